import Foundation
import Testing

/// What a compiler on Linux does not check in the hosts' sources, and one for Apple's platforms does.
@Suite struct SourceTests {
    private static let controls = ["SlidersControls", "SlidersPlaneControls", "SlidersRulerControls"].map {
        "Sources/\($0)"
    }

    @Test func selectorsHaveMethodsThatAreExposedToObjectiveC() throws {
        let lines = try Self.controls.flatMap { try sourceLines(in: $0).compiled(for: "UIKit") }
        let text = lines.map(\.text).joined(separator: "\n")
        var exposed: Set<String> = []
        for line in lines where line.text.contains("@objc") {
            if let match = line.text.firstMatch(of: /@objc\((\w+:)\)/) { exposed.insert(String(match.1)) }
        }
        let called = Set(text.matches(of: /NSSelectorFromString\("(\w+:)"\)/).map { String($0.1) })
        #expect(called == exposed && called.count == 4)
    }

    // With the Objective-C runtime a compiler warns of such a selector, also of one with double parentheses.
    @Test func noSelectorIsMadeOfALiteral() throws {
        let lines = try linesOfCodeAndPages(in: "Sources", "Tests", "Examples", "docs")
        #expect(lines.contains { $0.text.contains("#selector(") })
        for line in lines where line.text.contains(/\bSelector\(\(*"/) {
            Issue.record("\(line.file):\(line.number): write #selector, or NSSelectorFromString where Linux compiles")
        }
    }

    // A task that reads a weak `self` of the closure around it is an error in some compilers of Swift 6.
    @Test func aTaskCapturesTheControlItself() throws {
        let tasks = try Self.controls.flatMap { try sourceLines(in: $0) }.filter { $0.text.contains("Task {") }
        #expect(tasks.count == 4)
        for task in tasks { #expect(task.text.contains("[weak "), "\(task.file):\(task.number)") }
    }

    @Test func everyLanguageHasEveryText() throws {
        let keys = try (Self.controls + ["Sources/SlidersSwiftUI"]).flatMap { try sourceLines(in: $0) }.flatMap {
            $0.text.matches(of: /(?:localized|word|content)\("([^"]+)"[,)]/).map { String($0.1) }
        }
        let folder = checkout.appendingPathComponent("Sources/SlidersControls/Resources")
        let languages = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
            $0.hasSuffix(".lproj")
        }
        #expect(Set(keys).count == 15 && languages.count == 13 && languages.contains("en.lproj"))
        for language in languages {
            let file = folder.appendingPathComponent("\(language)/Localizable.strings")
            let texts = try String(contentsOf: file, encoding: .utf8).matches(of: /(?m)^"([^"]+)" = "[^"]+";$/).map {
                String($0.1)
            }
            #expect(Set(texts) == Set(keys) && texts.count == 15, "\(language)")
        }
    }

    // Drivers of tests are marked `@_spi(Double)`.
    @Test(arguments: ["UIKit", "QuartzCore", "CoreText", "Accessibility", "SwiftUI"])
    func eachTypeOfADoubleNamesThePageItWasCheckedAgainst(_ framework: String) throws {
        let type = /^(?!.*@_spi).*\b(?:public|open) .*?\b(?:class|struct|enum|protocol|typealias) (\w+)/
        var count = 0
        for (file, lines) in Dictionary(grouping: try sourceLines(in: "Tests/UIKit/Doubles/\(framework)"), by: \.file) {
            let comments = lines.map(\.text).drop { !$0.hasPrefix("// Checked against:") }.prefix { $0.hasPrefix("//") }
            let words = comments.joined(separator: " ").lowercased().split {
                !$0.isLetter && !$0.isNumber && $0 != "_"
            }
            let pages = Set(words.map { $0.drop { $0 == "_" } })
            for (line, before) in zip(lines, [nil] + lines.map(\.text)) {
                guard let match = line.text.firstMatch(of: type), !line.text.hasPrefix(" ") else { continue }
                if before?.hasPrefix("@_spi(Double)") == true { continue }
                count += 1
                #expect(pages.contains(match.1.lowercased().drop { $0 == "_" }), "\(file): \(match.1)")
            }
        }
        #expect(count > 0)
    }
}
