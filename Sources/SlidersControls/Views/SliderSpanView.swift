#if APPLE_UI

/// A view that replaces a span and shows its state: its values, and whether it's held, hovered, or enabled. See
/// ``SliderControl/spanViewProvider``.
@MainActor
public protocol SliderSpanView: SliderControl.PlatformView {
    /// Updates the view. Called when the view is installed and whenever a property of `span` changes.
    func update(with span: SliderSpanConfiguration)
}
#endif
