/// Setting values from code. New values replace the values requested before, and are resolved together.
extension SliderState {
    /// Sets all values. Setting equal values does nothing, so that writing back the values of a drag doesn't disturb
    /// it.
    ///
    /// - Throws: the errors of ``configure(_:values:spans:)``.
    @discardableResult
    public mutating func assign(_ values: [Double], spans: [Double]? = nil) throws(SliderError) -> [SliderState.Report]
    {
        try assign(values, spans: spans, areEqual: values.count == count && isEqual(values, spans: spans))
    }

    /// Sets all values. If they equal the current ones (`areEqual`), only the requests change.
    mutating func assign(_ values: [Double], spans: [Double]?, areEqual: Bool) throws(SliderError) -> [SliderState
        .Report]
    {
        guard values.count == count else { return try configure(surface.configuration, values: values, spans: spans) }
        try check(values)
        if areEqual, requests.usesCurrentValues { return [] }
        // Equal values keep the present spans, so that an option that is set later does not resolve them otherwise.
        requests.set(values, spans: areEqual && isWrapped ? self.spans : spans, solver)
        if !areEqual { resolveRequests() }
        return []
    }

    /// Sets one value, and keeps the requested values of the other thumbs.
    ///
    /// - Throws: `noSuchThumb` or `valueNotFinite`; nothing changes in these cases.
    public mutating func assign(_ value: Double, for thumb: Int) throws(SliderError) {
        try check(value, for: thumb)
        var values = requestedValues
        values[thumb] = value
        try assign(values, spans: isWrapped ? spans : nil)
    }

    /// Sets the values of a wrapping circle from the first value and the spans from each thumb to the next. The start
    /// may be whole periods outside the bounds, and is kept unchanged, in case the bounds change later.
    ///
    /// - Throws: the errors of ``configure(_:values:spans:)``.
    @discardableResult
    package mutating func assign(start: Double, spans: [Double]) throws(SliderError) -> [SliderState.Report] {
        var values = [start]
        var unwrapped = start
        for span in spans {
            unwrapped += span
            values.append(unwrapped)
        }
        return try assign(values, spans: spans, areEqual: start == value(of: 0) && spans == self.spans)
    }

    /// Moves all values by an offset, as far as the bounds and the enabled range allow, keeping their distances.
    ///
    /// - Throws: `valueNotFinite`; nothing changes in that case.
    package mutating func moveAll(by offset: Double) throws(SliderError) {
        guard offset.isFinite else { throw .valueNotFinite(index: 0) }
        guard hasUsableBounds else { return }
        guard !isWrapped else {
            _ = try assign(values.map { $0 + offset }, spans: spans)
            return
        }
        let allowed = Window(low: solver.constraints.lower, high: solver.constraints.upper)
        let shift = max(min(0, allowed.low - value(of: 0)), min(max(0, allowed.high - value(of: count - 1)), offset))
        try assign(values.map { $0 + shift })
    }

    func check(_ value: Double, for thumb: Int) throws(SliderError) {
        guard hasThumb(thumb) else { throw .noSuchThumb(thumb) }
        guard value.isFinite else { throw .valueNotFinite(index: thumb) }
    }

    func check(_ values: [Double]) throws(SliderError) {
        guard !values.isEmpty else { throw .noValues }
        if let index = values.firstIndex(where: { !$0.isFinite }) { throw .valueNotFinite(index: index) }
    }
}
