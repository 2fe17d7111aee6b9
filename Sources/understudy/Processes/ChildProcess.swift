import Foundation

/// A process that shares this one's terminal, group and standard input.
enum ChildProcess {
    /// Runs a process to its end and returns its exit code, or 128 and the signal that ended it.
    ///
    /// - Parameter reading: given, each line of its output and errors is shown to it. Everything is
    ///   passed on as it is; where we write to a terminal, so does the process.
    /// - Parameter ontoErrors: whether what it writes to standard output is passed on to standard error.
    static func run(
        executable: String, arguments: [String], environment: [String: String],
        ontoErrors: Bool = false, reading: ((String) -> Void)? = nil
    ) -> Int32 {
        let channels = reading == nil ? [] : OutputChannel.forStandardOutputs(ontoErrors: ontoErrors)
        guard let process = spawn(executable, arguments, environment, channels) else { return 1 }
        // Interrupts reach the whole group: SwiftPM ends its children and then itself, and we follow.
        signal(SIGINT, SIG_IGN)
        signal(SIGQUIT, SIG_IGN)
        var status: Int32 = 0
        var hasEnded = false
        OutputChannel.forward(channels, reading: reading ?? { _ in }) {
            hasEnded = hasEnded || waitpid(process, &status, WNOHANG) == process
            return hasEnded
        }
        while !hasEnded, waitpid(process, &status, 0) == -1 {
            guard errno == EINTR else { return 1 }
        }
        let signal = status & 0x7f
        return signal == 0 ? (status >> 8) & 0xff : 128 + signal
    }

    private static func spawn(
        _ executable: String, _ arguments: [String], _ environment: [String: String], _ channels: [OutputChannel]
    ) -> pid_t? {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for channel in channels {
            for target in channel.targets {
                posix_spawn_file_actions_adddup2(&actions, channel.writeEnd, target)
            }
        }
        for channel in channels {
            posix_spawn_file_actions_addclose(&actions, channel.readEnd)
            posix_spawn_file_actions_addclose(&actions, channel.writeEnd)
        }
        var words: [UnsafeMutablePointer<CChar>?] = ([executable] + arguments).map { strdup($0) }
        var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0.key)=\($0.value)") }
        words.append(nil)
        variables.append(nil)
        defer { (words + variables).forEach { free($0) } }

        var process: pid_t = 0
        let code = posix_spawn(&process, executable, &actions, nil, words, variables)
        channels.forEach { close($0.writeEnd) }
        guard code == 0 else {
            Message.write("cannot start \(executable): \(String(cString: strerror(code)))")
            return nil
        }
        return process
    }
}
