import Foundation
@_spi(UIKit) import QuartzCore
import Testing

extension QuartzCoreTests {
    @Suite struct TimingFunctionTests {
        // Apple documentation, "CAMediaTimingFunctionName".
        @Test func namedFunctionsHaveTheirControlPoints() {
            let expected: [(CAMediaTimingFunctionName, [Float])] = [
                (.linear, [0, 0, 1, 1]), (.easeIn, [0.42, 0, 1, 1]), (.easeOut, [0, 0, 0.58, 1]),
                (.easeInEaseOut, [0.42, 0, 0.58, 1]), (.default, [0.25, 0.1, 0.25, 1]),
            ]
            for (name, points) in expected {
                let function = CAMediaTimingFunction(name: name)
                var first: [Float] = [0, 0], second: [Float] = [0, 0]
                function.getControlPoint(at: 1, values: &first)
                function.getControlPoint(at: 2, values: &second)
                #expect(first + second == points, "\(name.rawValue)")
            }
        }

        @Test func endsAreExact() {
            for name in [CAMediaTimingFunctionName.linear, .easeIn, .easeOut, .easeInEaseOut, .default] {
                let function = CAMediaTimingFunction(name: name)
                #expect(function.progress(at: 0) == 0)
                #expect(function.progress(at: 1) == 1)
            }
        }

        // x(t) = 3(1−t)²t·x1 + 3(1−t)t²·x2 + t³, and the same for y: for t = ½ the pair is known.
        @Test func progressLiesOnTheCurve() {
            for (x1, y1, x2, y2) in [(0.42, 0.0, 1.0, 1.0), (0.0, 0.0, 0.58, 1.0), (0.25, 0.1, 0.25, 1.0), (0.9, -0.4, 0.1, 1.6)] {
                let function = CAMediaTimingFunction(controlPoints: Float(x1), Float(y1), Float(x2), Float(y2))
                for t in stride(from: 0.05, to: 1, by: 0.05) {
                    let (a, b, c) = (3 * (1 - t) * (1 - t) * t, 3 * (1 - t) * t * t, t * t * t)
                    let x = a * Double(Float(x1)) + b * Double(Float(x2)) + c
                    let y = a * Double(Float(y1)) + b * Double(Float(y2)) + c
                    #expect(abs(function.progress(at: x) - y) < 1e-9, "t = \(t)")
                }
            }
        }

        @Test func easingInAndOutIsSymmetric() {
            let function = CAMediaTimingFunction(name: .easeInEaseOut)
            #expect(abs(function.progress(at: 0.5) - 0.5) < 1e-7)
            for x in [0.1, 0.2, 0.35] {
                #expect(abs(function.progress(at: x) + function.progress(at: 1 - x) - 1) < 1e-6)
            }
        }
    }
}
