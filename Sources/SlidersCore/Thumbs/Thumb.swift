/// A thumb: its present value, its proposed value, and the value that was last reported.
struct Thumb: Equatable, Sendable {
    var now: ThumbValue
    /// The same as `now`, except for the indices of the proposal under way.
    var next: ThumbValue
    /// The value as last reported.
    var reported: Double
    /// The span below the thumb as last reported; see ``Solver/isUnreported(_:)``.
    var reportedSpan = 0.0
    /// The fraction of the value along the track, 0…1.
    var fraction = 0.0
    /// What holds the thumb; `nil` if nothing does.
    var holder: Holder?
    /// The room that the thumbs beyond leave it; valid only while `settle` runs, see Solver+Push.swift.
    var room = Window()

    init(at value: ThumbValue) {
        now = value
        next = value
        reported = value.value
    }

    /// Makes the proposed value, at this fraction of the track, the present one. Returns whether value or lap differ.
    mutating func accept(_ fraction: Double) -> Bool {
        defer {
            now = next
            self.fraction = fraction
        }
        return next.value != now.value || next.lap != now.lap
    }
}

/// What holds a thumb: a pointer, by the thumb itself or by a span that the thumb belongs to.
struct Holder: Equatable, Sendable {
    let pointer: Int
    let isSpan: Bool
}

/// The value of a thumb, with its lap on a wrapping circle and who set it.
struct ThumbValue: Equatable, Sendable {
    var value: Double
    /// The number of turns that the thumb has made on a wrapping circle: a span is a difference of value + lap ·
    /// period.
    var lap = 0.0
    var origin = Origin.code

    /// Who set the value.
    enum Origin: Sendable {
        /// Code: with `keepsValuesBetweenSteps` the value may be off the steps.
        case code
        /// A person: the value is on a step.
        case person
        /// A person, in a drag that stays off the steps until its end.
        case rawDrag
    }
}
