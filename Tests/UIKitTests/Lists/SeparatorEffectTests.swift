import Testing
import UIKit

private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
}

/// Apple documentation: *UITableView*, "separatorEffect".
@Suite @MainActor struct SeparatorEffectTests {
    private let rows = Rows()
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark))

    init() {
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = rows
    }

    private func effectViews() -> [UIVisualEffectView] {
        table.layoutIfNeeded()
        return table.visibleCells.flatMap { cell in
            cell.layoutIfNeeded()
            return cell.subviews.compactMap { $0 as? UIVisualEffectView }
        }
    }

    @Test func separatorsAreShownThroughTheEffect() throws {
        table.separatorColor = .red
        table.separatorEffect = effect
        #expect(table.separatorEffect === effect)
        let views = effectViews()
        #expect(views.count == 2)
        let view = try #require(views.first)
        #expect(view.effect?.isEqual(effect) == true)
        #expect(view.contentView.backgroundColor == .red)
        let cell = try #require(view.superview)
        #expect(view.frame.minX == 15)
        #expect(view.frame.maxX == 320)
        #expect(view.frame.maxY == cell.bounds.maxY)
    }

    @Test func withoutEffectOrLinesThereIsNone() {
        #expect(effectViews().isEmpty)
        table.separatorEffect = effect
        #expect(effectViews().count == 2)
        table.separatorEffect = nil
        #expect(effectViews().isEmpty)
        table.separatorEffect = effect
        table.separatorStyle = .none
        #expect(effectViews().isEmpty)
    }
}
