#if (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import Foundation
import QuartzCore
import SlidersCore

/// A circular slider: a knob, a dial, a clock's range, or several turns.
///
/// ```swift
/// let clock = CircularSliderControl()
/// clock.maximumValue = 24
/// clock.wraps = true
/// clock.setRange(start: 22, length: 8, animated: false)   // 22:00 to 06:00
/// ```
@MainActor @IBDesignable
open class CircularSliderControl: SliderControl {
    /// Makes a dial from 0 to 1 with one thumb, once round from the top.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Makes a dial from an archive, with the values and options in it.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override class var kind: SliderKind { .circular }

    /// The angle of the lower bound, in degrees clockwise from north. 0 by default. Angles of a billion and more, and
    /// those that are not finite, change nothing.
    @IBInspectable public var startAngle: Double {
        get { if case .round(let start, _) = shape { start } else { 0 } }
        set { shape = .round(start: newValue, sweep: sweep) }
    }

    /// The degrees from the lower bound to the upper. Negative runs counter-clockwise, 360, the default, is a full
    /// circle, 720 is two turns. Degrees of a billion and more, and those that are not finite, change nothing.
    @IBInspectable public var sweep: Double {
        get { if case .round(_, let sweep) = shape { sweep } else { 0 } }
        set { shape = .round(start: startAngle, sweep: newValue) }
    }

    /// Whether values run on where a full circle closes, as hours do at midnight. `false` by default.
    @IBInspectable public var wraps: Bool {
        get { slider.configuration.wraps }
        set { configure { $0.wraps = newValue } }
    }

    /// Whether thumbs are dragged up and down, 200 points for the whole track, instead of round. `false` by default.
    @IBInspectable public var dragsVertically: Bool {
        get { slider.configuration.dragsVertically }
        set { configure { $0.dragsVertically = newValue } }
    }

    // MARK: One thumb

    /// The value of the first thumb.
    @IBInspectable public var value: Double {
        get { slider.value(of: 0) }
        set { setValue(newValue, of: 0) }
    }

    /// Sets ``value``. With `animated` the thumb glides to its place, unless motion is reduced.
    public func setValue(_ value: Double, animated: Bool) { setValue(value, of: 0, animated: animated) }

    /// The angle of the first thumb, in degrees clockwise from north; on several turns it counts whole ones. Setting it
    /// sets the value there, clamped to the bounds.
    public var angle: Double {
        get { startAngle + sweep * slider.scale.fraction(of: value) }
        set {
            guard sweep != 0, newValue.isFinite else { return }
            value = slider.scale.value(at: min(1, max(0, (newValue - startAngle) / sweep)))
        }
    }

    // MARK: A range

    /// The value where a range of two thumbs begins. With 22 and a ``length`` of 8 on a clock of 24 hours it ends at 6.
    public var start: Double {
        get { value }
        set {
            // While bounds and seam are still to come, the request has the length that was asked for.
            let requested = slider.requestedValues
            let wish = requested.count == 2 ? requested[1] - requested[0] : 0
            setRange(start: newValue, length: wish > 0 ? wish : length, animated: false)
        }
    }

    /// The length of the range from the first thumb to the second, in value units; 0 with a single thumb.
    public var length: Double {
        get { slider.spans.first ?? 0 }
        set { setRange(start: slider.requestedValues[0], length: newValue, animated: false) }
    }

    /// Sets a range, with two thumbs. On a wrapping circle the start may be any number of periods outside the bounds,
    /// and an empty range differs from a full turn. Numbers that are not finite change nothing.
    /// With `animated` thumbs glide to their places, unless motion is reduced.
    public func setRange(start: Double, length: Double, animated: Bool) {
        assign(start: start, length: length, animated: animated)
    }
}
#endif
