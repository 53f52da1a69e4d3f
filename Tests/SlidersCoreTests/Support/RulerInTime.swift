@testable import SlidersCore
@testable import SlidersRuler

/// What happens to a ruler at a time, in one line.
extension SliderRuler {
    @discardableResult
    mutating func handle(_ input: SliderInput, at time: Double) -> SliderState.Change {
        self.time = time
        return handle(input)
    }

    mutating func propose(_ input: SliderInput, at time: Double) -> SliderState.Proposal {
        self.time = time
        return propose(input)
    }

    /// Shows the frame at a time.
    @discardableResult
    mutating func tick(at time: Double) -> SliderState.Change {
        self.time = time
        return handleFrame()
    }

    /// The place of the scale at a time.
    func place(at time: Double) -> Double {
        var later = self
        later.time = time
        return later.place
    }

    /// The ruler with its scale at a place.
    func resting(at place: Double) -> SliderRuler {
        var moved = self
        (moved.motion, moved.restPlace) = (nil, place)
        return moved
    }
}
