@_spi(Double) import QuartzCore

// Checked against: developer.apple.com/documentation/appkit/nsview (addSubview, addSubview(_:positioned:relativeTo:),
// convert, viewWillMove, wantsLayer).

extension NSView {
    func add(_ view: NSView, at position: Int? = nil) {
        let staysInWindow = !NSView.leavesWindowToMove && window != nil && view.window === window
        if staysInWindow { view.superview?.take(view) } else { view.removeFromSuperview() }
        if let window, !staysInWindow { view.eachDown { $0.viewWillMove(toWindow: window) } }
        subviews.insert(view, at: position ?? subviews.count)
        view.superview = self
        view.nextResponder = self
        view.updateBacking()
        if window != nil, !staysInWindow {
            view.eachDown {
                $0.viewDidMoveToWindow()
                $0.viewDidChangeBackingProperties()
            }
        }
        view.appearanceMayDiffer()
    }

    func drop(_ view: NSView) {
        let leaves = window
        if leaves != nil { view.eachDown { $0.viewWillMove(toWindow: nil) } }
        if let leaves, let first = leaves.firstResponder as? NSView, first.isDescendant(of: view) {
            _ = leaves.makeFirstResponder(nil)
        }
        take(view)
        if leaves != nil { view.eachDown { $0.viewDidMoveToWindow() } }
    }

    private func take(_ view: NSView) {
        subviews.removeAll { $0 === view }
        view.superview = nil
        view.nextResponder = nil
        view.layer?.removeFromSuperlayer()
    }

    /// Calls a closure with this view and those in it that aren't hidden themselves.
    func eachShown(_ body: (NSView) -> Void) {
        body(self)
        for view in subviews where !view.isHidden { view.eachShown(body) }
    }

    func eachDown(_ body: (NSView) -> Void) {
        body(self)
        for view in subviews { view.eachDown(body) }
    }

    func appearanceMayDiffer() {
        eachDown { view in
            view.viewDidChangeEffectiveAppearance()
            // AppKit lays out and draws again by itself.
            view.needsLayout = true
            view.needsDisplay = true
        }
    }

    // MARK: Layers

    private var isBacked: Bool { wantsLayer || superview?.isBacked ?? false }

    /// The layer of the next view above this one in the same view.
    private var nextLayer: CALayer? {
        let siblings = superview?.subviews.drop { $0 !== self }.dropFirst() ?? []
        return siblings.first { $0.layer != nil && $0.layer?.superlayer === superview?.layer }?.layer
    }

    /// Makes the backing layer where there is to be one, and keeps it below that of the superview.
    func updateBacking() {
        if isBacked, layer == nil {
            let made = makeBackingLayer()
            made.delegate = self
            made.isOfView = true
            layer = made
        }
        if let layer, let above = superview?.layer, layer.superlayer !== above {
            if let next = nextLayer { above.insertSublayer(layer, below: next) } else { above.addSublayer(layer) }
        }
        moveLayer()
        for view in subviews { view.updateBacking() }
    }

    /// Gives the backing layer the geometry of its view: its anchor is its origin, and it is flipped where the view is
    /// and the one around it is not.
    func moveLayer() {
        guard let layer else { return }
        CALayer.isMovedByView = true
        defer { CALayer.isMovedByView = false }
        let isFlipped = isFlipped != (superview?.isFlipped ?? false)
        if layer.anchorPoint != CGPoint(x: 0, y: 0) { layer.anchorPoint = CGPoint(x: 0, y: 0) }
        if layer.isGeometryFlipped != isFlipped { layer.isGeometryFlipped = isFlipped }
        if layer.bounds != bounds { layer.bounds = bounds }
        let turn: CGAffineTransform =
            frameCenterRotation == 0 ? .identity : CGAffineTransform(rotationAngle: frameCenterRotation * .pi / 180)
        let half = CGPoint(x: rect.width / 2, y: rect.height / 2)
        let turned = half.applying(turn)
        // The corner stays as it is to the bit where nothing turns.
        let moved = CGPoint(x: half.x - turned.x, y: half.y - turned.y)
        let position = CGPoint(x: rect.minX + moved.x, y: rect.minY + moved.y)
        if layer.affineTransform() != turn { layer.setAffineTransform(turn) }
        if layer.position != position { layer.position = position }
        if layer.isHidden != isHidden { layer.isHidden = isHidden }
        if layer.masksToBounds != clipsToBounds { layer.masksToBounds = clipsToBounds }
    }

