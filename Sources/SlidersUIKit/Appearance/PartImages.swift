#if canImport(UIKit)
import SlidersCore
import UIKit

/// Images in place of thumbs, spans and track, for each state of the control.
extension SliderControl {
    /// Sets the image of all thumbs for a state. The image for the normal state gives thumbs their size.
    #if canImport(ObjectiveC)
    @objc(setThumbImage:forState:)
    #endif
    public dynamic func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
        restyle { $0.setImage(image, .thumb(nil), state) }
    }

    /// Sets the image of one thumb for a state, by rank. It replaces that of all thumbs.
    public func setThumbImage(_ image: UIImage?, for state: UIControl.State, thumb: Int) {
        restyle { $0.setImage(image, .thumb(thumb), state) }
    }

    /// Sets the image of spans on a straight track for a state.
    #if canImport(ObjectiveC)
    @objc(setMinimumTrackImage:forState:)
    #endif
    public dynamic func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        restyle { $0.setImage(image, .selected, state) }
    }

    /// Sets the image of a straight track for a state.
    #if canImport(ObjectiveC)
    @objc(setMaximumTrackImage:forState:)
    #endif
    public dynamic func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        restyle { $0.setImage(image, .track, state) }
    }

    /// The image of all thumbs for a state, or that for the normal state.
    public func thumbImage(for state: UIControl.State) -> UIImage? { appearance.image(.thumb(nil), state) }
    /// The image of spans for a state, or that for the normal state.
    public func minimumTrackImage(for state: UIControl.State) -> UIImage? { appearance.image(.selected, state) }
    /// The image of the track for a state, or that for the normal state.
    public func maximumTrackImage(for state: UIControl.State) -> UIImage? { appearance.image(.track, state) }

    /// The image of all thumbs in the control's present state.
    public var currentThumbImage: UIImage? { thumbImage(for: shownState) }
    /// The image of spans in the control's present state.
    public var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: shownState) }
    /// The image of the track in the control's present state.
    public var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: shownState) }

    private var shownState: UIControl.State { !isEnabled ? .disabled : isDragging ? .highlighted : .normal }
}
#endif
