import Foundation
import Testing

/// What a compiler on Linux does not ask of the hosts' sources.
@Suite struct SourceTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private static func lines(in folders: String...) throws -> [(file: String, number: Int, text: String)] {
        try folders.flatMap { folder in
            let url = root.appendingPathComponent(folder)
            let files = try FileManager.default.subpathsOfDirectory(atPath: url.path).filter { $0.hasSuffix(".swift") }.sorted()
            return try files.flatMap { file in
                try String(contentsOf: url.appendingPathComponent(file), encoding: .utf8).split(
                    separator: "\n", omittingEmptySubsequences: false
                ).enumerated().map { (file, $0.offset + 1, String($0.element)) }
            }
        }
    }

    private static let hosts = ["Sources/SlidersLayers", "Sources/SlidersUIKit", "Sources/SlidersSwiftUI"]

    /// The names of the doubles that came after iOS 15, and the version they came with; names that something older has, too,
    /// cannot be told apart.
    private static func newDeclarations() throws -> [String: Int] {
        let pattern = /@available\(iOS (\d+)(?:\.\d+)?, \*\)(.*)/
        let name = /(?:func|var|let|class|struct|protocol|enum|typealias|case) (\w+)/
        var found: [String: Int] = [:], older: Set<String> = []
        var pending: Int?
        for line in try lines(in: "Tests/Doubles") {
            var text = line.text
            if let match = text.firstMatch(of: pattern) {
                pending = Int(match.1)
                text = String(match.2)
            }
            guard let match = text.firstMatch(of: name) else { continue }
            if let version = pending, version > 15 { found[String(match.1)] = version } else { older.insert(String(match.1)) }
            pending = nil
        }
        return found.filter { !older.contains($0.key) }
    }

    @Test func whatIsNewerThanIOS15IsAskedForFirst() throws {
        let new = try Self.newDeclarations()
        #expect(new["UITraitUserInterfaceStyle"] == 17 && new["ProposedViewSize"] == 16 && new["focusEffect"] == nil)
        let sources = try Self.lines(in: Self.hosts[0], Self.hosts[1], Self.hosts[2])
        #expect(sources.count > 1500)
        for (index, line) in sources.enumerated() {
            let words = line.text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
            for word in words {
                guard let version = new[word], !line.text.contains("///") else { continue }
                let before = sources[max(0, index - 12)...index].map(\.text).joined(separator: "\n")
                let isAsked = before.contains("#available(iOS \(version)") || before.contains("@available(iOS \(version)")
                #expect(isAsked, "\(line.file):\(line.number) uses \(word) of iOS \(version)")
            }
        }
    }

    @Test func theHostsDoNotKnowTheDoubles() throws {
        for line in try Self.lines(in: Self.hosts[0], Self.hosts[1], Self.hosts[2]) {
            #expect(!line.text.contains("@_spi") && !line.text.contains("os(Linux)"), "\(line.file):\(line.number)")
            #expect(!line.text.contains("#selector"), "\(line.file):\(line.number)")
        }
    }

    @Test func whatObjectiveCCallsIsNamedForItAndThereOnly() throws {
        let lines = try Self.lines(in: Self.hosts[1])
        let text = lines.map(\.text).joined(separator: "\n")
        var exposed: Set<String> = []
        for (index, line) in lines.enumerated() where line.text.contains("@objc") {
            #expect(lines[index - 1].text.hasSuffix("#if canImport(ObjectiveC)"), "\(line.file):\(line.number)")
            if let match = line.text.firstMatch(of: /@objc\((\w+:)\)/) { exposed.insert(String(match.1)) }
        }
        let called = Set(text.matches(of: /Selector\(\("(\w+:)"\)\)/).map { String($0.1) })
        #expect(called == exposed && called.count == 2)
    }

    @Test func targetsAreLargerWhereEyesAim() throws {
        let lines = try Self.lines(in: Self.hosts[1]).map(\.text), least = lines.indices.filter { lines[$0].contains("let leastTarget") }
        #expect(least.map { lines[$0 - 1].trimmingCharacters(in: .whitespaces) } == ["#if os(visionOS)", "#else"])
        #expect(least.map { lines[$0].split(separator: " ").last } == ["60", "44"])
    }

    @Test func eachDoubleNamesItsSources() throws {
        // Files that are the doubles' own declare nothing of Apple's.
        let own = ["Exports.swift", "LayerLog.swift", "Finger.swift", "Mouse.swift", "UIViewTree.swift", "LayerPicture.swift", "LayerContent.swift", "LayerNumbers.swift", "Stroke.swift", "Stage.swift"]
        let lines = try Self.lines(in: "Tests/Doubles")
        for file in Set(lines.map(\.file)) where !own.contains(where: file.hasSuffix) {
            #expect(lines.contains { $0.file == file && $0.text.hasPrefix("// Checked against:") }, "\(file)")
        }
    }

    @Test func inspectableTypesAreThoseOfInterfaceBuilder() throws {
        let allowed = ["Bool", "Int", "Double", "CGFloat", "String", "CGPoint", "CGSize", "CGRect", "UIColor?", "UIImage?"]
        var count = 0
        for line in try Self.lines(in: Self.hosts[1]) {
            guard let match = line.text.firstMatch(of: /@IBInspectable .*var \w+: ([\w?]+)/) else { continue }
            count += 1
            #expect(allowed.contains(String(match.1)), "\(line.file):\(line.number)")
        }
        #expect(count > 15)
    }

    @Test func whatTakesPartInAppearanceCanAndIsInTheManual() throws {
        let types = ["UIColor?", "UIImage?", "UIFont", "CGFloat"], lines = try Self.lines(in: Self.hosts[1])
        var names: Set<String> = []
        for (index, line) in lines.enumerated() {
            guard let match = line.text.firstMatch(of: /public dynamic (?:var (\w+): ([\w?]+)|func (\w+)\(.*for state: UIControl.State\))/) else { continue }
            let isExposed = line.text.contains("@IBInspectable") || lines[max(0, index - 2)].text.contains("@objc")
            #expect(isExposed && (match.2.map { types.contains(String($0)) } ?? true), "\(line.file):\(line.number)")
            names.insert(String(match.1 ?? match.3 ?? ""))
        }
        let manual = try String(contentsOf: Self.root.appendingPathComponent("docs/uikit.md"), encoding: .utf8)
        let told = manual.components(separatedBy: "In `UIAppearance` take part")[1].components(separatedBy: "\n\n")[0]
        #expect(Set(told.matches(of: /`(\w+)`/).map { String($0.1) }) == names && names.count == 11)
    }

    @Test func everyLanguageHasEveryText() throws {
        let wanted = try Self.lines(in: Self.hosts[1], Self.hosts[2]).flatMap { $0.text.matches(of: /localized\("([^"]+)"\)/).map { String($0.1) } }
        let folder = Self.root.appendingPathComponent("Sources/SlidersUIKit/Resources")
        let languages = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(Set(wanted).count == 5 && languages.count > 5 && languages.contains("en.lproj"))
        for language in languages {
            let file = folder.appendingPathComponent("\(language)/Localizable.strings")
            let texts = try String(contentsOf: file, encoding: .utf8).matches(of: /(?m)^"([^"]+)" = "[^"]+";$/).map { String($0.1) }
            #expect(Set(texts) == Set(wanted) && texts.count == 5, "\(language)")
        }
    }

    @Test func theTablesOfTheManualNameWhatIsThere() throws {
        let sources = try Self.lines(in: "Sources/Sliders", Self.hosts[1]).map(\.text).joined(separator: "\n")
        var count = 0
        let manual = try String(contentsOf: Self.root.appendingPathComponent("docs/uikit.md"), encoding: .utf8)
        for line in manual.split(separator: "\n") where line.hasPrefix("| ") {
            let cells = line.split(separator: "|")
            guard cells.count == 2 else { continue }
            for code in cells[1].matches(of: /`([^`]+)`/).map(\.1) where !code.contains("iOS") && !code.hasPrefix("UI") {
                for name in code.split(whereSeparator: { !$0.isLetter && $0 != "_" }).map(String.init) where name.count > 2 {
                    count += 1
                    #expect(Self.own.contains(name) || sources.contains(name), "docs/uikit.md names \(name)")
                }
            }
        }
        #expect(count > 100)
    }

    /// What the manual says that there is not, or what is UIKit's.
    private static let own: Set = ["neutralValue", "UILabel", "UIImage", "AsyncStream", "Double"]

    @Test func filesAreShort() throws {
        let lines = try Self.lines(in: Self.hosts[0], Self.hosts[1], Self.hosts[2], "Tests/Doubles", "Tests/UIKitTests")
        for file in Set(lines.map(\.file)) {
            #expect(lines.filter { $0.file == file }.count <= 301, "\(file)")
        }
    }
}
