#if canImport(UIKit)
import UIKit

/// A round slider: a knob, a dial, a clock's range, or several turns.
///
/// ```swift
/// let clock = CircularSlider()
/// clock.maximumValue = 24
/// clock.seam = .wrap
/// clock.setRange(start: 22, span: 8, animated: false)   // 22:00 to 06:00
/// ```
@MainActor @IBDesignable
open class CircularSlider: SliderControl {
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override class var initialValues: [Double] { [0] }
    override class var initialConfiguration: SliderConfiguration {
        var configuration = SliderConfiguration()
        configuration.press = .anywhere
        return configuration
    }

    override var path: SliderPath { .arc(start: startAngle, sweep: sweep) }

    /// Where the lower bound is, in degrees clockwise from north.
    @IBInspectable public var startAngle: Double = 0 {
        didSet {
            // As far as a track can turn.
            guard abs(startAngle) < 1e9 else { return startAngle = oldValue }
            if startAngle != oldValue { layOut(glide: inheritedGlide) }
        }
    }

    /// Degrees from the lower bound to the upper: negative runs counter-clockwise, 360 is closed, 720 is two turns.
    @IBInspectable public var sweep: Double = 360 {
        didSet {
            guard abs(sweep) < 1e9 else { return sweep = oldValue }
            if sweep != oldValue { layOut(glide: inheritedGlide) }
        }
    }

    /// What happens where a full circle closes.
    public var seam: Seam {
        get { slider.configuration.seam }
        set { configure { $0.seam = newValue } }
    }

    /// Whether the thumb is dragged up and down instead of round.
    @IBInspectable public var dragsVertically: Bool {
        get { slider.configuration.dragsVertically }
        set { configure { $0.dragsVertically = newValue } }
    }

    // MARK: One thumb

    /// The value of the first thumb.
    @IBInspectable public var value: Double {
        get { slider.value(of: 0) }
        set { request(newValue, for: 0) }
    }

    /// Sets the value of the first thumb.
    public func setValue(_ value: Double, animated: Bool) {
        var values = wishes
        values[0] = value
        setValues(values, animated: animated)
    }

    /// Where the first thumb is, in degrees clockwise from north, counted on over several turns.
    public var angle: Double {
        get { startAngle + sweep * slider.scale.fraction(of: value) }
        set {
            guard sweep != 0, newValue.isFinite else { return }
            value = slider.scale.value(at: min(1, max(0, (newValue - startAngle) / sweep)))
        }
    }

    // MARK: A range

    /// Where the range begins. With 22 and a ``span`` of 8 on a clock of 24 hours it ends at 6.
    public var start: Double {
        get { slider.value(of: 0) }
        set {
            let wishes = wishes, wish = wishes.count == 2 ? wishes[1] - wishes[0] : 0
            setRange(start: newValue, span: !slider.requestsAreValues && wish > 0 ? wish : span, animated: false)
        }
    }

    /// How long the range is; 0 with a single thumb.
    public var span: Double {
        get { slider.spans.first ?? 0 }
        set { setRange(start: wishes[0], span: newValue, animated: false) }
    }

    /// Sets a range, with two thumbs. On a wrapping circle an empty range and a full turn are told apart.
    public func setRange(start: Double, span: Double, animated: Bool) {
        guard start.isFinite, span.isFinite else { return }
        let lower = slider.scale.lower, period = slider.scale.length
        let turns = slider.isWrapped && period > 0 ? ((start + span - lower) / period).rounded(.down) : 0
        // Not reduced to the bounds, which may come later, unless that would disturb a drag.
        if slider.requestsAreValues, slider.values == [start, start + span - turns * period], slider.spans == [span] { return }
        setValues([start, start + span], spans: [span], animated: animated)
    }

    /// Shows a selected part in Interface Builder.
    open override func prepareForInterfaceBuilder() {
        super.prepareForInterfaceBuilder()
        if value == slider.scale.lower { value = slider.scale.value(at: 0.65) }
    }
}
#endif
