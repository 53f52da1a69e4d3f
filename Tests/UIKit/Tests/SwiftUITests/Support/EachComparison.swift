@_spi(Double) import SwiftUI
import Testing

/// Runs each test of a suite with closures that always differ and with closures that never do, and with either order of
/// the updates of representables.
struct EachComparison: SuiteTrait, TestTrait, TestScoping {
    var isRecursive: Bool { true }

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        for comparison in ClosureComparison.allCases {
            for order in UpdateOrder.allCases {
                try await ClosureComparison.$current.withValue(comparison) {
                    try await UpdateOrder.$current.withValue(order) { try await function() }
                }
            }
        }
    }
}

extension Trait where Self == EachComparison {
    /// Runs each test with either comparison of closures, and with either order of updates.
    static var eachComparison: Self { EachComparison() }
}
