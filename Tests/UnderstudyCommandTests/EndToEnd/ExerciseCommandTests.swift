import Foundation
import Testing

extension EndToEnd {
    /// `understudy exercise` on a package that knows nothing of it.
    @Suite struct ExerciseCommandTests {
        @Test func `each controller that can be made is exercised, and a mistake ends the command with 1`() throws {
            let fixture = try Fixture("Journeys")
            try fixture.write(
                """
                import UIKit

                final class LeakingController: UIViewController {
                    private var keep: (() -> Void)?
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        keep = { self.title = "kept" }
                    }
                }
                """, to: "Sources/Journeys/Leaking.swift")
            let before = try fixture.contents()
            let sound = try fixture.run("exercise", "HomeController")
            #expect(sound.code == 0, "\(sound.everything)")
            #expect(sound.output.contains("Journeys.HomeController:\nno lifecycle mistake found"))
            let leaking = try fixture.run("exercise", "LeakingController")
            #expect(leaking.code == 1, "\(leaking.everything)")
            #expect(leaking.output.contains("[controller-not-released]"))
            #expect(try fixture.contents() == before)
        }
    }
}
