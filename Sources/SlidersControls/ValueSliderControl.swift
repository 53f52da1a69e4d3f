#if APPLE_UI
import Foundation
import QuartzCore

/// A straight slider with one value, like `UISlider`. Assistive technology reads its thumb with the control's
/// `accessibilityLabel`.
///
/// ```swift
/// let speed = ValueSliderControl()
/// (speed.minimumValue, speed.maximumValue, speed.step) = (0.5, 2, 0.25)
/// speed.value = 1.25
/// speed.addAction(UIAction { [unowned speed] _ in print(speed.value) }, for: .valueChanged)
/// ```
@MainActor @IBDesignable
open class ValueSliderControl: StraightSliderControl {
    /// Creates a slider from 0 to 1 with its thumb at 0.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Creates a slider with the values and options of an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override class var kind: SliderKind { .value }

    /// The value of the thumb, adjusted to what the bounds and the steps allow. The default is 0.
    @IBInspectable public final var value: Double {
        get { slider.value(of: 0) }
        set { setValue(newValue, of: 0) }
    }

    /// Sets the value, and animates the thumb if `animated` is `true` and Reduce Motion is off.
    public final func setValue(_ value: Double, animated: Bool) { setValue(value, of: 0, animated: animated) }
}
#endif
