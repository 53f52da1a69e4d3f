/// Holding a thumb that passes other thumbs and thereby changes its index.
extension PointerHold {
    /// Moves the hold to the new index of its thumb. Returns `false` if the thumb already had this index.
    @discardableResult
    mutating func retarget(to thumb: Int, _ solver: inout Solver) -> Bool {
        guard thumb != thumbs.lowerBound else { return false }
        solver.thumbs[thumbs.lowerBound].holder = nil
        solver.thumbs[thumb].holder = Holder(pointer: pointer, isSpan: false)
        thumbs = thumb..<thumb + 1
        return true
    }
}
