/// The values that code requested last. Requests that can't be met are kept, and resolved again when options change.
/// After a change by the user, the current values replace them.
struct Requests: Equatable, Sendable {
    /// One requested value per thumb. Here, `lap` isn't a number of turns: it's the requested span below the thumb in
    /// value units, or 0 if none was given, so that two thumbs with equal values can be a full turn apart.
    private(set) var values: [ThumbValue] = []
    /// Whether the user moved a thumb after the last request of code, so that the current values count as requested.
    var usesCurrentValues = false

    /// Replaces all requests. A held thumb that is between steps may stay between steps.
    mutating func set(_ values: [Double], spans: [Double]?, _ solver: Solver) {
        usesCurrentValues = false
        self.values = values.indices.map { thumb in
            var request = ThumbValue(value: values[thumb].isFinite ? values[thumb] : solver.constraints.scale.lower)
            if thumb > 0, let spans, thumb <= spans.count, spans[thumb - 1] > 0 { request.lap = spans[thumb - 1] }
            if thumb < solver.thumbs.count, solver.isHeld(thumb: thumb),
                solver.thumbs[thumb].current.origin == .unsnappedDrag
            {
                request.origin = .unsnappedDrag
            }
            return request
        }
        if self.values.isEmpty { self.values = [ThumbValue(value: solver.constraints.scale.lower)] }
    }

    /// Replaces the requests with the current values if the user moved a thumb since they were set.
    mutating func update(_ solver: Solver) {
        guard usesCurrentValues else {
            // A request made during a drag may be between steps; after the drag, it's a request of code like any other.
            for thumb in values.indices where values[thumb].origin == .unsnappedDrag {
                if thumb >= solver.thumbs.count || !solver.isHeld(thumb: thumb) { values[thumb].origin = .code }
            }
            return
        }
        for thumb in solver.thumbs.indices {
            values[thumb] = solver.thumbs[thumb].current
            values[thumb].lap = thumb > 0 ? solver.span(above: thumb - 1) : 0
        }
    }
}
