#if APPLE_UI
import SlidersCore

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// What assistive technology reads: each point is two elements, one for each of its coordinates.
extension PlaneSliderControl {
    /// Returns the name of an axis for assistive technology: the name that you set, or "Horizontal" or "Vertical" (on a
    /// disc, "Angle" or "Distance") in the user's language.
    public func axisName(_ axis: SliderPlane.Axis) -> String {
        if let name = texts.names[axis.rawValue] { return name }
        return switch (axis, plane.area.isDisc) {
        case (.x, false): LocalizedText.localized("Horizontal")
        case (.y, false): LocalizedText.localized("Vertical")
        case (.x, true): LocalizedText.localized("Angle")
        case (.y, true): LocalizedText.localized("Distance")
        }
    }

    /// Sets the name of an axis, such as "Saturation"; `nil` restores the default name.
    public func setAxisName(_ name: String?, for axis: SliderPlane.Axis) { texts.names[axis.rawValue] = name }

    /// Returns the text of a value on an axis.
    public func text(of value: Double, on axis: SliderPlane.Axis) -> String {
        text(of: value, coordinate: axis.rawValue)
    }

    /// The name of a coordinate: the name of its axis and, if there are several points, the number of the point.
    func coordinateName(_ axis: SliderPlane.Axis, ofThumb point: Int) -> String {
        plane.count == 1 ? axisName(axis) : "\(axisName(axis)) \(point + 1)"
    }

    /// The names of a coordinate that voice control listens for: alone and together with the control's.
    func inputNames(_ axis: SliderPlane.Axis, ofThumb point: Int) -> [String] {
        let name = coordinateName(axis, ofThumb: point)
        return [name] + (ownLabel.map { [LocalizedText.name(ofThumb: name, ofSlider: $0)] } ?? [])
    }

    /// The name of a point, which no assistive technology reads.
    func pointName(_ point: Int) -> String { ownLabel ?? LocalizedText.localized("Value") }

    /// The texts of both coordinates of a point.
    func pointText(_ point: Int) -> String {
        SliderPlane.Axis.allCases.map { text(of: plane.slider($0, ofThumb: point).value(of: 0), on: $0) }
            .joined(separator: ", ")
    }

    /// What a view in place of a point shows.
    func pointConfiguration(of point: Int) -> SliderThumbConfiguration {
        let isEnabled = !plane.isDisabled(thumb: point)
        let value = plane.value(ofThumb: point)
        return SliderThumbConfiguration(
            index: point, value: value.x, y: value.y, text: pointText(point),
            isHeld: isEnabled && plane.isHeld(thumb: point),
            isHovered: isEnabled && drawing.highlight.hovered == .thumb(point),
            isFocused: thumbViews[point].isFocused, isEnabled: isEnabled)
    }

    // MARK: Elements

    /// Makes two elements for each point. Those of points that stay are kept.
    func updateCoordinateViews() {
        while coordinateViews.count > 2 * thumbViews.count { coordinateViews.removeLast().removeFromSuperview() }
        while coordinateViews.count < 2 * thumbViews.count {
            let (point, axis) = (coordinateViews.count / 2, SliderPlane.Axis.allCases[coordinateViews.count % 2])
            let view = CoordinateView(axis, ofThumb: point, of: self)
            thumbViews[point].superview?.addSubview(view)
            coordinateViews.append(view)
        }
    }

    /// Actions on a coordinate: one that resets it, where resetting is on.
    func actions(_ axis: SliderPlane.Axis, ofThumb point: Int) -> [PlatformAccessibilityAction] {
        guard plane.slider(axis, ofThumb: point).canReset(thumb: 0) else { return [] }
        let input = SliderInput.reset(thumb: plane.coordinate(axis, ofThumb: point))
        return [
            PlatformAccessibilityAction(named: LocalizedText.localized("Reset")) { [weak self] in
                self.map { !$0.perform(input).changed.isEmpty } ?? false
            }
        ]
    }
}
#endif
