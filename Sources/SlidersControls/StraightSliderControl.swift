#if (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import Foundation
import QuartzCore

/// What ``RangeSliderControl`` and ``ValueSliderControl`` have in common: a straight track in a direction.
@MainActor
open class StraightSliderControl: SliderControl {
    /// Makes a slider from 0 to 1.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Makes a slider from an archive, with the values and options in it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        hugTrack()
    }

    /// Where values grow; `trailing` by default.
    public var direction: SliderDirection {
        get { if case .straight(let direction) = shape { direction } else { .trailing } }
        set {
            guard newValue != direction else { return }
            shape = .straight(newValue)
            hugTrack()
            invalidateIntrinsicContentSize()
        }
    }

    /// Lets the control grow along its track rather than across it.
    private func hugTrack() {
        setContentHuggingPriority(direction.isVertical ? .defaultLow : .defaultHigh, for: .vertical)
        setContentHuggingPriority(direction.isVertical ? .defaultHigh : .defaultLow, for: .horizontal)
    }
}
#endif
