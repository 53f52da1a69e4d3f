#if canImport(AppKit) && canImport(SwiftUI) && canImport(ObjectiveC) && !targetEnvironment(macCatalyst)
import AppKit
import SlidersSwiftUI
import SwiftUI
import Testing

/// What SwiftUI does with controls of AppKit: asserted where the host depends on it, and asked where no page says.
@MainActor @Suite(.serialized)
struct MacSwiftUITests {
    /// A window that shows a view.
    private func show(_ view: some View) -> NSWindow {
        let window = NSWindow(
            contentRect: CGRect(x: 0, y: 0, width: 400, height: 300), styleMask: [.titled], backing: .buffered,
            defer: false)
        window.isReleasedWhenClosed = false
        window.contentView = NSHostingView(rootView: view)
        settle(window)
        return window
    }

    private func settle(_ window: NSWindow) {
        for _ in 0..<3 {
            window.layoutIfNeeded()
            RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
        }
    }

    private func all(in view: NSView?) -> [NSView] { view.map { [$0] + $0.subviews.flatMap { all(in: $0) } } ?? [] }

    /// A control that nothing sets but SwiftUI.
    private struct Probe: NSViewRepresentable {
        final class Control: NSControl {
            var size = NSControl.ControlSize.regular
            override var controlSize: NSControl.ControlSize {
                get { size }
                set { size = newValue }
            }
        }

        func makeNSView(context: Context) -> Control { Control() }
        func updateNSView(_ view: Control, context: Context) {}
    }

    @Test func whatSwiftUISetsByItself() throws {
        let view = Probe().controlSize(.large).environment(\.layoutDirection, .rightToLeft).disabled(true)
            .environment(\.colorScheme, .dark)
        let window = show(view)
        let control = try #require(all(in: window.contentView).compactMap { $0 as? Probe.Control }.first)
        answer(
            "mac-environment",
            "size \(control.size.rawValue), right to left \(control.userInterfaceLayoutDirection == .rightToLeft), "
                + "enabled \(control.isEnabled), own appearance \(control.appearance?.name.rawValue ?? "none"), "
                + "appearance \(control.effectiveAppearance.name.rawValue)")
    }

    private struct Timed: NSViewRepresentable {
        let value: Double
        @Binding var told: String

        func makeNSView(context: Context) -> NSView { NSView() }
        func updateNSView(_ view: NSView, context: Context) {
            guard #available(macOS 15, *), context.transaction.animation != nil else { return }
            context.animate {
                let group = NSAnimationContext.current
                told = "\(group.duration) s, implicit \(group.allowsImplicitAnimation)"
            }
        }
    }

    @MainActor
    private final class Log: ObservableObject {
        @Published var value = 0.0
        var text = "no update with an animation"
    }

    private struct Animated: View {
        @ObservedObject var log: Log
        var body: some View {
            Timed(value: log.value, told: Binding(get: { log.text }, set: { log.text = $0 }))
        }
    }

    @Test func theTimeOfAnAnimation() {
        let log = Log()
        let window = show(Animated(log: log))
        withAnimation(.linear(duration: 0.7)) { log.value = 1 }
        settle(window)
        answer("mac-animation", log.text)
    }

    @Test func theSizeOfSymbols() throws {
        let symbol = try #require(NSImage(systemSymbolName: "circle.fill", accessibilityDescription: nil))
        let sized = symbol.withSymbolConfiguration(.init(pointSize: NSFont.systemFontSize, weight: .regular))
        answer("mac-symbols", "\(symbol.size.text), of the system's font \(sized?.size.text ?? "none")")
    }

    @Test func aSliderIsThereAndHasASize() throws {
        let window = show(
            VStack {
                RangeSlider(value: .constant(20.0...80.0), in: 0...100)
                Slider(value: .constant(0.5))
            })
        let views = all(in: window.contentView)
        let slider = try #require(views.first { "\(type(of: $0))" == "RangeSlider" })
        #expect(slider.frame.width > 300 && slider.accessibilityChildren()?.count == 2)
        let system = views.first { $0 is NSSlider }?.frame.size.text ?? "no NSSlider"
        answer("mac-swiftui-size", "\(slider.frame.size.text), the system's \(system)")
    }
}
#endif
