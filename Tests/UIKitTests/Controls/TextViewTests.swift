import Testing
import UIKit

/// Text views and refresh controls (Apple documentation: *UITextView*, *UIRefreshControl*).
@Suite @MainActor struct TextViewTests {
    final class Delegate: NSObject, UITextViewDelegate {
        var calls: [String] = []
        func textViewDidBeginEditing(_ textView: UITextView) { calls.append("begin") }
        func textViewDidEndEditing(_ textView: UITextView) { calls.append("end") }
        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
            calls.append("should \(range.location),\(range.length)")
            return text != "x"
        }
        func textViewDidChange(_ textView: UITextView) { calls.append("change") }
    }

    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let delegate = Delegate()

    init() {
        window.addSubview(view)
        view.delegate = delegate
    }

    @Test func defaults() {
        #expect(view.text == "" && view.isEditable && view.isSelectable)
        #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
        #expect(view.font == UIFont.systemFont(ofSize: 12))
    }

    @Test func editing() {
        #expect(view.becomeFirstResponder())
        view.insertText("a")
        view.insertText("\n")
        view.insertText("x")
        view.deleteBackward()
        #expect(view.text == "a")
        #expect(view.resignFirstResponder())
        #expect(
            delegate.calls == [
                "begin", "should 0,0", "change", "should 1,0", "change", "should 2,0", "should 1,1", "change", "end",
            ])
    }

    @Test func selectionIsReplaced() {
        view.text = "one two"
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 4, length: 3)
        view.insertText("2")
        #expect(view.text == "one 2")
        #expect(view.selectedRange == NSRange(location: 5, length: 0))
    }

    @Test("content grows with the text")
    func contentSize() {
        view.layoutIfNeeded()
        let line = view.contentSize.height
        view.text = "one\ntwo\nthree\nfour\nfive\nsix\nseven\neight\nnine"
        view.layoutIfNeeded()
        #expect(view.contentSize.height > 5 * line / 2)
        #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height == view.contentSize.height)
    }

    @Test("a view that does not scroll has the size of its text")
    func intrinsicSize() {
        #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
        view.isScrollEnabled = false
        #expect(view.intrinsicContentSize.height > 16)
    }

    @Test func refreshing() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let control = UIRefreshControl()
        var count = 0
        control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
        scroll.refreshControl = control
        #expect(scroll.refreshControl === control && !control.isRefreshing)
        control.beginRefreshing()
        #expect(control.isRefreshing && count == 0)
        control.endRefreshing()
        #expect(!control.isRefreshing)
        #expect(scroll.contentInset.top == 0)
        scroll.refreshControl = nil
        #expect(control.superview == nil)
    }
}
