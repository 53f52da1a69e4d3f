/// The values that the app knows from the last reports. A change is reported for each thumb whose value differs.
extension Solver {
    /// Returns whether the value of a thumb differs from its last report. On a wrapping circle, a change of the span
    /// below the thumb between empty and a full turn counts, too.
    func isUnreported(_ index: Int) -> Bool {
        let thumb = thumbs[index]
        if abs(thumb.current.value - thumb.reportedValue) > constraints.tolerance { return true }
        guard constraints.isWrapped, index > 0 else { return false }
        return abs(span(above: index - 1) - thumb.reportedSpan) >= constraints.period - constraints.tolerance
    }

    /// Notes the current values of thumbs, and the spans on both sides of each thumb, as reported.
    mutating func noteReported(_ indices: Range<Int>) {
        for index in indices { thumbs[index].reportedValue = thumbs[index].current.value }
        noteReportedSpans(indices)
    }

    /// Notes each current value that differs from the reported one by at most the tolerance as reported. Otherwise, it
    /// would be reported as a change once new bounds make the tolerance smaller.
    mutating func noteEqualValuesAsReported() {
        for index in thumbs.indices
        where abs(thumbs[index].current.value - thumbs[index].reportedValue) <= constraints.tolerance {
            thumbs[index].reportedValue = thumbs[index].current.value
        }
    }

    /// Notes the spans on both sides of each thumb as reported.
    mutating func noteReportedSpans(_ indices: Range<Int>) {
        for index in includingThumbAbove(indices) where index > 0 {
            thumbs[index].reportedSpan = span(above: index - 1)
        }
    }

    /// Returns the indices of thumbs that moved and, on a wrapping circle, that of the next thumb, because the span
    /// below it may have changed.
    func includingThumbAbove(_ indices: Range<Int>) -> Range<Int> {
        guard constraints.isWrapped, !indices.isEmpty else { return indices }
        return indices.lowerBound..<min(thumbs.count, indices.upperBound + 1)
    }
}
