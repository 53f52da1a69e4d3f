@_spi(Double) import AppKit
@_spi(Double) import QuartzCore
import SlidersCore

@testable import SlidersControls

/// A control in a window whose y goes up, and a mouse on it.
@MainActor
final class Screen<Control: BaseSliderControl> {
    let window: NSWindow
    let control: Control
    let mouse: Mouse
    /// The events in which the action was sent.
    private var log: [NSEvent.EventType?] = []

    /// - Parameter width: the width of the control, in points; the track of the thumbs' centers is 28 points shorter.
    init(_ control: Control, width: CGFloat = 328, height: CGFloat = 44) {
        window = NSWindow(size: CGSize(width: 400, height: 800))
        self.control = control
        mouse = Mouse(window)
        control.frame = CGRect(x: 20, y: 100, width: width, height: height)
        window.contentView?.addSubview(control)
        window.update()
        control.target = self
        control.action = NSSelectorFromString("sliderChanged:")
        NSApplication.performer = { action, target, _ in
            guard action.name == "sliderChanged:", let screen = target as? Screen<Control> else { return false }
            screen.log.append(NSApp.currentEvent?.type)
            return true
        }
        NSAccessibility.posts = []
        LayerLog.clear()
    }

    /// The events in which the action was sent since this was last called.
    func events() -> [NSEvent.EventType?] {
        defer { log = [] }
        return log
    }

    /// A point of the control, in the window.
    func point(_ x: CGFloat, _ y: CGFloat = 22) -> CGPoint { control.convert(CGPoint(x: x, y: y), to: nil) }

    /// Gives a thumb the focus.
    func focus(_ thumb: Int) { _ = window.makeFirstResponder(control.thumbViews[thumb]) }
}

extension Screen where Control: SliderControl {
    /// The point of a value, in the window.
    func point(of value: Double) -> CGPoint { control.convert(control.point(forValue: value), to: nil) }

    /// Presses on a value, drags to others, and lifts.
    func drag(from value: Double, to values: Double..., lifts: Bool = true) {
        mouse.press(at: point(of: value))
        for value in values { mouse.drag(to: point(of: value)) }
        if lifts { mouse.lift() }
    }
}

extension BaseSliderControl {
    /// The style of engine and tests: thumbs of 28 points.
    func makePlain() { style = SliderStyle() }
}

extension RangeSliderControl {
    @MainActor
    static func make(_ values: [Double], in bounds: ClosedRange<Double> = 0...100, step: Double = 0)
        -> RangeSliderControl
    {
        let slider = RangeSliderControl()
        slider.makePlain()
        slider.minimumValue = bounds.lowerBound
        slider.maximumValue = bounds.upperBound
        slider.step = step
        slider.values = values
        return slider
    }
}

extension CircularSliderControl {
    @MainActor
    static func make(_ values: [Double], in bounds: ClosedRange<Double> = 0...100) -> CircularSliderControl {
        let slider = CircularSliderControl()
        slider.makePlain()
        (slider.minimumValue, slider.maximumValue) = (bounds.lowerBound, bounds.upperBound)
        slider.values = values
        return slider
    }
}
