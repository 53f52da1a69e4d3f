import Foundation
import Testing

/// The manual names what is in the code.
@Suite struct ManualTests {
    /// Names of UIKit and Swift in the tables' last column.
    private static let foreign: Set = ["UILabel", "UIImage", "AsyncStream", "Double"]

    @Test func theTablesOfTheManualNameWhatIsThere() throws {
        let sources = try ["SlidersCore", "SlidersLooks", "SlidersControls", "SlidersSwiftUI"].flatMap { module in
            let folder = checkout.appendingPathComponent("Sources/\(module)")
            return try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
                .map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
        }
        let words = Set(sources.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" } })
        let manual = try String(contentsOf: checkout.appendingPathComponent("docs/uikit.md"), encoding: .utf8)
        var count = 0
        for line in manual.split(separator: "\n") where line.hasPrefix("| ") {
            let cells = line.split(separator: "|")
            guard cells.count == 2 else { continue }
            for code in cells[1].matches(of: /`([^`]+)`/).map(\.1) where !code.contains("iOS") && !code.hasPrefix("UI")
            {
                for name in code.split(whereSeparator: { !$0.isLetter && $0 != "_" }) where name.count > 2 {
                    count += 1
                    let isThere = Self.foreign.contains(String(name)) || words.contains(name)
                    #expect(isThere, "docs/uikit.md names \(name)")
                }
            }
        }
        #expect(count > 100)
    }
}
