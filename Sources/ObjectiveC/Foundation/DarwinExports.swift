// On Apple's platforms the root class is declared in the module ObjectiveC itself, whose headers bring the C library
// along; here the class is Foundation's and the C library a module of its own.
@_exported import class Foundation.NSObject
@_exported import protocol Foundation.NSObjectProtocol
@_exported import Glibc
