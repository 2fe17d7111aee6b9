import Foundation

/// The Swift toolchain whose `swift` is first on the path.
struct Toolchain {
    /// The driver of SwiftPM's commands, as found on the path.
    let swift: String
    /// The compiler itself, which the wrapper calls.
    let swiftc: String

    /// The toolchain on the path, or nil when there is none.
    static func find(path: String?) -> Toolchain? {
        for folder in (path ?? "").split(separator: ":") {
            let swift = "\(folder)/swift"
            guard FileManager.default.isExecutableFile(atPath: swift) else { continue }
            let folder = URL(fileURLWithPath: swift).resolvingSymlinksInPath().deletingLastPathComponent().path
            // A version manager's `swift` is a link to the manager: what it shows on the path is
            // then called, and finds the toolchain by itself.
            for swiftc in ["\(folder)/swiftc", "\(URL(fileURLWithPath: swift).deletingLastPathComponent().path)/swiftc"]
            where FileManager.default.isExecutableFile(atPath: swiftc) {
                return Toolchain(swift: swift, swiftc: swiftc)
            }
        }
        return nil
    }
}
