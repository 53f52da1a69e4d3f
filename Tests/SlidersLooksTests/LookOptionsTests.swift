import Foundation
import SlidersCore
import SlidersLookImages
import SlidersLooks
import Testing

/// The options that each look has.
@Suite struct LookOptionsTests {
    private let options: [(name: String, options: SliderLook.Options)] = {
        let red = SliderPaint.Color(0.9, 0.1, 0.2)
        return [
            ("roundness", SliderLook.Options(roundness: 0.4)),
            ("trackColor", SliderLook.Options(trackColor: red)),
            ("selectedColor", SliderLook.Options(selectedColor: red)),
            ("selectedEndColor", SliderLook.Options(selectedEndColor: red)),
            ("thumbColor", SliderLook.Options(thumbColor: red)),
            ("borderColor", SliderLook.Options(borderColor: red)), ("borderWidth", SliderLook.Options(borderWidth: 1)),
            ("cornerRadius", SliderLook.Options(cornerRadius: 2)), ("height", SliderLook.Options(height: 17)),
        ]
    }()

    /// What the table of docs/looks.md says: the options of each look.
    private func documented() throws -> [String: Set<String>] {
        let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let lines = try String(contentsOf: package.appending(path: "docs/looks.md"), encoding: .utf8)
            .split(separator: "\n")
        let table = try #require(lines.split { !$0.hasPrefix("|") }.first { $0.first?.hasPrefix("| look |") == true })
        let rows = table.map { line in
            line.dropFirst().dropLast().split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        }
        let names = rows[0].dropFirst().map { $0.trimmingCharacters(in: ["`"]) }
        var found: [String: Set<String>] = [:]
        for row in rows.dropFirst(2) {
            let has = zip(names, row.dropFirst()).filter { $0.1 == "×" }.map(\.0)
            for look in row[0].split(separator: ", ") { found[look.trimmingCharacters(in: ["`"])] = Set(has) }
        }
        return found
    }

    @Test func aLookUsesTheOptionsThatItHas() throws {
        let documented = try documented()
        #expect(Set(documented.keys) == Set(SliderLook.all.map(\.name)))
        for look in SliderLook.all {
            let used = options.filter { look.style(with: $0.options) != look.style() }
            #expect(Set(used.map(\.name)) == documented[look.name], "\(look.name)")
        }
    }

    @Test func theTableNamesEveryOption() {
        #expect(Mirror(reflecting: SliderLook.Options()).children.compactMap(\.label) == options.map(\.name))
    }
}
