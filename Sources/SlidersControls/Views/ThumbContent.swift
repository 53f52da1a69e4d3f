#if APPLE_UI
import QuartzCore
import SlidersCore

/// A view of the app that replaces a thumb.
@MainActor
struct ThumbContent {
    /// The app's view.
    let view: SliderControl.PlatformView
    /// The same view, if it shows the state of the thumb.
    let listener: (any SliderThumbView)?
    /// Whether the view gets the size of the thumb, because it had no size when the app provided it.
    let fillsThumb: Bool
    /// The container that rotates the app's view, created at the first rotation, because the app can set a transform of
    /// the view itself.
    var container: SliderControl.PlatformView?
    /// The configuration most recently passed to the view.
    private var lastConfiguration: SliderThumbConfiguration?

    init(_ view: SliderControl.PlatformView) {
        self.view = view
        listener = view as? any SliderThumbView
        fillsThumb = view.bounds.isEmpty
    }

    /// Passes the state of the thumb to a view that shows it, if the state changed.
    mutating func update(for thumb: SliderThumbConfiguration) {
        guard let listener, lastConfiguration != thumb else { return }
        lastConfiguration = thumb
        listener.update(with: thumb)
    }
}

/// What the view of a thumb contains: the app's view, and accessibility elements for several coordinates.
extension ThumbView {
    /// Shows a view of the app instead of the thumb; `nil` shows the thumb itself.
    func replaceContent(with view: SliderControl.PlatformView?) {
        content?.view.removeFromSuperview()
        content?.container?.removeFromSuperview()
        content = view.map { ThumbContent($0) }
        guard let view else { return }
        hide(view)
        view.translatesAutoresizingMaskIntoConstraints = true
        addSubview(view)
        layOutContent()
    }

    /// The accessibility elements of the thumb, one for each of its coordinates (values).
    var elements: [ThumbElement] { coordinateElements.isEmpty ? [self] : coordinateElements }

    /// Returns the accessibility element of the thumb's coordinate on an axis.
    func element(onAxis axis: Int) -> ThumbElement {
        coordinateElements.indices.contains(axis) ? coordinateElements[axis] : self
    }

    /// Adds an accessibility element for each coordinate of a thumb that has several, such as a point of a plane. The
    /// elements are in front of all thumbs.
    func addCoordinateElements() {
        guard let control, coordinateElements.isEmpty, control.model.coordinatesPerThumb > 1 else { return }
        for axis in 0..<control.model.coordinatesPerThumb {
            let element = ThumbElement(axis: axis, ofThumb: index, of: control)
            superview?.addSubview(element)
            coordinateElements.append(element)
        }
    }

    /// The rectangle in which a press holds the thumb, in the superview's coordinates. It stays upright when the
    /// thumb's image rotates.
    var target: CGRect {
        let size = control?.targetBox ?? .zero
        return CGRect(
            x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// Returns the distance from the center of the thumb to a point in the superview's coordinates.
    func distance(to point: CGPoint) -> Double {
        let offset = CGPoint(x: frame.midX, y: frame.midY).vector - point.vector
        return (offset * offset).sum().squareRoot()
    }
}

extension ThumbView {
    /// The corner radius of the painted thumb, in points: that of its roundest coat, which is one layer of its paint.
    var cornerRadius: CGFloat {
        let roundness = control?.coats(ofThumb: index).map(\.roundness).max() ?? 1
        return min(bounds.width, bounds.height) / 2 * CGFloat(min(1, max(0, roundness)))
    }
}

extension BaseSliderControl {
    /// Returns the coats, the layers of paint, of a thumb in its current state.
    func coats(ofThumb index: Int) -> [SliderCoat] {
        guard let element = model.parts.elements.first(where: { $0.part == .thumb(index) }) else { return [] }
        return layers.appearance.style.coats(of: element)
    }
}
#endif
