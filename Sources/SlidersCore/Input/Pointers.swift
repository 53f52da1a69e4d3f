/// The pointers that are down: presses, drags and releases become wishes for the solver.
struct Pointers: Equatable, Sendable {
    var holds: [PointerHold] = []
    /// How far the last movement wanted to go beyond what could be reached, in value units.
    var overshoot = 0.0
    /// The overshoot that was taken last.
    var takenOvershoot = 0.0

    /// The index of a pointer's hold; `nil` if it is not down.
    func index(of pointer: Int) -> Int? {
        // A closure over the holds would copy each of them.
        for index in holds.indices where holds[index].pointer == pointer { return index }
        return nil
    }

    /// Forgets the windows of held thumbs, because something other than their pointer's movement may change them.
    mutating func forgetLimits(except pointer: Int? = nil) {
        for index in holds.indices where holds[index].knownLimits != nil && holds[index].pointer != pointer {
            holds[index].knownLimits = nil
        }
    }

    // MARK: Pressing

    /// Takes hold of what a press hits, and moves a thumb that comes to it.
    ///
    /// - Parameter waits: whether a press that would bring a thumb waits, as one by a finger does.
    mutating func press(
        at point: SIMD2<Double>, pointer: Int, waits: Bool, on surface: Surface, _ solver: inout Solver,
        _ proposal: inout SliderState.Proposal
    ) {
        guard let hit = surface.hit(at: point, solver) else { return }
        let brings = if case .comingThumbs = hit { surface.bringsThumbs } else { false }
        guard add(hit, at: point, pointer: pointer, brings: brings, on: surface, &solver) else { return }
        resetOvershoot()
        let index = holds.count - 1
        if waits, brings {
            holds[index].kind = .delayed
        } else {
            grabIfDecided(index, hit, on: surface, &solver)
        }
        guard !holds[index].waits else { return }
        proposal.change.redraws = holds[index].thumbs
        if brings { dragHold(index, to: point, at: holds[index].place, on: surface, &solver, &proposal) }
    }

    /// Adds a hold that waits. Returns whether the press has a place on the track.
    private mutating func add(
        _ hit: Hit, at point: SIMD2<Double>, pointer: Int, brings: Bool, on surface: Surface, _ solver: inout Solver
    ) -> Bool {
        let indices =
            switch hit {
            case .thumbs(let indices), .comingThumbs(let indices), .bar(let indices, _): indices
            }
        guard let place = place(of: point, for: indices.lowerBound, on: surface, solver) else { return false }
        let hold = PointerHold(
            pointer: pointer, point: point, brings: brings, kind: .undecided, thumbs: indices,
            valuesAtPress: solver.values, pressPlace: place, place: place)
        holds.append(hold)
        return true
    }

    private mutating func grabIfDecided(_ index: Int, _ hit: Hit, on surface: Surface, _ solver: inout Solver) {
        let indices = holds[index].thumbs
        if case .bar = hit {
            grab(.bar, indices, with: index, on: surface, &solver)
        } else if indices.count == 1 {
            grab(.thumb, indices, with: index, on: surface, &solver)
        }
    }

    /// Lets a hold take thumbs at their present values.
    mutating func grab(
        _ kind: PointerHold.Kind, _ indices: Range<Int>, with index: Int, on surface: Surface, _ solver: inout Solver
    ) {
        let thumb = indices.lowerBound
        holds[index].kind = kind
        holds[index].thumbs = indices
        holds[index].thumbAtPress = thumb
        holds[index].startPlace = solver.constraints.place(of: solver.constraints.unwrapped(holds[index].start))
        for held in indices { solver.thumbs[held].holder = Holder(pointer: holds[index].pointer, isBar: kind == .bar) }
        guard
            let place = surface.dragsVertically
                ? holds[index].startPlace : place(of: holds[index].point, for: thumb, on: surface, solver)
        else { return }
        (holds[index].pressPlace, holds[index].place) = (place, place)
        holds[index].grabOffset = holds[index].brings ? 0 : (place - solver.place(of: thumb)) * surface.track.length
    }

    /// Ends a hold, and returns it.
    mutating func remove(at index: Int, _ solver: inout Solver) -> PointerHold {
        let hold = holds.remove(at: index)
        for thumb in hold.thumbs where solver.thumbs[thumb].holder?.pointer == hold.pointer {
            solver.thumbs[thumb].holder = nil
        }
        return hold
    }

    /// Lets a hold follow its thumb to another index.
    mutating func retarget(_ index: Int, to thumb: Int, _ solver: inout Solver) {
        solver.thumbs[holds[index].thumbs.lowerBound].holder = nil
        solver.thumbs[thumb].holder = Holder(pointer: holds[index].pointer, isBar: false)
        holds[index].thumbs = thumb..<thumb + 1
    }

    /// The place of a press for a thumb, in the lap near the thumb's; `nil` if it has none. A vertical drag begins at
    /// the thumb's own place.
    func place(of point: SIMD2<Double>, for thumb: Int, on surface: Surface, _ solver: Solver) -> Double? {
        let place = solver.place(of: thumb)
        if surface.dragsVertically { return surface.track.length > 0 ? place : nil }
        return surface.track.place(of: point, near: place, isWrapped: solver.constraints.isWrapped)
    }
}
