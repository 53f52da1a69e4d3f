@_spi(Double) import SwiftUI
import Testing

/// How the double of SwiftUI finds whether a view differs from the one before.
@MainActor @Suite(.serialized, .eachComparison)
struct FieldsTests {
    private final class Model {}

    private struct Inner {
        var number = 1
        var model: Model?
        var views: [any View] = []
    }

    private struct Child<Content: View>: View {
        let inner: Inner
        let content: Content
        var action: (() -> Void)?
        var body: some View { content }
    }

    private func runs(_ first: some View, _ second: some View) -> [Int] {
        let stage = Stage()
        stage.show(AnyView(first))
        stage.show(AnyView(second))
        return stage.runs(of: "Child")
    }

    @Test func structsAreComparedByTheirFields() {
        let model = Model()
        let view = { (number: Int, text: String) in
            Child(inner: Inner(number: number, model: model, views: [Text("a")]), content: Text(text))
        }
        #expect(runs(view(1, "a"), view(1, "a")) == [1])
        #expect(runs(view(1, "a"), view(2, "a")) == [2])
        #expect(runs(view(1, "a"), view(1, "b")) == [2])
    }

    @Test func objectsAreComparedByIdentityAndViewsInsideByTheirFields() {
        let view = { (model: Model, text: String) in
            Child(inner: Inner(model: model, views: [Text(text)]), content: EmptyView())
        }
        let model = Model()
        #expect(runs(view(model, "a"), view(model, "a")) == [1])
        #expect(runs(view(model, "a"), view(Model(), "a")) == [2])
        #expect(runs(view(model, "a"), view(model, "b")) == [2])
    }

    @Test func closuresDifferAlwaysOrNever() {
        let view = { Child(inner: Inner(), content: EmptyView(), action: {}) }
        #expect(runs(view(), view()) == [ClosureComparison.current == .alwaysDiffer ? 2 : 1])
        #expect(runs(view(), Child(inner: Inner(), content: EmptyView())) == [2])
    }

    @Test func aViewOfAnotherTypeIsAnotherView() {
        #expect(runs(Child(inner: Inner(), content: Text("a")), Child(inner: Inner(), content: EmptyView())) == [1])
    }

    private struct Tinted: View {
        @Environment(\.colorScheme) private var scheme
        var body: some View { Text("\(scheme)") }
    }

    @Test func onlyWhatIsReadOfTheEnvironmentCounts() {
        let stage = Stage()
        var environment = EnvironmentValues()
        stage.show(Tinted(), environment)
        environment.isEnabled = false
        stage.show(Tinted(), environment)
        #expect(stage.runs(of: "Tinted") == [1])
        environment.colorScheme = .dark
        stage.show(Tinted(), environment)
        #expect(stage.runs(of: "Tinted") == [2] && stage.texts == ["dark"])
    }
}
