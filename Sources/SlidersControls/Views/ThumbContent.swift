#if APPLE_UI

/// A view of the app that stands in for a thumb.
@MainActor
struct ThumbContent {
    let view: SliderControl.PlatformView
    /// The same view, if it shows what the thumb is.
    let listener: (any SliderThumbView)?
    /// Whether the view has the size of the thumb, and not its own.
    let fillsThumb: Bool
    /// The view that holds and turns the app's view, made when that first turns, because the app may turn its view
    /// itself.
    var stand: SliderControl.PlatformView?
    /// The configuration most recently passed to the view.
    private var shown: SliderThumbConfiguration?

    init(_ view: SliderControl.PlatformView) {
        self.view = view
        listener = view as? any SliderThumbView
        fillsThumb = view.bounds.isEmpty
    }

    /// Updates the view for a thumb, if something differs.
    mutating func update(for thumb: SliderThumbConfiguration) {
        guard let listener, shown != thumb else { return }
        shown = thumb
        listener.update(with: thumb)
    }
}
#endif
