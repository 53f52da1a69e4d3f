#if APPLE_UI
import Foundation
import QuartzCore
import SlidersCore

/// A circular slider: a knob, a dial, a range on a clock, or a track of several turns.
///
/// ```swift
/// let clock = CircularSliderControl()
/// clock.maximumValue = 24
/// clock.wraps = true
/// clock.range = 22...30   // 22:00 to 06:00
/// ```
@MainActor @IBDesignable
open class CircularSliderControl: SliderControl {
    /// Creates a dial from 0 to 1 with one thumb, on a full circle that starts at the top.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Creates a dial with the values and options of an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override class var kind: SliderKind { .circular }

    /// The angle of the minimum value, in degrees clockwise from north. The default is the angle of the look, or 0. The
    /// control ignores angles that aren't finite, and angles of a billion or more.
    @IBInspectable public final var startAngle: Double {
        get { path.angles(wraps: false).start }
        set { setArc(start: newValue, sweep: arc.sweep) }
    }

    /// The angle from the minimum value to the maximum, in degrees. The default is the sweep of the look, or 360, a
    /// full circle; 720 is two turns, and negative sweeps run counterclockwise. A slider that ``wraps`` takes only the
    /// direction from its look. The control ignores sweeps that aren't finite, and sweeps of a billion or more.
    @IBInspectable public final var sweep: Double {
        get { path.angles(wraps: false).sweep }
        set { setArc(start: arc.start, sweep: newValue) }
    }

    /// The start angle and the sweep that the app set, in degrees; `nil` where the angle of the look applies.
    private final var arc: (start: Double?, sweep: Double?) {
        if case .round(let start, let sweep) = shape { (start, sweep) } else { (nil, nil) }
    }

    /// Sets the start angle and the sweep, in degrees; `nil` uses the angle of the look.
    package final func setArc(start: Double?, sweep: Double?) { shape = .round(start: start, sweep: sweep) }

    /// A Boolean value that indicates whether values continue past the point where a full circle closes, as hours do at
    /// midnight. The default is `false`.
    @IBInspectable public final var wraps: Bool {
        get { slider.configuration.wraps }
        set { set(\.wraps, newValue) }
    }

    /// A Boolean value that indicates whether a person drags thumbs up and down instead of around the circle. The whole
    /// track corresponds to 200 points. The default is `false`.
    @IBInspectable public final var dragsVertically: Bool {
        get { slider.configuration.dragsVertically }
        set { set(\.dragsVertically, newValue) }
    }

    /// The largest square in the middle of the ring, for a view that stands inside it.
    ///
    /// The square is inside the track, thumbs, ticks, and text of ticks, whatever the values are and whichever thumb is
    /// held. It's on the face of the look, if there is one, and inside its needle, unless that crosses the middle.
    /// Labels of thumbs inside the ring can be in it. If there's no room, the square has no size.
    ///
    /// The square is in the control's coordinates, as of the last layout pass. In the layout of a superview, first lay
    /// out the control, with `layoutIfNeeded()` in UIKit or `layoutSubtreeIfNeeded()` in AppKit.
    public final var innerSquare: CGRect {
        guard let square = drawing.layout.innerSquare(of: slider, tickLabel: tickLabelSize) else { return .zero }
        return CGRect(
            origin: locationInControl(square.origin), size: CGSize(width: square.side, height: square.side))
    }

    // MARK: One thumb

    /// The value of the first thumb.
    @IBInspectable public final var value: Double {
        get { slider.value(of: 0) }
        set { setValue(newValue, of: 0) }
    }

    /// Sets the value, and animates the thumb if `animated` is `true` and Reduce Motion is off.
    public final func setValue(_ value: Double, animated: Bool) { setValue(value, of: 0, animated: animated) }

    /// The angle of the first thumb, in degrees clockwise from north; on a track of several turns, it includes whole
    /// turns. Setting it sets the value at that angle, clamped to the bounds.
    @_alwaysEmitIntoClient public final var angle: Double {
        get { startAngle + sweep * fraction }
        set { if sweep != 0, newValue.isFinite { fraction = (newValue - startAngle) / sweep } }
    }

    /// The fraction of the track at the first value. Setting a fraction outside 0…1 sets the nearest bound.
    @usableFromInline final var fraction: Double {
        get { slider.scale.fraction(of: value) }
        set { value = slider.scale.value(at: min(1, max(0, newValue))) }
    }

    // MARK: A range

    /// The range of two thumbs, which begins at ``start`` and has a ``length``.
    ///
    /// On a circle that ``wraps``, the upper bound of a range that continues past the end is greater than the maximum
    /// value: on a 24-hour clock, `22...30` is the time from 22:00 to 6:00. With one thumb, both bounds are its value.
    /// Setting the range makes two thumbs, as ``setRange(start:length:animated:)`` does.
    @_alwaysEmitIntoClient public final var range: ClosedRange<Double> {
        get {
            // The sum `start + length` could differ from the value of the second thumb by a rounding error. It's only
            // needed where the range continues past the end, so that its upper bound isn't a value of the thumb.
            let endValue = slider.value(of: min(1, slider.count - 1))
            return start...(endValue - start == length ? endValue : start + length)
        }
        set { setRange(newValue, animated: false) }
    }

    /// Sets ``range``, and animates the thumbs if `animated` is `true` and Reduce Motion is off.
    @_alwaysEmitIntoClient public final func setRange(_ range: ClosedRange<Double>, animated: Bool) {
        setRange(start: range.lowerBound, length: range.upperBound - range.lowerBound, animated: animated)
    }

    /// The value where a range of two thumbs begins. On a 24-hour clock, a range with a start of 22 and a ``length`` of
    /// 8 ends at 6.
    @_alwaysEmitIntoClient public final var start: Double {
        get { value }
        set { setStart(newValue) }
    }

    /// The length of the range from the first thumb to the second, in value units; 0 with a single thumb.
    @_alwaysEmitIntoClient public final var length: Double {
        get { slider.spans.first ?? 0 }
        set { setLength(newValue) }
    }

    /// Sets the value where the range begins, and keeps its length.
    @usableFromInline final func setStart(_ start: Double) {
        // The app may set bounds and `wraps` later. Until then, only the requested values have the length that it set.
        let requestedValues = slider.requestedValues
        let requestedLength = requestedValues.count == 2 ? requestedValues[1] - requestedValues[0] : 0
        assign(start: start, length: requestedLength > 0 ? requestedLength : length)
    }

    /// Sets the length of the range, and keeps the value where it begins.
    @usableFromInline final func setLength(_ length: Double) {
        assign(start: slider.requestedValues[0], length: length)
    }

    /// Sets a range, with two thumbs.
    ///
    /// On a wrapping circle, the start can be any number of periods outside the bounds, and an empty range differs from
    /// a full turn. The method ignores numbers that aren't finite. It animates the thumbs if `animated` is `true` and
    /// Reduce Motion is off.
    public final func setRange(start: Double, length: Double, animated: Bool) {
        assign(start: start, length: length, animated: animated)
    }
}
#endif
