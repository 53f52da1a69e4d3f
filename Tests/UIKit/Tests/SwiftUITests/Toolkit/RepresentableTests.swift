@_spi(Double) import SwiftUI
import Testing
@_spi(Double) import UIKit

/// Views of UIKit in the double of SwiftUI: made once, updated when what they take changes, and taken apart.
@MainActor @Suite(.serialized, .eachComparison)
struct RepresentableTests {
    private struct Plate: UIViewRepresentable {
        let title: String
        @Binding var count: Int
        let writes: Bool

        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ view: UIView, context: Context) {
            view.accessibilityLabel = "\(title) \(context.environment.colorScheme)"
            if writes { count += 1 }
        }
        func makeCoordinator() -> Binding<Int> { $count }
        static func dismantleUIView(_ view: UIView, coordinator: Binding<Int>) { coordinator.wrappedValue += 10 }
        @available(iOS 16, *)
        func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
            proposal.replacingUnspecifiedDimensions()
        }
    }

    private struct Owner: View {
        @State private var title = "a"
        @State private var count = 0
        @State private var isOpen = true
        let writes: Bool

        var body: some View {
            if isOpen { Plate(title: title, count: $count, writes: writes) }
            Text("\(count)")
            Button("Rename") { title = "b" }
            Button("Close") { isOpen = false }
        }
    }

    @Test func aViewIsMadeOnceAndUpdatedWhenItDiffers() {
        let stage = Stage()
        var environment = EnvironmentValues()
        stage.show(Owner(writes: false), environment)
        let view = stage.views.first
        environment.layoutDirection = .rightToLeft
        stage.show(Owner(writes: false), environment)
        #expect(stage.runs(of: "Plate") == [1] && view?.accessibilityLabel == "a light")
        stage.tap("Rename")
        environment.colorScheme = .dark
        stage.show(Owner(writes: false), environment)
        #expect(stage.runs(of: "Plate") == [3] && view?.accessibilityLabel == "b dark")
        #expect(stage.views.first === view && stage.made == 1 && stage.faults.isEmpty)
        #expect(stage.size(for: ProposedViewSize(width: 7, height: nil)) == CGSize(width: 7, height: 10))
    }

    @Test func writesInAnUpdateAreDroppedAndFaults() {
        let stage = Stage()
        stage.show(Owner(writes: true))
        #expect(stage.texts.first == "0" && stage.faults == ["state is modified during an update"])
    }

    @Test func takingApartIsPartOfAnUpdate() {
        let stage = Stage()
        stage.show(Owner(writes: false))
        stage.tap("Close")
        stage.flush()
        #expect(stage.views.isEmpty && stage.texts.first == "0")
        #expect(stage.faults == ["state is modified during an update"])
    }

    @Test func aTransactionReachesTheUpdatesThatItsWriteCauses() {
        let stage = Stage()
        stage.show(Animated())
        stage.tap("Jump")
        #expect(stage.views.first?.accessibilityLabel == "1.0 false")
        stage.tap("Glide")
        #expect(stage.views.first?.accessibilityLabel == "2.0 true")
        stage.tap("Jump")
        #expect(stage.views.first?.accessibilityLabel == "3.0 false")
    }

    private struct Animated: View {
        @State private var value = 0.0

        var body: some View {
            Meter(value: value)
            Button("Jump") { value += 1 }
            Button("Glide") { withAnimation { value += 1 } }
        }
    }

    private struct Meter: UIViewRepresentable {
        let value: Double
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ view: UIView, context: Context) {
            view.accessibilityLabel = "\(value) \(context.transaction.animation != nil)"
        }
    }
}
