/// The scene of a class in the storyboards that lie beside the program.
@MainActor
package struct ClassScene {
    private let storyboard: UIStoryboard
    private let id: String

    /// Looks in the main bundle and in the resources of packages for a storyboard with a controller of this very
    /// class; nil where there is none. Storyboards that do not name the class are not read.
    package init?(of type: UIViewController.Type) {
        let name = String(describing: type)
        for bundle in Self.bundles {
            for url in NibFinder.urls("storyboard", in: bundle) {
                guard let text = try? String(contentsOf: url, encoding: .utf8), text.contains("customClass=\"\(name)\"") else { continue }
                let storyboard = UIStoryboard(name: url.deletingPathExtension().lastPathComponent, bundle: bundle)
                guard let id = storyboard.id(ofClass: type, named: name) else { continue }
                (self.storyboard, self.id) = (storyboard, id)
                return
            }
        }
        return nil
    }

    /// Makes the controller as the storyboard does.
    package func make() -> UIViewController? { storyboard.makeController(id: id) }

    private static var bundles: [Bundle] {
        let top = Bundle.main.bundleURL
        let names = (try? FileManager.default.contentsOfDirectory(atPath: top.path)) ?? []
        let packages = names.sorted().filter { $0.hasSuffix(".resources") }
        return packages.compactMap { Bundle(url: top.appendingPathComponent($0)) } + [.main]
    }
}
