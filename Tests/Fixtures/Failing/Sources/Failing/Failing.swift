/// A wrong answer.
public let answer = 41

/// Ends the process.
public func crash() -> Int {
    fatalError("the reason")
}
