#if APPLE_UI
import QuartzCore

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
        placeContent()
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
}
#endif
