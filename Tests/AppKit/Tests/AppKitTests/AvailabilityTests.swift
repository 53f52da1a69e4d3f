import Testing

/// What is newer than macOS 12 is used after a check.
@Suite struct AvailabilityTests {
    /// Calls whose base name something older has, too: initializers and overloads, as they may be written.
    private static let calls: [AvailabilityCheck.Call] = [
        (
            13, ["weight), width: "],
            "func systemFont(ofSize fontSize: CGFloat, weight: NSFont.Weight, width: NSFont.Width)"
        )
    ]

    private static let check = Result {
        let lines = try sourceLines(in: "Tests/AppKit/Doubles").filter { !$0.file.hasPrefix("SwiftUI/") }
        return AvailabilityCheck("macOS", since: 12, of: lines, calls: calls)
    }

    @Test func whatIsNewerThanMacOS12IsUsedAfterACheck() throws {
        let sources = try sourceLines(
            in: "Sources/SlidersControls", "Sources/SlidersPlaneControls", "Sources/SlidersRulerControls"
        ).compiled(for: "AppKit")
        #expect(sources.count > 1500)
        for lines in Dictionary(grouping: sources, by: \.file).values {
            let unchecked = try Self.check.get().unchecked(lines)
            #expect(unchecked == [])
        }
        let others = ["mouseCancelled", "NSGlassEffectView", "displayLink(target", "CADisplayLink"]
        for spelling in Self.calls.flatMap(\.spellings) + others {
            #expect(sources.contains { $0.text.contains(spelling) }, "\(spelling)")
        }
    }

    /// The same of SwiftUI.
    private static let callsOfSwiftUI: [AvailabilityCheck.Call] = [
        (13, ["sizeThatFits(_ proposal:"], "func sizeThatFits(_ proposal: ProposedViewSize, nsView: "),
        (13, ["String(localized: LocalizedStringResource("], "init(localized resource: LocalizedStringResource)"),
        (13, ["Text(self)"], "init(_ resource: LocalizedStringResource)"),
        (15, [".accessibilityLabel {"], "func accessibilityLabel<V: View>("),
        (15, ["context.animate {"], "func animate(changes: () -> Void, completion: (() -> Void)? = nil)"),
        (26, [".resolve(in:"], "func resolve(in context: Font.Context) -> Font.Resolved"),
    ]

    @Test func whatIsNewerInSwiftUIIsUsedAfterACheck() throws {
        let shared = try sourceLines(in: "Tests/UIKit/Doubles/SwiftUI").filter {
            !$0.file.hasPrefix("Toolkit") && !$0.file.hasPrefix("Stage")
        }
        let own = try sourceLines(in: "Tests/AppKit/Doubles/SwiftUI/Toolkit")
        let check = AvailabilityCheck("macOS", since: 12, of: own + shared, calls: Self.callsOfSwiftUI)
        let sources = try sourceLines(
            in: "Sources/SlidersSwiftUI", "Sources/SlidersPlaneSwiftUI", "Sources/SlidersRulerSwiftUI"
        ).compiled(for: "AppKit")
        for lines in Dictionary(grouping: sources, by: \.file).values {
            let unchecked = check.unchecked(lines)
            #expect(unchecked == [])
        }
        for call in Self.callsOfSwiftUI {
            let isDeclared = check.new.contains {
                $0.text.contains(call.declaration) && $0.version == call.version
            }
            #expect(isDeclared && sources.contains { $0.text.contains(call.spellings[0]) }, "\(call.declaration)")
        }
    }

    @Test func whatSharesItsNameWithSomethingOlderIsListed() throws {
        let check = try Self.check.get()
        // An event that sources name by its number.
        let shared = check.new.filter { check.older.contains($0.name) && $0.name != "valueChanged" }
        #expect(shared.count == Self.calls.count && shared.allSatisfy { $0.text.contains(Self.calls[0].declaration) })
        #expect(check.new.contains { $0.name == "extraLarge" && $0.version == 26 } && check.older.contains("large"))
    }
}
