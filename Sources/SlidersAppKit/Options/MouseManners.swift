#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit

/// What the app said about the mouse.
struct MouseManners {
    var followsWheel = false
    var followsWheelOverThumbs = false
    var hasHaptics = false
    var hasValueToolTips = false
}

/// What a mouse or trackpad does beside presses.
extension SliderControl {
    /// Whether the wheel of a mouse over the control moves the thumb that has the focus, one step for each notch.
    /// `false` by default.
    @IBInspectable public var followsWheel: Bool {
        get { manners.followsWheel }
        set { manners.followsWheel = newValue }
    }

    /// Whether the wheel of a mouse moves the thumb under the pointer, one step for each notch. `false` by default.
    @IBInspectable public var followsWheelOverThumbs: Bool {
        get { manners.followsWheelOverThumbs }
        set { manners.followsWheelOverThumbs = newValue }
    }

    /// Whether a drag plays haptics on steps, marks and ends, where the system has them. `false` by default.
    public var hasHaptics: Bool {
        get { manners.hasHaptics }
        set { manners.hasHaptics = newValue }
    }

    /// Whether a tool tip tells the value of the thumb that the mouse rests over. It goes with a press, as tool tips
    /// do: labels show values during a drag. `false` by default, as `NSSlider` has none.
    @IBInspectable public var hasValueToolTips: Bool {
        get { manners.hasValueToolTips }
        set {
            manners.hasValueToolTips = newValue
            for view in thumbViews { view.updateToolTip() }
        }
    }
}
#endif
