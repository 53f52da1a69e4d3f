import Foundation
import SlidersCore
import SlidersReplay
@_spi(Double) import UIKit

@testable import SlidersControls

/// Plays a recording on a control: pointers as fingers, intents as keys, increments as VoiceOver does.
@MainActor
final class Player {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 2000, height: 2000))
    private let played: PlayedControl
    private var reference: ReplaySliders
    private var fingers: [Int: Finger] = [:]
    var control: SliderControl { played.control }

    /// Makes a player; `nil` if no control has the track.
    ///
    /// - Parameter route: how UIKit reports keys.
    init?(_ replay: Replay, _ data: Data, _ route: UIWindow.KeyRoute) throws {
        reference = replay.start
        played = PlayedControl(replay)
        UIKeyCommand.reachThumbs()
        window.keyRoute = route
        control.delaysTrackTouches = false
        played.playhead?.delaysTrackTouches = false
        window.addSubview(control)
        guard fit(replay.geometry) else { return nil }
        try played.configure(replay, data)
        window.layoutIfNeeded()
    }

    private func fit(_ track: SliderTrack) -> Bool {
        played.fit(track) { size in
            control.frame = CGRect(origin: .zero, size: size)
            control.setNeedsLayout()
            window.layoutIfNeeded()
        }
    }

    /// Plays a step. Returns whether a control can.
    func play(_ step: RecordedStep<SliderState>) -> Bool {
        defer { reference.perform(step) }
        guard case .action(.playhead(let step)) = step, let playhead = played.playhead else {
            return play(step, on: control)
        }
        return play(step, on: playhead)
    }

    private func play(_ step: RecordedStep<SliderState>, on control: SliderControl) -> Bool {
        switch step {
        case .input(.press(let point, let pointer, _)):
            guard !reference.isDown(pointer: pointer) else { return true }
            fingers[pointer]?.lift()
            let finger = Finger(window)
            fingers[pointer] = finger
            finger.press(at: played.position(point), on: hit(at: played.position(point)))
        case .input(.drag(let point, let pointer, _)): fingers[pointer]?.move(to: played.position(point))
        case .input(.release(let pointer, let taps)):
            fingers[pointer]?.taps = taps
            fingers.removeValue(forKey: pointer)?.lift()
        case .input(.cancel(let pointer)): fingers.removeValue(forKey: pointer)?.cancel()
        case .input(.key(let intent, let thumb)): pressKey(intent, thumb, of: control)
        case .input(.adjust(let increments, let thumb)):
            for _ in 0..<abs(increments) {
                if increments > 0 {
                    control.thumbViews[thumb].accessibilityIncrement()
                } else {
                    control.thumbViews[thumb].accessibilityDecrement()
                }
            }
        case .input(let other): control.handle(other)
        case .escape:
            for control in [control, played.playhead].compactMap({ $0 }) {
                let hears = control.thumbViews[0].becomeFirstResponder() && !window.pressKey(.keyboardEscape)
                if !hears { control.cancelDrags() }
            }
        case .action(.move(let thumb, let value)): control.move(thumb, to: value)
        case .set(let assignment): played.set(assignment, of: control)
        case .resize(let track): return fit(track)
        case .action(.playhead): return false
        }
        window.layoutIfNeeded()
        return true
    }

    /// The control or its playhead, whichever gets a press.
    private func hit(at position: CGPoint) -> UIView {
        played.playhead == nil ? control : control.hitTest(position, with: nil) ?? control
    }

    private func pressKey(_ intent: SliderIntent, _ thumb: Int, of control: SliderControl) {
        guard let key = intent.key, control.thumbViews[thumb].becomeFirstResponder()
        else {
            control.handle(.key(intent, thumb: thumb))
            return
        }
        window.pressKey(key)
    }

    /// Expects a state of the control, and the events since the last one.
    func expect(_ expected: Answer, _ step: String) throws { try played.expect(expected, step) }
}
