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

    // In Xcode 27, a state is a macro. A type with one has no memberwise initializer, and the states of a type are
    // initialized one by one (TN3211).
    @Test func aTypeWithAStateWritesItsInitializer() throws {
        for line in try linesOfCodeAndPages(in: "Sources", "Examples", "docs", "Tests/AppleTests").refusedStates() {
            Issue.record("\(line.file):\(line.number): write the initializer, and assign each state by itself")
        }
    }

    @Test func aMissingInitializerAndATupleOfStatesAreFound() {
        let refused = { (members: String...) in
            let lines = ["struct Row: View {"] + members.map { "    \($0)" } + ["    var body: some View {}", "}"]
            return !sourceLines(of: lines.joined(separator: "\n"), "").refusedStates().isEmpty
        }
        let state = "@State private var isOn = false"
        #expect(refused("let title: String", state) && refused(state, "@Binding private var value: Double"))
        #expect(refused("@StateObject private var model = Model()", "var action: () -> Void"))
        #expect(!refused("let title: String", state, "init(title: String) { self.title = title }"))
        #expect(!refused(state, "private let limit = 3", "var end: Int?", "@Environment(\\.font) private var font"))
        #expect(!refused("let title: String", "var other: String"))
        let states = ["@State private var first: Int", "@State private var second: Int"]
        for tuple in ["(_first, _second) = (State(initialValue: 1), State(initialValue: 2))", "(_first, title) = ("] {
            #expect(refused(states[0], states[1], "init() {", "    \(tuple)", "}"))
        }
        #expect(!refused(states[0], states[1], "init() {", "    _first = State(initialValue: 1)", "}"))
    }

    @Test func everyLanguageHasEveryText() throws {
        let keys = try (Self.controls + ["Sources/SlidersSwiftUI"]).flatMap { try sourceLines(in: $0) }.flatMap {
            $0.text.matches(of: /(?:localized|word|content)\("([^"]+)"[,)]/).map { String($0.1) }
        }
        let folder = checkout.appendingPathComponent("Sources/SlidersControls/Resources")
        let languages = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
            $0.hasSuffix(".lproj")
        }
        #expect(Set(keys).count == 21 && languages.count == 13 && languages.contains("en.lproj"))
        for language in languages {
            let file = folder.appendingPathComponent("\(language)/Localizable.strings")
            let texts = try String(contentsOf: file, encoding: .utf8).matches(of: /(?m)^"([^"]+)" = "[^"]+";$/).map {
                String($0.1)
            }
            #expect(Set(texts) == Set(keys) && texts.count == 21, "\(language)")
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

extension [SourceLine] {
    /// The states of types that don't write the initializer that sets their other properties, or that assign states
    /// in a tuple.
    fileprivate func refusedStates() -> [SourceLine] {
        indices.compactMap { index in
            let indent = self[index].text.prefix { $0 == " " }
            // A page may show a state without its type.
            guard !indent.isEmpty, self[index].text.dropFirst(indent.count).hasPrefix("@State") else { return nil }
            let isInside = { (line: SourceLine) in line.text.hasPrefix(indent) || line.text.isEmpty }
            let lines = self[..<index].reversed().prefix(while: isInside) + self[index...].prefix(while: isInside)
            let texts = lines.map { $0.text.dropFirst(indent.count) }
            let hasInitializer = texts.contains { $0.contains(/^(?:\w+ )*init[?(<]/) }
            let isOpen = texts.contains { text in
                text.contains(/^(?:@\w+ )*(?:\w+ )*(?:let|var) \w+: [^={]+$/)
                    && !text.contains(/\bstatic\b|@FocusState|var \w+: .*\?$/)
            }
            let name = self[index].text.firstMatch(of: /var (\w+)/)?.1 ?? ""
            let isInTuple = texts.contains { text in
                let left = text.drop { $0 == " " }.prefix { $0 != "=" }
                return left.hasPrefix("(")
                    && left.split { $0 == "(" || $0 == "," || $0 == " " || $0 == ")" }
                        .contains { $0 == "_\(name)" }
            }
            return isOpen && !hasInitializer || isInTuple ? self[index] : nil
        }
    }
}
