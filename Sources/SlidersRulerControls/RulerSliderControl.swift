#if APPLE_UI
import QuartzCore
import SlidersControls
import SlidersCore
import SlidersLooks
import SlidersRuler

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// A ruler: one value under a fixed mark, on a scale that moves under the finger and continues after a flick.
///
/// ```swift
/// let exposure = RulerSliderControl()
/// (exposure.minimumValue, exposure.maximumValue) = (-2, 2)
/// exposure.step = 0.1
/// exposure.detents = [0]
/// ```
/// `BaseSliderControl` provides the look, and handles touches, clicks, and keys. The mark is the control's only
/// thumb.
@MainActor
open class RulerSliderControl: BaseSliderControl {
    // MARK: Engine

    /// The model of the ruler, with its concrete type.
    final let mark: Model<SliderRuler> = {
        let track = SliderRuler.Track(.straight(mark: .zero, direction: SIMD2(1, 0)), length: 0)
        let ruler = SliderRuler(repairing: SliderConfiguration(), value: 0, on: track)
        return Model(ruler, in: SliderRulerLayout(SliderRulerMetrics(), size: .zero, of: ruler.slider))
    }()
    /// The value, the position of the scale, and the pointer that holds the scale.
    package internal(set) var ruler: SliderRuler {
        _read { yield mark.state }
        _modify { yield &mark.state }
    }
    /// The parts that are shown, and where they are as of the last layout pass.
    package final var drawing: SliderRulerDrawing { mark.drawing }
    /// The motion of the scale without a finger.
    private(set) final lazy var scaleMotion = ScaleMotion(of: self)

    // MARK: Shape

    /// The direction in which the values of the scale increase. The default is `trailing`.
    public final var direction = SliderDirection.trailing {
        didSet {
            guard direction != oldValue else { return }
            hugScale()
            invalidateSize()
        }
    }

    /// The radius of the circle that the scale is bent along, in points. With 0, the default, the scale is straight.
    ///
    /// The mark is at the top of the circle. Values increase clockwise, or counterclockwise if ``direction`` is to the
    /// left. Negative numbers and NaN count as 0.
    @IBInspectable public final var bendRadius: CGFloat = 0 {
        didSet { if bendRadius != oldValue { invalidateSize() } }
    }

    /// The sizes of the parts, in points, and the distance between ticks. ``direction`` and ``bendRadius`` determine
    /// the `path`.
    ///
    /// ```swift
    /// weight.metrics.pointsPerUnit = 40
    /// weight.metrics.tickDistance = 0.1
    /// ```
    public final var metrics = SliderRulerMetrics() { didSet { if metrics != oldValue { invalidateSize() } } }

    /// The style of the scale. A style other than `system` also sets the lengths of the ticks and the mark.
    ///
    /// Its paints replace the paints of `BaseSliderControl.style`. `BaseSliderControl.thumbTintColor` still colors
    /// the mark.
    public final var rulerStyle = SliderRulerStyle.system { didSet { if rulerStyle != oldValue { invalidateSize() } } }

    // MARK: Making

    /// Creates a ruler from 0 to 1.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        motion = scaleMotion
    }

    /// Creates a control with the value and options of an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        motion = scaleMotion
    }
}
#endif
