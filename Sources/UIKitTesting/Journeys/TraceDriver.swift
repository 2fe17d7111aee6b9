/// What the program that `understudy trace` builds does: names its controllers, or takes one on a journey.
///
/// Events go to the file that `UNDERSTUDY_EVENTS` names; the command reads it, also after a crash.
@MainActor
public enum TraceDriver {
    /// Runs `list`, or `run TYPE STEPS`; ends with 0, or 2 when the class is not there.
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
            _ = journey.run { type.init() }
            exit(0)
        default: exit(2)
        }
    }
}
