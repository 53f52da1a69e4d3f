/// A pointer that is down, and what it holds.
struct Hold: Sendable {
    let pointer: Int
    /// Where the pointer went down.
    let point: SIMD2<Double>
    /// Whether the centre of the thumb comes under the finger, instead of keeping its distance.
    let brings: Bool
    /// The thumbs held; while the choice waits, those among which the first movement along the track decides.
    var ranks: Range<Int>
    var kind: Kind
    /// All thumbs at the press.
    var press: [Place]
    /// The held thumb, or the lowest of a bar, at the press.
    var start: Place
    /// Where that is along the track.
    var startPlace = 0.0
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

    enum Kind: Sendable { case waiting, thumb, bar }

    var grip: Grip? {
        switch kind {
        case .waiting: nil
        case .thumb: .thumb(ranks.lowerBound)
        case .bar: .bar(ranks)
        }
    }

    func holds(_ rank: Int) -> Bool { kind != .waiting && ranks.contains(rank) }
}

extension SliderState {
    /// Whether drags go up and down on a round track.
    var dragsVertically: Bool { configuration.dragsVertically && track.turn != nil }

    /// The hold of a pointer; `nil` if it is not down.
    mutating func hold(of pointer: Int) -> Int? {
        for index in holds.indices where holds[index].pointer == pointer { return index }
        return nil
    }

    /// Where a press lies for a thumb, its lap chosen near the thumb's; `nil` where it has no place.
    mutating func place(of point: SIMD2<Double>, for rank: Int) -> Double? {
        let place = place(of: position(rank))
        if dragsVertically { return track.length > 0 ? place : nil }
        return track.place(of: point, near: place, isWrapped: rules.isWrapped)
    }

    /// Lets a hold take thumbs where they stand.
    mutating func take(_ kind: Hold.Kind, _ ranks: Range<Int>, with hold: Int) {
        let rank = ranks.lowerBound
        (holds[hold].kind, holds[hold].ranks) = (kind, ranks)
        holds[hold].start = holds[hold].press[rank]
        holds[hold].startPlace = self.place(of: position(of: holds[hold].start))
        guard let place = place(of: holds[hold].point, for: rank) else { return }
        holds[hold].place = place
        holds[hold].grab = holds[hold].brings ? 0 : (place - self.place(of: position(rank))) * track.length
    }

    /// Puts each finger where its thumb is now, so that after a resize both meet again.
    mutating func anchorHolds() {
        guard !dragsVertically, track.length > 0 else { return }
        for index in holds.indices where holds[index].kind != .waiting {
            let offset = (holds[index].grab + holds[index].correction) / track.length
            holds[index].place = place(of: position(holds[index].ranks.lowerBound)) + offset
        }
    }

    /// Finds the places of each press on today's scale, inside the bounds of a wrapping circle.
    mutating func renewHolds() {
        for index in holds.indices {
            holds[index].start = renewed(holds[index].start)
            holds[index].startPlace = place(of: position(of: holds[index].start))
            for rank in holds[index].press.indices { holds[index].press[rank] = renewed(holds[index].press[rank]) }
        }
    }

    private mutating func renewed(_ place: Place) -> Place {
        Place(value: canonical(place.value, isOnStep: false).value, lap: place.lap, origin: place.origin)
    }
}
