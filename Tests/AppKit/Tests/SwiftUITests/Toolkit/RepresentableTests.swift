@_spi(Double) import AppKit
@_spi(Double) import SwiftUI
import Testing

/// Views of AppKit in the double of SwiftUI.
@MainActor @Suite(.serialized, .eachComparison)
struct RepresentableTests {
    private struct Plate: NSViewRepresentable {
        let title: String
        @Binding var count: Int

        func makeNSView(context: Context) -> NSView { NSView() }
        func updateNSView(_ view: NSView, context: Context) {
            view.setAccessibilityLabel("\(title) \(context.environment.colorScheme)")
        }
        func makeCoordinator() -> Binding<Int> { $count }
        static func dismantleNSView(_ view: NSView, coordinator: Binding<Int>) { coordinator.wrappedValue += 10 }
        @available(macOS 13, *)
        func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSView, context: Context) -> CGSize? {
            proposal.replacingUnspecifiedDimensions()
        }
    }

    private struct Owner: View {
        @State private var title = "a"
        @State private var count = 0
        @State private var isOpen = true

        var body: some View {
            if isOpen { Plate(title: title, count: $count) }
            Text("\(count)")
            Button("Rename") { title = "b" }
            Button("Close") { isOpen = false }
        }
    }

    @Test func aViewIsMadeOnceUpdatedWhenItDiffersAndTakenApart() {
        let window = NSWindow.make()
        let stage = Stage(on: window)
        stage.show(Owner())
        let view = stage.views.first
        #expect(view?.accessibilityLabel() == "a light" && view?.window === window)
        // It counts from the top, as all views of SwiftUI do.
        #expect(view?.superview?.isFlipped == true && view?.superview?.frame == window.contentView?.bounds)
        stage.tap("Rename")
        #expect(stage.runs(of: "Plate") == [2] && view?.accessibilityLabel() == "b light" && stage.made == 1)
        #expect(stage.size(for: ProposedViewSize(width: 7, height: nil)) == CGSize(width: 7, height: 10))
        stage.tap("Close")
        #expect(stage.views.isEmpty && view?.superview == nil)
        #expect(stage.faults == ["state is modified during an update"])
    }

    private struct Meter: NSViewRepresentable {
        let value: Double
        func makeNSView(context: Context) -> NSView { NSView() }
        func updateNSView(_ view: NSView, context: Context) {
            context.animate {
                let group = NSAnimationContext.current
                view.setAccessibilityLabel("\(value) \(group.allowsImplicitAnimation ? group.duration : 0)")
            }
        }
    }

    private struct Animated: View {
        @State private var value = 0.0

        var body: some View {
            Meter(value: value)
            Button("Glide") { withAnimation(.linear(duration: 0.7)) { value += 1 } }
        }
    }

    @Test(arguments: [true, false]) func anAnimationMayBeAGroupOfAppKits(_ isGroup: Bool) {
        AnimationGroups.areMade = isGroup
        defer { AnimationGroups.areMade = true }
        let stage = Stage()
        stage.show(Animated())
        #expect(stage.views.first?.accessibilityLabel() == "0.0 0.0")
        stage.tap("Glide")
        #expect(stage.views.first?.accessibilityLabel() == (isGroup ? "1.0 0.7" : "1.0 0.0"))
    }

    @Test func drawnViewsStandBetweenThoseOfAppKitInTheirOrder() {
        let screen = Screen(
            ZStack {
                Color.red
                Plate(title: "a", count: .constant(0))
                Color.green
            }, width: 200, height: 100)
        let names = { screen.window.contentView?.subviews.first?.subviews.map { $0.layer?.sublayers?.count ?? 0 } }
        #expect(names() == [1, 0, 1])
        screen.flush()
        #expect(names() == [1, 0, 1] && screen.faults.isEmpty)
    }
}
