import Testing

/// What is newer than iOS 15 is used after a check. No compiler checks that on Linux, as the doubles are there whatever
/// the version is.
@Suite struct AvailabilityTests {
    /// A declaration of a double that is newer than iOS 15.
    private struct Declaration: Sendable {
        let name: Substring
        let version: Double
        let text: String
    }

    /// Calls whose base name something older has, too: initialisers and overloads, as they may be written.
    private static let calls: [(version: Double, spellings: [String], declaration: String)] = [
        (
            16, ["weight), width: "],
            "func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight, width: UIFont.Width)"
        ),
        (16, ["sizeThatFits(_ proposal:"], "func sizeThatFits(_ proposal: ProposedViewSize, uiView: "),
        (16, ["String(localized: LocalizedStringResource("], "init(localized resource: LocalizedStringResource)"),
        (17, ["registerForTraitChanges("], "func registerForTraitChanges<TraitEnvironment>("),
        (17.5, ["FeedbackGenerator(view:"], "init(view: UIView)"),
        (17.5, [", view: "], "init(style: UIImpactFeedbackGenerator.FeedbackStyle, view: UIView)"),
        (18, [".accessibilityLabel {", ".accessibilityLabel(content:"], "func accessibilityLabel<V: View>("),
        (
            18, ["context.animate {", "context.animate("],
            "func animate(changes: () -> Void, completion: (() -> Void)? = nil)"
        ),
        (26, [".resolve(in:"], "func resolve(in context: Font.Context) -> Font.Resolved"),
    ]

    private static let declared = Result { try declarations() }

