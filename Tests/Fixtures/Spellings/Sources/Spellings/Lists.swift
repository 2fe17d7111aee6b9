import CoreGraphics
import MobileCoreServices
import ObjectiveC
import QuartzCore
import UIKit

@IBDesignable
open class BaseCell: UITableViewCell {
    @IBInspectable public var isMarked: Bool = false
    public private(set) var madeBy = ""

    override public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        madeBy = "style \(style.rawValue) \(reuseIdentifier ?? "")"
    }

    required public init?(coder: NSCoder) { super.init(coder: coder) }
}

public final class TitleCell: BaseCell {
    public let note = "title"
}

public final class GridCell: UICollectionViewCell {
    public var wasMade = false
    public override init(frame: CGRect) {
        super.init(frame: frame)
        wasMade = true
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

public final class Header: UITableViewHeaderFooterView {
    public var name: String?
    override public init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        name = reuseIdentifier
    }
    required init?(coder: NSCoder) { nil }
}

public final class Table: UITableView {
    public var wasMade = false
    public override init(frame: CGRect, style: UITableView.Style) {
        super.init(frame: frame, style: style)
        wasMade = true
    }
    required init?(coder: NSCoder) { nil }
}

public final class Grid: UICollectionView {
    public override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        super.init(frame: frame, collectionViewLayout: layout)
    }
    required init?(coder: NSCoder) { nil }
}

public final class Line: CAShapeLayer {
    public var kind = "none"
    public override init() {
        super.init()
        kind = "plain"
    }
    public override init(layer: Any) {
        super.init(layer: layer)
        if let line = layer as? Line { kind = "copy of \(line.kind)" }
    }
    required init?(coder: NSCoder) { nil }
}

public final class Jump: UIStoryboardSegue {
    public var performed = false
    override public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        super.init(identifier: identifier, source: source, destination: destination)
    }
    override public func perform() { performed = true }
}

/// A cell of any class that the table view registers and asks for by its class.
public func cell<Cell: UITableViewCell>(_ type: Cell.Type, style: UITableViewCell.CellStyle) -> Cell {
    Cell(style: style, reuseIdentifier: String(describing: type))
}

public final class Notes: NSObject, UITableViewDataSource {
    public var rows = ["a", "b", "c"]

    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
        cell.textLabel?.text = rows[indexPath.row]
        return cell
    }
    public func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        rows.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .none)
    }
}

@objcMembers
open class Counter: NSObject {
    public var count = 0
    public func increment() { count += 1 }
    @nonobjc public func hidden() { count = -1 }
    @IBAction public func reset(_ sender: Any) { count = 0 }
    @IBSegueAction func make(_ coder: NSCoder) -> UIViewController? { nil }

    public static let getter = #selector(getter: Counter.count)
    public static let setter = #selector(setter: count)
}

public enum Elsewhere {
    public static let increment = #selector(Counter.increment)
    public static let overloaded = #selector(UITableViewDataSource.tableView(_:commit:forRowAt:))
    public static let imageType = kUTTypeImage as String
}
