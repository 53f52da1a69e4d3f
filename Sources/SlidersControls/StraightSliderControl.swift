#if APPLE_UI
import Foundation
import QuartzCore

/// The base class of ``RangeSliderControl`` and ``ValueSliderControl``: a slider with a straight track.
@MainActor
open class StraightSliderControl: SliderControl {
    /// Creates a slider from 0 to 1.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Creates a slider with the values and options of an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        hugTrack()
    }

    /// The direction in which values increase. The default is `trailing`.
    public final var direction: SliderDirection {
        get { if case .straight(let direction) = shape { direction } else { .trailing } }
        set {
            guard newValue != direction else { return }
            shape = .straight(newValue)
            hugTrack()
            invalidateIntrinsicContentSize()
        }
    }

    /// Sets the hugging priorities so that Auto Layout stretches the control along its track rather than across it.
    private final func hugTrack() {
        setContentHuggingPriority(direction.isVertical ? .defaultLow : .defaultHigh, for: .vertical)
        setContentHuggingPriority(direction.isVertical ? .defaultHigh : .defaultLow, for: .horizontal)
    }
}
#endif
