#if APPLE_UI
import QuartzCore
import SlidersCore

extension CALayer {
    /// Sets a shadow; `nil` removes it.
    ///
    /// - Parameter opacity: the opacity of the shadow, which multiplies that of its color.
    func setShadow(_ shadow: SliderPaint.Shadow?, opacity: Double = 1, _ glide: Glide? = nil) {
        guard let shadow else { return set(\.shadowOpacity, 0) }
        set(\.shadowColor, .make(shadow.color))
        set(\.shadowOffset, CGSize(width: shadow.offset.x, height: shadow.offset.y))
        set(\.shadowRadius, CGFloat(shadow.blur))
        set(\.shadowOpacity, Float(opacity), "shadowOpacity", glide)
    }

    /// Sets a halo around the layer's contents: a shadow without an offset. A `sigma` (the Gaussian σ of the blur) of 0
    /// removes the halo.
    func setGlow(_ sigma: Double, _ color: CGColor) {
        guard sigma > 0 else { return set(\.shadowOpacity, 0) }
        set(\.shadowColor, color)
        set(\.shadowOffset, CGSize(width: 0, height: 0))
        set(\.shadowRadius, CGFloat(sigma))
        set(\.shadowOpacity, 1)
    }
}

extension CAShapeLayer {
    /// Resets everything that paints, as in a new layer, but not the layer's position and size.
    func resetPaint() {
        set(\.path, nil)
        set(\.fillColor, nil)
        set(\.strokeColor, nil)
        set(\.lineWidth, 1)
        setStroke(0, 1, nil)
        set(\.backgroundColor, nil)
        set(\.cornerRadius, 0)
        set(\.shadowOpacity, 0)
        set(\.shadowPath, nil)
        if contents != nil { contents = nil }
        set(\.contentsCenter, CGRect(x: 0, y: 0, width: 1, height: 1))
    }

    /// Resets position, size, transform, and visibility, as in a new layer.
    func resetPosition() {
        if !affineTransform().isIdentity { setAffineTransform(.identity) }
        hide(if: false)
        set(\.bounds, CGRect(x: 0, y: 0, width: 0, height: 0))
        set(\.position, CGPoint(x: 0, y: 0))
    }
}
#endif
