@testable import SourceTranslation
import Testing

/// What a look at a file's words tells (docs/source-translation.md).
@Suite struct ScanningTests {
    private func asksForSwiftUI(_ text: String) -> Bool { SourceScanner.scan(Array(text.utf8)).traits.contains(.asksForSwiftUI) }

    @Test func `a part for SwiftUI can be left out`() {
        #expect(asksForSwiftUI("#if canImport(SwiftUI)\nimport SwiftUI\nextension View {}\n#endif\n"))
        #expect(asksForSwiftUI("#if canImport(SwiftUI)\n  import SwiftUI\n#endif\nstruct Row {}\n"))
    }

    @Test func `extensions name what is lacking as well`() {
        let traits = SourceScanner.scan(Array("#if canImport(SwiftUI)\nimport SwiftUI\nextension LocalizedStringKey {}\n#endif\n".utf8)).traits
        #expect(traits.contains(.lackingSwiftUI))
    }

    @Test func `what is named outside such a part cannot`() {
        let start = "import UIKit\n#if canImport(SwiftUI)\n  import SwiftUI\n#endif\n"
        #expect(!asksForSwiftUI(start + "struct Movement { var animation: Animation }\n"))
        #expect(asksForSwiftUI(start + "#if canImport(SwiftUI)\nstruct Movement { var animation: Animation }\n#endif\n"))
    }
}
