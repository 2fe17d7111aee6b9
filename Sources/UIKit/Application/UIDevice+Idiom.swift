/// The idiom of the device (Apple documentation: *UI_USER_INTERFACE_IDIOM()*).
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
