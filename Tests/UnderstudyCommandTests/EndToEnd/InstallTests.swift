import Foundation
import Testing

extension EndToEnd {
    /// `make install`: a command that works without the checkout.
    @Suite struct InstallTests {
        @Test func `an installed command builds and runs a package`() throws {
            let package = try Fixture("Program")
            let prefix = package.folder.deletingLastPathComponent().appendingPathComponent("a prefix")
            let install = try CommandRun(
                executable: CommandRun.root.appendingPathComponent("scripts/install"), arguments: [prefix.path],
                in: package.folder)
            #expect(install.code == 0, "\(install.everything)")

            let command = prefix.appendingPathComponent("bin/understudy")
            let run = try CommandRun(executable: command, arguments: ["run", "Program"], in: package.folder)
            #expect(run.code == 7, "\(run.everything)")
            #expect(run.output == "insets 3.0, arguments , clock wall\n", "\(run.everything)")

            let checkout = CommandRun.root.path
            let toolset = try String(
                contentsOf: prefix.appendingPathComponent("lib/understudy/share/toolset.json"), encoding: .utf8)
            #expect(!toolset.contains(checkout))
            let doctor = try CommandRun(executable: command, arguments: ["doctor"], in: package.folder)
            #expect(doctor.output.contains("UIKit in \(prefix.path)/lib/understudy"), "\(doctor.everything)")
        }
    }
}
