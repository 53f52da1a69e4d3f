#if APPLE_UI
import SlidersCore

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// What assistive technology finds in the control, and what it does there.
extension BaseSliderControl {
    /// The thumbs, with those of the control in front.
    var allThumbViews: [ThumbView] { thumbViews + (frontSubview?.thumbViews ?? []) }

    /// The elements of all coordinates, in their order.
    var thumbElements: [ThumbElement] { thumbViews.flatMap(\.elements) }

    /// What assistive technology finds in the control: the elements of its coordinates and the field in which a value
    /// is typed, and those of the control in front.
    var elements: [PlatformView] { allThumbViews.flatMap(\.elements) + fields }

    private var fields: [ValueField] { [valueField, frontSubview?.valueField].compactMap(\.self) }

    /// What assistive technology finds at a point of the canvas: the field in which a value is typed, or the thumb
    /// whose target contains the point. If there are several, it's the nearest, and the last of equally near ones. Of a
    /// thumb with several coordinates, it's the element of the first one.
    func element(at point: CGPoint) -> PlatformView? {
        // A control in front is a part of the other.
        if let back, superview === back { return back.element(at: point) }
        guard !isHidden, showsValues else { return nil }
        if let field = fields.first(where: { $0.frame.contains(point) }) { return field }
        let reached = allThumbViews.filter { $0.control?.isHidden == false && $0.target.contains(point) }
        return reached.reversed().min { $0.distance(to: point) < $1.distance(to: point) }?.elements.first
    }

    /// Whether there is a group to read: a single value has the control's label.
    var isGroup: Bool { model.coordinatesPerThumb * allThumbViews.count > 1 }

    /// The element of a coordinate.
    func element(of coordinate: Int) -> ThumbElement? {
        let thumb = model.thumb(ofCoordinate: coordinate)
        return thumbViews.indices.contains(thumb)
            ? thumbViews[thumb].element(onAxis: axis(ofCoordinate: coordinate)) : nil
    }

    /// Tells assistive technology and the keyboard which thumbs there are. A control in front is a part of the other.
    func invalidateElements() {
        if let back, superview === back { back.invalidateElements() } else { updateElements() }
    }

    /// Whether a person can change the value of a coordinate, unless the control is read-only.
    func isAdjustable(coordinate: Int) -> Bool {
        let (state, thumb) = model.slider(of: coordinate)
        return !state.isDisabled(thumb: thumb)
    }

    /// The actions on a coordinate: one that resets it, where resetting is on, and two that move the span beside its
    /// thumb by one increment, where it can be dragged.
    func actions(of element: ThumbElement) -> [PlatformAccessibilityAction] {
        let coordinate = element.coordinate
        let (state, thumb) = model.slider(of: coordinate)
        var inputs: [(name: String, input: SliderInput)] = []
        // A reset stops a scale that still moves after a flick.
        if state.canReset(thumb: thumb) || state.configuration.resetsOnDoubleTap && motion?.isAtRest == false {
            inputs.append((word("Reset"), .reset(thumb: coordinate)))
        }
        if state.canAdjustSpan(beside: thumb) {
            inputs.append((word("Move range up"), .adjustSpan(1, thumb: coordinate)))
            inputs.append((word("Move range down"), .adjustSpan(-1, thumb: coordinate)))
        }
        return inputs.map { name, input in
            PlatformAccessibilityAction(named: name) { [weak self, weak element] in
                if let self, let element { assist(input, from: element) } else { false }
            }
        }
    }

    // MARK: A slider that SwiftUI makes one element

    /// Adds increments to the first value, as assistive technology does.
    package func adjustFirstThumb(by increments: Int) {
        guard let view = thumbViews.first, !model.isDisabled(thumb: 0) else { return }
        assist(.adjust(increments, thumb: view.coordinate), from: view)
    }

    /// Resets the first value, as assistive technology does.
    package func resetFirstThumb() { handle(.reset(thumb: usedCoordinate(ofThumb: 0))) }

    /// Activates the first thumb, as assistive technology does: its value can be typed.
    package func activateFirstThumb() { beginTyping(for: usedCoordinate(ofThumb: 0)) }
}
#endif
