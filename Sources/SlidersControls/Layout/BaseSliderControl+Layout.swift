#if APPLE_UI
import QuartzCore
import SlidersCore

/// What a kind of slider (along a track, on a plane, or a ruler) provides to the base class: its model, its intrinsic
/// size, its layout, and where people tap and type.
@MainActor
package protocol SliderLayoutProvider: BaseSliderControl {
    /// The model, which the subclass also stores as its concrete type.
    var ownModel: any ControlModel { get }
    /// The intrinsic size of the control.
    var idealSize: CGSize { get }
    /// Composes the style, sets the frame of the canvas, gives the model its layout, and draws all parts. Returns a
    /// report for each drag that the new layout canceled.
    func layOutParts() -> [SliderState.Report]
    /// Returns the part that a pointer activates if it goes down and up at a point of the canvas. Returns `nil`, the
    /// default, if the pointer presses a thumb, a span, or the track there instead.
    func tapTarget(at point: CGPoint) -> SliderTap.Target?
    /// Returns the geometry of the text field for the value of a thumb; `nil`, the default, puts it over the thumb.
    func fieldGeometry(ofThumb thumb: Int) -> FieldGeometry?
}

extension SliderLayoutProvider {
    package func tapTarget(at point: CGPoint) -> SliderTap.Target? { nil }
    package func fieldGeometry(ofThumb thumb: Int) -> FieldGeometry? { nil }
}

/// The layout pass.
extension BaseSliderControl {
    /// The control, if its class is a kind of slider; `nil` for the base class itself.
    var layoutProvider: (any SliderLayoutProvider)? { self as? any SliderLayoutProvider }

    /// Adds the views of a new control, and lays it out.
    func build() {
        addViews()
        setContentHuggingPriority(.defaultHigh, for: .vertical)
        prepare()
        layOut(glide: nil)
    }

    /// Lays out and shows all parts, with the animation of the enclosing animation block, if there is one.
    package func layOut() { layOut(glide: inheritedGlide) }

    /// Lays out and shows all parts.
    ///
    /// - Parameter glide: the animation with which parts move to their new positions; `nil` moves them immediately. The
    ///   first layout is never animated.
    func layOut(glide: Glide?) {
        let isFirstLayout = canvas.frame.isEmpty
        let reports = layoutProvider?.layOutParts() ?? []
        updateThumbs()
        trackViews.updateSpans()
        show(glide: isFirstLayout ? nil : glide)
        reports.forEach(report)
    }

    /// Sets the frame of the canvas and of the pane behind it, which contains the app's views of the track and spans.
    package func move(canvasTo rect: CGRect) {
        setCanvasFrame(rect)
        trackViews.move(to: rect)
    }

    /// Converts a point of the canvas to the control's coordinates.
    package func locationInControl(_ point: SIMD2<Double>) -> CGPoint { canvas.convert(CGPoint(point), to: self) }

    /// Invalidates the intrinsic size and the layout.
    package func invalidateSize() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Returns the intrinsic size, with the width or height of another size where there is no intrinsic one.
    func intrinsicSize(filledFrom other: CGSize) -> CGSize {
        let (size, none) = (intrinsicContentSize, PlatformView.noIntrinsicMetric)
        return CGSize(
            width: size.width == none ? other.width : size.width,
            height: size.height == none ? other.height : size.height)
    }
}
#endif
