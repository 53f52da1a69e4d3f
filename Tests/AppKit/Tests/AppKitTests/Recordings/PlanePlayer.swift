@_spi(Double) import AppKit
import SlidersCore
import SlidersPlane
import SlidersReplay
import Testing

@testable import SlidersControls
@testable import SlidersPlaneControls

/// Plays the recording of a plane on a control: pointers are the mouse or fingers, intents are keys, and increments
/// VoiceOver.
@MainActor
final class PlanePlayer {
    private let window = NSWindow(size: CGSize(width: 2000, height: 2000))
    private let hand: Hand
    private let played: PlayedPlane
    private var control: PlaneSliderControl { played.control }

    /// Makes a player for each kind of pointers.
    static func all(for replay: PlaneReplay) -> [PlanePlayer] {
        Hand.Kind.allCases.map { PlanePlayer(replay, $0) }
    }

    private init(_ replay: PlaneReplay, _ kind: Hand.Kind) {
        played = PlayedPlane(replay)
        hand = Hand(kind, window)
        window.contentView?.addSubview(control)
        fit(replay.geometry)
    }

    private func fit(_ area: SliderPlane.Area) {
        played.fit(area) { size in
            control.frame = CGRect(origin: CGPoint(x: 500, y: 500), size: size)
            control.needsLayout = true
            window.update()
        }
    }

    /// Plays a step. Returns whether a control can.
    func play(_ step: RecordedStep<SliderPlane>) -> Bool {
        switch step {
        case .input(.press(let point, let pointer, _)):
            // There is one mouse.
            if hand.kind == .mouse, let pressed = hand.pressed, pressed != pointer, control.isDragging { return false }
            hand.press(pointer, at: position(point), on: control, taps: 1)
        case .input(.drag(let point, let pointer, _)): hand.drag(pointer, to: position(point))
        case .input(.release(let pointer, let taps)): hand.lift(pointer, taps: taps)
        case .input(.cancel(let pointer)): hand.cancel(pointer)
        case .input(.key(let intent, let coordinate)): pressKey(intent, coordinate)
        case .input(.adjust(let increments, let coordinate)):
            let element = control.thumbElements[coordinate]
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
        case .set(let assignment): played.set(assignment)
        case .resize(let area): fit(area)
        case .action: break
        }
        window.update()
        return true
    }

    private func pressKey(_ intent: SliderIntent, _ coordinate: Int) {
        let (point, axis) = (coordinate / 2, SliderPlane.Axis.allCases[coordinate % 2])
        control.usedCoordinates[point] = control.plane.coordinate(axis, ofThumb: point)
        guard let key = intent.key, window.makeFirstResponder(control.thumbViews[point])
        else {
            control.handle(.key(intent, thumb: coordinate))
            return
        }
        window.pressKey(key)
    }

    /// A point of the recording in the window.
    private func position(_ point: SIMD2<Double>) -> CGPoint { control.convert(played.position(point), to: nil) }

    /// Expects a state of the control, and the events since the last one.
    func expect(_ line: String, _ step: String) throws { try played.expect(line, step) }
}
