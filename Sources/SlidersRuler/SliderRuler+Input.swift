import SlidersCore

/// Inputs of a person. Movements of the scale become movements of the slider's thumb.
extension SliderRuler {
    /// Computes the effect of an input at ``time``. The scale moves immediately, and the value changes only with
    /// ``commit(_:)``. Touches don't wait, and there are no spans.
    ///
    /// While the scale is in motion, an input that would stop the motion changes nothing. Call ``stop()`` before keys,
    /// assistive technology, the wheel, and typed values, and report what it returns.
    public mutating func propose(_ input: SliderInput) -> SliderState.Proposal {
        let proposal =
            switch input {
            case .press(let location, let pointer, _): press(at: location, pointer)
            case .drag(let location, let pointer, let isFine): drag(to: location, pointer, isFine)
            case .release(let pointer, let taps): release(pointer, taps: taps)
            case .cancel(let pointer): cancel(pointer)
            case .choose(let value): slider.propose(.choose(value))
            default: slider.propose(input.forOnlyThumb(runsLeft: track.runsLeft))
            }
        return withEditPointer(proposal)
    }

    /// Computes how the value follows the scale to where it is at ``time``. Hosts call it in each frame while
    /// ``isMoving``.
    public mutating func proposeFrame() -> SliderState.Proposal {
        let proposal = followMotion()
        return withEditPointer(proposal)
    }

    /// Returns a proposal with the pointer of the edit in progress, or without a pointer if there is no edit.
    private func withEditPointer(_ proposal: SliderState.Proposal) -> SliderState.Proposal {
        var proposal = proposal
        proposal.change.pointer = isEditing ? Hold.sliderPointer : nil
        return proposal
    }

    /// Proposes an input, and commits the proposal.
    @discardableResult
    public mutating func handle(_ input: SliderInput) -> SliderState.Change { commit(propose(input)) }

    /// Commits a change; see `SliderState.commit(_:)`. If the scale isn't at the new value, it glides there.
    @discardableResult
    public mutating func commit(_ proposal: SliderState.Proposal) -> SliderState.Change {
        defer { glideToValue() }
        return slider.commit(proposal)
    }

    /// Commits a change with another value; see `SliderState.commit(_:values:spans:)`.
    @discardableResult
    public mutating func commit(_ proposal: SliderState.Proposal, value: Double) -> SliderState.Change {
        defer { glideToValue() }
        return slider.commit(proposal, values: [value])
    }

    /// Moves the value to where the scale is at ``time``, and commits that change.
    @discardableResult
    public mutating func handleFrame() -> SliderState.Change { commit(proposeFrame()) }

    /// Stops a motion of the scale where it is; the value becomes the scale's value, on a step. Returns a report of the
    /// end, or `nil` if the value wasn't following a motion.
    public mutating func stop() -> SliderState.Report? {
        defer {
            if hold == nil {
                motion = nil
                fractionAtRest = slider.fraction(of: value)
            }
        }
        guard motion?.isLive == true else { return nil }
        motion = nil
        let change = slider.handle(.release(pointer: Hold.sliderPointer))
        return SliderState.Report(ofEndedDrag: change, in: slider)
    }

    /// Cancels the drag of the pointer that holds the scale, and stops a motion where it is. Returns reports of both
    /// ends.
    public mutating func cancelAll() -> [SliderState.Report] {
        var reports: [SliderState.Report] = []
        if let hold {
            let change = slider.commit(cancel(hold.pointer))
            reports.append(SliderState.Report(ofEndedDrag: change, in: slider))
        }
        if let ended = stop() { reports.append(ended) }
        return reports
    }

    /// Moves the scale to where its motion ends, as with reduced motion. The value follows in the next frame.
    public mutating func finish() {
        guard let motion else { return }
        fractionAtRest = motion.to
        self.motion =
            motion.isLive
            ? .spring(from: motion.to, to: motion.to, at: motion.start, length: track.length, isLive: true) : nil
    }

    /// Glides the scale to the value, from the fraction at the mark before code set the value. Does nothing if a finger
    /// holds the scale, or if the scale is already moving.
    package mutating func glide(from unwrappedFraction: Double) {
        guard hold == nil, motion == nil else { return }
        fractionAtRest = unwrappedFraction
        glideToValue()
    }

    // MARK: Moving

