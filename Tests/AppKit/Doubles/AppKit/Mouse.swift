// Drives windows of the double.

/// A mouse or trackpad on a window, in coordinates from the bottom left.
@_spi(Double) @MainActor
public final class Mouse {
    private let window: NSWindow
    private var position = CGPoint(x: 0, y: 0)
    private var isInside: [ObjectIdentifier: Bool] = [:]
    /// The keys that are held meanwhile.
    public var flags: NSEvent.ModifierFlags = []
    /// The number of clicks that a press belongs to.
    public var clicks = 1

    public init(_ window: NSWindow) { self.window = window }

    private func send(_ type: NSEvent.EventType, _ change: (NSEvent) -> Void = { _ in }) {
        let event = NSEvent(type, at: position)
        event.flags = flags
        change(event)
        event.hit = window
        NSApplication.shared.sendEvent(event)
    }

    /// - Parameter view: what gets the press, wherever the point is; `nil` leaves that to the hit test.
    public func press(at point: CGPoint, on view: NSView? = nil) {
        position = point
        window.target = view
        send(.leftMouseDown) { $0.clicks = clicks }
    }
    public func drag(to point: CGPoint) {
        position = point
        send(.leftMouseDragged)
    }
    public func lift() { send(.leftMouseUp) { $0.clicks = clicks } }
    public func cancel() { send(.mouseCancelled) }

    /// Moves without a press: tracking areas report it.
    public func move(to point: CGPoint) {
        position = point
        window.contentView?.eachDown { view in
            for area in view.isHiddenOrHasHiddenAncestor ? [] : view.trackingAreas {
                guard let owner = area.owner as? NSResponder else { continue }
                if area.options.contains(.activeInKeyWindow), !window.isKeyWindow { continue }
                let id = ObjectIdentifier(area)
                let isOver = view.bounds.contains(view.convert(point, from: nil))
                if isOver != (isInside[id] ?? false), area.options.contains(.mouseEnteredAndExited) {
                    let event = NSEvent(isOver ? .mouseEntered : .mouseExited, at: point)
                    if isOver { owner.mouseEntered(with: event) } else { owner.mouseExited(with: event) }
                }
                isInside[id] = isOver
                if isOver, area.options.contains(.mouseMoved) {
                    owner.mouseMoved(with: NSEvent(.mouseMoved, at: point))
                }
            }
        }
    }

    /// Turns the wheel by lines, or moves two fingers by points.
    public func scroll(
        x: CGFloat = 0, y: CGFloat, isPrecise: Bool = false, isInverted: Bool = false, momentum: NSEvent.Phase = []
    ) {
        send(.scrollWheel) { event in
            event.wheel = (x, y)
            (event.isPrecise, event.isInverted, event.momentum) = (isPrecise, isInverted, momentum)
        }
    }
}

extension NSWindow {
    /// Strikes a key. Returns whether something took it.
    @_spi(Double) @discardableResult
    public func pressKey(_ key: NSEvent.SpecialKey, _ flags: NSEvent.ModifierFlags = []) -> Bool {
        let isArrow = (0xF700...0xF703).contains(key.rawValue)
        return pressKey(
            String(Character(Unicode.Scalar(UInt32(key.rawValue)) ?? " ")),
            flags.union(isArrow ? [.numericPad, .function] : .function))
    }
    @_spi(Double) @discardableResult
    public func pressKey(_ characters: String, _ flags: NSEvent.ModifierFlags = []) -> Bool {
        let before = beeps
        let event = NSEvent(.keyDown)
        (event.key, event.flags, event.hit) = (characters, flags, self)
        NSApplication.shared.sendEvent(event)
        return beeps == before
    }
}
