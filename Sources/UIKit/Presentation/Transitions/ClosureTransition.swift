/// A transition whose container says in closures what it adds.
@MainActor
final class ClosureTransition: ScreenTransition {
    var installing: (() -> Void)?
    var moving: (() -> Void)?
    var beforeReversal: (() -> Void)?
    var beforeDids: ((_ completed: Bool) -> Void)?
    var uninstalling: ((_ completed: Bool) -> Void)?
    var afterDids: ((_ completed: Bool) -> Void)?

    override func install() { installing?() }
    override func builtInAnimation() -> (() -> Void)? { moving }
    override func willReverse() { beforeReversal?() }
    override func willSendDids(completed: Bool) { beforeDids?(completed) }
    override func uninstall(completed: Bool) { uninstalling?(completed) }
    override func didSendDids(completed: Bool) { afterDids?(completed) }
    override func ended() {
        installing = nil
        moving = nil
        beforeReversal = nil
        beforeDids = nil
        uninstalling = nil
        afterDids = nil
    }
}
