/// What the app knows of the values: a change is reported where a value differs from the last report.
extension Solver {
    /// Whether a thumb differs from its last report: by its value, or on a wrapping circle by a span that was empty and
    /// is now a full turn, or the reverse.
    func isUnreported(_ index: Int) -> Bool {
        let thumb = thumbs[index]
        if abs(thumb.now.value - thumb.reported) > constraints.tolerance { return true }
        guard constraints.isWrapped, index > 0 else { return false }
        return abs(span(above: index - 1) - thumb.reportedSpan) >= constraints.period - constraints.tolerance
    }

    /// Notes the present values of thumbs as reported, and the spans on both sides of them.
    mutating func noteReported(_ indices: Range<Int>) {
        for index in indices { thumbs[index].reported = thumbs[index].now.value }
        noteReportedSpans(indices)
    }

    /// Notes the present values that equal the reported ones within the tolerance as reported: after an app's answer,
    /// and before new bounds with a smaller tolerance tell them apart.
    mutating func noteEqualsAsReported() {
        for index in thumbs.indices where abs(thumbs[index].now.value - thumbs[index].reported) <= constraints.tolerance
        {
            thumbs[index].reported = thumbs[index].now.value
        }
    }

    /// Notes the spans on both sides of thumbs as reported.
    mutating func noteReportedSpans(_ indices: Range<Int>) {
        for index in withNext(indices) where index > 0 { thumbs[index].reportedSpan = span(above: index - 1) }
    }

    /// Indices, and on a wrapping circle the one above them, whose span they may have changed.
    func withNext(_ indices: Range<Int>) -> Range<Int> {
        guard constraints.isWrapped, !indices.isEmpty else { return indices }
        return indices.lowerBound..<min(thumbs.count, indices.upperBound + 1)
    }
}
