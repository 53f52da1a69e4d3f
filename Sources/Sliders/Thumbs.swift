/// Where a thumb stands.
struct Place: Equatable, Sendable {
    var value: Double
    /// On a wrapping circle how often the thumb went round, so that values in running order tell their spans.
    var lap = 0.0
    var origin = Origin.code

    /// Who put the thumb there.
    enum Origin: Sendable {
        /// Code: with `isExact` the value keeps off the steps.
        case code
        /// A user: the value is on a step.
        case user
        /// A user, with a drag that keeps off the steps until its end.
        case drag
    }
}

/// A thumb: where it stands, where a proposal puts it, and what the app knows of it.
struct Thumb: Equatable, Sendable {
    var now: Place
    /// The same as `now`, but for the ranks of the proposal under way.
    var next: Place
    /// The value as last reported.
    var reported: Double
    /// Where the value lies along the track, 0…1.
    var fraction = 0.0
    /// What the thumbs beyond it leave it, while a movement looks for places.
    var low = 0.0, high = 0.0

    init(at place: Place) { (now, next, reported) = (place, place, place.value) }

    /// Takes the proposed place, which lies at a fraction of the track. Returns whether it is another.
    mutating func accept(_ fraction: Double) -> Bool {
        defer { (now, self.fraction) = (next, fraction) }
        return next.value != now.value || next.lap != now.lap
    }
}

/// A walk from thumb to thumb. Round a ring it goes on, with the first after the last and a period higher.
struct Walk {
    var rank: Int
    /// What the laps of the walk add to positions.
    var lift = 0.0

    /// Goes on to the next thumb; `false` beyond the ends of a line.
    mutating func step(_ direction: Int, count: Int, period: Double) -> Bool {
        rank += direction
        if rank >= 0, rank < count { return true }
        guard period > 0 else { return false }
        rank -= direction * count
        lift += Double(direction) * period
        return true
    }
}
