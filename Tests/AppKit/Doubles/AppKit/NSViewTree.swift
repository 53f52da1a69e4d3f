@_spi(Double) import QuartzCore

// Checked against: developer.apple.com/documentation/appkit/nsview (addSubview, addSubview(_:positioned:relativeTo:),
// convert, viewWillMove, wantsLayer).

extension NSView {
    func add(_ view: NSView, at place: Int? = nil) {
        view.removeFromSuperview()
        if let window { view.eachDown { $0.viewWillMove(toWindow: window) } }
        subviews.insert(view, at: place ?? subviews.count)
        view.superview = self
        view.nextResponder = self
        view.updateBacking()
        if window != nil {
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
        subviews.removeAll { $0 === view }
        view.superview = nil
        view.nextResponder = nil
        view.layer?.removeFromSuperlayer()
        if leaves != nil { view.eachDown { $0.viewDidMoveToWindow() } }
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
        return superview.toWindow(CGPoint(x: rect.minX + x, y: rect.minY + (isTurned ? rect.height - y : y)))
    }

    private func fromWindow(_ point: CGPoint) -> CGPoint {
        guard let superview else { return isFlipped ? CGPoint(x: point.x, y: rect.height - point.y) : point }
        let outer = superview.fromWindow(point)
        let isTurned = isFlipped != superview.isFlipped
        let (x, y) = (outer.x - rect.minX, isTurned ? rect.maxY - outer.y : outer.y - rect.minY)
        return CGPoint(x: bounds.minX + x, y: bounds.minY + y)
    }

    public func convert(_ point: NSPoint, from view: NSView?) -> NSPoint {
        fromWindow(view.map { $0.toWindow(point) } ?? point)
    }
    public func convert(_ point: NSPoint, to view: NSView?) -> NSPoint {
        let place = toWindow(point)
        return view.map { $0.fromWindow(place) } ?? place
    }
    public func convert(_ rect: NSRect, to view: NSView?) -> NSRect {
        let (a, b) = (convert(rect.origin, to: view), convert(CGPoint(x: rect.maxX, y: rect.maxY), to: view))
        return CGRect(x: min(a.x, b.x), y: min(a.y, b.y), width: rect.width, height: rect.height)
    }
    public func convert(_ rect: NSRect, from view: NSView?) -> NSRect {
        let end = CGPoint(x: rect.maxX, y: rect.maxY)
        let (a, b) = (convert(rect.origin, from: view), convert(end, from: view))
        return CGRect(x: min(a.x, b.x), y: min(a.y, b.y), width: rect.width, height: rect.height)
    }
}
