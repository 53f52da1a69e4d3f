#if APPLE_UI
import Foundation
import QuartzCore
import SlidersCore

// A property is written only if it differs, so that a drag writes what moves and nothing else.

extension NSObjectProtocol where Self: CALayer {
    /// Writes a property, unless it has the value already.
    func set<Value: Equatable>(_ key: ReferenceWritableKeyPath<Self, Value>, _ value: Value) {
        if self[keyPath: key] != value { self[keyPath: key] = value }
    }

    /// Writes a property, unless it has the value already, and lets it glide from what the screen shows.
    ///
    /// - Parameter name: Core Animation's name of the property.
    func set<Value: Equatable>(
        _ key: ReferenceWritableKeyPath<Self, Value>, _ value: Value, _ name: String, _ glide: Glide?
    ) {
        guard self[keyPath: key] != value else { return }
        let before = glide.map { _ in (presentation() ?? self)[keyPath: key] }
        self[keyPath: key] = value
        self.glide(name, from: before, glide)
    }
}

extension CALayer {
    /// Shows or hides the layer.
    func hide(_ hidden: Bool) {
        if isHidden != hidden { isHidden = hidden }
    }

    /// Moves the layer's center.
    func move(to point: CGPoint, _ glide: Glide?) { set(\.position, point, "position", glide) }

    /// Makes the layer a rounded box, turned clockwise about its center by degrees.
    @inline(never) func setBox(
        _ center: SIMD2<Double>, _ size: SIMD2<Double>, _ corner: Double, _ turn: Double, _ glide: Glide?
    ) {
        let box = CGRect(x: 0, y: 0, width: size.x, height: size.y)
        if let glide, glide.isOfThickness, box != bounds {
            thicken(to: size, isUpright: turn == 0 && size.y > size.x, glide)
        }
        set(\.cornerRadius, CGFloat(corner))
        set(\.bounds, box, "bounds", glide)
        set(\.position, CGPoint(center), "position", glide)
        let turned =
            turn == 0 ? CGAffineTransform.identity : CGAffineTransform(rotationAngle: CGFloat(turn * .pi / 180))
        if affineTransform() != turned { setAffineTransform(turned) }
    }

    /// Lets the shorter side of a box grow or shrink to a size that is about to be written.
    private func thicken(to size: SIMD2<Double>, isUpright: Bool, _ glide: Glide) {
        let shown = presentation() ?? self
        let side = isUpright ? "bounds.size.width" : "bounds.size.height"
        self.glide(side, from: isUpright ? shown.bounds.width : shown.bounds.height, glide)
        if cornerRadius > 0 { self.glide("cornerRadius", from: shown.cornerRadius, glide) }
    }

    // MARK: Glides

    /// Lets a property that is already written glide there from a value, unless the glide is `nil`.
    func glide(_ name: String, from before: Any?, _ glide: Glide?) {
        guard let glide, let before else { return }
        guard glide != .ending, !glide.isOfThickness || Self.thicknesses.contains(name) else {
            return removeAnimation(forKey: name)
        }
        let animation = glide.spring.map { CASpringAnimation($0, of: name) } ?? CABasicAnimation(keyPath: name)
        animation.fromValue = before
        animation.duration = glide.duration
        if glide.spring == nil { animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut) }
        add(animation, forKey: name)
    }

    /// The properties that determine the thickness of a part.
    private static let thicknesses: Set = ["lineWidth", "cornerRadius", "bounds.size.width", "bounds.size.height"]

    /// Ends the glides of this layer, its mask, and all layers in it. A layer in it that has a delegate belongs to an
    /// app's view, whose animations continue.
    func endGlides() {
        removeAllAnimations()
        mask?.endGlides()
        for layer in sublayers ?? [] where layer.delegate == nil { layer.endGlides() }
    }
}

extension CASpringAnimation {
    /// Lets a property swing. It has no duration yet.
    package convenience init(_ spring: SliderHeldThumb.Spring, of name: String) {
        self.init(keyPath: name)
        stiffness = CGFloat(spring.stiffness)
        damping = CGFloat(spring.damping)
    }
}

extension CGPoint {
    package init(_ point: SIMD2<Double>) { self.init(x: point.x, y: point.y) }
}

extension CGSize {
    init(_ size: SIMD2<Double>) { self.init(width: size.x, height: size.y) }
}
#endif
