/// One thing that is done to a controller on a journey.
///
/// As text: `push`, `swipe-back:0.4:cancel`, `wait:1.5`.
public enum JourneyStep: Sendable, Equatable, CustomStringConvertible {
    /// How a gesture ends.
    public enum Ending: String, Sendable {
        case finish, cancel
    }

    /// Shows the controller in a window, in a navigation controller unless it is a container itself.
    case open
    /// Pushes another controller of the same kind.
    case push
    /// Pops the top controller.
    case pop
    /// Pops all but the root.
    case popToRoot
    /// Swipes back with a finger that goes a fraction of the width.
    case swipeBack(Double, Ending)
    /// Presents another controller of the same kind as a page sheet.
    case sheet
    /// Presents another controller of the same kind over the full screen.
    case fullScreen
    /// Drags the sheet down with a finger that goes a fraction of its height.
    case dragDismiss(Double, Ending)
    /// Dismisses what is presented, in code.
    case dismiss
    /// Turns the device from portrait to landscape, or back.
    case rotate
    /// Goes to the home screen and comes back.
    case background
    /// Memory is short.
    case memoryWarning
    /// Time passes, in seconds.
    case wait(Double)

    /// The steps that texts can name, each with what may follow it.
    public static let forms = [
        "open", "push", "pop", "pop-to-root", "swipe-back[:0.4][:cancel|finish]", "sheet", "full-screen",
        "drag-dismiss[:0.3][:cancel|finish]", "dismiss", "rotate", "background", "memory-warning", "wait[:1]",
    ]

    /// The journey that is made when none is asked for.
    public static let standard: [JourneyStep] = [
        .open, .push, .swipeBack(0.4, .cancel), .sheet, .dragDismiss(0.3, .cancel), .rotate, .background,
        .memoryWarning, .dismiss, .pop,
    ]

    /// The step as text.
    public var description: String {
        switch self {
        case .open: return "open"
        case .push: return "push"
        case .pop: return "pop"
        case .popToRoot: return "pop-to-root"
        case .swipeBack(let fraction, let ending): return "swipe-back:\(fraction):\(ending.rawValue)"
        case .sheet: return "sheet"
        case .fullScreen: return "full-screen"
        case .dragDismiss(let fraction, let ending): return "drag-dismiss:\(fraction):\(ending.rawValue)"
        case .dismiss: return "dismiss"
        case .rotate: return "rotate"
        case .background: return "background"
        case .memoryWarning: return "memory-warning"
        case .wait(let seconds): return "wait:\(seconds)"
        }
    }

    /// A text that is no journey, with what is wrong in it.
    public struct Mistake: Error, Sendable, CustomStringConvertible {
        /// What is wrong.
        public let description: String
    }

    /// Reads steps that are separated by commas.
    public static func steps(_ text: String) throws(Mistake) -> [JourneyStep] {
        var steps: [JourneyStep] = []
        for word in text.split(separator: ",", omittingEmptySubsequences: false) {
            let word = word.filter { $0 != " " }
            steps.append(try step(String(word)))
        }
        return steps
    }

    private static func step(_ word: String) throws(Mistake) -> JourneyStep {
        let parts = word.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        let values = Array(parts.dropFirst())
        let plain: [String: JourneyStep] = [
            "open": .open, "push": .push, "pop": .pop, "pop-to-root": .popToRoot, "sheet": .sheet,
            "full-screen": .fullScreen, "dismiss": .dismiss, "rotate": .rotate, "background": .background,
            "memory-warning": .memoryWarning,
        ]
        if let step = plain[parts[0]] {
            guard values.isEmpty else { throw Mistake(description: "'\(parts[0])' takes no value, in '\(word)'") }
            return step
        }
        switch parts[0] {
        case "swipe-back":
            let (fraction, ending) = try gesture(values, word, usual: 0.4)
            return .swipeBack(fraction, ending)
        case "drag-dismiss":
            let (fraction, ending) = try gesture(values, word, usual: 0.3)
            return .dragDismiss(fraction, ending)
        case "wait":
            guard values.count <= 1, let seconds = values.isEmpty ? 1 : Double(values[0]), seconds >= 0, seconds <= 3600 else {
                throw Mistake(description: "'\(word)': 'wait' takes seconds from 0 to 3600, as in 'wait:1.5'")
            }
            return .wait(seconds)
        case "": throw Mistake(description: "an empty step; steps are separated by single commas")
        default:
            throw Mistake(description: "'\(parts[0])' is not a step; steps are \(forms.joined(separator: ", "))")
        }
    }

    /// The fraction and the ending of a gesture, in either order; a gesture that names no ending is cancelled.
    private static func gesture(_ values: [String], _ word: String, usual: Double) throws(Mistake) -> (Double, Ending) {
        var fraction: Double?
        var ending: Ending?
        for value in values {
            if let read = Ending(rawValue: value), ending == nil {
                ending = read
            } else if let read = Double(value), fraction == nil, read > 0, read <= 1 {
                fraction = read
            } else {
                throw Mistake(
                    description: "'\(word)': expected a fraction above 0 and up to 1, and 'cancel' or 'finish', not '\(value)'")
            }
        }
        return (fraction ?? usual, ending ?? .cancel)
    }
}
