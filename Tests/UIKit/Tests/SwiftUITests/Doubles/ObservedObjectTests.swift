@_spi(Double) import SwiftUI
import Testing

/// Objects, modifiers and effects in the double of SwiftUI.
@MainActor @Suite(.serialized, .eachComparison)
struct ObservedObjectTests {
    @MainActor
    private final class Model: ObservableObject {
        @Published var count = 0
        @Published var other = 0
    }

    private struct Reader: View {
        @ObservedObject var model: Model
        var body: some View { Text("\(model.count)") }
    }

    private struct Writer: View {
        @ObservedObject var model: Model
        var body: some View {
            let _ = { model.other = 1 }()
            Text("\(model.count)")
        }
    }

    private struct Shift: GeometryEffect {
        let end: CGFloat
        var animatableData: Double
        nonisolated func effectValue(size: CGSize) -> ProjectionTransform {
            ProjectionTransform(CGAffineTransform(translationX: end + CGFloat(animatableData), y: 5))
        }
    }

    private struct Moved: ViewModifier {
        @ObservedObject var model: Model
        func body(content: Content) -> some View {
            content.frame(width: 0, height: 0)
                .modifier(Shift(end: CGFloat(model.other), animatableData: Double(model.count)))
        }
    }

    private struct Inner: View {
        let title: String
        var body: some View { Text(title) }
    }

    private struct Scene: View {
        let model: Model
        let direction: LayoutDirection
        var body: some View {
            Back().overlay(alignment: .topLeading) { Inner(title: "a").modifier(Moved(model: model)) }
                .environment(\.layoutDirection, direction)
        }
    }

    @Test func aViewRunsWheneverItsObjectPublishes() {
        let (stage, model) = (Stage(), Model())
        stage.show(Reader(model: model))
        model.count = 3
        #expect(stage.texts == ["0"])
        stage.flush()
        #expect(stage.texts == ["3"] && stage.runs(of: "Reader") == [2])
        model.other = 1
        stage.flush()
        model.count = 3
        stage.flush()
        #expect(stage.runs(of: "Reader") == [4])
        stage.show(Reader(model: Model()))
        #expect(stage.texts == ["0"] && stage.faults.isEmpty)
    }

    @Test func publishingDuringAnUpdateIsAFault() {
        let stage = Stage()
        stage.show(Writer(model: Model()))
        #expect(stage.faults.contains("an object publishes during an update"))
    }

    private struct Framed: ViewModifier {
        let width: CGFloat
        let note: Noting
        func body(content: Content) -> some View {
            let _ = { note.runs += 1 }()
            content.frame(width: width)
        }
    }

    @MainActor
    private final class Noting: Equatable {
        var runs = 0
        nonisolated static func == (first: Noting, second: Noting) -> Bool { first === second }
    }

    @Test func aModifierDoesNotRunForItsContent() {
        let (stage, note) = (Stage(), Noting())
        stage.show(Inner(title: "a").modifier(Framed(width: 10, note: note)))
        stage.show(Inner(title: "b").modifier(Framed(width: 10, note: note)))
        #expect(stage.texts == ["b"] && stage.runs(of: "Inner") == [2] && note.runs == 1)
        stage.show(Inner(title: "b").modifier(Framed(width: 20, note: note)))
        #expect(stage.runs(of: "Inner") == [2] && note.runs == 2)
    }

    @Test func aModifierRunsWithoutItsContent() {
        let (stage, model) = (Stage(), Model())
        stage.show(Scene(model: model, direction: .leftToRight))
        #expect(stage.middles() == ["a": CGPoint(x: 0, y: 5)])
        model.other = 7
        stage.flush()
        #expect(stage.middles() == ["a": CGPoint(x: 7, y: 5)] && stage.runs(of: "Inner") == [1])
    }

    @Test func anEffectIsMirroredAndAnimatesItsDataAlone() {
        let (stage, model) = (Stage(), Model())
        stage.show(Scene(model: model, direction: .rightToLeft))
        #expect(stage.middles() == ["a": CGPoint(x: 100, y: 5)])
        withAnimation(.linear(duration: 1)) { model.count = 10 }
        stage.flush()
        #expect(stage.animations == [.linear(duration: 1)] && stage.middles() == ["a": CGPoint(x: 90, y: 5)])
        #expect(stage.middles(after: 0.5) == ["a": CGPoint(x: 95, y: 5)])
        model.other = 20
        stage.flush()
        #expect(stage.middles(after: 0.5) == ["a": CGPoint(x: 75, y: 5)])
        model.count = 0
        stage.flush()
        #expect(stage.animations.isEmpty && stage.middles(after: 0.5) == ["a": CGPoint(x: 80, y: 5)])
    }

    private struct Letters: View {
        @State private var letters = ["a", "b"]
        var body: some View {
            ZStack { ForEach(letters, id: \.self) { letter in Inner(title: letter).zIndex(letter == "a" ? 1 : 0) } }
            Button("Next") { letters = ["b", "c"] }
        }
    }

    @Test func viewsOfElementsStayAndStandInTheirOrder() {
        let stage = Stage()
        stage.show(Letters())
        #expect(stage.texts.prefix(2) == ["a", "b"] && stage.arrangement.hasPrefix("b < a"))
        stage.tap("Next")
        #expect(stage.texts.prefix(2) == ["b", "c"] && stage.runs(of: "Inner") == [1, 1])
    }
}
