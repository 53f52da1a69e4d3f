@_spi(Double) import SwiftUI
import Testing

/// Where the double of SwiftUI puts views, and what assistive technology meets of them.
@MainActor @Suite(.serialized, .eachComparison)
struct ArrangementTests {
    private func shown(_ view: some View, _ direction: LayoutDirection = .leftToRight) -> String {
        var environment = EnvironmentValues()
        environment.layoutDirection = direction
        let stage = Stage()
        stage.show(view, environment)
        return stage.arrangement
    }

    private var row: some View {
        HStack {
            Text("a")
            VStack {
                Text("b")
                Text("c").padding()
            }
            EmptyView()
            if true { Text("d") }
        }
    }

    @Test func stacksLayOutAlongTheirAxis() {
        #expect(shown(row) == "[a | [b / c] | d]")
        #expect(shown(row, .rightToLeft) == "[d | [b / c] | a]")
        #expect(shown(row.environment(\.layoutDirection, .leftToRight), .rightToLeft) == "[a | [b / c] | d]")
    }

    @Test func viewsStandInFrontAndBehind() {
        #expect(shown(Text("a").overlay { Text("b") }) == "a < b")
        #expect(shown(Text("a").background { Text("b") }) == "b < a")
    }

    private func speech(_ view: some View) -> String {
        let stage = Stage()
        stage.show(view)
        return stage.speech
    }

    @Test func groupsAreReadWithTheirLabel() {
        #expect(speech(row) == "a, b, c, d")
        #expect(speech(row.accessibilityElement(children: .contain)) == "{ a, b, c, d }")
        let group = row.accessibilityElement(children: .contain).accessibilityLabel(Text("All"))
        #expect(speech(group) == "All { a, b, c, d }")
        let element = row.accessibilityElement(children: .ignore).accessibilityValue(Text("4"))
        #expect(speech(element.accessibilityLabel { _ in Text("All").padding() }) == "All 4")
    }

    @Test func hiddenViewsAreReadInsteadOfOthersAndNotShown() {
        let view = VStack {
            Text("a")
            Color.clear.accessibilityRepresentation { Text("b") }.accessibilitySortPriority(1)
        }
        #expect(speech(view.accessibilityElement(children: .contain)) == "{ b, a }")
        #expect(shown(view) == "a")
    }
}
