/// A delegate that is owned.
public enum StrongDelegate: LifecycleRule {
    public static let name = "strong-delegate"
    public static let summary = "A delegate or data source property is strong."
    public static let why = "The delegate usually owns the object: both keep each other alive."
    public static let fix = "Declare it weak, and its protocol AnyObject."
    public static let wrong = """
        protocol PickerDelegate: AnyObject {}
        class PickerController: UIViewController {
            var delegate: PickerDelegate?
        }
        """
    public static let right = """
        protocol PickerDelegate: AnyObject {}
        class PickerController: UIViewController {
            weak var delegate: PickerDelegate?
        }
        """

    public static func message(property: String, type: String) -> String {
        "\(type).\(property) keeps its object alive; a delegate should be weak"
    }
}
