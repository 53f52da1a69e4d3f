#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import SlidersCore
import SlidersLayers
import UIKit

/// A round slider: a knob, a dial, a clock's range, or several turns.
///
/// ```swift
/// let clock = CircularSlider()
/// clock.maximumValue = 24
/// clock.seam = .wrap
/// clock.setRange(start: 22, length: 8, animated: false)   // 22:00 to 06:00
/// ```
@MainActor @IBDesignable
open class CircularSlider: SliderControl {
    /// Makes a dial from 0 to 1 with one thumb, once round from the top.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Makes a dial from an archive, with the values and options in it.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override class var kind: SliderKind { .round }

    /// The angle of the lower bound, in degrees clockwise from north. 0 by default. Angles of a billion and more, and
    /// those that are not finite, change nothing.
    @IBInspectable public var startAngle: Double {
        get { if case .round(let start, _) = controller.shape { start } else { 0 } }
        set { controller.shape = .round(start: newValue, sweep: sweep) }
    }

    /// The degrees from the lower bound to the upper. Negative runs counter-clockwise, 360, the default, is a full
    /// circle, 720 is two turns. Degrees of a billion and more, and those that are not finite, change nothing.
    @IBInspectable public var sweep: Double {
        get { if case .round(_, let sweep) = controller.shape { sweep } else { 0 } }
        set { controller.shape = .round(start: startAngle, sweep: newValue) }
    }

    /// What happens where a full circle closes. `stop` by default.
    public var seam: SliderSeam {
        get { slider.configuration.seam }
        set { controller.configure { $0.seam = newValue } }
    }

    /// Whether thumbs are dragged up and down, 200 points for the whole track, instead of round. `false` by default.
    @IBInspectable public var dragsVertically: Bool {
        get { slider.configuration.dragsVertically }
        set { controller.configure { $0.dragsVertically = newValue } }
    }

    // MARK: One thumb

    /// The value of the first thumb.
    @IBInspectable public var value: Double {
        get { slider.value(of: 0) }
        set { controller.setValue(newValue, of: 0) }
    }

    /// Sets ``value``. With `animated` the thumb glides to its place, unless motion is reduced.
    public func setValue(_ value: Double, animated: Bool) { controller.setValue(value, of: 0, animated: animated) }

    /// The angle of the first thumb, in degrees clockwise from north; on several turns it counts whole ones. Setting it
    /// sets the value there, clamped to the bounds.
    public var angle: Double {
        get { controller.angle }
        set { controller.angle = newValue }
    }

    // MARK: A range

    /// The value where a range of two thumbs begins. With 22 and a ``length`` of 8 on a clock of 24 hours it ends at 6.
    public var start: Double {
        get { controller.start }
        set { controller.start = newValue }
    }

    /// The length of the range from the first thumb to the second, in value units; 0 with a single thumb.
    public var length: Double {
        get { controller.length }
        set { controller.length = newValue }
    }

    /// Sets a range, with two thumbs. On a wrapping circle the start may be any number of periods outside the bounds,
    /// and an empty range differs from a full turn. Numbers that are not finite change nothing.
    /// With `animated` thumbs glide to their places, unless motion is reduced.
    public func setRange(start: Double, length: Double, animated: Bool) {
        controller.setRange(start: start, length: length, animated: animated)
    }
}
#endif
