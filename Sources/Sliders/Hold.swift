/// A pointer that is down, and what it holds.
struct Hold: Equatable, Sendable {
    let pointer: Int
    var choice: Choice
    /// Where the pointer went down.
    let point: SIMD2<Double>
    /// Whether the centre of the thumb comes under the finger, instead of keeping its distance.
    let brings: Bool
    /// All thumbs at the press.
    let press: [Place]
    /// The held thumb, or the lowest of a bar, at the press.
    var start: Place
    /// How far the finger is from the thumb's centre along the track, in points.
    var grab = 0.0
    /// How far fine control keeps the thumb behind the finger, in points.
    var correction = 0.0
    /// The finger's place along the track, going on round an arc.
    var place: Double
    /// The last direction of movement.
    var direction = 1
    var hasBegun = false
    /// The ranks that this pointer moved.
    var touched = 0..<0

    enum Choice: Equatable, Sendable {
        /// The first movement along the track decides between these ranks.
        case waiting(ClosedRange<Int>)
        case grip(Grip)
    }

    var grip: Grip? {
        if case .grip(let grip) = choice { grip } else { nil }
    }

    /// The thumbs held; none while the choice waits.
    var ranks: Range<Int> { grip?.ranks ?? 0..<0 }
}

extension SliderState {
    /// Whether drags go up and down on a round track.
    var dragsVertically: Bool { configuration.dragsVertically && track.turn != nil }

    /// Where a press lies for a thumb, its lap chosen near the thumb's; `nil` where it has no place.
    func place(of point: SIMD2<Double>, for rank: Int) -> Double? {
        let place = place(of: rank)
        if dragsVertically { return track.length > 0 ? place : nil }
        return track.place(of: point, near: place, isWrapped: rules.isWrapped)
    }

    /// Lets a hold take a thumb or bar where it stands.
    func take(_ grip: Grip, with hold: inout Hold) {
        let rank = grip.ranks.lowerBound
        hold.choice = .grip(grip)
        hold.start = hold.press[rank]
        guard let place = place(of: hold.point, for: rank) else { return }
        hold.place = place
        hold.grab = hold.brings ? 0 : (place - self.place(of: rank)) * track.length
    }

    /// Puts a hold's finger where its thumb is now, so that after a resize both meet again.
    func anchor(_ hold: inout Hold) {
        guard let grip = hold.grip, !dragsVertically, track.length > 0 else { return }
        hold.place = place(of: grip.ranks.lowerBound) + (hold.grab + hold.correction) / track.length
    }

    /// The thumb that a movement along the track chooses: forwards the highest that can go forwards, backwards the
    /// lowest that can go backwards.
    func choice(among ranks: ClosedRange<Int>, going direction: Int, _ pointer: Int) -> Int? {
        direction > 0
            ? ranks.last { canGo($0, 1, pointer) }
            : ranks.first { canGo($0, -1, pointer) }
    }
}
