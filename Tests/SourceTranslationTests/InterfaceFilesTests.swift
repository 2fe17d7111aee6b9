import Foundation
@testable import SourceTranslation
import Testing

/// What a program finds beside itself that no manifest names (docs/linux.md, "The package's manifest").
@Suite struct InterfaceFilesTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("interface \(UUID().uuidString)")

    private func file(_ path: String, _ text: String = "") throws -> String {
        let url = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: url, atomically: true, encoding: .utf8)
        return url.path
    }

    private func text(_ path: String) -> String? {
        try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
    }

    @Test func undeclaredFilesAreLinkedBesideTheProgram() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let source = try file("Sources/Screens/Controllers/A.swift")
        _ = try file("Sources/Screens/Views/Main.storyboard", "main")
        _ = try file("Sources/Screens/Base.lproj/Cell.xib", "cell")
        _ = try file("Sources/Screens/Notes.txt", "no interface")
        _ = try file("Sources/Other/Other.storyboard", "another target's")
        let build = folder.appendingPathComponent("out/Screens.build").path
        let files = try #require(InterfaceFiles(sources: [source], moduleName: "Screens", buildFolder: build))
        files.link()
        files.link()
        #expect(text("out/Screens.resources/Main.storyboard") == "main")
        #expect(text("out/Screens.resources/Base.lproj/Cell.xib") == "cell")
        #expect(text("out/Screens.resources/Notes.txt") == nil && text("out/Screens.resources/Other.storyboard") == nil)
        #expect(files.lacksAccessor && files.accessor.contains("Screens.resources"))
    }

    @Test func declaredResourcesKeepTheirBundle() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let source = try file("Sources/Screens/A.swift")
        _ = try file("Sources/Screens/Main.storyboard")
        let accessor = try file(
            "out/Screens.build/DerivedSources/resource_bundle_accessor.swift",
            "let mainPath = Bundle.main.bundleURL.appendingPathComponent(\"Package_Screens.resources\").path")
        let files = try #require(
            InterfaceFiles(
                sources: [source, accessor], moduleName: "Screens",
                buildFolder: folder.appendingPathComponent("out/Screens.build").path))
        #expect(!files.lacksAccessor)
        #expect(files.bundle == folder.appendingPathComponent("out/Package_Screens.resources").path)
    }

    @Test func modulesWithoutInterfaceFilesHaveNone() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let source = try file("Sources/Plain/A.swift")
        let build = folder.appendingPathComponent("out/Plain.build").path
        #expect(InterfaceFiles(sources: [source], moduleName: "Plain", buildFolder: build) == nil)
    }

    @Test func testsHaveABundleIdentifier() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = try file("out/keep")
        let build = folder.appendingPathComponent("out/PPackageTests.build").path
        MainBundleInfo.write(sources: ["/p/A.swift"], moduleName: "P", buildFolder: build)
        #expect(text("out/Info.plist") == nil)
        MainBundleInfo.write(
            sources: ["/p/PPackageTests.derived/runner.swift"], moduleName: "PPackageTests", buildFolder: build)
        let plist = try #require(text("out/Info.plist"))
        let values = try PropertyListSerialization.propertyList(from: Data(plist.utf8), format: nil) as? [String: String]
        #expect(values?["CFBundleIdentifier"] == "PPackageTests")
    }
}
