#if APPLE_UI
import QuartzCore
import SlidersCore

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

/// A thumb's view moves, glides, and disappears together with the view of the app in it, and has the elements of its
/// coordinates.
extension ThumbView {
    /// Shows a view of the app in place of the thumb; `nil` shows none.
    func replaceContent(with view: SliderControl.PlatformView?) {
        content?.view.removeFromSuperview()
        content?.stand?.removeFromSuperview()
        content = view.map { ThumbContent($0) }
        guard let view else { return }
        hide(view)
        view.translatesAutoresizingMaskIntoConstraints = true
        addSubview(view)
        layOutContent()
    }

    /// The elements of the thumb, in the order of its coordinates.
    var elements: [ThumbElement] { coordinateElements.isEmpty ? [self] : coordinateElements }

    /// The element of the coordinate with a number among those of the thumb.
    func element(onAxis axis: Int) -> ThumbElement {
        coordinateElements.indices.contains(axis) ? coordinateElements[axis] : self
    }

    /// Adds an element for each coordinate, where there are several, in front of all thumbs.
    func addCoordinateElements() {
        guard let control, coordinateElements.isEmpty, control.model.coordinatesPerThumb > 1 else { return }
        for axis in 0..<control.model.coordinatesPerThumb {
            let element = ThumbElement(axis: axis, ofThumb: index, of: control)
            superview?.addSubview(element)
            coordinateElements.append(element)
        }
    }

    /// The rectangle in which a pointer holds the thumb, in the coordinates of the view around: it does not turn with
    /// an image.
    var target: CGRect {
        let size = control?.targetBox ?? .zero
        return CGRect(
            x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// The distance from the middle to a point of the view around.
    func distance(to point: CGPoint) -> Double {
        let path = CGPoint(x: frame.midX, y: frame.midY).vector - point.vector
        return (path * path).sum().squareRoot()
    }
}

extension ThumbView {
    /// The radius of the corners of the thumb as it is painted, in points: that of its roundest coat.
    var cornerRadius: CGFloat {
        let roundness = control?.coats(ofThumb: index).map(\.roundness).max() ?? 1
        return min(bounds.width, bounds.height) / 2 * CGFloat(min(1, max(0, roundness)))
    }
}

extension BaseSliderControl {
    /// The coats of a thumb as it is drawn.
    func coats(ofThumb index: Int) -> [SliderCoat] {
        guard let element = model.parts.elements.first(where: { $0.part == .thumb(index) }) else { return [] }
        return layers.appearance.style.coats(of: element)
    }
}
#endif
