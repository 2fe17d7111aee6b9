import Foundation

/// The type of some data, file or folder, by its uniform type identifier.
///
/// Source: Apple documentation, "UTType".
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The reverse-DNS name.
    public let identifier: String

    /// The type with an identifier, or nil when no such type is declared.
    public init?(_ identifier: String) {
        guard TypeTable.shared.entries[identifier.lowercased()] != nil else { return nil }
        self.identifier = identifier.lowercased()
    }

    init(declared identifier: String) { self.identifier = identifier }

    /// A type that the app brings itself and exports to others, whether it is declared or not.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        TypeTable.shared.declare(identifier, conformingTo: parentType?.identifier)
        self.identifier = identifier
    }

    /// A type that the app uses and others bring, whether it is declared or not.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(exportedAs: identifier, conformingTo: parentType)
    }

    /// The type of files with an extension that conforms to `supertype`, or nil when no extension is given.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
    }

    /// The type of data with a MIME type that conforms to `supertype`.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
    }

    /// The type with a tag that conforms to `supertype`; a dynamic one where none is declared.
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        guard !tag.isEmpty else { return nil }
        let all = UTType.types(tag: tag, tagClass: tagClass, conformingTo: supertype)
        guard let first = all.first else { return nil }
        self = first
    }

    /// All types with a tag; a dynamic one where none is declared.
    public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
        let tag = tag.lowercased()
        let found = TypeTable.shared.identifiers(tag, tagClass).map(UTType.init(declared:))
            .filter { type in supertype.map(type.conforms) ?? true }
        if !found.isEmpty { return found }
        return [UTType(declared: TypeTable.shared.dynamic(tag, tagClass, supertype?.identifier))]
    }

    /// The file name extension for files of this type.
    public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }

    /// The MIME type for data of this type.
    public var preferredMIMEType: String? { tags[.mimeType]?.first }

    /// All other names of the type.
    public var tags: [UTTagClass: [String]] { TypeTable.shared.entry(identifier)?.tags ?? [:] }

    /// A description in words of the type; nil, as no type has one here.
    public var localizedDescription: String? { nil }

    /// Whether the type has no declaration and stands for a tag only.
    public var isDynamic: Bool { identifier.hasPrefix("dyn.") }

    /// Whether the type is declared.
    public var isDeclared: Bool { !isDynamic && TypeTable.shared.entry(identifier) != nil }

    /// Whether the system declares the type for everybody.
    public var isPublic: Bool { identifier.hasPrefix("public.") }

    /// The types that this one conforms to, directly or not.
    public var supertypes: Set<UTType> { Set(TypeTable.shared.ancestors(identifier).map(UTType.init(declared:))) }

    /// Whether this type is `type` or conforms to it, directly or not.
    public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }

    /// Whether this type conforms to `type` and is another.
    public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }

    /// Whether `type` conforms to this one and is another.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    public var description: String { identifier }
}

/// The kind of another name for a type.
///
/// Source: Apple documentation, "UTTagClass".
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// File name extensions.
    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
    /// MIME types.
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

extension URL {
    /// The address with a file name at its end that has the type's extension.
    ///
    /// Source: Apple documentation, "appendingPathComponent(_:conformingTo:)".
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
        appendingPathComponent(partialName).appendingPathExtension(for: contentType)
    }

    /// The address with the type's extension at its end, unless it has one of that type.
    ///
    /// Source: Apple documentation, "appendingPathExtension(for:)".
    public func appendingPathExtension(for contentType: UTType) -> URL {
        let known = contentType.tags[.filenameExtension] ?? []
        guard let preferred = known.first, !known.contains(pathExtension.lowercased()) else { return self }
        return appendingPathExtension(preferred)
    }
}