    /// The declarations of the doubles that are newer than iOS 15, and the names of all others. The stage only drives
    /// tests.
    private static func declarations() throws -> (new: [Declaration], older: Set<Substring>) {
        let mark = /@available\(iOS (\d+(?:\.\d+)?), \*\)(.*)/
        let name = /(?:(?:func|var|let|class|struct|protocol|enum|typealias|case) (\w+)|(init)\??\()/
        var (new, older): ([Declaration], Set<Substring>) = ([], [])
        var pending: Double?
        for line in try sourceLines(in: "Tests/UIKit/Doubles") where line.file != "SwiftUI/Stage.swift" {
            var text = line.text[...]
            if let match = text.firstMatch(of: mark) { (pending, text) = (Double(match.1), match.2) }
            guard let match = text.firstMatch(of: name), let found = match.1 ?? match.2 else { continue }
            if let version = pending, version > 15 {
                new.append(Declaration(name: found, version: version, text: line.text))
            } else {
                older.insert(found)
            }
            pending = nil
        }
        return (new, older)
    }

    /// The number of spaces before a line's text.
    private static func indent(_ text: String) -> Int { text.prefix { $0 == " " }.count }

    /// Whether a text checks or demands this version of iOS or a later one.
    private static func checks(_ text: String, _ version: Double) -> Bool {
        text.firstMatch(of: /[#@]available\(iOS (\d+(?:\.\d+)?)/).flatMap { Double($0.1) }.map { $0 >= version }
            ?? false
    }

    /// Whether a line stands in a branch, after a `guard` or in a declaration that has this version of iOS: each block
    /// around it begins at a line with less indentation.
    private static func isChecked(_ index: Int, in lines: [String], for version: Double) -> Bool {
        var depth = indent(lines[index])
        // The lines above a block's first one belong to it if they are its condition, its parameters or its attributes.
        var isHead = !lines[index].hasSuffix("}")
        if checks(lines[index], version) { return true }
        for text in lines[..<index].reversed() {
            let trimmed = text.drop { $0 == " " }
            let own = text.count - trimmed.count
            if trimmed.isEmpty || trimmed.hasPrefix("#if") || trimmed.hasPrefix("#else") || trimmed.hasPrefix("#endif")
            {
                isHead = false
            } else if own < depth {
                depth = own
                isHead = !trimmed.hasPrefix("} ")
                if checks(text, version) { return true }
            } else if own == depth {
                if trimmed.hasPrefix("guard ") || (isHead && trimmed.hasPrefix("@")), checks(text, version) {
                    return true
                }
                if trimmed.hasPrefix("}") { isHead = false }
            } else if isHead, checks(text, version) {
                return true
            }
        }
        return false
    }

    /// The uses of new declarations in lines of a file that no check precedes.
    private static func unchecked(_ lines: [SourceLine]) throws -> [String] {
        let (new, older) = try declared.get()
        let names = Dictionary(
            new.filter { $0.name != "init" && !older.contains($0.name) }.map { ($0.name, $0.version) },
            uniquingKeysWith: max)
        let texts = lines.map(\.text)
        return lines.enumerated().flatMap { index, line -> [String] in
            guard !line.text.contains("///") else { return [] }
            let words = line.text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
            let uses =
                words.compactMap { word in names[word].map { (String(word), $0) } }
                + calls.flatMap { call in call.spellings.map { ($0, call.version) } }.filter {
                    line.text.contains($0.0)
                }
            return uses.filter { !isChecked(index, in: texts, for: $0.1) }.map {
                "\(line.file):\(line.number) uses \($0.0) of iOS \($0.1)"
            }
        }
    }

    @Test func whatIsNewerThanIOS15IsUsedAfterACheck() throws {
        let sources = try sourceLines(in: "Sources/SlidersLayers", "Sources/SlidersUIKit", "Sources/SlidersSwiftUI")
        #expect(sources.count > 1500)
        for lines in Dictionary(grouping: sources, by: \.file).values {
            let unchecked = try Self.unchecked(lines)
            #expect(unchecked == [])
        }
        for call in Self.calls {
            #expect(
                call.spellings.contains { call in sources.contains { $0.text.contains(call) } }, "\(call.spellings)")
        }
    }

    @Test func whatSharesItsNameWithSomethingOlderIsListed() throws {
        let (new, older) = try Self.declared.get()
        let shared = new.filter { ($0.name == "init" || older.contains($0.name)) && $0.text.contains(/public|open/) }
        for declaration in shared {
            let isListed = Self.calls.contains {
                declaration.text.contains($0.declaration) && $0.version == declaration.version
            }
            #expect(isListed, "\(declaration.text)")
        }
        #expect(shared.count == Self.calls.count)
        #expect(new.contains { $0.name == "UITraitUserInterfaceStyle" && $0.version == 17 })
        #expect(older.contains("focusEffect"))
    }

    @Test(arguments: [
        ("if #available(iOS 17.5, *) {\n    X(FeedbackGenerator(view: view))\n}", true),
        ("if #available(iOS 17, *) {\n    X(FeedbackGenerator(view: view))\n}", false),
        ("if #available(iOS 18, *) {\n    y()\n} else {\n    X(FeedbackGenerator(view: view))\n}", false),
        ("if #available(iOS 18, *) {\n    y()\n}\nX(FeedbackGenerator(view: view))", false),
        ("guard #available(iOS 18, *) else { return }\nfor a in b {\n    X(FeedbackGenerator(view: view))\n}", true),
        ("if x {\n    guard #available(iOS 18, *) else { return }\n}\nX(FeedbackGenerator(view: view))", false),
        ("if let x,\n    #available(iOS 18, *)\n{\n    X(FeedbackGenerator(view: view))\n}", true),
        ("@available(iOS 18, *)\nfunc f(\n    x: X\n) {\n    X(FeedbackGenerator(view: view))\n}", true),
        ("@available(iOS 18, *)\nfunc f() {\n}\n\nfunc g() {\n    X(FeedbackGenerator(view: view))\n}", false),
        ("@available(iOS 18, *) var x: X {\n    y\n}\nvar z: X {\n    X(FeedbackGenerator(view: view))\n}", false),
    ])
    func aCheckIsOneOfABlockAround(_ text: String, _ isChecked: Bool) throws {
        #expect(try Self.unchecked(sourceLines(of: text, "Sample.swift")).isEmpty == isChecked, "\(text)")
    }
}
