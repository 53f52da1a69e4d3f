#if (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
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

    /// The image of spans for a state, or that for the normal state.
    public func minimumTrackImage(for state: PlatformImageState) -> PlatformImage? { image(.selected, state) }
    /// The image of the track for a state, or that for the normal state.
    public func maximumTrackImage(for state: PlatformImageState) -> PlatformImage? { image(.track, state) }

    /// The image of spans in the control's present state.
    public var currentMinimumTrackImage: PlatformImage? { minimumTrackImage(for: shownState) }
    /// The image of the track in the control's present state.
    public var currentMaximumTrackImage: PlatformImage? { maximumTrackImage(for: shownState) }
}
#endif
