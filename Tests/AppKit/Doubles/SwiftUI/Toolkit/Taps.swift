// Checked against: developer.apple.com/documentation/swiftui/button (its action runs when a click ends on it).
@_spi(Double) import AppKit

/// What a click on a drawn view does. It lies over the view.
final class TapView: NSView {
    var action: (() -> Void)?

    override var isFlipped: Bool { true }
    override func mouseDown(with event: NSEvent) {}
    override func mouseDragged(with event: NSEvent) {}
    override func mouseUp(with event: NSEvent) {
        if bounds.contains(convert(event.locationInWindow, from: nil)) { action?() }
    }
}

extension LayoutPass {
    /// Lets clicks on a frame run an action of the view at a node.
    func takeTaps(_ node: Node, in frame: CGRect, _ action: @escaping () -> Void) {
        let view = node.property(at: "taps") { TapView(frame: frame) }
        view.action = node.environment.isEnabled ? action : nil
        show(view, in: frame)
    }
}

/// A view that reacts to clicks.
@MainActor protocol Tapped { var action: () -> Void { get } }
