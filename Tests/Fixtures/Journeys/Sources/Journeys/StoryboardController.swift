import UIKit

/// Has its label from the storyboard only.
final class StoryboardController: UIViewController {
    @IBOutlet private var caption: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        caption.text = "Note"
    }
}
