import Testing

/// What is newer than macOS 12 is used after a check.
@Suite struct AvailabilityTests {
    /// Calls whose base name something older has, too: initialisers and overloads, as they may be written.
    private static let calls: [AvailabilityCheck.Call] = [
        (
            13, ["weight), width: "],
            "func systemFont(ofSize fontSize: CGFloat, weight: NSFont.Weight, width: NSFont.Width)"
        )
    ]

    private static let check = Result {
        AvailabilityCheck("macOS", since: 12, of: try sourceLines(in: "Tests/AppKit/Doubles"), calls: calls)
    }

    @Test func whatIsNewerThanMacOS12IsUsedAfterACheck() throws {
        let sources = try sourceLines(in: "Sources/SlidersLayers", "Sources/SlidersAppKit")
        #expect(sources.count > 1500)
        for lines in Dictionary(grouping: sources, by: \.file).values {
            let unchecked = try Self.check.get().unchecked(lines)
            #expect(unchecked == [])
        }
        for spelling in Self.calls.flatMap(\.spellings) + ["mouseCancelled", "NSGlassEffectView"] {
            #expect(sources.contains { $0.text.contains(spelling) }, "\(spelling)")
        }
    }

    @Test func whatSharesItsNameWithSomethingOlderIsListed() throws {
        let check = try Self.check.get()
        let shared = check.new.filter { check.older.contains($0.name) }
        #expect(shared.count == Self.calls.count && shared.allSatisfy { $0.text.contains(Self.calls[0].declaration) })
        #expect(check.new.contains { $0.name == "extraLarge" && $0.version == 26 } && check.older.contains("large"))
    }

    @Test(arguments: [
        ("if #available(macOS 26, *) {\n    view = NSGlassEffectView()\n}", true),
        ("if #available(iOS 26, macOS 14, *) {\n    view = NSGlassEffectView()\n}", false),
        ("if #available(iOS 14, macOS 26, *) {\n    view = NSGlassEffectView()\n}", true),
        ("view = NSGlassEffectView()", false),
        ("@available(macOS 26, *)\nfunc f() { NSGlassEffectView() }", true),
        ("@available(macOS 26, *)\nfunc f() {}\nfunc g() { NSGlassEffectView() }", false),
    ])
    func aCheckNamesTheSystem(_ text: String, _ isChecked: Bool) throws {
        #expect(try Self.check.get().unchecked(sourceLines(of: text, "Sample.swift")).isEmpty == isChecked)
    }
}
