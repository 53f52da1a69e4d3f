/// A hold follows its thumb past others.
extension PointerHold {
    /// Follows a thumb to another index. Returns whether it was at another.
    @discardableResult
    mutating func retarget(to thumb: Int, _ solver: inout Solver) -> Bool {
        guard thumb != thumbs.lowerBound else { return false }
        solver.thumbs[thumbs.lowerBound].holder = nil
        solver.thumbs[thumb].holder = Holder(pointer: pointer, isSpan: false)
        thumbs = thumb..<thumb + 1
        return true
    }
}
