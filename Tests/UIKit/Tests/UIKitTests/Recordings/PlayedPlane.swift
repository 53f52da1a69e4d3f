import Foundation
import SlidersCore
import SlidersReplay
import Testing

@testable import SlidersControls

/// A control that the recording of a plane is played on, and the events that it reported: the part of a player that
/// knows no pointer and no key.
@MainActor
final class PlayedPlane: SliderControlDelegate {
    let control = PlaneSliderControl()
    /// The distance from a point of the recording to the same point of the control.
    private(set) var shift = SIMD2<Double>.zero
    private var events: [String] = []

    init(_ replay: PlaneReplay) {
        control.style = SliderStyle()
        control.delegate = self
        // The recordings were made with the targets of fingers.
        control.targetSize = 44
        control.configuration = replay.plane.configuration
        control.values = replay.plane.values.map { CGPoint($0) }
    }

    /// Lets the control have an area, but for a shift. The host gives it the size and lays it out.
    func fit(_ area: SliderPlane.Area, layOut: (CGSize) -> Void) {
        let room = Double(control.thumbSize)
        switch area {
        case .rectangle(let from, let to):
            control.shape = .rectangle(runsLeft: to.x < from.x, runsDown: to.y > from.y)
            layOut(CGSize(width: abs(to.x - from.x) + room, height: abs(to.y - from.y) + room))
        case .disc(let arc):
            control.shape = .disc(start: arc.start, sweep: arc.sweep)
            layOut(CGSize(width: 2 * arc.radius + room, height: 2 * arc.radius + room))
        }
        shift = control.plane.area.location(at: .zero) - area.location(at: .zero)
    }

    /// A point of the recording in the control.
    func place(_ point: SIMD2<Double>) -> CGPoint { CGPoint(x: point.x + shift.x, y: point.y + shift.y) }

    /// Changes options and values, as a step asks for.
    func set(_ assignment: PlaneReplay.Assignment) {
        control.configuration = assignment.configured(control.configuration)
        if let values = assignment.values { control.values = values.map { CGPoint($0) } }
    }

    /// Expects a state of the control, and the events since the last one.
    func expect(_ line: String, _ step: String) throws {
        defer { events = [] }
        let expected = try JSONDecoder().decode(Line.self, from: Data(line.utf8))
        let plane = control.plane
        let values = plane.values.flatMap { [$0.x, $0.y] }
        let limits = (0..<plane.count).flatMap { point in
            SliderPlane.Axis.allCases.flatMap { axis in
                let limits = plane.slider(axis, ofThumb: point).limits(of: 0)
                return [limits.lowerBound, limits.upperBound]
            }
        }
        let numbers = values + [Double(control.overshoot.x), Double(control.overshoot.y)] + limits
        let others =
            expected.values.flatMap(\.self) + expected.overshoot + expected.limits.flatMap { $0.flatMap(\.self) }
        let isNear = numbers.elementsEqual(others) { abs($0 - $1) <= 1e-9 * max(1, abs($0), abs($1)) }
        try #require(isNear, "\(step): \(numbers) is not \(line)")
        try #require(events == expected.events.map(\.text), "\(step): \(events) is not \(line)")
        #expect((0..<plane.count).filter { control.isHeld(thumb: $0) } == expected.held, "\(step)")
    }

    private struct Line: Decodable {
        var values: [[Double]], events: [Answer.Event], held: [Int], overshoot: [Double], limits: [[[Double]]]
    }

    // MARK: Events

    func sliderControl(_ control: BaseSliderControl, willBeginEditing grip: SliderGrip) {
        events.append("began \(grip.thumbs.lowerBound)")
    }
    func sliderControl(_ control: BaseSliderControl, didChange thumbs: [Int], reason: SliderChangeReason) {
        events.append("changed \(thumbs) \(reason)")
    }
    func sliderControl(_ control: BaseSliderControl, didOvershoot grip: SliderGrip) {
        events.append("overshot \(grip.thumbs.lowerBound)")
    }
    func sliderControl(_ control: BaseSliderControl, didEndEditing grip: SliderGrip, isCancelled: Bool) {
        events.append("\(isCancelled ? "cancelled" : "ended") \(grip.thumbs.lowerBound)")
    }
}
