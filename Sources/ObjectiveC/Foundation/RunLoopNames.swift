// Core Foundation's run loops, which Darwin's Foundation brings along: the names themselves, so that a file that imports
// Core Foundation as well finds each once.
@_exported import class CoreFoundation.CFRunLoop
@_exported import func CoreFoundation.CFRunLoopGetCurrent
@_exported import func CoreFoundation.CFRunLoopGetMain
@_exported import func CoreFoundation.CFRunLoopStop
@_exported import func CoreFoundation.CFRunLoopWakeUp
