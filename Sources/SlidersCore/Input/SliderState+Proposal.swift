extension SliderState {
    /// A change that has been computed but not made. You can commit it as it is, commit it with other values, or drop
    /// it.
    ///
    /// A host that lets its app decide calls ``SliderState/propose(_:)`` and asks the app. It then calls
    /// ``SliderState/commit(_:)`` or ``SliderState/commit(_:values:spans:)`` or, to drop the values, uses ``change`` as
    /// the change.
    public struct Proposal: Equatable, Sendable {
        /// What has happened even if the app rejects the values: begin, hold, overshoot, end.
        public internal(set) var change = SliderState.Change()
        /// The indices for which ``SliderState/proposedValue(of:)`` may differ from the value; empty if the input moves
        /// nothing.
        public internal(set) var thumbs = 0..<0
        /// What the pointer holds once the proposal is committed as it is; `nil` for keys. If the app rejects the
        /// values, the pointer holds `change.grip`, which differs if a thumb would cross others.
        public var grip: SliderGrip? {
            guard let grip = change.grip, case .thumb = grip, let index else { return change.grip }
            return .thumb(index)
        }
        /// A Boolean value that indicates whether it's the first movement of a drag, or a press that brings a thumb
        /// under the pointer.
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
