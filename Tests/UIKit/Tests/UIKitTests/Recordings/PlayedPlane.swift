import Foundation
import SlidersCore
import SlidersPlane
import SlidersReplay
import Testing

@testable import SlidersControls
@testable import SlidersPlaneControls

/// A control that the recording of a plane is played on.
@MainActor
final class PlayedPlane: Played<PlaneSliderControl> {
    init(_ replay: PlaneReplay) {
        super.init(PlaneSliderControl())
        control.style = SliderStyle()
        // The recordings were made with the targets of fingers.
        control.targetSize = 44
        control.configuration = replay.start.configuration
        control.values = replay.start.values.map { CGPoint($0) }
    }

    /// Lets the control have an area, except for a shift. The host gives it the size and lays it out.
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

    /// Changes options and values, as a step asks for.
    func set(_ assignment: SliderPlane.RecordedAssignment) {
        control.configuration = assignment.configured(control.configuration)
        if let values = assignment.values { control.values = values.map { CGPoint($0) } }
    }

    /// Expects a state of the control, and the events since the last one.
    func expect(_ line: String, _ step: String) throws {
        let events = takeEvents(of: control)
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
}
