/// The domain of errors about scenes.
public let UISceneErrorDomain = "UISceneErrorDomain"

/// Why a request about a scene failed (Apple documentation: *UISceneError*).
public struct UISceneError: CustomNSError, Hashable, Sendable {
    /// The reasons.
    public enum Code: Int, Sendable {
        /// The application, or the device, has one scene only.
        case multipleScenesNotSupported = 0
        /// The system cannot do what was asked.
        case requestDenied = 1
        /// The scene's geometry is not the application's to choose.
        case geometryRequestUnsupported = 100
        /// The controllers in front do not allow the geometry.
        case geometryRequestDenied = 101

        /// Lets a `catch` name the reason.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? UISceneError)?.code == code }
    }

    /// The reason.
    public let code: Code
    /// Makes an error.
    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { UISceneErrorDomain }
    public var errorCode: Int { code.rawValue }

    public static var multipleScenesNotSupported: Code { .multipleScenesNotSupported }
    public static var requestDenied: Code { .requestDenied }
    public static var geometryRequestUnsupported: Code { .geometryRequestUnsupported }
    public static var geometryRequestDenied: Code { .geometryRequestDenied }
}
