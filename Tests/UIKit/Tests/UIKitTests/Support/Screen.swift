@_spi(Double) import QuartzCore
import SlidersControls
@_spi(Double) import UIKit

/// A control on a window, and fingers on it.
@MainActor
final class Screen<Control: BaseSliderControl> {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let control: Control
    private(set) var log: [String] = []

    /// - Parameter width: the width of the control, in points; the track of the thumbs' centers is 28 points shorter.
    init(_ control: Control, width: CGFloat = 328, height: CGFloat = 44, at origin: CGPoint = CGPoint(x: 20, y: 100)) {
        self.control = control
        control.frame = CGRect(x: origin.x, y: origin.y, width: width, height: height)
        window.addSubview(control)
        window.layoutIfNeeded()
        let names: [(UIControl.Event, String)] = [
            (.touchDown, "down"), (.touchDragInside, "inside"), (.touchDragOutside, "outside"), (.touchUpInside, "up"),
            (.touchUpOutside, "up outside"), (.touchCancel, "cancel"), (.valueChanged, "changed"),
            (.primaryActionTriggered, "primary"), (.editingDidBegin, "begin"), (.editingDidEnd, "end"),
        ]
        for (event, name) in names {
            control.addAction(UIAction { [weak self] _ in self?.log.append(name) }, for: event)
        }
        LayerLog.clear()
        UIKeyCommand.reachThumbs()
    }

    /// The names of the control events since this was last called.
    func events(_ wanted: Set<String>? = nil) -> [String] {
        defer { log = [] }
        return log.filter { wanted?.contains($0) ?? true }
    }

    func finger() -> Finger { Finger(window) }

    /// A point of the control, on the window.
    func point(_ x: CGFloat, _ y: CGFloat = 22) -> CGPoint { control.convert(CGPoint(x: x, y: y), to: nil) }
}

extension Screen where Control: SliderControl {
    /// The point of a value, on the window.
    func point(of value: Double) -> CGPoint { control.convert(control.point(forValue: value), to: nil) }

    /// Presses a finger on a value, moves it to others, and lifts it.
    func drag(from value: Double, to values: Double..., lifts: Bool = true) {
        let finger = finger()
        finger.press(at: point(of: value))
        for value in values { finger.move(to: point(of: value)) }
        if lifts { finger.lift() }
    }
}

extension RangeSliderControl {
    @MainActor
    static func make(_ values: [Double], in bounds: ClosedRange<Double> = 0...100, step: Double = 0)
        -> RangeSliderControl
    {
        let slider = RangeSliderControl()
        slider.minimumValue = bounds.lowerBound
        slider.maximumValue = bounds.upperBound
        slider.step = step
        slider.values = values
        slider.delaysTrackTouches = false
        return slider
    }
}

extension CircularSliderControl {
    @MainActor
    static func make(_ values: [Double], in bounds: ClosedRange<Double> = 0...100) -> CircularSliderControl {
        let slider = CircularSliderControl()
        (slider.minimumValue, slider.maximumValue) = (bounds.lowerBound, bounds.upperBound)
        slider.values = values
        slider.delaysTrackTouches = false
        return slider
    }
}
