@_spi(Double) import AppKit
@_spi(Double) import SwiftUI
import Testing

@testable import SlidersSwiftUI

/// Where the double of SwiftUI lays out what only a Mac has.
@MainActor @Suite(.serialized, .eachComparison)
struct PagesTests {
    private struct Window: View {
        @State private var page: Int? = 1

        var body: some View {
            NavigationView {
                List(selection: $page) {
                    Section {
                        ForEach(0..<2) { Text("row \($0)").tag($0) }
                    } header: {
                        Text("rows")
                    }
                }
                .listStyle(.sidebar)
                .frame(minWidth: 150)
                Text("page \(page ?? -1)").navigationTitle("title").navigationSubtitle("subtitle")
            }
        }
    }

    private func frames(_ screen: Screen) -> [String: CGRect] {
        screen.items.reduce(into: [:]) { frames, item in
            if case .text(let text) = item.kind { frames[text] = item.frame }
        }
    }

    @Test func aRowOfTheSidebarChoosesThePageBesideIt() throws {
        let screen = Screen(Window(), width: 400, height: 200)
        let positions = frames(screen)
        #expect(positions["rows"] != nil && (positions["row 0"]?.maxX ?? 400) < 150)
        #expect((positions["page 1"]?.minX ?? 0) >= 150 && (positions["title"]?.minX ?? 0) > 150)
        #expect(
            positions["subtitle"]?.minX == positions["title"]?.minX
                && positions["subtitle"]?.minY == positions["title"]?.maxY)
        let row = try #require(positions["row 0"])
        let pointer = Pointer(screen.window)
        pointer.press(at: CGPoint(x: row.midX, y: row.midY))
        pointer.lift()
        screen.flush()
        #expect(frames(screen)["page 0"] != nil && screen.faults.isEmpty)
    }

    @Test func aFormIsInGroupsAndScrollsOnlyIfItAsks() {
        let form = Form { Section { ForEach(0..<9) { Text("row \($0)") } } }
        #expect(Screen(form, width: 200).height == 300)
        #expect(Screen(form.formStyle(.grouped), width: 200).height > 300)
    }

    @Test func aButtonHasAFaceUnlessItIsPlain() {
        let drawn = [Screen(Button("a") {}, width: 200), Screen(Button("a") {}.buttonStyle(.plain), width: 200)]
            .map { $0.window.contentView?.subviews.first?.subviews.count ?? 0 }
        #expect(drawn == [4, 2])
    }

    @Test func theWheelScrollsAsFarAsTheContentGoes() {
        let screen = Screen(ScrollView { Color.red.frame(height: 500) }, width: 100, height: 100)
        let scrolled = { screen.window.contentView?.subviews.first?.subviews.last?.bounds.minY }
        let mouse = Mouse(screen.window)
        mouse.move(to: CGPoint(x: 50, y: 50))
        mouse.scroll(y: -30, isPrecise: true)
        #expect(scrolled() == 30)
        mouse.scroll(y: -1000, isPrecise: true)
        #expect(scrolled() == 400)
        mouse.scroll(y: -10, isPrecise: true)
        #expect(screen.window.scrolled == -10)
    }
}
