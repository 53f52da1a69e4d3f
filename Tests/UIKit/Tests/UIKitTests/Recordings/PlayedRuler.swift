import Foundation
@_spi(Double) import QuartzCore
import SlidersCore
import SlidersReplay
import SlidersRuler
import Testing

@testable import SlidersControls
@testable import SlidersRulerControls

/// A control that the recording of a ruler is played on.
@MainActor
final class PlayedRuler: Played<RulerSliderControl> {
    /// The time since the recording began, in seconds.
    private(set) var time = 0.0
    private let start = MediaTime.now

    init(_ replay: RulerReplay) {
        CADisplayLink.reachClocks()
        super.init(RulerSliderControl())
        control.style = SliderStyle()
        // The recordings were made with the targets of fingers.
        control.targetSize = 44
        control.decelerationRate = CGFloat(replay.start.decelerationRate)
        control.configuration = replay.start.configuration
        control.value = replay.start.value
    }

    /// Lets time pass.
    ///
    /// - Parameter lead: how much earlier the host's clock is, because it shows frames that are due later.
    func wait(_ duration: Double, lead: Double = 0) {
        time += duration
        MediaTime.now = start + time - lead
    }

    /// Shows a frame. A link is called before the time at which its frame shows.
    func showFrame() {
        wait(SliderRuler.frameDuration, lead: 2 * SliderRuler.frameDuration)
        CADisplayLink.showFrame(after: SliderRuler.frameDuration)
        wait(0)
    }

    /// Lets the control have a scale, except for a shift. The host gives it the size and lays it out.
    func fit(_ scale: SliderRuler.RecordedGeometry, layOut: (CGSize) -> Void) {
        control.direction =
            switch scale.direction {
            case .right: .right
            case .left: .left
            case .up: .up
            case .down: .down
            }
        control.bendRadius = CGFloat(scale.bendRadius)
        control.metrics.pointsPerUnit = scale.length / (control.maximumValue - control.minimumValue)
        layOut(CGSize(width: 320, height: 320))
        shift = control.ruler.track.location(at: 0) - scale.track.location(at: 0)
    }

    /// Changes options and the value, as a step asks for.
    func set(_ assignment: SliderRuler.RecordedAssignment) {
        if let rate = assignment.decelerationRate { control.decelerationRate = CGFloat(rate) }
        let length = control.ruler.track.length
        control.configuration = assignment.options.configured(control.configuration)
        if let value = assignment.value { control.value = value }
        // The scale of a recording keeps its length.
        control.metrics.pointsPerUnit = length / (control.maximumValue - control.minimumValue)
    }

    /// Expects a state of the control, and the events since the last one.
    func expect(_ line: String, _ step: String) throws {
        let expected = try JSONDecoder().decode(Line.self, from: Data(line.utf8))
        var ruler = control.ruler
        ruler.time = MediaTime.now
        let limits = ruler.slider.limits(of: 0)
        let numbers = [
            ruler.value, ruler.unwrappedFraction, ruler.slider.overshoot, limits.lowerBound, limits.upperBound,
        ]
        let others = [expected.value, expected.unwrappedFraction, expected.overshoot] + expected.limits
        let isNear = numbers.elementsEqual(others) { abs($0 - $1) <= 1e-6 * max(1, abs($0), abs($1)) }
        try #require(isNear, "\(step): \(numbers) is not \(line)")
        let events = SliderRuler.withoutRepeats(takeEvents(of: control))
        try #require(events == expected.events.map(\.text), "\(step): \(events) is not \(line)")
        #expect(control.isDragging == expected.isHeld && control.isMoving == expected.isMoving, "\(step)")
    }

    private struct Line: Decodable {
        var value: Double, events: [Answer.Event], isHeld: Bool, isMoving: Bool
        var unwrappedFraction: Double, overshoot: Double, limits: [Double]
    }
}
