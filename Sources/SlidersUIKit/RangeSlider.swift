#if canImport(UIKit)
import UIKit

/// A straight slider with two thumbs, or as many as it has values.
///
/// ```swift
/// let slider = RangeSlider()
/// slider.maximumValue = 100
/// slider.values = [20, 80]
/// slider.addAction(UIAction { _ in print(slider.lowerValue, slider.upperValue) }, for: .valueChanged)
/// ```
@MainActor @IBDesignable
open class RangeSlider: SliderControl {
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Where values grow; in the direction of the language by default.
    public var direction = Direction.trailing {
        didSet {
            guard direction != oldValue else { return }
            let isUpright = direction == .up || direction == .down
            setContentHuggingPriority(isUpright ? .defaultLow : .defaultHigh, for: .vertical)
            setContentHuggingPriority(isUpright ? .defaultHigh : .defaultLow, for: .horizontal)
            invalidateIntrinsicContentSize()
            layOut(glide: inheritedGlide)
        }
    }

    /// Where the values of a straight slider grow.
    public enum Direction: Equatable, Sendable {
        /// Where lines of text end: to the right, in right-to-left languages to the left.
        case trailing
        /// Where lines of text begin.
        case leading
        case right, left, up, down
    }

    /// The value of the first thumb.
    @IBInspectable public var lowerValue: Double {
        get { slider.value(of: 0) }
        set { request(newValue, for: 0) }
    }

    /// The value of the last thumb.
    @IBInspectable public var upperValue: Double {
        get { slider.value(of: slider.count - 1) }
        set { request(newValue, for: slider.count - 1) }
    }

    override var path: SliderPath {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return switch direction {
        case .trailing: isMirrored ? .left : .right
        case .leading: isMirrored ? .right : .left
        case .right: .right
        case .left: .left
        case .up: .up
        case .down: .down
        }
    }

    /// Shows a selected part, where Interface Builder would show the whole track selected.
    open override func prepareForInterfaceBuilder() {
        super.prepareForInterfaceBuilder()
        guard values == [slider.scale.lower, slider.scale.upper] else { return }
        values = [0.25, 0.75].map { slider.scale.value(at: $0) }
    }
}
#endif
