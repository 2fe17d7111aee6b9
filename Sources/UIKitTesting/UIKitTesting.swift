// Tools for tests of UIKit code: time that moves only when told, fingers, keys, windows of a chosen
// device, records of callbacks, and a watch on what should have been released. They need no test
// framework and work in each.
@_exported import LifecycleEvents
@_exported import UIKit
