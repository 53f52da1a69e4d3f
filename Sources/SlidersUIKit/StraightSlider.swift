#if canImport(UIKit)
import SlidersCore
import UIKit

/// What ``RangeSlider`` and ``ValueSlider`` have in common: a straight track in a direction.
@MainActor
open class StraightSlider: SliderControl {
    /// Makes a slider from 0 to 1 with thumbs at both ends.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Makes a slider from an archive, with default options but for those of `UIControl`.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Where values grow; `trailing` by default.
    public var direction = SliderDirection.trailing {
        didSet {
            guard direction != oldValue else { return }
            setContentHuggingPriority(direction.isVertical ? .defaultLow : .defaultHigh, for: .vertical)
            setContentHuggingPriority(direction.isVertical ? .defaultHigh : .defaultLow, for: .horizontal)
            invalidateIntrinsicContentSize()
            layOut(glide: inheritedGlide)
        }
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

    override func defaultPress(_ configuration: SliderConfiguration) -> SliderPressTarget {
        UIDevice.current.userInterfaceIdiom == .mac ? .barAndTrack : .bar
    }
}
#endif
