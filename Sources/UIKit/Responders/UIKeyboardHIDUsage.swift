/// The place of a key on a keyboard, numbered as in the USB HID usage table, page 7
/// (Apple documentation: *UIKeyboardHIDUsage*).
public enum UIKeyboardHIDUsage: Int, Sendable {
    case keyboardErrorRollOver = 0x01, keyboardPOSTFail, keyboardErrorUndefined
    case keyboardA = 0x04, keyboardB, keyboardC, keyboardD, keyboardE, keyboardF, keyboardG, keyboardH
    case keyboardI, keyboardJ, keyboardK, keyboardL, keyboardM, keyboardN, keyboardO, keyboardP
    case keyboardQ, keyboardR, keyboardS, keyboardT, keyboardU, keyboardV, keyboardW, keyboardX
    case keyboardY, keyboardZ
    case keyboard1 = 0x1E, keyboard2, keyboard3, keyboard4, keyboard5, keyboard6, keyboard7, keyboard8
    case keyboard9, keyboard0
    case keyboardReturnOrEnter = 0x28, keyboardEscape, keyboardDeleteOrBackspace, keyboardTab
    case keyboardSpacebar, keyboardHyphen, keyboardEqualSign, keyboardOpenBracket
    case keyboardCloseBracket, keyboardBackslash, keyboardNonUSPound, keyboardSemicolon
    case keyboardQuote, keyboardGraveAccentAndTilde, keyboardComma, keyboardPeriod, keyboardSlash
    case keyboardCapsLock
    case keyboardF1 = 0x3A, keyboardF2, keyboardF3, keyboardF4, keyboardF5, keyboardF6, keyboardF7
    case keyboardF8, keyboardF9, keyboardF10, keyboardF11, keyboardF12
    case keyboardPrintScreen = 0x46, keyboardScrollLock, keyboardPause, keyboardInsert, keyboardHome
    case keyboardPageUp, keyboardDeleteForward, keyboardEnd, keyboardPageDown
    case keyboardRightArrow = 0x4F, keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow
    case keypadNumLock = 0x53, keypadSlash, keypadAsterisk, keypadHyphen, keypadPlus, keypadEnter
    case keypad1, keypad2, keypad3, keypad4, keypad5, keypad6, keypad7, keypad8, keypad9, keypad0
    case keypadPeriod
    case keyboardNonUSBackslash = 0x64, keyboardApplication, keyboardPower, keypadEqualSign
    case keyboardF13 = 0x68, keyboardF14, keyboardF15, keyboardF16, keyboardF17, keyboardF18
    case keyboardF19, keyboardF20, keyboardF21, keyboardF22, keyboardF23, keyboardF24
    case keyboardExecute = 0x74, keyboardHelp, keyboardMenu, keyboardSelect, keyboardStop
    case keyboardAgain, keyboardUndo, keyboardCut, keyboardCopy, keyboardPaste, keyboardFind
    case keyboardMute, keyboardVolumeUp, keyboardVolumeDown
    case keyboardLeftControl = 0xE0, keyboardLeftShift, keyboardLeftAlt, keyboardLeftGUI
    case keyboardRightControl, keyboardRightShift, keyboardRightAlt, keyboardRightGUI
    case keyboard_Reserved = 0xFFFF
}
