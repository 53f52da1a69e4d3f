#if (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)

/// A view in place of a span that shows the state of the span: its values, and whether it's held, hovered or enabled.
/// See ``SliderControl/spanViewProvider``.
@MainActor
public protocol SliderSpanView: SliderControl.PlatformView {
    /// Updates the view. Called when the view is installed and whenever a property of `span` changes.
    func update(with span: SliderSpanConfiguration)
}
#endif
