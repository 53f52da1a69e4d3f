#if APPLE_UI
import QuartzCore
import SlidersCore

/// What a control says of its kind of slider beside the model: where the picture stands, and how large it likes to be.
@MainActor
package protocol SliderPlacing: BaseSliderControl {
    /// The slider, which the control keeps typed.
    var ownModel: any HeldModel { get }
    /// The size that the control asks for.
    var idealSize: CGSize { get }
    /// Composes the style, gives the canvas its place and the model its layout, and draws. Returns a report for each
    /// drag that this ended.
    func layOutParts() -> [SliderState.Report]
}

/// When a control is laid out.
extension BaseSliderControl {
    /// The control as one of a kind.
    var placing: (any SliderPlacing)? { self as? any SliderPlacing }

    /// Lays out and shows everything.
    package func layOut() { layOut(glide: inheritedGlide) }

    /// Lays out and shows everything: the style is composed once, laid out once, and then shown.
    func layOut(glide: Glide?) {
        let isFirst = canvas.frame.isEmpty
        let reports = placing?.layOutParts() ?? []
        updateThumbs()
        trackViews.updateSpans()
        show(glide: isFirst ? nil : glide)
        report(canceled: reports)
    }

    /// Gives the canvas, and what views of the app lie on, a part of the control.
    package func move(canvasTo rect: CGRect) {
        setCanvasFrame(rect)
        trackViews.move(to: rect)
    }

    /// Returns a point of the picture, in the control's coordinates.
    package func locationInControl(_ point: SIMD2<Double>) -> CGPoint { canvas.convert(CGPoint(point), to: self) }

    /// Invalidates the intrinsic size and the layout.
    package func invalidateSize() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// The intrinsic size, with the sides of another where it has none.
    func filled(from other: CGSize) -> CGSize {
        let (size, none) = (intrinsicContentSize, PlatformView.noIntrinsicMetric)
        return CGSize(
            width: size.width == none ? other.width : size.width,
            height: size.height == none ? other.height : size.height)
    }
}
#endif
