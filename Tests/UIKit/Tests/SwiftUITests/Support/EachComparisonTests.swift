import Foundation
@_spi(Double) import SwiftUI
import Testing

/// No view is tested with one comparison of closures alone.
@MainActor @Suite(.serialized, .eachComparison)
struct EachComparisonTests {
    @Test func everySuiteThatShowsViewsHasTheTrait() throws {
        let all = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../..").standardized
        var suites = 0
        for tests in ["UIKit/Tests", "AppKit/Tests"].map({ all.appendingPathComponent($0) }) {
            for file in try FileManager.default.subpathsOfDirectory(atPath: tests.path) where file.hasSuffix(".swift") {
                let text = try String(contentsOf: tests.appendingPathComponent(file), encoding: .utf8)
                guard text.contains("Stage("), text.contains("@Test") else { continue }
                suites += 1
                let each = text.split(separator: "\n").filter { $0.hasPrefix("@MainActor @Suite") }
                #expect(!each.isEmpty && each.allSatisfy { $0.contains(".eachComparison") }, "\(file)")
            }
        }
        #expect(suites > 15)
    }
}
