import Testing

/// What is newer than iOS 15 is used after a check.
@Suite struct AvailabilityTests {
    /// Calls whose base name something older has, too: initializers and overloads, as they may be written.
    private static let calls: [AvailabilityCheck.Call] = [
        (
            16, ["weight), width: "],
            "func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight, width: UIFont.Width)"
        ),
        (16, ["sizeThatFits(_ proposal:"], "func sizeThatFits(_ proposal: ProposedViewSize, uiView: "),
        (16, ["String(localized: LocalizedStringResource("], "init(localized resource: LocalizedStringResource)"),
        (16, ["Text(self)"], "init(_ resource: LocalizedStringResource)"),
        (16, ["LabeledContent {"], "init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)"),
        (17, ["registerForTraitChanges("], "func registerForTraitChanges<TraitEnvironment>("),
        (17.5, ["FeedbackGenerator(view:"], "init(view: UIView)"),
        (17.5, [", view: "], "init(style: UIImpactFeedbackGenerator.FeedbackStyle, view: UIView)"),
        (17.5, ["selectionChanged(at:"], "func selectionChanged(at location: CGPoint)"),
        (17.5, ["impactOccurred(at:"], "func impactOccurred(at location: CGPoint)"),
        (18, [".accessibilityLabel {", ".accessibilityLabel(content:"], "func accessibilityLabel<V: View>("),
        (
            18, ["context.animate {", "context.animate("],
            "func animate(changes: () -> Void, completion: (() -> Void)? = nil)"
        ),
        (26, [".resolve(in:"], "func resolve(in context: Font.Context) -> Font.Resolved"),
    ]

    private static let check = Result {
        // The stage only drives tests.
        let lines = try sourceLines(in: "Tests/UIKit/Doubles").filter { $0.file != "SwiftUI/Stage.swift" }
        return AvailabilityCheck("iOS", since: 15, of: lines, calls: calls)
    }

    @Test func whatIsNewerThanIOS15IsUsedAfterACheck() throws {
        let sources = try sourceLines(
            in: "Sources/SlidersControls", "Sources/SlidersPlaneControls", "Sources/SlidersRulerControls",
            "Sources/SlidersSwiftUI", "Sources/SlidersPlaneSwiftUI", "Sources/SlidersRulerSwiftUI"
        ).compiled(for: "UIKit")
        #expect(sources.count > 1500)
        for lines in Dictionary(grouping: sources, by: \.file).values {
            let unchecked = try Self.check.get().unchecked(lines)
            #expect(unchecked == [])
        }
        for call in Self.calls {
            #expect(
                call.spellings.contains { call in sources.contains { $0.text.contains(call) } }, "\(call.spellings)")
        }
    }

    @Test func whatSharesItsNameWithSomethingOlderIsListed() throws {
        let check = try Self.check.get()
        let shared = check.new.filter {
            ($0.name == "init" || check.older.contains($0.name)) && $0.text.contains(/public|open/)
        }
        for declaration in shared {
            let isListed = Self.calls.contains {
                declaration.text.contains($0.declaration) && $0.version == declaration.version
            }
            #expect(isListed, "\(declaration.text)")
        }
        #expect(shared.count == Self.calls.count)
        #expect(check.new.contains { $0.name == "UITraitUserInterfaceStyle" && $0.version == 17 })
        #expect(check.older.contains("focusEffect"))
    }
}
