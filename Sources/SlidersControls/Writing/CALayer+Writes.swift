#if APPLE_UI
import Foundation
import QuartzCore
import SlidersCore

// These methods set a property only if its value differs, so that a drag sets only properties of parts that move. A
// glide is an animation to the new value; `nil` changes it immediately.

extension NSObjectProtocol where Self: CALayer {
    /// Sets a property, unless it has the value already.
    func set<Value: Equatable>(_ key: ReferenceWritableKeyPath<Self, Value>, _ value: Value) {
        if self[keyPath: key] != value { self[keyPath: key] = value }
    }

    /// Sets a property, unless it has the value already, and animates it from the value on screen.
    ///
    /// - Parameter name: the name that Core Animation has for the property.
    func set<Value: Equatable>(
        _ key: ReferenceWritableKeyPath<Self, Value>, _ value: Value, _ name: String, _ glide: Glide?
    ) {
        guard self[keyPath: key] != value else { return }
        let previousValue = glide.map { _ in (presentation() ?? self)[keyPath: key] }
        self[keyPath: key] = value
        self.glide(name, from: previousValue, glide)
    }
}

extension CALayer {
    /// Hides the layer if a condition is true, and otherwise shows it.
    func hide(if shouldHide: Bool) {
        if isHidden != shouldHide { isHidden = shouldHide }
    }

    /// Moves the layer's center to a point.
    func move(to point: CGPoint, _ glide: Glide?) { set(\.position, point, "position", glide) }

    /// Gives the layer the shape of a box with rounded corners of radius `corner`, turned clockwise about its center by
    /// `turn` degrees.
    @inline(never) func setBox(
        center: SIMD2<Double>, size: SIMD2<Double>, corner: Double, turn: Double, _ glide: Glide?
    ) {
        let box = CGRect(x: 0, y: 0, width: size.x, height: size.y)
        if let glide, glide.isThicknessOnly, box != bounds {
            animateThickness(isVertical: turn == 0 && size.y > size.x, glide)
        }
        set(\.cornerRadius, CGFloat(corner))
        set(\.bounds, box, "bounds", glide)
        set(\.position, CGPoint(center), "position", glide)
        let rotation =
            turn == 0 ? CGAffineTransform.identity : CGAffineTransform(rotationAngle: CGFloat(turn * .pi / 180))
        if affineTransform() != rotation { setAffineTransform(rotation) }
    }

    /// Animates the shorter side of a box, and its corners, from the thickness on screen to the one that is set next.
    private func animateThickness(isVertical: Bool, _ glide: Glide) {
        let presentation = presentation() ?? self
        let side = isVertical ? "bounds.size.width" : "bounds.size.height"
        self.glide(side, from: isVertical ? presentation.bounds.width : presentation.bounds.height, glide)
        if cornerRadius > 0 { self.glide("cornerRadius", from: presentation.cornerRadius, glide) }
    }

    // MARK: Glides

    /// Animates a property from a previous value to its current one, unless the glide or the previous value is `nil`.
    /// If the glide doesn't apply to the property, removes the animation that still runs.
    func glide(_ name: String, from previousValue: Any?, _ glide: Glide?) {
        guard let glide, let previousValue else { return }
        guard glide != .jump, !glide.isThicknessOnly || Self.thicknessProperties.contains(name) else {
            return removeAnimation(forKey: name)
        }
        let animation = glide.spring.map { CASpringAnimation($0, of: name) } ?? CABasicAnimation(keyPath: name)
        animation.fromValue = previousValue
        animation.duration = glide.duration
        if glide.spring == nil { animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut) }
        add(animation, forKey: name)
    }

    /// The properties that determine the thickness of a part.
    private static let thicknessProperties: Set = [
        "lineWidth", "cornerRadius", "bounds.size.width", "bounds.size.height",
    ]

    /// Removes the animations of this layer, its mask, and its sublayers. A sublayer that has a delegate belongs to a
    /// view of the app, and keeps its animations.
    func endGlides() {
        removeAllAnimations()
        mask?.endGlides()
        for layer in sublayers ?? [] where layer.delegate == nil { layer.endGlides() }
    }
}

extension CASpringAnimation {
    /// Creates the animation of a property with a spring. Its duration isn't set.
    package convenience init(_ spring: SliderHeldThumb.Spring, of name: String) {
        self.init(keyPath: name)
        stiffness = CGFloat(spring.stiffness)
        damping = CGFloat(spring.damping)
    }
}

extension CGPoint {
    /// Creates a point from a vector.
    package init(_ point: SIMD2<Double>) { self.init(x: point.x, y: point.y) }
}

extension CGSize {
    /// Creates a size from a vector of width and height.
    init(_ size: SIMD2<Double>) { self.init(width: size.x, height: size.y) }
}
#endif
