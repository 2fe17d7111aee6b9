@testable import SourceTranslation
import Testing

/// Members of `AnyObject` (Apple documentation, "Using Swift with Cocoa and Objective-C", AnyObject).
@Suite struct AnyObjectTests {
    @Test func propertiesAreLookedUpByName() {
        expectTranslation(
            """
            class C {
                var things: [AnyObject] { [] }
                weak var owner: AnyObject?
                func f(_ sender: AnyObject) {
                    use(self.things.first?.priority, things[0].priority)
            →       use(_anyMember(self.things.first, "priority"), _anyMember(things[0], "priority"))
                    let tag: Int = sender.tag
            →       let tag: Int = _anyMember(sender, "tag")
                    let name: String = owner!.name!
            →       let name: String = _anyMember(owner, "name")!
                    use((x as AnyObject).title)
            →       use(_anyMember((x as AnyObject), "title"))
                }
            }
            """)
    }

    @Test func methodsAreCalledBySelector() {
        expectTranslation(
            """
            func f(sender: AnyObject, other: AnyObject?) {
                sender.refresh()
            →   _anyCall(sender, "refresh")
                sender.refresh?()
            →   _anyCall(sender, "refresh")
                other?.move(1, to: 2)
            →   _anyCall(other, "move:to:", 1, 2)
            }
            """)
    }

    @Test func otherNamesStay() {
        expectTranslation(
            """
            protocol P: AnyObject { var name: String { get } }
            func f(sender: AnyObject, object: AnyObject) {
                if let sender = sender as? UIButton { sender.tag = 1 }
                for object in views { object.tag = 2 }
                notification.object.tag
                sender === object
            }
            """)
    }

    @Test func `any object performs selectors`() {
        expectTranslation(
            """
            import Foundation
            func f(_ object: Any) {
                current?.perform(Selector("a:"), with: false)
            →     _performing(current)?.perform(Selector("a:"), with: false)
                _ = current.perform(NSSelectorFromString("a"))
            →     _ = _performing(current).perform(NSSelectorFromString("a"))
                self.perform(Selector("a"))
                _ = UIApplication.perform(NSSelectorFromString("a"))
                queue.perform(work)
            }
            """)
    }
}
