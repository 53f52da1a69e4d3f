#if APPLE_UI
import SlidersCore

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// Images in place of spans and track, for each state of the control.
extension SliderControl {
    /// Sets the image of spans on a straight track for a state.
    #if canImport(ObjectiveC) && canImport(UIKit)
    @objc(setMinimumTrackImage:forState:)
    #endif
    public dynamic func setMinimumTrackImage(_ image: PlatformImage?, for state: PlatformImageState) {
        setImage(image, .selected, state)
    }

    /// Sets the image of a straight track for a state.
    #if canImport(ObjectiveC) && canImport(UIKit)
    @objc(setMaximumTrackImage:forState:)
    #endif
    public dynamic func setMaximumTrackImage(_ image: PlatformImage?, for state: PlatformImageState) {
        setImage(image, .track, state)
    }

    /// Returns the image of spans for a state, or the image for the normal state if there is none.
    public func minimumTrackImage(for state: PlatformImageState) -> PlatformImage? { image(.selected, state) }
    /// Returns the image of the track for a state, or the image for the normal state if there is none.
    public func maximumTrackImage(for state: PlatformImageState) -> PlatformImage? { image(.track, state) }

    /// The image of spans in the control's current state.
    public var currentMinimumTrackImage: PlatformImage? { minimumTrackImage(for: shownState) }
    /// The image of the track in the control's current state.
    public var currentMaximumTrackImage: PlatformImage? { maximumTrackImage(for: shownState) }
}
#endif
