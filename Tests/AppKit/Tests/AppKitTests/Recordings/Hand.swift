@_spi(Double) import AppKit
@_spi(Double) import QuartzCore
import SlidersReplay

/// What plays the pointers of recordings: the mouse, or fingers on a touch display.
@MainActor
final class Hand {
    enum Kind: CaseIterable, Sendable { case mouse, fingers }
    let kind: Kind
    private let window: NSWindow
    private let mouse: Mouse
    /// The pointer that the mouse is now.
    private(set) var pressed: Int?
    private var fingers: [Int: Finger] = [:]

    init(_ kind: Kind, _ window: NSWindow) { (self.kind, self.window, mouse) = (kind, window, Mouse(window)) }

    /// - Parameter taps: the number of taps in a row that the press is the last of.
    func press(_ pointer: Int, at position: CGPoint, on view: NSView, taps: Int) {
        pressed = pointer
        guard kind == .fingers else { return mouse.press(at: position, on: view) }
        // Taps that don't belong together are apart.
        if taps == 1 { MediaTime.now += 1 }
        fingers[pointer]?.lift()
        let finger = Finger(window)
        fingers[pointer] = finger
        finger.press(at: position, on: view)
    }

    func drag(_ pointer: Int, to position: CGPoint) {
        if kind == .fingers {
            fingers[pointer]?.move(to: position)
        } else if pointer == pressed {
            mouse.drag(to: position)
        }
    }

    func lift(_ pointer: Int, taps: Int) {
        if kind == .fingers { return fingers.removeValue(forKey: pointer)?.lift() ?? () }
        mouse.clicks = taps
        if pointer == pressed { mouse.lift() }
    }

    func cancel(_ pointer: Int) {
        if kind == .fingers { return fingers.removeValue(forKey: pointer)?.cancel() ?? () }
        if pointer == pressed { mouse.cancel() }
    }
}

extension RecordedStep {
    /// The number of taps that the release of a pointer ends; `nil` for another step.
    func taps(of pointer: Int) -> Int? {
        if case .input(.release(pointer, let taps)) = self { taps } else { nil }
    }
}
