import Foundation
import Testing

extension EndToEnd {
    /// The commands that do not touch a package.
    @Suite struct OtherCommandsTests {
        let folder = FileManager.default.temporaryDirectory

        @Test(arguments: [[], ["help"], ["--help"], ["-h"]])
        func `help names every command`(arguments: [String]) throws {
            let run = try CommandRun(arguments, in: folder)
            #expect(run.code == 0)
            for command in ["test", "build", "run", "trace", "doctor", "version", "help"] {
                #expect(run.output.contains("\n  \(command) "))
            }
        }

        @Test(arguments: [["tset"], ["help", "tset"]])
        func `an unknown command is refused`(arguments: [String]) throws {
            let run = try CommandRun(arguments, in: folder)
            #expect(run.code == 64)
            #expect(run.errors == "understudy: 'tset' is not a command; see 'understudy help'\n")
        }

        @Test(arguments: [(["help", "lint"], "understudy lint PATH"), (["help", "rules"], "understudy rules NAME"), (["rules", "--help"], "understudy rules NAME"), (["help", "trace"], "understudy trace")])
        func `help explains a command`(arguments: [String], usage: String) throws {
            let run = try CommandRun(arguments, in: folder)
            #expect(run.code == 0)
            #expect(run.output.contains(usage))
        }

        @Test func `version is one line`() throws {
            let run = try CommandRun(["version"], in: folder)
            #expect(run.code == 0)
            #expect(run.output.hasPrefix("understudy "))
            #expect(run.output.filter { $0 == "\n" }.count == 1)
        }

        @Test func `doctor finds nothing missing where the tests run`() throws {
            let run = try CommandRun(["doctor"], in: folder)
            #expect(run.code == 0, "\(run.everything)")
            #expect(run.output.contains("ok       Swift 6.3"), "\(run.output)")
            #expect(run.output.contains("ok       UIKit in "), "\(run.output)")
        }

        @Test func `doctor says what is missing and how to get it`() throws {
            // Only the system's own programs: no toolchain is among them.
            let run = try CommandRun(
                ["doctor"], in: folder, environment: ["PATH": "/bin", "UNDERSTUDY_CACHE": "/proc/none"])
            #expect(run.code == 1, "\(run.everything)")
            #expect(run.output.contains("missing  Swift 6.3\n         get it from https://www.swift.org/install/linux"))
            #expect(run.output.contains("missing  a writable cache folder (/proc/none)\n         set UNDERSTUDY_CACHE"))
        }

        @Test func `without a toolchain the package commands say so`() throws {
            let run = try CommandRun(["test"], in: folder, environment: ["PATH": "/nowhere"])
            #expect(run.code == 1)
            #expect(run.errors == "understudy: no 'swift' on the path; see 'understudy doctor'\n")
        }
    }
}
