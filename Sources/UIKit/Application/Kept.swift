/// Keeps an object that its caller only borrowed while somebody else's code runs, which may let go of it.
///
/// Retaining a parameter says nothing: the compiler takes for granted that the caller keeps it.
struct Kept {
    private let reference: Unmanaged<AnyObject>

    @inline(never)
    init(_ object: AnyObject) { reference = Unmanaged.passRetained(object) }

    @inline(never)
    func release() { reference.release() }
}