    /// Proposes the value at the mark during a flick, and the end of the edit after the flick. Other motions of the
    /// scale don't change the value.
    private mutating func followMotion() -> SliderState.Proposal {
        guard let motion else { return slider.propose(.rest(pointer: -1)) }
        guard motion.isLive else {
            if motion.isOver(at: time) { (self.motion, fractionAtRest) = (nil, motion.to) }
            return slider.propose(.rest(pointer: -1))
        }
        let unwrappedFraction = motion.unwrappedFraction(at: time)
        guard motion.isOver(at: time) else { return proposeValue(at: limits.clamp(unwrappedFraction)) }
        // A change to the final value is reported in one frame, and the end of the edit in the next.
        fractionAtRest = motion.to
        if !hasLanded {
            hasLanded = true
            let proposal = proposeValue(at: motion.to)
            if !proposal.thumbs.isEmpty { return proposal }
        }
        self.motion = nil
        return slider.propose(.release(pointer: Hold.sliderPointer))
    }

    /// Glides the scale to the value, unless the value is being edited, or the scale is or will be there anyway.
    private mutating func glideToValue() {
        guard hold == nil, motion?.isLive != true, !isEditing else { return }
        let valueFraction = slider.fraction(of: value)
        let unwrappedFraction = unwrappedFraction
        guard motion?.to ?? unwrappedFraction != valueFraction else { return }
        fractionAtRest = valueFraction
        motion = .spring(from: unwrappedFraction, to: valueFraction, at: time, length: track.length, isLive: false)
    }
}

extension SliderInput {
    /// Returns the input for the only thumb of the ruler's slider. The slider's track runs to the right, so if the
    /// scale runs to the left on screen (`runsLeft`), arrow keys are mirrored.
    fileprivate func forOnlyThumb(runsLeft: Bool) -> SliderInput {
        switch self {
        case .key(.arrow(let dx, let dy), _): .key(.arrow(dx: runsLeft ? 0 &- dx : dx, dy: dy), thumb: 0)
        case .key(.pageArrow(let dx, let dy), _): .key(.pageArrow(dx: runsLeft ? 0 &- dx : dx, dy: dy), thumb: 0)
        case .key(let intent, _): .key(intent, thumb: 0)
        case .adjust(let increments, _): .adjust(increments, thumb: 0)
        case .wheel(let clicks, _): .wheel(clicks, thumb: 0)
        case .type(let value, _): .type(value, thumb: 0)
        case .reset: .reset(thumb: 0)
        default: self
        }
    }
}

extension SliderRuler: SliderModel {
    /// The picture.
    package typealias Drawing = SliderRulerDrawing

    /// The mark has one value.
    package static var coordinatesPerThumb: Int { 1 }
    /// `true`: the mark accepts presses everywhere in the control.
    package static var fillsControl: Bool { true }
    /// `true`: all presses in the bounds of the control belong to the ruler.
    package var fillsBounds: Bool { true }
    /// There is one thumb, the mark.
    package var count: Int { 1 }

    /// Returns the value under the mark.
    package func value(of coordinate: Int) -> Double { slider.value(of: 0) }

    /// Returns the value in the proposal that hasn't been committed yet, or the current value if there is none.
    package func proposedValue(of coordinate: Int) -> Double { slider.proposedValue(of: 0) }

    /// Returns the distance by which the current drag exceeds the limits.
    package func overshoot(on axis: Int) -> Double { slider.overshoot }

    /// What holds back the value from where a person asked it to go, or `nil` if it's there.
    public var obstacle: SliderObstacle? { slider.obstacle }

    /// Whether there may be an obstacle, so that it has to be looked up.
    package var mayHaveObstacle: Bool { slider.mayHaveObstacle }

    /// Returns the slider of the value, which has one thumb.
    package func slider(of coordinate: Int) -> (state: SliderState, thumb: Int) { (slider, 0) }

    /// Returns whether the last change reported a new value.
    public func isChanged(thumb: Int) -> Bool { slider.isChanged(thumb: 0) }

    /// Returns what the value has come to rest on: a bound, a detent, or a step.
    package func landing(of coordinate: Int) -> SliderHaptics { slider.landing(of: 0) }

    /// The first error of the configuration that's being repaired, or `nil` if the ruler meets all of it.
    public var configurationError: SliderError? { slider.configurationError }

    /// Sets options and the value, the first coordinate; see ``configure(_:value:)``.
    @discardableResult
    package mutating func configure(
        _ configuration: SliderConfiguration, coordinates: [Double]
    ) throws(SliderError) -> [SliderState.Report] {
        guard let value = coordinates.first else { throw .noValues }
        return try configure(configuration, value: value)
    }

    /// Sets the value, the first coordinate; see ``assign(_:)``.
    @discardableResult
    package mutating func assign(coordinates: [Double]) throws(SliderError) -> [SliderState.Report] {
        guard let value = coordinates.first else { throw .noValues }
        return try assign(value)
    }

