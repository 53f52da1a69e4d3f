@_spi(Double) import QuartzCore

// Checked against: developer.apple.com/documentation/appkit/nsglasseffectview, …/nsglasseffectview/contentview,
// …/nsglasseffectview/cornerradius, …/nsglasseffectview/style-swift.property, …/nsglasseffectview/tintcolor;
// madsmtm/objc2 `objc2-app-kit` NSGlassEffectView.rs.

/// Traps for subviews beside `contentView`, which may lie anywhere.
@available(macOS 26, *)
open class NSGlassEffectView: NSView {
    public enum Style: Int, Sendable { case regular, clear }

    open var contentView: NSView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let contentView { super.addSubview(contentView) }
        }
    }
    /// The default is not known.
    open var cornerRadius: CGFloat = 0
    open var tintColor: NSColor?
    open var style = NSGlassEffectView.Style.regular

    open override func makeBackingLayer() -> CALayer {
        let layer = super.makeBackingLayer()
        // Pictures of layers know it by its name.
        layer.name = "glass"
        return layer
    }
    open override func addSubview(_ view: NSView) {
        LayerLog.fault("Subviews of a glass view belong into its content view.")
        super.addSubview(view)
    }
}
