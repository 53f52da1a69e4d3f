/// Resetting: a double tap, the Delete key, or an action of assistive technology moves a thumb to its reset value.
extension SliderState {
    /// The value that a single thumb is reset to if ``SliderConfiguration/resetValues`` has no entry for it. Hosts set
    /// it to the neutral value of the style. The default is `nil`.
    public var defaultResetValue: Double? {
        get { surface.defaultResetValue }
        set { surface.defaultResetValue = newValue }
    }

    /// Returns the value that a thumb is reset to, before snapping and clamping: the entry in
    /// ``SliderConfiguration/resetValues``, or else ``defaultResetValue`` for a single thumb, or else the thumb's value
    /// at the first layout, or when the number of thumbs last changed. Returns the lower bound if there's no such
    /// thumb.
    public func resetValue(of thumb: Int) -> Double {
        let resetValues = surface.configuration.resetValues
        if resetValues.indices.contains(thumb), resetValues[thumb].isFinite { return resetValues[thumb] }
        if count == 1, let defaultResetValue, defaultResetValue.isFinite { return defaultResetValue }
        return firstValues.indices.contains(thumb) ? firstValues[thumb] : bounds.lowerBound
    }

    /// Returns whether a person can reset a thumb now: resetting is on, and a person can move the thumb.
    public func canReset(thumb: Int) -> Bool {
        surface.configuration.resetsOnDoubleTap && !surface.configuration.isReadOnly && canAdjust(thumb)
    }

    /// Returns whether the slider handles a key: Delete and Backspace only if resetting is on, and all others always.
    public func responds(to key: SliderKey) -> Bool { key != .delete || surface.configuration.resetsOnDoubleTap }

    /// Proposes the reset value of a thumb, as if a person typed it. If the thumb can't move there, an earlier proposal
    /// of the same input stays.
    mutating func reset(_ thumb: Int, _ proposal: inout SliderState.Proposal) {
        guard canReset(thumb: thumb) else { return }
        // The second tap can be the end of a short drag, which has just proposed a step.
        let earlierProposal = solver.proposedThumbs.isEmpty ? nil : solver
        let requested = solver.constraints.unwrapped(resetValue(of: thumb), near: solver.unwrappedValue(of: thumb))
        let index = solver.moveThumb(thumb, to: requested)
        guard !solver.proposedThumbs.isEmpty else {
            if let earlierProposal { solver = earlierProposal }
            return
        }
        proposal.change.reason = .reset
        proposal.index = index
        pointers.resetOvershoot()
    }

    /// Remembers the thumb that a release tapped, or resets it if the previous tap was on the same thumb, and the
    /// toolkit counts both as a double tap.
    ///
    /// - Parameters:
    ///   - thumb: the thumb, or `nil` if the release wasn't a tap on a thumb.
    ///   - taps: the number of consecutive taps.
    mutating func handleTap(on thumb: Int?, taps: Int, _ proposal: inout SliderState.Proposal) {
        guard taps > 1, let thumb, thumb == tappedThumb else {
            tappedThumb = thumb
            return
        }
        tappedThumb = nil
        reset(thumb, &proposal)
    }

    /// Lets the release of a pointer count as the second tap on the thumb that it holds. A plane, whose points have a
    /// slider for each coordinate, recognizes double taps itself.
    package mutating func noteSecondTap(of pointer: Int) {
        guard let index = pointers.index(of: pointer) else { return }
        pointers.holds[index].isTap = true
        tappedThumb = pointers.holds[index].thumbs.lowerBound
    }

    /// Stores the current values as those that thumbs are reset to, until the first layout, and again whenever the
    /// number of thumbs changes.
    mutating func noteFirstValues() {
        if !isLaidOut || firstValues.count != count { firstValues = values }
    }

    /// Stores the current values as those that thumbs are reset to, at the first layout of a track with a length, or
    /// later, as soon as the bounds can be used.
    mutating func noteFirstLayout() {
        guard !isLaidOut, track.length > 0, hasUsableBounds else { return }
        isLaidOut = true
        firstValues = values
    }
}

extension PointerHold {
    /// The distance from its press within which a pointer has to stay for a tap, in points, as no finger is still.
    package static let tapDistance = 4.0

    /// Returns the thumb that a release taps. If the press can't distinguish several thumbs, it's the topmost one that
    /// can move. Returns `nil` if the pointer moved, if its press moved a thumb to it, or if it held a span.
    func tappedThumb(_ solver: Solver) -> Int? {
        guard isTap, !movesThumbToPointer else { return nil }
        switch kind {
        case .thumb: return thumbs.lowerBound
        case .undecided: return thumbs.last { solver.canMove($0) }
        case .delayed, .span: return nil
        }
    }
}
