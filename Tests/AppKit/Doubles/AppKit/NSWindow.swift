@_spi(Double) import QuartzCore

// Checked against: developer.apple.com/documentation/appkit/nswindow, …/nswindow/makefirstresponder(_:),
// …/nswindow/convertpoint(fromscreen:), …/nswindow/didbecomekeynotification, …/nswindow/orderingmode,
// …/nswindow/isvisible, …/nswindow/orderout(_:); madsmtm/objc2 `objc2-app-kit` NSWindow.rs.

@MainActor
open class NSWindow: NSResponder {
    public struct StyleMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let titled = Self(rawValue: 1)
    }
    public enum OrderingMode: Int, Sendable {
        case below = -1
        case out
        case above
    }
    public enum BackingStoreType: UInt, Sendable { case buffered = 2 }
    public convenience init(
        contentRect: NSRect, styleMask style: NSWindow.StyleMask, backing backingStoreType: NSWindow.BackingStoreType,
        defer flag: Bool
    ) { self.init(size: contentRect.size) }
    open var windowNumber: Int { number }
    private let number = NSWindow.nextNumber()
    private static var numbers = 0
    private static func nextNumber() -> Int {
        numbers += 1
        return numbers
    }

    /// Makes a window of the double, which becomes the key window.
    @_spi(Double) public init(size: CGSize) {
        content = NSView(frame: CGRect(origin: CGPoint(x: 0, y: 0), size: size))
        super.init()
        firstResponder = self
        content.ownWindow = self
        content.nextResponder = self
        content.wantsLayer = true
    }
    public required init?(coder: NSCoder) { nil }

    private let content: NSView
    open var contentView: NSView? { content }
    /// The double's windows are in the corner of the screen.
    open func convertPoint(fromScreen point: NSPoint) -> NSPoint { point }
    open private(set) weak var firstResponder: NSResponder?

    // MARK: Key and main

    nonisolated open class var didBecomeKeyNotification: NSNotification.Name { .init("NSWindowDidBecomeKey") }
    nonisolated open class var didResignKeyNotification: NSNotification.Name { .init("NSWindowDidResignKey") }
    open private(set) var isKeyWindow = true
    open var isMainWindow: Bool { isKeyWindow }
    @_spi(Double) public func setKey(_ isKey: Bool) {
        isKeyWindow = isKey
        let name = isKey ? Self.didBecomeKeyNotification : Self.didResignKeyNotification
        NotificationCenter.default.post(name: name, object: self)
    }

    open private(set) var backingScaleFactor: CGFloat = 2
    @_spi(Double) public func setBackingScaleFactor(_ scale: CGFloat) {
        backingScaleFactor = scale
        content.eachDown { $0.viewDidChangeBackingProperties() }
    }
    open private(set) var isVisible = true
    open func orderOut(_ sender: Any?) { isVisible = false }
    open var appearance: NSAppearance? { didSet { content.appearanceMayDiffer() } }
    open var effectiveAppearance: NSAppearance { appearance ?? .light }

    /// Does what AppKit does at the end of an event.
    @_spi(Double) public func update() {
        content.layoutSubtreeIfNeeded()
        content.eachDown { view in
            guard view.needsDisplay else { return }
            view.needsDisplay = false
            if view.wantsUpdateLayer { view.updateLayer() }
        }
    }

    // MARK: Focus

    open func makeFirstResponder(_ responder: NSResponder?) -> Bool {
        guard responder !== firstResponder else { return true }
        if let before = firstResponder, before !== self, !before.resignFirstResponder() { return false }
        firstResponder = self
        guard let responder, responder !== self else { return true }
        guard responder.acceptsFirstResponder, responder.becomeFirstResponder() else { return false }
        // It may have passed the focus on.
        if firstResponder === self { firstResponder = responder }
        return true
    }
    /// Puts views into the order in which they are on the screen.
    open func recalculateKeyViewLoop() {
        var views: [NSView] = []
        content.eachDown { views.append($0) }
        let positions = views.map { $0.convert($0.bounds, to: nil) }
        let order = views.indices.sorted { a, b in
            (-positions[a].maxY, positions[a].minX, a) < (-positions[b].maxY, positions[b].minX, b)
        }
        for (index, view) in order.enumerated() {
            views[view].nextKeyView = views[order[(index + 1) % order.count]]
        }
    }
    open func selectNextKeyView(_ sender: Any?) {
        let start = firstResponder as? NSView ?? content
        var view = start.nextKeyView
        while let next = view, next !== start, !next.canBecomeKeyView { view = next.nextKeyView }
        if let view, view.canBecomeKeyView { _ = makeFirstResponder(view) }
    }

    // MARK: Events

    private weak var pressed: NSView?
    /// What gets the next press, wherever it is.
    weak var target: NSView?
    /// How often the system beeped as nothing took a key.
    @_spi(Double) public private(set) var beeps = 0
    /// How far what is around would have scrolled.
    @_spi(Double) public private(set) var scrolled: CGFloat = 0

    open func sendEvent(_ event: NSEvent) {
        event.hit = self
        NSApplication.shared.current = event
        defer { NSApplication.shared.current = nil }
        switch event.type {
        case .leftMouseDown:
            let hit = target ?? content.hitTest(event.locationInWindow)
            let acts = isKeyWindow || hit?.acceptsFirstMouse(for: event) == true
            if !isKeyWindow { setKey(true) }
            guard let hit, acts else { return }
            pressed = hit
            if hit.acceptsFirstResponder { _ = makeFirstResponder(hit) }
            Fingers.mouseDown(on: hit, event)
            hit.mouseDown(with: event)
        case .leftMouseDragged: pressed?.mouseDragged(with: event)
        case .leftMouseUp:
            pressed?.mouseUp(with: event)
            pressed = nil
        case .mouseCancelled:
            pressed?.mouseCancelled(with: event)
            pressed = nil
        case .scrollWheel: content.hitTest(event.locationInWindow)?.scrollWheel(with: event)
        case .keyDown: (firstResponder ?? self).keyDown(with: event)
        default: break
        }
    }
    open override func keyDown(with event: NSEvent) {
        if event.specialKey == .tab { selectNextKeyView(nil) } else { beeps += 1 }
    }
    open override func scrollWheel(with event: NSEvent) { scrolled += event.scrollingDeltaY }
    open override func mouseDown(with event: NSEvent) {}
    open override func mouseDragged(with event: NSEvent) {}
    open override func mouseUp(with event: NSEvent) {}
    open override func rightMouseDown(with event: NSEvent) { menus += 1 }
    /// How often a menu would have been shown.
    @_spi(Double) public private(set) var menus = 0
}
