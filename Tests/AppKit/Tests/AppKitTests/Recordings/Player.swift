@_spi(Double) import AppKit
import Foundation
import SlidersCore
import SlidersReplay
import Testing

@testable import SlidersControls

/// Plays a recording on a control: pointers as the mouse or as fingers, intents as keys, increments as VoiceOver does.
@MainActor
final class Player {
    private let window = NSWindow(size: CGSize(width: 2000, height: 2000))
    private let hand: Hand
    private let played: PlayedControl
    private var reference: ReplaySliders
    /// The steps that follow.
    private var rest: ArraySlice<RecordedStep<SliderState>>
    var control: SliderControl { played.control }

    /// Makes a player; `nil` if no control has the track.
    init?(_ replay: Replay, _ data: Data, _ kind: Hand.Kind) throws {
        (reference, rest) = (replay.start, replay.steps[...])
        played = PlayedControl(replay)
        hand = Hand(kind, window)
        for control in [played.control, played.playhead] { control?.delaysTouches = false }
        window.contentView?.addSubview(control)
        guard fit(replay.geometry) else { return nil }
        try played.configure(replay, data)
        // The recordings were made with the targets of fingers.
        control.targetSize = 44
        played.playhead?.targetSize = 44
        window.update()
    }

    private func fit(_ track: SliderTrack) -> Bool {
        played.fit(track) { size in
            control.frame = CGRect(origin: CGPoint(x: 500, y: 500), size: size)
            control.needsLayout = true
            window.update()
        }
    }

    /// Plays a step. Returns whether a control can.
    func play(_ step: RecordedStep<SliderState>) -> Bool {
        defer { reference.perform(step) }
        rest.removeFirst()
        guard case .action(.playhead(let step)) = step, let playhead = played.playhead else {
            return play(step, on: control)
        }
        return play(step, on: playhead)
    }

    private func play(_ step: RecordedStep<SliderState>, on control: SliderControl) -> Bool {
        switch step {
        case .input(.press(let point, let pointer, _)):
            guard !reference.isDown(pointer: pointer) else { return true }
            // There is one mouse.
            if hand.kind == .mouse, let pressed = hand.pressed, pressed != pointer,
                reference.isDown(pointer: pressed)
            {
                return false
            }
            let taps = rest.lazy.compactMap { $0.taps(of: pointer) }.first ?? 1
            hand.press(pointer, at: position(point), on: hit(at: point), taps: taps)
        case .input(.drag(let point, let pointer, _)): hand.drag(pointer, to: position(point))
        case .input(.release(let pointer, let taps)): hand.lift(pointer, taps: taps)
        case .input(.cancel(let pointer)): hand.cancel(pointer)
        case .input(.key(let intent, let thumb)): pressKey(intent, thumb, of: control)
        case .input(.adjust(let increments, let thumb)):
            for _ in 0..<abs(increments) {
                if increments > 0 {
                    _ = control.thumbViews[thumb].accessibilityPerformIncrement()
                } else {
                    _ = control.thumbViews[thumb].accessibilityPerformDecrement()
                }
            }
        case .input(let other): control.handle(other)
        case .escape:
            // Nothing hears it unless something is pressed.
            let isPressed = control.isPressed || played.playhead?.isPressed == true
            #expect(window.pressKey("\u{1B}") == isPressed)
        case .action(.move(let thumb, let value)): control.move(thumb, to: value)
        case .set(let assignment): played.set(assignment, of: control)
        case .resize(let track): return fit(track)
        case .action(.playhead): return false
        }
        window.update()
        return true
    }

    /// The control or its playhead, whichever gets a press.
    private func hit(at point: SIMD2<Double>) -> NSView {
        guard played.playhead != nil, let superview = control.superview else { return control }
        return control.hitTest(control.convert(played.position(point), to: superview)) ?? control
    }

    private func pressKey(_ intent: SliderIntent, _ thumb: Int, of control: SliderControl) {
        guard let key = intent.key,
            control.thumbViews.indices.contains(thumb), window.makeFirstResponder(control.thumbViews[thumb])
        else {
            control.handle(.key(intent, thumb: thumb))
            return
        }
        window.pressKey(key)
    }

    /// A point of the recording in the window.
    private func position(_ point: SIMD2<Double>) -> CGPoint { control.convert(played.position(point), to: nil) }

    /// Expects a state of the control, and the events since the last one.
    func expect(_ expected: Answer, _ step: String) throws { try played.expect(expected, step) }
}
