extension SliderState {
    /// A change that was computed and not made: to commit as it is, to commit with other values, or to drop.
    ///
    /// A host that lets its app decide calls ``SliderState/propose(_:)``, asks, and then either
    /// ``SliderState/commit(_:)``, ``SliderState/commit(_:values:spans:)``, or takes ``change`` as the change.
    public struct Proposal: Equatable, Sendable {
        /// What has happened even if the values are refused: begin, hold, overshoot, end.
        public internal(set) var change = SliderState.Change()
        /// The indices for which ``SliderState/proposedValue(of:)`` may differ from the value; empty if the input moves
        /// nothing.
        public internal(set) var thumbs = 0..<0
        /// What the pointer holds once the proposal is committed as it is; `nil` for keys. If the values are refused,
        /// this is `change.grip`, which differs if a thumb would cross others.
        public var grip: SliderGrip? {
            guard let grip = change.grip, case .thumb = grip, let index else { return change.grip }
            return .thumb(index)
        }
        /// Whether it is the first movement of a drag, or a press that moves a thumb under the pointer.
        public var begins: Bool { change.began }
        /// The number of the proposal, to recognize one that another input has overtaken.
        var number = 0
        /// The pointer whose hold the proposal belongs to.
        var pointer: Int?
        /// The index of the moved thumb once the proposal is committed.
        var index: Int?
        /// Whether all values that differ from the last report are reported, as at the end of a drag with
        /// `isContinuous` off.
        var reportsAll = false
        /// The indices that the hold moved before, which `reportsAll` covers.
        var movedBefore = 0..<0
    }
}
