/// A thumb: its current value, its proposed value, and the value that was reported last.
struct Thumb: Equatable, Sendable {
    var current: ThumbValue
    /// The value that is proposed for the thumb; equal to `current` without a proposal for it.
    var proposed: ThumbValue
    /// The value in the last report to the app.
    var reportedValue: Double
    /// The span between the previous thumb and this one in the last report; see ``Solver/isUnreported(_:)``.
    var reportedSpan = 0.0
    /// The fraction of the track at which the thumb is drawn, without laps: that of its value, except during a glide.
    var fraction = 0.0
    /// The pointer that holds the thumb, if any.
    var holder: Holder?
    /// The interval of unwrapped values that the thumbs after this one leave it. Only valid while
    /// ``Solver/moveFollowers(of:movedTo:side:_:)`` runs.
    var window = Window()

    init(at value: ThumbValue) {
        current = value
        proposed = value
        reportedValue = value.value
    }

    /// Makes the proposed value, which is at the specified fraction of the track, the current one. Returns whether the
    /// value or its lap changes.
    mutating func accept(_ fraction: Double) -> Bool {
        defer {
            current = proposed
            self.fraction = fraction
        }
        return proposed.value != current.value || proposed.lap != current.lap
    }
}

/// The pointer that holds a thumb.
struct Holder: Equatable, Sendable {
    let pointer: Int
    /// Whether the pointer holds a span that the thumb belongs to, and not the thumb alone.
    let isSpan: Bool
}

/// The value of a thumb, with its lap on a wrapping circle, and who set it.
struct ThumbValue: Equatable, Sendable {
    var value: Double
    /// The number of turns that the thumb has made on a wrapping circle; 0 on other tracks. The unwrapped value is
    /// value + lap · period.
    var lap = 0.0
    var origin = Origin.code

    /// Who set a value, which determines whether the value may be between steps.
    enum Origin: Sendable {
        /// Code set the value. With `keepsValuesBetweenSteps`, it may be between steps.
        case code
        /// The user set the value. It's on a step.
        case user
        /// The user is dragging the thumb, and the value snaps to a step only at the end of the drag.
        case unsnappedDrag
    }
}
