#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import SlidersLayers
import AppKit

/// Images in place of thumbs, spans and track, for each state of the control.
extension SliderControl {
    /// A state of the control that images can be for.
    public enum State: Sendable {
        /// Nothing else.
        case normal
        /// The mouse holds something.
        case highlighted
        /// The control is disabled.
        case disabled
    }

    /// Sets the image of all thumbs for a state. The image for the normal state gives thumbs their size.
    public func setThumbImage(_ image: NSImage?, for state: State) {
        setImage(image, .thumb(nil), state)
    }

    /// Sets the image of one thumb for a state, by rank. It replaces that of all thumbs.
    public func setThumbImage(_ image: NSImage?, for state: State, thumb: Int) {
        setImage(image, .thumb(thumb), state)
    }

    /// Sets the image of spans on a straight track for a state.
    public func setMinimumTrackImage(_ image: NSImage?, for state: State) {
        setImage(image, .selected, state)
    }

    /// Sets the image of a straight track for a state.
    public func setMaximumTrackImage(_ image: NSImage?, for state: State) {
        setImage(image, .track, state)
    }

    /// The image of all thumbs for a state, or that for the normal state.
    public func thumbImage(for state: State) -> NSImage? { image(.thumb(nil), state) }
    /// The image of spans for a state, or that for the normal state.
    public func minimumTrackImage(for state: State) -> NSImage? { image(.selected, state) }
    /// The image of the track for a state, or that for the normal state.
    public func maximumTrackImage(for state: State) -> NSImage? { image(.track, state) }

    /// The image of all thumbs in the control's present state.
    public var currentThumbImage: NSImage? { thumbImage(for: shownState) }
    /// The image of spans in the control's present state.
    public var currentMinimumTrackImage: NSImage? { minimumTrackImage(for: shownState) }
    /// The image of the track in the control's present state.
    public var currentMaximumTrackImage: NSImage? { maximumTrackImage(for: shownState) }

    private func setImage(_ image: NSImage?, _ part: ImagePart, _ state: State) {
        controller.restyle { $0.setImage(image.map(SliderImage.init), part, ImageState(state)) }
    }

    private func image(_ part: ImagePart, _ state: State) -> NSImage? {
        controller.appearance.image(part, ImageState(state))?.object as? NSImage
    }

    private var shownState: State { !isEnabled ? .disabled : isDragging ? .highlighted : .normal }
}

extension SliderImage {
    /// An image of AppKit.
    init(_ image: NSImage) {
        let caps = image.capInsets
        self.init(image, size: image.size, top: caps.top, left: caps.left, bottom: caps.bottom, right: caps.right)
    }
}

extension ImageState {
    /// A state of a slider.
    fileprivate init(_ state: SliderControl.State) {
        switch state {
        case .normal: self = .normal
        case .highlighted: self = .highlighted
        case .disabled: self = .disabled
        }
    }
}
#endif
