import Foundation
import ObjectiveC

/// A timer that fires with the display's frames, 60 a second on the main clock (Core Animation,
/// `CADisplayLink`). Frames are at whole multiples of a sixtieth of a second; on the virtual clock
/// each jump of time shows at most one.
open class CADisplayLink: NSObject {
    private static let frame: CFTimeInterval = 1 / 60

    private var call: ((CADisplayLink) -> Void)?
    private var token: MainClock.Token?
    private var isAdded = false
    private var isInvalid = false

    /// Creates a display link that calls a method of its target with itself. It retains the target
    /// until it is invalidated.
    public init(target: Any, selector sel: Selector) {
        super.init()
        guard let object = target as? any NSObjectProtocol else { return }
        call = { link in
            let method: Selector? = sel
            object.perform(method, with: link)
        }
        if let hear = keptThingChanged {
            hear(.displayLink(self, target: object, isValid: { ($0 as? CADisplayLink)?.isInvalid == false }))
        }
    }

    /// Creates a display link that calls a closure.
    @_spi(UIKit)
    public init(handler: @escaping (CADisplayLink) -> Void) {
        super.init()
        call = handler
    }

    /// The time of the frame before the next one: the one that is shown now, in seconds.
    open private(set) var timestamp: CFTimeInterval = 0
    /// The time of the next frame, in seconds.
    open private(set) var targetTimestamp: CFTimeInterval = 0
    /// The time between two frames of the display, in seconds; 0 before the first.
    open private(set) var duration: CFTimeInterval = 0

    /// Whether the calls are suspended.
    open var isPaused = false {
        didSet { if isPaused != oldValue { reschedule() } }
    }

    /// How many frames a second are wanted; 0 for each one of the display.
    open var preferredFramesPerSecond = 0 {
        didSet { reschedule() }
    }

    /// The frame rates that are wanted.
    open var preferredFrameRateRange = CAFrameRateRange.default {
        didSet { reschedule() }
    }

    /// Begins to fire. The clock fires in all modes that serve the main queue.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard !isInvalid else { return }
        isAdded = true
        reschedule()
    }

    /// Stops firing, until it is added again.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        isAdded = false
        reschedule()
    }

    /// Ends the display link for good and releases its target.
    open func invalidate() {
        isInvalid = true
        isAdded = false
        call = nil
        reschedule()
    }

    /// How many frames of the display go by for each call.
    private var step: Int {
        let wanted = preferredFramesPerSecond > 0
            ? Double(preferredFramesPerSecond)
            : Double(preferredFrameRateRange.preferred ?? preferredFrameRateRange.maximum)
        return wanted > 0 ? max(1, Int((60 / wanted).rounded())) : 1
    }

    private func reschedule() {
        MainQueue.run { [self] in
            if let token { MainClock.shared.cancel(token) }
            token = nil
            guard isAdded, !isPaused, !isInvalid else { return }
            let index = (MainClock.shared.now / Self.frame + 1e-6).rounded(.down)
            schedule(frame: index + Double(step))
        }
    }

    @MainActor
    private func schedule(frame index: Double) {
        // The clock holds the link, as the run loop does.
        token = MainClock.shared.schedule(at: index * Self.frame) { self.fire(index) }
    }

    @MainActor
    private func fire(_ index: Double) {
        token = nil
        // Frames that nobody was there to see are gone.
        let current = max(index, (MainClock.shared.now / Self.frame + 1e-6).rounded(.down))
        timestamp = current * Self.frame
        duration = Self.frame
        targetTimestamp = timestamp + Self.frame * Double(step)
        schedule(frame: current + Double(step))
        call?(self)
    }
}
