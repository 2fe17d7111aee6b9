/// Makes the objects of a document: first all objects, then their connections, then `awakeFromNib`
/// (Apple documentation: *NSObject*, awakeFromNib; `docs/lifecycle.md`, section 1).
@MainActor
final class NibLoader {
    let bundle: Bundle
    /// The storyboard and controller whose scene is loaded, if any.
    let storyboard: UIStoryboard?
    weak var controller: UIViewController?
    private(set) var objects: [String: AnyObject] = [:]
    private var made: [(element: NibElement, object: AnyObject)] = []

    init(bundle: Bundle, storyboard: UIStoryboard? = nil, controller: UIViewController? = nil) {
        self.bundle = bundle
        self.storyboard = storyboard
        self.controller = controller
    }

    /// Makes top-level objects; placeholders stand for the owner and the first responder.
    func load(_ elements: [NibElement], owner: AnyObject?) -> [Any] {
        var top: [Any] = []
        for element in elements {
            if element.name == "placeholder" {
                if element["placeholderIdentifier"] == "IBFilesOwner", let id = element.id {
                    objects[id] = owner
                    if let owner { made.append((element, owner)) }
                }
                continue
            }
            if let object = make(element) { top.append(object) }
        }
        finish(waking: owner)
        return top
    }

    /// Makes the view of a scene's controller, and what stands beside it.
    func loadView(_ view: NibElement?, beside others: [NibElement], of controller: UIViewController, id: String?) {
        if let id { objects[id] = controller }
        for element in others where element.name != "placeholder" && element.name != "exit" { _ = make(element) }
        if let view, let made = make(view) as? UIView {
            if let table = made as? UITableView { connectByDefault(table, to: controller) }
            controller.view = made
        }
    }

    private func connectByDefault(_ table: UITableView, to controller: UIViewController) {
        guard let own = controller as? UITableViewController else { return }
        own.staticRows = staticRows
    }

    var staticRows: StaticRows?

    // MARK: Objects

    func make(_ element: NibElement) -> AnyObject? {
        let object: AnyObject?
        if NibClasses.isView(element) || element.parent?.name == "subviews" {
            object = makeView(element)
        } else if element.name == "barButtonItem" || element.name == "navigationItem" {
            object = nil
        } else {
            object = NibClasses.makeRecognizer(element.name)
        }
        if let object { register(object, element) }
        return object
    }

    func register(_ object: AnyObject, _ element: NibElement) {
        if let id = element.id { objects[id] = object }
        made.append((element, object))
    }

    private func makeView(_ element: NibElement) -> UIView? {
        let type: AnyClass = NibClasses.type(of: element) ?? standIn(for: element)
        guard let type = type as? UIView.Type, let view = type.init(coder: NibDecoder(element)) else { return nil }
        NibProperties.apply(element, to: view, bundle: bundle)
        for guide in element.children where guide.name == "viewLayoutGuide" {
            if let id = guide.id { objects[id] = layoutGuide(guide["key"], of: view) }
        }
        let content = addContent(element, to: view)
        for child in element.list("subviews") {
            guard let subview = make(child) as? UIView else { continue }
            if let stack = content as? UIStackView {
                stack.addArrangedSubview(subview)
            } else {
                content.addSubview(subview)
            }
        }
        return view
    }

    /// A plain view for a kind of view that is not read, so that constraints to it hold.
    private func standIn(for element: NibElement) -> AnyClass {
        UIKitLog.write(
            "\(documentName): '\(element.name)' (id '\(element.id ?? "")') is a kind of view that is not read from "
                + "documents; a plain view takes its place.")
        return UIView.self
    }

    /// What log lines call the document.
    var documentName: String { storyboard.map { "\($0.name).storyboard" } ?? "Interface Builder document" }

    private func layoutGuide(_ key: String?, of view: UIView) -> UILayoutGuide {
        switch (key, view) {
        case ("contentLayoutGuide", let scroll as UIScrollView): scroll.contentLayoutGuide
        case ("frameLayoutGuide", let scroll as UIScrollView): scroll.frameLayoutGuide
        case ("keyboard", _): view.keyboardLayoutGuide
        default: view.safeAreaLayoutGuide
        }
    }

    /// The view that subviews go into; lists also get their prototypes and static cells here.
    private func addContent(_ element: NibElement, to view: UIView) -> UIView {
        if let cell = view as? UITableViewCell {
            if let content = element.child("tableViewCellContentView") { fill(cell.contentView, from: content) }
            return cell.contentView
        }
        if let cell = view as? UICollectionViewCell {
            if let content = element.children.first(where: { $0["key"] == "contentView" }) {
                fill(cell.contentView, from: content)
            }
            return cell.contentView
        }
        if let effect = view as? UIVisualEffectView {
            if let content = element.value("contentView") { fill(effect.contentView, from: content) }
            return effect.contentView
        }
        if let table = view as? UITableView { addRows(element, to: table) }
        if let collection = view as? UICollectionView { addItems(element, to: collection) }
        return view
    }

    private func fill(_ content: UIView, from element: NibElement) {
        register(content, element)
        for child in element.list("subviews") {
            if let subview = make(child) as? UIView { content.addSubview(subview) }
        }
    }

    private func addRows(_ element: NibElement, to table: UITableView) {
        if let header = element.value("tableHeaderView"), let view = make(header) as? UIView { table.tableHeaderView = view }
        if let footer = element.value("tableFooterView"), let view = make(footer) as? UIView { table.tableFooterView = view }
        for prototype in element.list("prototypes") {
            guard let identifier = prototype["reuseIdentifier"] else { continue }
            table.register(PrototypeNib(prototype, loader: self), forCellReuseIdentifier: identifier)
        }
        let sections = element.list("sections")
        guard !sections.isEmpty else { return }
        let rows = StaticRows()
        rows.sections = sections.map { section in
            StaticRows.Section(
                header: section["headerTitle"], footer: section["footerTitle"],
                cells: section.list("cells").compactMap { make($0) as? UITableViewCell })
        }
        staticRows = rows
    }

    private func addItems(_ element: NibElement, to collection: UICollectionView) {
        for prototype in element.list("cells") {
            guard let identifier = prototype["reuseIdentifier"] else { continue }
            collection.register(PrototypeNib(prototype, loader: self), forCellWithReuseIdentifier: identifier)
        }
    }

    // MARK: Finishing

    /// Connects everything that was made, then wakes it. The owner wakes by itself.
    func finish(waking owner: AnyObject?) {
        let all = made
        made = []
        let context = NibConnections(loader: self)
        for (element, object) in all { context.addConstraints(of: element, in: object) }
        for (element, object) in all { context.connect(element, object) }
        for (element, object) in all { NibProperties.applyRuntimeAttributes(element, to: object, bundle: bundle) }
        for (_, object) in all where object !== owner && object !== controller {
            if let view = object as? UIView {
                view.awakeFromNib()
            } else if !(object is UIViewController) {
                (object as? NSObject)?.awakeFromNib()
            }
        }
    }
}

/// A cell of a storyboard, made anew for each use.
final class PrototypeNib: UINib {
    private let element: NibElement
    private weak var controller: UIViewController?
    private let storyboard: UIStoryboard?
    private let prototypeBundle: Bundle

    init(_ element: NibElement, loader: NibLoader) {
        self.element = element
        controller = loader.controller
        storyboard = loader.storyboard
        prototypeBundle = loader.bundle
        super.init(elements: [element], bundle: loader.bundle)
    }

    override func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        let loader = NibLoader(bundle: prototypeBundle, storyboard: storyboard, controller: controller)
        return loader.load([element], owner: nil)
    }
}
