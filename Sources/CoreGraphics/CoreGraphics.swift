@_exported import Foundation
internal import CCairo
let v = cairo_version()
