import Foundation
import UIKit

/// Waits for a later turn of the main queue, and for its commit.
@MainActor
func laterTurn() async {
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    CATransaction.flush()
}

/// A scope whose locals are gone at its end.
@MainActor
func autoreleased(_ body: () throws -> Void) rethrows { try body() }
