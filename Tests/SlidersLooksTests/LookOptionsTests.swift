import Foundation
import SlidersCore
import SlidersLooks
import Testing

/// The options that each look has.
@Suite struct LookOptionsTests {
    private let options: [(name: String, options: LookOptions)] = {
        let red = Paint.Color(0.9, 0.1, 0.2)
        return [
            ("curvaceousness", LookOptions(curvaceousness: 0.4)), ("trackColor", LookOptions(trackColor: red)),
            ("selectedColor", LookOptions(selectedColor: red)),
            ("selectedEndColor", LookOptions(selectedEndColor: red)), ("thumbColor", LookOptions(thumbColor: red)),
            ("borderColor", LookOptions(borderColor: red)), ("borderWidth", LookOptions(borderWidth: 1)),
            ("cornerRadius", LookOptions(cornerRadius: 2)), ("height", LookOptions(height: 17)),
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
        #expect(Set(documented.keys) == Set(SliderLook.allCases.map(\.rawValue)))
        for look in SliderLook.allCases {
            let used = options.filter { look.style(with: $0.options) != look.style() }
            #expect(Set(used.map(\.name)) == documented[look.rawValue], "\(look)")
        }
    }

    @Test func theTableNamesEveryOption() {
        #expect(Mirror(reflecting: LookOptions()).children.compactMap(\.label) == options.map(\.name))
    }
}
