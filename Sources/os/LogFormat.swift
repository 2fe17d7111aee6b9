import Foundation

/// The system's formats: `printf`'s, with `{public}` and the like behind the percent sign.
enum LogFormat {
    /// The text of a message with its values. Private values are shown, as they are to a process that
    /// a debugger watches.
    static func string(_ format: StaticString, _ arguments: [CVarArg]) -> String {
        let plain = withoutAnnotations("\(format)")
        return arguments.isEmpty ? plain.replacingOccurrences(of: "%%", with: "%")
            : String(format: plain, arguments: arguments)
    }

    /// `%@` of `%{public}@`.
    static func withoutAnnotations(_ format: String) -> String {
        guard format.contains("%{") else { return format }
        var result = ""
        var rest = format[...]
        while let percent = rest.firstIndex(of: "%") {
            result += rest[...percent]
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                result.append("%")
                rest = rest.dropFirst()
            } else if rest.first == "{", let close = rest.firstIndex(of: "}") {
                rest = rest[rest.index(after: close)...]
            }
        }
        return result + rest
    }
}
