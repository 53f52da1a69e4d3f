@_spi(Double) import QuartzCore
import SlidersCore
@_spi(Double) import UIKit

@testable import SlidersControls
@testable import SlidersRulerControls

extension Screen<RulerSliderControl> {
    /// A ruler from 0 to 100 with 8 points for each unit, its mark in the middle of the control.
    static func ofRuler(_ value: Double = 50, step: Double = 1) -> Screen {
        CADisplayLink.reachClocks()
        Clocks.others = CADisplayLink.running
        let control = RulerSliderControl()
        (control.minimumValue, control.maximumValue) = (0, 100)
        control.step = step
        control.metrics.pointsPerUnit = 8
        control.value = value
        return Screen(control, width: 328, height: 80)
    }

    /// A point beside the mark, along a level scale, on the window.
    func beside(_ distance: CGFloat) -> CGPoint { point(164 + distance, 40) }

    /// Moves a finger quickly to the left, and lifts it: the scale continues toward greater values.
    func flick(speed: CGFloat = 600) {
        let finger = finger()
        finger.press(at: beside(50))
        for move in 1...5 {
            MediaTime.now += 0.01
            finger.move(to: beside(50 - speed * 0.01 * CGFloat(move)))
        }
        finger.lift()
    }

    /// Shows frames until the scale rests. Returns the values in between.
    @discardableResult
    func rest() -> [Double] {
        var values: [Double] = []
        while control.isMoving, values.count < 1000 {
            CADisplayLink.showFrame()
            values.append(control.value)
        }
        return values
    }

    /// The distance of the scale's position from that of a value, to a millionth of a point.
    func offset(of value: Double) -> Double {
        let distance =
            (control.drawing.unwrappedFraction - control.ruler.slider.fraction(of: value)) * control.ruler.track.length
        return (distance * 1e6).rounded() / 1e6
    }
}

/// The display links of a test. Those of tests that wait for something run beside them.
@MainActor
enum Clocks {
    /// The display links that ran before the ruler of the test was made.
    fileprivate static var others: [CADisplayLink] = []
    private static var own: [CADisplayLink] { CADisplayLink.running.filter { !others.contains($0) } }

    /// Whether a display link runs, in common modes.
    static var isRunning: Bool { own.map(\.runningModes) == [[.common]] }
    /// Whether no display link is left in a run loop.
    static var areStopped: Bool { own.isEmpty }
}
