@_spi(Double) import SwiftUI
import Testing

/// Where the double of SwiftUI lays out views on a screen.
@MainActor @Suite(.serialized, .eachComparison)
struct ScreenTests {
    private func frames(_ view: some View, _ direction: LayoutDirection = .leftToRight) -> [String: CGRect] {
        var environment = EnvironmentValues()
        environment.layoutDirection = direction
        let screen = Screen(view, width: 200, height: 100, environment: environment)
        return screen.items.reduce(into: [:]) { frames, item in
            if case .text(let text) = item.kind { frames[text] = item.frame }
        }
    }

    @Test func aSpacerFillsWhatIsLeft() {
        let row = HStack {
            Text("ab")
            Spacer()
            Text("cd")
        }
        let positions = frames(row.padding(10))
        #expect(positions["ab"]?.minX == 10 && positions["cd"]?.maxX == 190)
        let mirrored = frames(row.padding(10), .rightToLeft)
        #expect(mirrored["ab"]?.maxX == 190 && mirrored["cd"]?.minX == 10)
    }

    @Test func aStackProposesTheWidthAndAlignsItsViews() throws {
        let column = VStack(alignment: .leading, spacing: 5) {
            Text("a")
            Text("longer than")
        }
        let positions = frames(column.frame(width: 200, height: 100))
        let (first, second) = (try #require(positions["a"]), try #require(positions["longer than"]))
        #expect(first.minX == second.minX && second.minY == first.maxY + 5)
        #expect(frames(column.frame(width: 200), .rightToLeft)["a"]?.maxX == 200 - first.minX)
    }

    @Test func aTextIsWrappedBetweenWords() {
        let text = Text("one two three four five six").frame(width: 75)
        let wrappedLines = Heights.body == Heights.largestBody ? 3 : 4
        #expect(
            frames(text).values.first.map { $0.width <= 75 && $0.height == CGFloat(wrappedLines) * Heights.body }
                == true)
    }

    @Test func textsAreAsLargeAsTheToolkitHasThem() throws {
        let small = try #require(frames(Text("a")).values.first)
        let large = try #require(frames(Text("a").dynamicTypeSize(.accessibility5)).values.first)
        #expect(large.height == Heights.largestBody && small.height == Heights.body)
        #expect(frames(Text("a").font(.largeTitle)).values.first?.height == Heights.largeTitle)
        let capped = Text("a").dynamicTypeSize(...DynamicTypeSize.large).dynamicTypeSize(.accessibility5)
        #expect(frames(capped).values.first == small)
    }

    @Test func framesAreClampedAndAligned() {
        let text = Text("a").frame(maxWidth: .infinity, alignment: .trailing)
        #expect(frames(text)["a"]?.maxX == 200)
        #expect(frames(text, .rightToLeft)["a"]?.minX == 0)
    }

    @Test func anOverlayIsOnAPlaneOfItsOwn() {
        let screen = Screen(Text("under").overlay { Text("over") }, width: 200, height: 100)
        #expect(Set(screen.items.map(\.plane)).count == 2)
        #expect(screen.items.first?.frame.midX == screen.items.last?.frame.midX)
    }

    @Test func severalViewsOfAnOverlayLieOnOneAnother() throws {
        let positions = frames(
            Color.clear.overlay {
                Text("a")
                Text("b")
            })
        #expect(try #require(positions["a"]).midY == 50 && positions["b"]?.midY == 50)
    }

    private struct Counter: View {
        @State private var isOn = false
        var body: some View {
            VStack {
                Toggle("Switch", isOn: $isOn)
                Button("Flip") { isOn.toggle() }
                Text(isOn ? "on" : "off")
            }
        }
    }

    @Test func tapsReachButtonsAndToggles() throws {
        let screen = Screen(Counter(), width: 200, height: 100)
        let tap = { (point: CGPoint) in
            let finger = Pointer(screen.window)
            finger.press(at: point)
            finger.lift()
            screen.flush()
        }
        let center = { (text: String) in
            let frame = try #require(screen.items.first { $0.kind == .text(text) }?.frame)
            return CGPoint(x: frame.midX, y: frame.midY)
        }
        tap(try center("Flip"))
        #expect(screen.items.contains { $0.kind == .text("on") })
        let knob = try #require(screen.items.first { $0.kind == .control }?.frame)
        tap(CGPoint(x: knob.midX, y: knob.midY))
        #expect(screen.items.contains { $0.kind == .text("off") })
        #expect(screen.faults.isEmpty)
    }

    @Test func aFormIsAsHighAsItsRows() {
        let form = Form {
            Section {
                Text("a")
                Text("b")
            } header: {
                Text("Title")
            }
        }
        let screen = Screen(form, width: 200)
        #expect(screen.items.map(\.kind) == [.text("Title"), .text("a"), .text("b")])
        #expect(screen.height == 300)
        let rows = screen.items.dropFirst().map(\.frame)
        #expect(rows[1].minY - rows[0].minY == Heights.row)
    }
}
