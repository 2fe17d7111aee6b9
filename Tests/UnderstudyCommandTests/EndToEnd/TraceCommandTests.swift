import Foundation
import Testing

extension EndToEnd {
    /// `understudy trace` on a package that knows nothing of it.
    @Suite struct TraceCommandTests {
        @Test func `a package is traced without being changed, in three formats`() throws {
            let fixture = try Fixture("Journeys")
            let before = try fixture.contents()
            let list = try fixture.run("trace", "--list")
            #expect(list.code == 0, "\(list.everything)")
            let names = list.output.split(separator: "\n")
            #expect(names.contains("Journeys.HomeController") && names.contains("Journeys.Nested.HangingController"))
            #expect(names.contains("Journeys.BadgeController"))

            let text = try fixture.run("trace", "--journey", "open,push,swipe-back:0.4:cancel,pop", "HomeController")
            #expect(text.code == 0, "\(text.everything)")
            let lines = text.output.split(separator: "\n", omittingEmptySubsequences: false)
            #expect(lines.first == "Journeys.HomeController: open, push, swipe-back:0.4:cancel, pop")
            #expect(lines.contains { $0.hasSuffix("└ HomeController#2.viewDidAppear(true)") || $0.contains("└ HomeController#2.viewDidAppear(true)") })
            #expect(lines.contains { $0.contains("by UIViewController.addChild(_:) in Journeys.HomeController.") })
            #expect(lines.contains { $0.contains("by a person's swipe back") })
            #expect(!text.output.contains("Build complete"), "the trace alone is on standard output")

            let json = try fixture.run("trace", "--format", "json", "--journey", "open", "HomeController")
            #expect(json.code == 0)
            let objects = try json.output.split(separator: "\n").map {
                try #require(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
            }
            #expect(objects.first?["event"] as? String == "start")
            #expect(objects.contains { $0["callback"] as? String == "viewDidAppear" && $0["type"] as? String == "Journeys.HomeController" })

            let mermaid = try fixture.run("trace", "--format=mermaid", "--journey=open,push", "Journeys.HomeController")
            #expect(mermaid.code == 0)
            #expect(mermaid.output.hasPrefix("%% Journeys.HomeController\nsequenceDiagram\n    participant UIKit\n"))
            #expect(try fixture.contents() == before)
        }

        @Test func `controllers that trap, raise or hang end their own trace and no other`() throws {
            let fixture = try Fixture("Journeys")
            let run = try fixture.run("trace", "--journey", "open,push,pop", "--timeout", "5")
            #expect(run.code == 1, "\(run.everything)")
            let messages = run.messages.joined(separator: "\n")
            #expect(!messages.contains("BadgeController"))
            #expect(messages.contains("Journeys.DetailController is left out: it cannot be made without arguments"))
            #expect(messages.contains("Journeys.TrappingController crashed: "))
            #expect(!run.errors.contains("Current stack trace:"))
            #expect(messages.contains("trapped on purpose in step 'push'; its trace ends there"))
            #expect(messages.contains("Journeys.RaisingController raised NSInvalidArgumentException: Pushing the same view controller"))
            #expect(messages.contains("Journeys.Nested.HangingController did not come back in time and was ended in step 'open'"))
            #expect(run.output.contains("└ TrappingController.viewDidAppear(false)"))
            #expect(run.output.contains("┌ TrappingController#2.viewWillAppear(true)"))
            #expect(run.output.contains("✗ NSInvalidArgumentException: "))
            #expect(run.output.contains("└ HomeController.viewDidAppear(false)"))
        }

        @Test func `a controller that a storyboard has is made from it, with its outlets`() throws {
            let fixture = try Fixture("Journeys")
            let traced = try fixture.run("trace", "--journey", "open,push", "StoryboardController")
            #expect(traced.code == 0, "\(traced.everything)")
            #expect(traced.output.contains("└ StoryboardController#2.viewDidAppear(true)"))
            let other = try fixture.run("trace", "--journey", "open", "StoryboardController", environment: ["UNDERSTUDY_DEVICE": "iPad"])
            #expect(other.output.contains(" on iPad, iOS "), "\(other.everything)")
            let exercised = try fixture.run("exercise", "StoryboardController")
            #expect(exercised.code == 0, "\(exercised.everything)")
        }

        @Test func `what cannot be traced is said`() throws {
            let fixture = try Fixture("Journeys")
            let unknown = try fixture.run("trace", "HomeControler")
            #expect(unknown.code == 64)
            #expect(unknown.messages == ["understudy: the package has no view-controller class 'HomeControler'; did you mean Journeys.HomeController?"])
            let needy = try fixture.run("trace", "DetailController")
            #expect(needy.code == 1)
            #expect(needy.messages.contains("understudy: Journeys.DetailController is left out: it cannot be made without arguments"))
            let step = try fixture.run("trace", "--journey", "open,fly")
            #expect(step.code == 64)
            #expect(step.errors.hasPrefix("understudy: 'fly' is not a step; steps are open, push"))
        }
    }
}
