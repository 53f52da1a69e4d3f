@_spi(Double) import AppKit
import Foundation
import SlidersCore
import SlidersReplay
import Testing

@testable import SlidersAppKit
@testable import SlidersLayers

/// Plays a recording on a control: the pointer as the mouse, intents as keys, increments as VoiceOver does.
@MainActor
final class Player: SliderControlDelegate {
    private let window = NSWindow(size: CGSize(width: 2000, height: 2000))
    private let mouse: Mouse
    private let control: SliderControl
    private var reference: SliderState
    /// The pointer that the mouse is now.
    private var pressed: Int?
    private var events: [String] = []
    private var shift = SIMD2<Double>.zero

    /// Makes a player; `nil` if no control has the track.
    init?(_ replay: Replay, _ data: Data) {
        struct File: Decodable {
            struct Slider: Decodable { var values: [Double], spans: [Double]? }
            var slider: Slider
        }
        guard let file = try? JSONDecoder().decode(File.self, from: data) else { return nil }
        reference = replay.state
        mouse = Mouse(window)
        switch replay.state.track {
        case .line: control = RangeSlider()
        case .arc: control = CircularSlider()
        }
        control.delegate = self
        window.contentView?.addSubview(control)
        guard fit(replay.state.track) else { return nil }
        control.configuration = replay.state.configuration
        control.setValues(file.slider.values, spans: file.slider.spans, animated: false)
        window.update()
    }

    /// Gives the control the size in which its track is this one, but for a shift. Returns whether it can have such a
    /// track.
    private func fit(_ track: Track) -> Bool {
        var style = SliderStyle()
        var size: SIMD2<Double>
        style.metrics.ends = .centers
        switch track {
        case .line(let from, let to):
            guard let slider = control as? RangeSlider, from.x == to.x || from.y == to.y else { return false }
            let isLevel = from.y == to.y
            slider.direction = isLevel ? (to.x < from.x ? .left : .right) : (to.y < from.y ? .up : .down)
            let (low, high) = isLevel ? (min(from.x, to.x), max(from.x, to.x)) : (min(from.y, to.y), max(from.y, to.y))
            let across = isLevel ? from.y : from.x
            let room = max(0, low)
            style.metrics.inset = room
            size =
                isLevel
                ? SIMD2(high - low + 2 * room, max(0, 2 * across)) : SIMD2(max(0, 2 * across), high - low + 2 * room)
        case .arc(let arc):
            guard let slider = control as? CircularSlider else { return false }
            (slider.startAngle, slider.sweep) = (arc.start, arc.sweep)
            let isInside = min(arc.center.x, arc.center.y) >= arc.radius
            size = isInside ? arc.center * 2 : SIMD2(repeating: 2 * arc.radius)
            style.metrics.inset = min(size.x, size.y) / 2 - arc.radius
        }
        control.style = style
        control.frame = CGRect(x: 500, y: 500, width: size.x, height: size.y)
        control.needsLayout = true
        window.update()
        shift = control.controller.layout.track.point(at: 0) - track.point(at: 0)
        return true
    }

    /// Plays a step. Returns whether a control can.
    func play(_ step: ReplayStep) -> Bool {
        defer { Replay.perform(step, on: &reference) }
        switch step {
        case .input(.press(let point, let pointer, _)):
            guard !reference.isDown(pointer) else { return true }
            // There is one mouse.
            if let pressed, pressed != pointer, reference.isDown(pressed) { return false }
            pressed = pointer
            mouse.press(at: place(point), on: control)
        case .input(.drag(let point, let pointer, _)):
            if pointer == pressed { mouse.drag(to: place(point)) }
        case .input(.release(let pointer)):
            if pointer == pressed { mouse.lift() }
        case .input(.cancel(let pointer)):
            if pointer == pressed { mouse.cancel() }
        case .input(.key(let intent, let thumb)): strike(intent, thumb)
        case .input(.adjust(let increments, let thumb)):
            for _ in 0..<abs(increments) {
                if increments > 0 {
                    _ = control.thumbViews[thumb].accessibilityPerformIncrement()
                } else {
                    _ = control.thumbViews[thumb].accessibilityPerformDecrement()
                }
            }
        case .input(let other): control.controller.handle(other)
        case .escape:
            let hears = window.makeFirstResponder(control.thumbViews[0]) && window.strike("\u{1B}")
            if !hears { control.cancelDrags() }
        case .move(let thumb, let value): control.move(thumb, to: value)
        case .set(let assignment):
            let configuration = assignment.configured(control.configuration)
            // The engine forgets an overshoot even if no option differs; a control does nothing then.
            if configuration == control.configuration, !assignment.changes.isEmpty {
                _ = try? control.controller.state.configure(configuration)
            }
            control.configuration = configuration
            if let values = assignment.values { control.setValues(values, spans: assignment.spans, animated: false) }
        case .resize(let track): return fit(track)
        }
        window.update()
        return true
    }

    private func strike(_ intent: Intent, _ thumb: Int) {
        let keys: [(Intent, NSEvent.SpecialKey)] = [
            (.arrow(dx: 1, dy: 0), .rightArrow), (.arrow(dx: -1, dy: 0), .leftArrow),
            (.arrow(dx: 0, dy: -1), .upArrow), (.arrow(dx: 0, dy: 1), .downArrow), (.page(1), .pageUp),
            (.page(-1), .pageDown), (.minimum, .home), (.maximum, .end),
        ]
        guard let key = keys.first(where: { $0.0 == intent })?.1,
            control.thumbViews.indices.contains(thumb), window.makeFirstResponder(control.thumbViews[thumb])
        else {
            control.controller.handle(.key(intent, thumb: thumb))
            return
        }
        window.strike(key)
    }

    /// A point of the recording in the window.
    private func place(_ point: SIMD2<Double>) -> CGPoint {
        control.convert(CGPoint(x: point.x + shift.x, y: point.y + shift.y), to: nil)
    }

    func expect(_ expected: Answer, _ step: String) throws {
        defer { events = [] }
        let slider = control.slider
        let answer = Answer(
            values: control.values, events: events, held: (0..<slider.count).filter { control.isHeld($0) },
            overshoot: control.overshoot,
            limits: (0..<slider.count).map { [control.limits(of: $0).lowerBound, control.limits(of: $0).upperBound] })
        try #require(answer.isNear(expected), "\(step): \(answer) is not \(expected)")
    }

    // MARK: Events

    func sliderControl(_ control: SliderControl, willBeginDragging grip: SliderGrip) {
        events.append("began \(grip.name)")
    }
    func sliderControl(_ control: SliderControl, didChange thumbs: [Int], reason: SliderChangeReason) {
        events.append("changed \(thumbs) \(reason)")
    }
    func sliderControl(_ control: SliderControl, didOvershoot grip: SliderGrip) {
        events.append("overshot \(grip.name)")
    }
    func sliderControl(_ control: SliderControl, didEndDragging grip: SliderGrip, isCancelled: Bool) {
        events.append("\(isCancelled ? "cancelled" : "ended") \(grip.name)")
    }
}

extension SliderGrip {
    fileprivate var name: String {
        switch self {
        case .thumb(let rank): "\(rank)"
        case .bar(let ranks): "bar \(ranks.lowerBound)"
        }
    }
}
