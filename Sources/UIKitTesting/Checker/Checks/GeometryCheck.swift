internal import LifecycleRules

/// Sizes, safe areas, traits and windows that were read before they were final.
final class GeometryCheck: RunTimeCheck {
    private struct Read {
        let geometry: EngineHappening.Geometry
        let callback: LifecycleCallback
        let value: String
        let size: CGSize
        let site: String?
    }

    private var reads: [ObjectIdentifier: [Read]] = [:]

    func happened(_ happening: EngineHappening, _ engine: CheckEngine) {
        guard case .read(let geometry, let view) = happening, let frame = engine.frame else { return }
        let id = ObjectIdentifier(frame.controller)
        guard reads[id, default: []].count < 50 else { return }
        reads[id, default: []].append(
            Read(
                geometry: geometry, callback: frame.callback, value: value(geometry, view), size: view.layer.bounds.size,
                site: EngineHooks.callSite()))
    }

    func ended(_ frame: CheckFrame, _ engine: CheckEngine) {
        let id = ObjectIdentifier(frame.controller)
        guard let noted = reads[id], let view = frame.controller.viewIfLoaded else { return }
        switch frame.callback {
        case .viewDidLoad, .viewWillAppear:
            // A frame for a subview that follows the view's size is right whatever the size becomes.
            let following = view.subviews.filter { $0.autoresizingMask.isSuperset(of: [.flexibleWidth, .flexibleHeight]) }
            reads[id] = noted.filter { read in
                !(read.callback == frame.callback && (read.geometry == .bounds || read.geometry == .frame)
                    && following.contains { $0.layer.frame.size == read.size })
            }
        case .viewDidAppear:
            reads[id] = nil
            for read in noted {
                let later = value(read.geometry, view)
                guard later != read.value else { continue }
                let name = shortName(frame.controller)
                engine.find(
                    EarlyGeometry.self,
                    EarlyGeometry.message(
                        expression: "view.\(read.geometry.rawValue)", callback: read.callback.signature, read: read.value, later: later),
                    type: name, callback: read.callback, sites: [read.site])
            }
        default: return
        }
    }

    private func value(_ geometry: EngineHappening.Geometry, _ view: UIView) -> String {
        switch geometry {
        case .bounds, .frame: return "\(number(view.layer.bounds.width)) × \(number(view.layer.bounds.height))"
        case .safeAreaInsets:
            let insets = view.safeAreaInsets
            return "(top \(number(insets.top)), left \(number(insets.left)), bottom \(number(insets.bottom)), right \(number(insets.right)))"
        case .window: return view.window == nil ? "nil" : "a window"
        case .traitCollection:
            let traits = view.traitCollection
            return "(\(word(traits.horizontalSizeClass)) × \(word(traits.verticalSizeClass)), "
                + "\(traits.userInterfaceStyle == .dark ? "dark" : "light"), \(number(traits.displayScale))x)"
        }
    }

    private func word(_ sizeClass: UIUserInterfaceSizeClass) -> String {
        switch sizeClass {
        case .compact: return "compact"
        case .regular: return "regular"
        default: return "unspecified"
        }
    }

    private func number(_ value: CGFloat) -> String {
        value == value.rounded() ? String(Int(value)) : String(format: "%.1f", Double(value))
    }

    func forget(_ controller: ObjectIdentifier) { reads[controller] = nil }
}
