import Foundation
import Testing

/// The questions of docs/on-a-mac.md, and what asks them.
@Suite struct QuestionsTests {
    private let page: String
    init() throws { page = try text(of: "docs/on-a-mac.md") }

    /// The questions of the table, with the file that asks each.
    private var asked: [String: String] {
        Dictionary(
            page.matches(of: /(?m)^\| `([a-z-]+)` \|.*\| `([^`]+)` \|$/).map { (String($0.1), String($0.2)) },
            uniquingKeysWith: { "\($0) and \($1)" })
    }

    @Test func eachQuestionOfTheTableIsAskedWhereItSays() throws {
        var found: [String: String] = [:]
        for file in try sources(in: "Tests/AppleTests/Tests") + sources(in: "Tests/AppleTests/UITests")
            + sources(in: "Tests/SlidersControlsTests")
        {
            let name = file.split(separator: "/").last.map { String($0.dropLast(".swift".count)) } ?? ""
            for match in try text(of: file).matches(of: /(?:answer|ask)\(\s*"([a-z-]+)"/) {
                found[String(match.1)] = name
            }
        }
        for match in try text(of: "scripts/apple").matches(of: /(?m)^answer ([a-z-]+)\s/) {
            found[String(match.1)] = "scripts/apple"
        }
        #expect(found == asked)
        #expect(asked.count > 30)
    }

    @Test func theFirstTenAreQuestionsOfTheTableAndEachIsOneCommand() throws {
        let section = page.components(separatedBy: "\n## ").first { $0.hasPrefix("Ten questions") } ?? ""
        let entries = section.matches(of: /(?m)^\d+\. \*\*([a-z-]+)\*\*: `([^`]+)`\. Expected:/)
        #expect(entries.count == 10 && Set(entries.map(\.1)).count == 10)
        for entry in entries {
            let (question, command) = (String(entry.1), String(entry.2))
            #expect(asked[question] != nil, "\(question)")
            #expect(command == "scripts/apple \(question)" || asked[question] == "scripts/apple", "\(command)")
        }
        try expectFiles(in: section)
    }

    @Test func aPersonHasNamedQuestionsAndAtMost24() throws {
        let sections = page.components(separatedBy: "## Questions for a person").dropFirst()
        #expect(sections.count == 2)
        for section in sections { try check(section) }
    }

    private func check(_ people: String) throws {
        let entries = people.components(separatedBy: .newlines).filter { $0.firstMatch(of: /^\d+\.\s/) != nil }
        let names = people.matches(of: /(?m)^\d+\. \*\*([a-z-]+)\*\*:/).map { String($0.1) }
        #expect(entries.count == names.count && names.count <= 24 && Set(names).count == names.count)
        #expect(asked.keys.filter(names.contains).isEmpty)
        for entry in people.components(separatedBy: "**:").dropFirst() { #expect(entry.contains("Expected:")) }
        try expectFiles(in: people)
    }

    /// An answer that is not as expected names the file to change.
    private func expectFiles(in text: String) throws {
        for path in text.matches(of: /`((?:Sources|Examples|Tests)\/[^`]+)`/).map({ String($0.1) }) {
            #expect(FileManager.default.fileExists(atPath: checkout.appendingPathComponent(path).path), "\(path)")
        }
    }

    @Test func itIsPlainThatNobodyRanIt() throws {
        #expect(page.components(separatedBy: "\n\n").dropFirst().first?.contains("ever run on a Mac") == true)
        let sentence = "We have not yet run the UIKit, AppKit, and SwiftUI sliders on a Mac"
        #expect(try text(of: "README.md").contains(sentence))
    }
}
