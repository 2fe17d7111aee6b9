import UIKit

struct Missing {
    let gone: UIWebView
    let invented: UIKitchenSink
    let own: MyOwnType
}
