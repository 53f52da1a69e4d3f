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

    /// The unwrapped fraction at the mark at a time.
    func unwrappedFraction(at time: Double) -> Double {
        var later = self
        later.time = time
        return later.unwrappedFraction
    }

    /// The ruler with the scale at rest at an unwrapped fraction.
    func resting(at fraction: Double) -> SliderRuler {
        var moved = self
        (moved.motion, moved.fractionAtRest) = (nil, fraction)
        return moved
    }
}
