@_spi(Double) import AppKit
import SlidersCore
import SlidersReplay
import SlidersRuler
import Testing

@testable import SlidersControls
@testable import SlidersRulerControls

/// Plays the recording of a ruler on a control: its pointer is the mouse or a finger, intents are keys, increments
/// VoiceOver, and frames those of a display link.
@MainActor
final class RulerPlayer {
    private let window = NSWindow(size: CGSize(width: 2000, height: 2000))
    private let hand: Hand
    private let played: PlayedRuler
    private var control: RulerSliderControl { played.control }

    /// Makes a player for each kind of pointers, when it's its turn: time continues meanwhile.
    static func all(for replay: RulerReplay) -> some Sequence<RulerPlayer> {
        Hand.Kind.allCases.lazy.map { RulerPlayer(replay, $0) }
    }

    private init(_ replay: RulerReplay, _ kind: Hand.Kind) {
        played = PlayedRuler(replay)
        hand = Hand(kind, window)
        window.contentView?.addSubview(control)
        fit(replay.geometry)
    }

    private func fit(_ scale: SliderRuler.RecordedGeometry) {
        played.fit(scale) { size in
            control.frame = CGRect(origin: CGPoint(x: 500, y: 500), size: size)
            control.needsLayout = true
            window.update()
        }
    }

    /// Plays a step.
    func play(_ step: RecordedStep<SliderRuler>) {
        switch step {
        case .input(.press(let point, let pointer, _)): hand.press(pointer, at: position(point), on: control, taps: 2)
        case .input(.drag(let point, let pointer, _)): hand.drag(pointer, to: position(point))
        case .input(.release(let pointer, let taps)): hand.lift(pointer, taps: taps)
        case .input(.cancel(let pointer)): hand.cancel(pointer)
        case .input(.key(let intent, _)): pressKey(intent)
        case .input(.adjust(let increments, _)):
            let element = control.thumbViews[0]
            if increments > 0 {
                _ = element.accessibilityPerformIncrement()
            } else {
                _ = element.accessibilityPerformDecrement()
            }
        case .input(let other): control.handle(other)
        case .escape:
            // Nothing hears it unless something is pressed.
            let isPressed = control.isPressed
            #expect(window.pressKey("\u{1B}") == isPressed)
        case .action(.after(let delay, let step)):
            played.wait(delay)
            play(step)
        case .action(.frames(let count)): for _ in 0..<count { played.showFrame() }
        case .action(.rest): for _ in 0..<SliderRuler.maximumFrames where control.isMoving { played.showFrame() }
        case .set(let assignment): played.set(assignment)
        case .resize(let scale): fit(scale)
        }
        window.update()
    }

    private func pressKey(_ intent: SliderIntent) {
        guard let key = intent.key, window.makeFirstResponder(control.thumbViews[0])
        else {
            control.handle(.key(intent, thumb: 0))
            return
        }
        window.pressKey(key)
    }

    /// A point of the recording in the window.
    private func position(_ point: SIMD2<Double>) -> CGPoint { control.convert(played.position(point), to: nil) }

    /// Expects a state of the control, and the events since the last one.
    func expect(_ line: String, _ step: String) throws { try played.expect(line, step) }
}
