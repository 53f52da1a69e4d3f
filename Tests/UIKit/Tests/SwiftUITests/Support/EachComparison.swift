@_spi(Double) import SwiftUI
import Testing

/// Runs each test of a suite twice: with closures that always differ, and with closures that never do.
struct EachComparison: SuiteTrait, TestTrait, TestScoping {
    var isRecursive: Bool { true }

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        for comparison in ClosureComparison.allCases {
            try await ClosureComparison.$current.withValue(comparison) { try await function() }
        }
    }
}

extension Trait where Self == EachComparison {
    /// Runs each test with either comparison of closures.
    static var eachComparison: Self { EachComparison() }
}
