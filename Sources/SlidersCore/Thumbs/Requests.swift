/// What code asked for last. Requests that cannot be met are kept, and resolved again whenever options change; a
/// person's change replaces all of them by the present values.
struct Requests: Equatable, Sendable {
    /// One value per thumb. On a wrapping circle `lap` is the span below in value units, where one was given, so that
    /// thumbs that coincide can be a full turn apart.
    private(set) var values: [ThumbValue] = []
    /// Whether a person moved a thumb since, so that the present values count as requested.
    var arePresentValues = false

    /// Takes new requests. A thumb that is dragged off the steps stays so.
    mutating func set(_ values: [Double], spans: [Double]?, _ solver: Solver) {
        arePresentValues = false
        self.values = values.indices.map { thumb in
            var request = ThumbValue(value: values[thumb].isFinite ? values[thumb] : solver.constraints.scale.lower)
            if thumb > 0, let spans, thumb <= spans.count, spans[thumb - 1] > 0 { request.lap = spans[thumb - 1] }
            if thumb < solver.thumbs.count, solver.isHeld(thumb: thumb), solver.thumbs[thumb].now.origin == .rawDrag {
                request.origin = .rawDrag
            }
            return request
        }
        if self.values.isEmpty { self.values = [ThumbValue(value: solver.constraints.scale.lower)] }
    }

    /// Takes the present values, if they count as requested. Otherwise thumbs no longer dragged go on the steps.
    mutating func update(_ solver: Solver) {
        guard arePresentValues else {
            for thumb in values.indices where values[thumb].origin == .rawDrag {
                if thumb >= solver.thumbs.count || !solver.isHeld(thumb: thumb) { values[thumb].origin = .code }
            }
            return
        }
        for thumb in solver.thumbs.indices {
            values[thumb] = solver.thumbs[thumb].now
            values[thumb].lap = thumb > 0 ? solver.span(above: thumb - 1) : 0
        }
    }
}