    // MARK: Coordinates

    private func toWindow(_ point: CGPoint) -> CGPoint {
        guard let superview else { return isFlipped ? CGPoint(x: point.x, y: rect.height - point.y) : point }
        let isTurned = isFlipped != superview.isFlipped
        let (x, y) = (point.x - bounds.minX, point.y - bounds.minY)
        let outer = CGPoint(x: rect.minX + x, y: rect.minY + (isTurned ? rect.height - y : y))
        return superview.toWindow(turned(outer, by: frameCenterRotation))
    }

    private func fromWindow(_ point: CGPoint) -> CGPoint {
        guard let superview else { return isFlipped ? CGPoint(x: point.x, y: rect.height - point.y) : point }
        let outer = turned(superview.fromWindow(point), by: -frameCenterRotation)
        let isTurned = isFlipped != superview.isFlipped
        let (x, y) = (outer.x - rect.minX, isTurned ? rect.maxY - outer.y : outer.y - rect.minY)
        return CGPoint(x: bounds.minX + x, y: bounds.minY + y)
    }

    /// Turns a point of the superview about the middle of the frame, counterclockwise, by degrees.
    private func turned(_ point: CGPoint, by degrees: CGFloat) -> CGPoint {
        guard degrees != 0 else { return point }
        let (middle, angle) = (CGPoint(x: rect.midX, y: rect.midY), degrees * .pi / 180)
        let distance = CGPoint(x: point.x - middle.x, y: point.y - middle.y)
            .applying(CGAffineTransform(rotationAngle: angle))
        return CGPoint(x: middle.x + distance.x, y: middle.y + distance.y)
    }

    private var isRotated: Bool { frameCenterRotation != 0 || superview?.isRotated ?? false }

    /// The box around the corners of a rectangle where a closure puts them.
    private func box(around rect: NSRect, exactly: Bool, _ position: (CGPoint) -> CGPoint) -> NSRect {
        let (a, b) = (position(rect.origin), position(CGPoint(x: rect.maxX, y: rect.maxY)))
        if exactly { return CGRect(x: min(a.x, b.x), y: min(a.y, b.y), width: rect.width, height: rect.height) }
        let (c, d) = (position(CGPoint(x: rect.minX, y: rect.maxY)), position(CGPoint(x: rect.maxX, y: rect.minY)))
        let (x, y) = (min(a.x, b.x, c.x, d.x), min(a.y, b.y, c.y, d.y))
        return CGRect(x: x, y: y, width: max(a.x, b.x, c.x, d.x) - x, height: max(a.y, b.y, c.y, d.y) - y)
    }

    public func convert(_ point: NSPoint, from view: NSView?) -> NSPoint {
        fromWindow(view.map { $0.toWindow(point) } ?? point)
    }
    public func convert(_ point: NSPoint, to view: NSView?) -> NSPoint {
        let position = toWindow(point)
        return view.map { $0.fromWindow(position) } ?? position
    }
    public func convert(_ rect: NSRect, to view: NSView?) -> NSRect {
        box(around: rect, exactly: !isRotated && view?.isRotated != true) { convert($0, to: view) }
    }
    public func convert(_ rect: NSRect, from view: NSView?) -> NSRect {
        box(around: rect, exactly: !isRotated && view?.isRotated != true) { convert($0, from: view) }
    }
}
