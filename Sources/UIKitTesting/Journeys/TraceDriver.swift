/// What the program that `understudy trace` and `understudy exercise` build does: names its controllers, takes one
/// on a journey, or exercises it.
///
/// Events go to the file that `UNDERSTUDY_EVENTS` names; the command reads it, also after a crash.
@MainActor
public enum TraceDriver {
    /// Runs `list`, `run TYPE STEPS` or `exercise TYPE`; ends with 0, with 2 when the class is not there, and with
    /// 3 when the exercise found mistakes.
    public static func main() -> Never {
        let arguments = Array(CommandLine.arguments.dropFirst())
        switch arguments.first {
        case "list":
            for entry in ControllerClasses.ofExecutable() { print(entry.name) }
            exit(0)
        case "run" where arguments.count == 3:
            guard let type = ControllerClasses.ofExecutable().first(where: { $0.name == arguments[1] })?.type,
                let journey = try? Journey(arguments[2])
            else { exit(2) }
            _ = journey.run(on: .current, maker(of: type))
            exit(0)
        case "exercise" where arguments.count == 2:
            guard let type = ControllerClasses.ofExecutable().first(where: { $0.name == arguments[1] })?.type else { exit(2) }
            Task {
                let report = await LifecycleExerciser(on: .current, maker(of: type)).run()
                for note in report.notes { print("note: \(note)") }
                print(report)
                fflush(stdout)
                exit(report.findings.isEmpty ? 0 : 3)
            }
            // The tasks of the main actor have their turns here.
            while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
        default: exit(2)
        }
    }

    /// Makes controllers of a class: from the storyboard that has a scene of it, else without arguments.
    private static func maker(of type: UIViewController.Type) -> () -> UIViewController {
        let scene = ClassScene(of: type)
        return { scene?.make() ?? type.init() }
    }
}
