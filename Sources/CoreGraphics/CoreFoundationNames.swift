import Foundation

/// A string, as Core Foundation names it; `"text" as CFString` makes one.
public typealias CFString = NSString
/// Any object, as Core Foundation names it.
public typealias CFTypeRef = AnyObject

/// The key of a bundle's build number.
public let kCFBundleVersionKey: CFString! = "CFBundleVersion"
/// The key of a bundle's name.
public let kCFBundleNameKey: CFString! = "CFBundleName"
/// The key of a bundle's identifier.
public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
/// The key of the name of a bundle's executable.
public let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"
/// The key of the region whose language a bundle is developed in.
public let kCFBundleDevelopmentRegionKey: CFString! = "CFBundleDevelopmentRegion"
/// The key of the version of the information in a bundle.
public let kCFBundleInfoDictionaryVersionKey: CFString! = "CFBundleInfoDictionaryVersion"
/// The key of the languages of a bundle that are chosen by its own code.
public let kCFBundleLocalizationsKey: CFString! = "CFBundleLocalizations"
