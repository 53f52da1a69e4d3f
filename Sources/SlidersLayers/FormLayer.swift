#if canImport(QuartzCore)
import QuartzCore
import Sliders

/// A layer in the shape of a coat: a box by its bounds and corners, an arc by how much of whole turns is stroked, so that
/// moving it makes no path.
@MainActor
final class FormLayer {
    let layer: CAShapeLayer
    private var whole: (arc: Track.Arc, turns: Int)?

    init(_ layer: CAShapeLayer = CAShapeLayer()) { self.layer = layer }

    /// - Parameter groove: the arc that the form is a stretch of; `nil` is one turn from the form's own start.
    func take(_ form: CoatShape.Form, in color: CGColor, along groove: Track? = nil, _ glide: Glide?) {
        switch form {
        case .box(let center, let size, let corner, let turn):
            if whole != nil { (layer.path, whole) = (nil, nil) }
            layer.set(\.backgroundColor, color)
            layer.box(center, size, corner, turn, glide)
        case .arc(let arc, let width, let isRound):
            layer.set(\.backgroundColor, nil)
            layer.set(\.fillColor, nil)
            layer.set(\.strokeColor, color)
            layer.set(\.lineWidth, CGFloat(width))
            layer.set(\.lineCap, isRound ? .round : .butt)
            layer.box(.zero, .zero, 0, 0, nil)
            stroke(arc, along: groove, glide)
        case .text:
            break
        }
    }

    private func stroke(_ arc: Track.Arc, along groove: Track?, _ glide: Glide?) {
        var whole = arc, turns = 1
        whole.sweep = arc.sweep < 0 ? -360 : 360
        if case .arc(let groove)? = groove { (whole.start, whole.sweep, turns) = (groove.start, groove.sweep < 0 ? -360 : 360, 2) }
        let isClosed = turns == 1 && abs(arc.sweep) >= 360
        if self.whole == nil || self.whole?.arc != whole || self.whole?.turns != turns {
            layer.path = CAShapeLayer.turns(turns, of: whole, isClosed: isClosed)
            self.whole = (whole, turns)
        }
        // A whole turn goes on a little over its start, so that no gap shows there.
        let sweep = abs(arc.sweep) >= 360 && !isClosed ? 360.5 : abs(arc.sweep)
        let turned = (arc.start - whole.start) / whole.sweep
        let start = (turned - turned.rounded(.down)) / Double(turns)
        layer.setStroke(start, start + sweep / 360 / Double(turns), glide)
    }
}

extension CALayer {
    /// A rounded box, turned clockwise about its centre.
    func box(_ center: SIMD2<Double>, _ size: SIMD2<Double>, _ corner: Double, _ turn: Double, _ glide: Glide?) {
        set(\.cornerRadius, CGFloat(corner))
        set(\.bounds, CGRect(x: 0, y: 0, width: size.x, height: size.y), "bounds", glide)
        set(\.position, CGPoint(center), "position", glide)
        let turned = turn == 0 ? CGAffineTransform.identity : CGAffineTransform(rotationAngle: CGFloat(turn * .pi / 180))
        if affineTransform() != turned { setAffineTransform(turned) }
    }

    /// Ends what glides, here and in all layers below.
    func endGlides() {
        removeAllAnimations()
        mask?.endGlides()
        for layer in sublayers ?? [] { layer.endGlides() }
    }
}

extension NSObjectProtocol where Self: CALayer {
    /// Writes a property, unless it is so already.
    func set<Value: Equatable>(_ key: ReferenceWritableKeyPath<Self, Value>, _ value: Value) {
        if self[keyPath: key] != value { self[keyPath: key] = value }
    }

    /// Writes a property, unless it is so already, and shows how it gets there.
    func set<Value: Equatable>(_ key: ReferenceWritableKeyPath<Self, Value>, _ value: Value, _ name: String, _ glide: Glide?) {
        guard self[keyPath: key] != value else { return }
        let before = glide.map { _ in (presentation() ?? self)[keyPath: key] }
        self[keyPath: key] = value
        run(glide, name, from: before)
    }
}
#endif
