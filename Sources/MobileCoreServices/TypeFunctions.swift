@_exported import Foundation
internal import UniformTypeIdentifiers

/// The tag class of file name extensions.
public let kUTTagClassFilenameExtension = "public.filename-extension"
/// The tag class of MIME types.
public let kUTTagClassMIMEType = "public.mime-type"

/// Whether one type is another or conforms to it.
///
/// Source: Apple documentation, "UTTypeConformsTo(_:_:)".
public func UTTypeConformsTo(_ inUTI: String, _ inConformsToUTI: String) -> Bool {
    guard let type = UTType(inUTI), let other = UTType(inConformsToUTI) else { return inUTI == inConformsToUTI }
    return type.conforms(to: other)
}

/// Whether two identifiers name one type; letter case does not matter.
///
/// Source: Apple documentation, "UTTypeEqual(_:_:)".
public func UTTypeEqual(_ inUTI1: String, _ inUTI2: String) -> Bool { inUTI1.lowercased() == inUTI2.lowercased() }

/// The type with a tag, for the caller to take over.
///
/// Source: Apple documentation, "UTTypeCreatePreferredIdentifierForTag(_:_:_:)".
public func UTTypeCreatePreferredIdentifierForTag(
    _ inTagClass: String, _ inTag: String, _ inConformingToUTI: String?
) -> _TakenString? {
    let type = UTType(
        tag: inTag, tagClass: UTTagClass(rawValue: inTagClass), conformingTo: inConformingToUTI.flatMap(UTType.init))
    return type.map { _TakenString(text: $0.identifier) }
}

/// The first tag of a class that a type has, for the caller to take over.
///
/// Source: Apple documentation, "UTTypeCopyPreferredTagWithClass(_:_:)".
public func UTTypeCopyPreferredTagWithClass(_ inUTI: String, _ inTagClass: String) -> _TakenString? {
    UTType(inUTI)?.tags[UTTagClass(rawValue: inTagClass)]?.first.map { _TakenString(text: $0) }
}

/// What `Unmanaged<CFString>` is on Apple's platforms: a string that is taken over by one of two calls.
public struct _TakenString {
    let text: String

    /// The string.
    public func takeRetainedValue() -> String { text }
    /// The string.
    public func takeUnretainedValue() -> String { text }
}
