import Foundation

extension NSTextStorage {
    /// What an edit changed (Apple documentation: *NSTextStorage.EditActions*).
    public struct EditActions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Attributes changed.
        public static let editedAttributes = EditActions(rawValue: 1 << 0)
        /// Characters changed.
        public static let editedCharacters = EditActions(rawValue: 1 << 1)
    }

    /// Posted before edits are processed, with the storage as object.
    public class var willProcessEditingNotification: Notification.Name {
        Notification.Name("NSTextStorageWillProcessEditingNotification")
    }
    /// Posted after edits were processed and before layout managers hear of them, with the storage as object.
    public class var didProcessEditingNotification: Notification.Name {
        Notification.Name("NSTextStorageDidProcessEditingNotification")
    }
}

/// Hears of a storage's edits (Apple documentation: *NSTextStorageDelegate*). All requirements are optional in UIKit.
@preconcurrency @MainActor
public protocol NSTextStorageDelegate: NSObjectProtocol {
    /// Called before edits are processed; characters and attributes may be changed.
    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
        changeInLength delta: Int)
    /// Called after edits were processed; attributes may be changed.
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
        changeInLength delta: Int)
}

extension NSTextStorageDelegate {
    public func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
        changeInLength delta: Int
    ) {}
    public func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
        changeInLength delta: Int
    ) {}
}