    /// Lays the ruler out on the path of a layout, unless the layout has no size. `targetSide` has no effect, because
    /// the mark accepts presses everywhere on the scale.
    @discardableResult
    package mutating func layOut(in layout: SliderRulerLayout, targetSide: Double) -> [SliderState.Report] {
        // A reset restores the value at the first layout, which must not be one without a size.
        if layout.size.min() > 0 { layOut(on: layout.track) }
        return []
    }

    /// Returns whether a proposal can still be committed, and changes the value.
    public func changesValues(_ proposal: SliderState.Proposal) -> Bool { slider.changesValues(proposal) }

    /// Commits a change with another value; see ``commit(_:value:)``.
    @discardableResult
    package mutating func commit(_ proposal: SliderState.Proposal, coordinates: [Double]) -> SliderState.Change {
        coordinates.count == 1 ? commit(proposal, value: coordinates[0]) : commit(proposal)
    }

    /// Returns whether the app has ended the edit of a report.
    package func isOver(_ report: SliderState.Report) -> Bool { slider.isOver(report) }

    // MARK: Pointers

    /// A Boolean value that indicates whether a pointer holds the scale. No pointer waits.
    public var isDragged: Bool { anyPointer != nil }

    /// Returns whether a pointer holds the scale, and so the mark.
    package func isHeld(thumb: Int) -> Bool { anyPointer != nil }

    /// Returns whether a pointer is down and holds the scale.
    public func isDown(pointer: Int) -> Bool { hold?.pointer == pointer }

    /// Returns `false`: a press holds the scale immediately.
    package func waits(pointer: Int) -> Bool { false }
    package var targetSide: Double {
        get { slider.targetSide }
        set { slider.targetSide = newValue }
    }

    /// Returns whether a pointer that moves to a point goes more than a quarter turn around the center of a bent scale.
    package func turnsFar(to point: SIMD2<Double>, pointer: Int) -> Bool {
        guard let hold, hold.pointer == pointer, case .bent(_, let radius, _, _) = track.shape,
            let distance = track.distance(to: point, after: hold.distance)
        else { return false }
        return abs(distance - hold.distance) > .pi / 2 * radius
    }

    // MARK: Points

    /// Returns the point of the mark on the scale.
    package func location(ofThumb thumb: Int) -> SIMD2<Double> { track.location(at: 0) }

    /// Returns the mark: a press anywhere on the scale holds it.
    package func part(under point: SIMD2<Double>) -> SliderElement.Part? { .thumb(0) }

    /// Returns whether a press at a point would hold the scale, or stop a flick.
    public func acceptsPress(at point: SIMD2<Double>) -> Bool {
        let isFlicked = isEditing && anyPointer == nil
        return reaches(point) && (isFlicked || slider.acceptsPress(at: slider.location(ofThumb: 0)))
    }

    /// Returns whether a double tap at a point, near the mark, resets the value.
    package func resets(doubleTappedAt point: SIMD2<Double>) -> Bool {
        guard slider.canReset(thumb: 0), let distance = track.distance(to: point) else { return false }
        return abs(distance) <= slider.targetSide / 2
    }

    /// Returns the direction in which a drag moves the scale: to the right where it is bent.
    package func dragDirection(at point: SIMD2<Double>) -> SIMD2<Double>? {
        if case .straight(_, let direction) = track.shape { direction } else { SIMD2(1, 0) }
    }

    /// A Boolean value that indicates whether the scale is bent.
    package var dragsAnywhere: Bool { if case .bent = track.shape { true } else { false } }

    /// Returns the fraction of the value.
    public func fraction(ofPart part: SliderElement.Part) -> Double { slider.fraction(of: value) }
}

extension SliderRulerDrawing: SliderModelDrawing {
    /// The layout of a plain slider.
    package var paintedTrack: SliderLayout { layout.plain }
    /// 1, because the tape never becomes thicker.
    package var trackScale: Double { 1 }
}

extension SliderRulerLayout: SliderModelLayout {
    /// Returns the direction in which values increase at the mark.
    package func path(ofAxis axis: Int) -> SliderPath {
        switch metrics.path {
        case .straight(.up): .up
        case .straight(.down): .down
        case .straight(.left), .bent(_, isClockwise: false): .left
        case .straight(.right), .bent(_, isClockwise: true): .right
        }
    }

    /// Returns the size of the control.
    package func targetSize(side: Double, breadth: Double?, in size: SIMD2<Double>) -> SIMD2<Double> { size }
}

extension SliderReporter {
    /// Returns the next event of a ruler to deliver, or `nil` after the last.
    public mutating func next(
        _ report: inout SliderState.Report, in ruler: SliderRuler
    ) -> SliderState.Change.Event? {
        nextEvent(of: &report, in: ruler)
    }
}
