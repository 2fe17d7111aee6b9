import Foundation

/// The folder in which the command, the compiler wrapper, UIKit's library and its modules lie.
///
/// ```
/// bin/understudy  bin/swiftc
/// lib/libUIKit.so  lib/libIndexStore.so
/// modules/UIKit.swiftmodule …
/// share/toolset.json  share/*.txt  share/doctor
/// ```
struct Installation {
    let root: String

    /// The installation that the running executable belongs to.
    static func current() -> Installation? {
        let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        let root = executable.deletingLastPathComponent().deletingLastPathComponent().path
        let installation = Installation(root: root)
        return FileManager.default.fileExists(atPath: installation.toolset) ? installation : nil
    }

    /// The compiler that SwiftPM is told to call: it translates sources and calls the real one.
    var compiler: String { root + "/bin/swiftc" }
    /// The C compiler that SwiftPM is told to call: it makes Swift of Objective-C and calls the real one otherwise.
    var clang: String { root + "/bin/clang" }
    /// Search paths and libraries that SwiftPM adds to each compile and link.
    var toolset: String { root + "/share/toolset.json" }
    var modules: String { root + "/modules" }
    var doctor: String { root + "/share/doctor" }

    /// The lines of a list under `share`, without comments.
    func list(_ name: String) -> [Substring] {
        guard let text = try? String(contentsOfFile: "\(root)/share/\(name)", encoding: .utf8) else { return [] }
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    }
}
