import Testing
import UIKit

/// Search bars (Apple documentation: *UISearchBar*, *UISearchBarDelegate*).
@Suite @MainActor struct SearchBarTests {
    final class Delegate: NSObject, UISearchBarDelegate {
        var calls: [String] = []
        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("begin") }
        func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { calls.append("end") }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { calls.append("text \(searchText)") }
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { calls.append("search") }
        func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
            calls.append("scope \(selectedScope)")
        }
    }

    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 480))
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 390, height: 56))
    let delegate = Delegate()

    init() {
        window.addSubview(bar)
        bar.delegate = delegate
    }

    @Test("56 points high, 44 more with scopes; the field is 36")
    func sizes() {
        #expect(bar.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 56))
        bar.layoutIfNeeded()
        #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 374, height: 36))
        bar.scopeButtonTitles = ["A", "B"]
        #expect(bar.intrinsicContentSize.height == 56)
        bar.showsScopeBar = true
        #expect(bar.intrinsicContentSize.height == 100)
        bar.selectedScopeButtonIndex = 1
        #expect(bar.selectedScopeButtonIndex == 1)
    }

    @Test func cancelButtonTakesRoom() {
        bar.showsCancelButton = true
        bar.layoutIfNeeded()
        #expect(bar.searchTextField.frame.width < 374)
        bar.setShowsCancelButton(false, animated: false)
        bar.layoutIfNeeded()
        #expect(bar.searchTextField.frame.width == 374)
    }

    @Test func editingReachesTheDelegate() {
        #expect(bar.becomeFirstResponder())
        #expect(bar.isFirstResponder)
        bar.searchTextField.insertText("a")
        bar.searchTextField.insertText("\n")
        #expect(bar.resignFirstResponder())
        #expect(bar.text == "a")
        #expect(delegate.calls == ["begin", "text a", "search", "end"])
    }
}
