import Testing

@testable import understudy

/// What a crashed controller's program wrote, as the command passes it on.
@Suite struct CrashOutputTests {
    @Test func `stacks of addresses are left out, and what the program said is not`() {
        let text = """
            loading
            Shop/Cart.swift:19: Fatal error: no cart
            Current stack trace:
            0    libswiftCore.so                    0x00007fc53cd5f130 swift_reportError + 33
            1    libswiftCore.so                    0x00007fc53cd6df7b <unavailable> + 1499003
            3 items are left

            """
        #expect(CrashOutput.withoutStack(text) == "loading\nShop/Cart.swift:19: Fatal error: no cart\n3 items are left\n")
        #expect(CrashOutput.withoutStack("0    0x1\n") == "0    0x1\n")
    }
}
