import Foundation

/// `understudy doctor`: runs the check of the machine that lies beside the command. It is a shell
/// script because it must also run where nothing could be built yet.
enum DoctorCommand {
    static func run(arguments: [String]) -> Int32 {
        guard let installation = Installation.current() else {
            Message.write("the command is not beside its modules and library; build or install it again")
            return 1
        }
        return ChildProcess.run(
            executable: "/bin/sh", arguments: [installation.doctor, installation.root] + arguments,
            environment: ProcessInfo.processInfo.environment)
    }
}
