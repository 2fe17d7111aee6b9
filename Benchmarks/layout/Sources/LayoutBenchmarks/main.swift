import Foundation
import UIKit

// Prints, for each scene and operation, nanoseconds of the bare solver and of the whole path, and their ratio.
// Usage: LayoutBenchmarks [SCENE bare|whole build|change|resize ROUNDS]; with arguments it only runs, for profilers.

func best(_ rounds: Int, _ body: () throws -> Void) rethrows -> Double {
    var least = Double.infinity
    for _ in 0..<rounds {
        let start = DispatchTime.now().uptimeNanoseconds
        try body()
        least = min(least, Double(DispatchTime.now().uptimeNanoseconds - start))
    }
    return least
}

@MainActor
func run(_ scene: Scene, _ path: String, _ operation: String, _ rounds: Int) throws -> Double {
    let middle = scene.rules.count / 2
    let rule = scene.rules[middle...].firstIndex { $0.second == nil } ?? middle
    let constant = scene.rules[rule].constant
    var step = 0
    if path == "bare" {
        if operation == "build" { return try best(rounds) { _ = try BareScene(scene, width: 393) } }
        let bare = try BareScene(scene, width: 393)
        return try best(rounds) {
            step += 1
            if operation == "change" { return try bare.change(rule, to: constant + Double(step % 2)) }
            try bare.resize(330 + Double(step % 50) * 2)
        }
    }
    if operation == "build" { return best(rounds) { _ = ViewScene(scene, width: 393) } }
    let whole = ViewScene(scene, width: 393)
    return best(rounds) {
        step += 1
        if operation == "change" { return whole.change(rule, to: constant + Double(step % 2)) }
        whole.resize(330 + Double(step % 50) * 2)
    }
}

/// Both paths have to find the same frames, to the pixel.
@MainActor
func check(_ scene: Scene) throws {
    let bare = try BareScene(scene, width: 393).rectangles
    for (view, rectangle) in zip(ViewScene(scene, width: 393).views, bare).dropFirst() {
        let frame = view.frame
        precondition(
            abs(frame.minX - rectangle.0) <= 0.51 && abs(frame.minY - rectangle.1) <= 0.51
                && abs(frame.width - rectangle.2) <= 1.01 && abs(frame.height - rectangle.3) <= 1.01,
            "\(scene.name): \(frame) is not \(rectangle)")
    }
}

try MainActor.assumeIsolated {
    let scenes = [Scene.grid(10), Scene.table(25), Scene.nested(4)]
    let arguments = CommandLine.arguments
    if arguments.count == 5, let rounds = Int(arguments[4]), let scene = scenes.first(where: { $0.name == arguments[1] }) {
        _ = try run(scene, arguments[2], arguments[3], rounds)
        exit(0)
    }
    print("scene    views constraints operation    bare (ns)   whole (ns)  ratio")
    for scene in scenes {
        try check(scene)
        for operation in ["build", "change", "resize"] {
            let bare = try run(scene, "bare", operation, 60), whole = try run(scene, "whole", operation, 60)
            let counts = String(format: "%5d %11d", scene.parents.count, scene.rules.count)
            let name = scene.name.padding(toLength: 8, withPad: " ", startingAt: 0)
            let numbers = String(format: "%12.0f %12.0f %6.1f", bare, whole, whole / bare)
            print(name, counts, operation.padding(toLength: 9, withPad: " ", startingAt: 0), numbers)
        }
    }
}
