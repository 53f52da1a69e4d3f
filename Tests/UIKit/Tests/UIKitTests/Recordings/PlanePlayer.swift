import SlidersCore
import SlidersPlane
import SlidersReplay
@_spi(Double) import UIKit

@testable import SlidersControls
@testable import SlidersPlaneControls

/// Plays the recording of a plane on a control: pointers as fingers, intents as keys, increments as VoiceOver does.
@MainActor
final class PlanePlayer {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 2000, height: 2000))
    private let played: PlayedPlane
    private var fingers: [Int: Finger] = [:]
    private var control: PlaneSliderControl { played.control }

    /// Makes a player for each kind of pointers.
    static func all(for replay: PlaneReplay) -> [PlanePlayer] { [PlanePlayer(replay)] }

    init(_ replay: PlaneReplay) {
        played = PlayedPlane(replay)
        UIKeyCommand.reachThumbs()
        window.addSubview(control)
        fit(replay.geometry)
    }

    private func fit(_ area: SliderPlane.Area) {
        played.fit(area) { size in
            control.frame = CGRect(origin: CGPoint(x: 500, y: 500), size: size)
            control.setNeedsLayout()
            window.layoutIfNeeded()
        }
    }

    /// Plays a step. Returns whether a control can.
    func play(_ step: RecordedStep<SliderPlane>) -> Bool {
        switch step {
        case .input(.press(let point, let pointer, _)):
            let finger = Finger(window)
            fingers[pointer] = finger
            finger.press(at: control.convert(played.position(point), to: nil), on: control)
        case .input(.drag(let point, let pointer, _)):
            fingers[pointer]?.move(to: control.convert(played.position(point), to: nil))
        case .input(.release(let pointer, let taps)):
            fingers[pointer]?.taps = taps
            fingers.removeValue(forKey: pointer)?.lift()
        case .input(.cancel(let pointer)): fingers.removeValue(forKey: pointer)?.cancel()
        case .input(.key(let intent, let coordinate)): pressKey(intent, coordinate)
        case .input(.adjust(let increments, let coordinate)):
            let element = control.thumbElements[coordinate]
            if increments > 0 { element.accessibilityIncrement() } else { element.accessibilityDecrement() }
        case .input(let other): control.handle(other)
        case .escape:
            let hears = control.thumbViews[0].becomeFirstResponder() && !window.pressKey(.keyboardEscape)
            if !hears { control.cancelDrags() }
        case .set(let assignment): played.set(assignment)
        case .resize(let area): fit(area)
        case .action: break
        }
        window.layoutIfNeeded()
        return true
    }

    private func pressKey(_ intent: SliderIntent, _ coordinate: Int) {
        let (point, axis) = (coordinate / 2, SliderPlane.Axis.allCases[coordinate % 2])
        control.usedCoordinates[point] = control.plane.coordinate(axis, ofThumb: point)
        guard let key = intent.key, control.thumbViews[point].becomeFirstResponder()
        else {
            control.handle(.key(intent, thumb: coordinate))
            return
        }
        window.pressKey(key)
    }

    /// Expects a state of the control, and the events since the last one.
    func expect(_ line: String, _ step: String) throws { try played.expect(line, step) }
}
