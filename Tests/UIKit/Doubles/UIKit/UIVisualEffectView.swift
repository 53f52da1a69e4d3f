@_spi(Double) import QuartzCore

// Checked against: developer.apple.com/documentation/uikit/uivisualeffect, …/uivisualeffectview,
// …/uivisualeffectview/contentview, …/uiglasseffect, …/uiglasseffect/init(style:), …/uiglasseffect/style,
// …/uiglasscontainereffect, …/uiglasscontainereffect/spacing; madsmtm/objc2 `objc2-ui-kit` UIVisualEffect.rs,
// UIVisualEffectView.rs, UIGlassEffect.rs.

@MainActor
open class UIVisualEffect: NSObject, @preconcurrency NSCopying {
    nonisolated public override init() { super.init() }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

@available(iOS 26, *) @available(visionOS, unavailable)
open class UIGlassEffect: UIVisualEffect {
    public enum Style: Int, Sendable { case regular, clear }
    public convenience init(style: UIGlassEffect.Style) {
        self.init()
        self.style = style
    }
    /// The style that it was made with.
    @_spi(Double) public private(set) var style = Style.regular
    open var isInteractive = false
    open var tintColor: UIColor?
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIGlassEffect(style: style)
        (copy.isInteractive, copy.tintColor) = (isInteractive, tintColor)
        return copy
    }
}

@available(iOS 26, *) @available(visionOS, unavailable)
open class UIGlassContainerEffect: UIVisualEffect {
    open var spacing: CGFloat = 0
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIGlassContainerEffect()
        copy.spacing = spacing
        return copy
    }
}

/// Traps for views beside `contentView`, and for less than full opacity.
open class UIVisualEffectView: UIView {
    public init(effect: UIVisualEffect?) {
        super.init(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
        self.effect = effect
        contentView.frame = bounds
        add(contentView, at: 0)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private var shown: UIVisualEffect?
    /// A copy of what was set.
    open var effect: UIVisualEffect? {
        get { shown }
        set {
            shown = newValue?.copy() as? UIVisualEffect
            // Pictures of layers know it by its name.
            layer.name = shown is UIGlassEffect ? "glass" : nil
            effectsSet += 1
            checkEffects()
        }
    }
    /// How often the effect was set.
    @_spi(Double) public private(set) var effectsSet = 0
    public let contentView = UIView()
    open override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = bounds
    }
    open override func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }
    open override func insertSubview(_ view: UIView, at index: Int) {
        LayerLog.fault("Subviews of an effect view belong into its content view.")
        super.insertSubview(view, at: index)
    }
}

extension UIView {
    /// Traps where an effect is drawn with less than full opacity, which Apple's page forbids for an effect view and
    /// for all views around it.
    func checkEffects() {
        guard holdsEffect, sequence(first: self, next: \.superview).contains(where: { $0.alpha < 1 }) else { return }
        LayerLog.fault("An effect view and the views around it have an alpha of 1.")
    }

    private var holdsEffect: Bool {
        (self as? UIVisualEffectView)?.effect != nil || subviews.contains { $0.holdsEffect }
    }
}
