@_exported import CoreGraphics
@_exported import Foundation
@_exported import ObjectiveC
@_exported import CoreText
@_exported import QuartzCore
