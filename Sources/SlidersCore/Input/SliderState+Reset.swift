/// Resetting: a double tap, the Delete key, or an action of assistive technology brings a thumb to a value of its own.
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
        let own = surface.configuration.resetValues
        if own.indices.contains(thumb), own[thumb].isFinite { return own[thumb] }
        if count == 1, let defaultResetValue, defaultResetValue.isFinite { return defaultResetValue }
        return firstValues.indices.contains(thumb) ? firstValues[thumb] : bounds.lowerBound
    }

    /// Returns whether a person can reset a thumb now: resetting is on, and a person can move the thumb.
    public func canReset(thumb: Int) -> Bool {
        surface.configuration.resetsOnDoubleTap && !surface.configuration.isReadOnly && canAdjust(thumb)
    }

    /// Returns whether the slider handles a key: Delete and Backspace only if resetting is on, and all others always.
    public func responds(to key: SliderKey) -> Bool { key != .delete || surface.configuration.resetsOnDoubleTap }

    /// Proposes the value that a thumb is reset to, as if it was typed.
    mutating func reset(_ thumb: Int, _ proposal: inout SliderState.Proposal) {
        guard canReset(thumb: thumb) else { return }
        // The release of a drag may have proposed a step, which stays where the thumb cannot go.
        let snapped = solver.proposed.isEmpty ? nil : solver
        let requested = solver.constraints.unwrapped(resetValue(of: thumb), near: solver.unwrapped(thumb))
        let index = solver.go(thumb, to: requested)
        guard !solver.proposed.isEmpty else {
            if let snapped { solver = snapped }
            return
        }
        proposal.change.reason = .reset
        proposal.index = index
        pointers.resetOvershoot()
    }

    /// Notes which thumb a release was a tap on, and resets the thumb if the tap before was on it, too, and the toolkit
    /// counts both as one.
    mutating func noteTap(on thumb: Int?, taps: Int, _ proposal: inout SliderState.Proposal) {
        guard taps > 1, let thumb, thumb == tappedThumb else {
            tappedThumb = thumb
            return
        }
        tappedThumb = nil
        reset(thumb, &proposal)
    }

    /// Makes the release of a pointer the second tap on what it holds, as the plane says that this slider belongs to.
    package mutating func noteSecondTap(of pointer: Int) {
        guard let index = pointers.index(of: pointer) else { return }
        pointers.holds[index].isTap = true
        tappedThumb = pointers.holds[index].thumbs.lowerBound
    }

    /// Notes the values as long as nothing was laid out, and those of another number of thumbs.
    mutating func noteFirstValues() {
        if !isLaidOut || firstValues.count != count { firstValues = values }
    }

    /// Notes the values at the first layout of a track with a length, once the bounds can be used.
    mutating func noteFirstLayout() {
        guard !isLaidOut, track.length > 0, hasUsableBounds else { return }
        isLaidOut = true
        firstValues = values
    }
}

extension PointerHold {
    /// A tap stays within this many points of where its pointer went down: no finger is still.
    package static let tapDistance = 4.0

    /// The thumb that a release taps; of a pile that waits the topmost that can move. `nil` if the pointer went away
    /// from its press, or if the press brings a thumb or holds a span.
    func tappedThumb(_ solver: Solver) -> Int? {
        guard isTap, !brings else { return nil }
        switch kind {
        case .thumb: return thumbs.lowerBound
        case .undecided: return thumbs.last { solver.canMove($0, 0) }
        case .delayed, .span: return nil
        }
    }
}
