@_spi(Double) import QuartzCore
import SlidersCore
import SlidersReplay
import SlidersRuler
@_spi(Double) import UIKit

@testable import SlidersControls
@testable import SlidersRulerControls

/// Plays the recording of a ruler on a control: pointers as fingers, intents as keys, increments as VoiceOver does, and
/// frames as those of a display link.
@MainActor
final class RulerPlayer {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 2000, height: 2000))
    private let played: PlayedRuler
    private var fingers: [Int: Finger] = [:]
    private var control: RulerSliderControl { played.control }

    /// Makes a player for each kind of pointers.
    static func all(for replay: RulerReplay) -> [RulerPlayer] { [RulerPlayer(replay)] }

    init(_ replay: RulerReplay) {
        UIKeyCommand.reachThumbs()
        played = PlayedRuler(replay)
        window.addSubview(control)
        fit(replay.geometry)
    }

    private func fit(_ scale: SliderRuler.RecordedGeometry) {
        played.fit(scale) { size in
            control.frame = CGRect(origin: CGPoint(x: 500, y: 500), size: size)
            control.setNeedsLayout()
            window.layoutIfNeeded()
        }
    }

    /// Plays a step.
    func play(_ step: RecordedStep<SliderRuler>) {
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
        case .input(.key(let intent, _)): pressKey(intent)
        case .input(.adjust(let increments, _)):
            let element = control.thumbViews[0]
            if increments > 0 { element.accessibilityIncrement() } else { element.accessibilityDecrement() }
        case .input(let other): control.handle(other)
        case .escape:
            let hears = control.thumbViews[0].becomeFirstResponder() && !window.pressKey(.keyboardEscape)
            if !hears { control.cancelDrags() }
        case .action(.after(let delay, let step)):
            played.wait(delay)
            play(step)
        case .action(.frames(let count)): for _ in 0..<count { played.showFrame() }
        case .action(.rest): for _ in 0..<SliderRuler.maximumFrames where control.isMoving { played.showFrame() }
        case .set(let assignment): played.set(assignment)
        case .resize(let scale): fit(scale)
        }
        window.layoutIfNeeded()
    }

    private func pressKey(_ intent: SliderIntent) {
        guard let key = intent.key, control.thumbViews[0].becomeFirstResponder()
        else {
            control.handle(.key(intent, thumb: 0))
            return
        }
        window.pressKey(key)
    }

    /// Expects a state of the control, and the events since the last one.
    func expect(_ line: String, _ step: String) throws { try played.expect(line, step) }
}
