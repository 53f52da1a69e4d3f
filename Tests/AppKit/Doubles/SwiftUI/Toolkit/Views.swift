// Checked against: developer.apple.com/documentation/swiftui/nshostingview (it is flipped; what is known of others).
@_spi(Double) import AppKit
@_spi(Double) import QuartzCore

@_spi(Double) public typealias PlatformView = NSView
@_spi(Double) public typealias PlatformWindow = NSWindow

/// A view that others are shown in. Like `NSHostingView` it counts from the top.
class CanvasView: NSView {
    /// What was shown last.
    fileprivate weak var topmost: NSView?
    override var isFlipped: Bool { true }
}

/// The view that views of SwiftUI are in.
private final class HostView: CanvasView {}

/// A view whose content the wheel moves as far as it goes.
final class ScrollingView: CanvasView {
    var contentSize = CGSize(width: 0, height: 0)
    var contentOffset = CGPoint(x: 0, y: 0) { didSet { setBoundsOrigin(contentOffset) } }

    override func scrollWheel(with event: NSEvent) {
        let before = contentOffset
        contentOffset = CGPoint(
            x: max(0, min(contentSize.width - frame.width, before.x - event.scrollingDeltaX)),
            y: max(0, min(contentSize.height - frame.height, before.y - event.scrollingDeltaY)))
        if contentOffset == before { super.scrollWheel(with: event) }
    }
}

extension NSWindow {
    static func make(_ size: CGSize) -> NSWindow { NSWindow(size: size) }

    /// The view that views of SwiftUI are in.
    var host: NSView {
        if let known = contentView?.subviews.first(where: { $0 is HostView }) { return known }
        let view = HostView(frame: contentView?.bounds ?? .zero)
        contentView?.addSubview(view)
        return view
    }
    func resize(to size: CGSize) {
        contentView?.frame.size = size
        host.frame.size = size
    }
    func surround(with scheme: ColorScheme) {
        let name: NSAppearance.Name = scheme == .dark ? .darkAqua : .aqua
        if appearance?.name != name { appearance = NSAppearance(named: name) }
    }
    func layOut() { update() }
}

extension NSView {
    /// What of the environment SwiftUI gives to a view of AppKit no page says: the double gives nothing.
    func surround(with environment: EnvironmentValues) {}

    /// The elements of assistive technology, as they are read.
    var speech: [String] {
        (accessibilityChildren() ?? []).compactMap { $0 as? NSView }.compactMap { element in
            element.accessibilityLabel().map { $0 + (element.isAccessibilityEnabled() ? "" : ", disabled") }
        }
    }

    // MARK: Drawing

    /// The views in it, without what was drawn.
    var shownViews: [NSView] { subviews.filter { !($0 is DrawnView) } }

    /// Puts a view above what was shown before.
    func raise(to order: CGFloat) { (superview as? CanvasView)?.topmost = self }

    /// Shows a layer above what was shown before, in a view of its own: layers of views and others have no order.
    func draw(_ drawn: CALayer, in frame: CGRect, order: CGFloat) {
        let (view, canvas) = (DrawnView(frame: frame), self as? CanvasView)
        addSubview(view, positioned: canvas?.topmost == nil ? .below : .above, relativeTo: canvas?.topmost)
        canvas?.topmost = view
        drawn.frame = view.bounds
        view.layer?.addSublayer(drawn)
    }

    /// Takes away what was drawn, and not the views.
    func removeDrawn() {
        for view in subviews where view is DrawnView { view.removeFromSuperview() }
        (self as? CanvasView)?.topmost = nil
    }
}

/// Shows a layer.
private final class DrawnView: NSView {
    override var isFlipped: Bool { true }
    override func hitTest(_ point: NSPoint) -> NSView? { nil }
}
