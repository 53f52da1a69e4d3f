#if APPLE_UI
import QuartzCore
import SlidersCore

/// A pointer that is down on something that acts when the pointer is lifted in place. It becomes a press of the engine
/// once it moves along the track.
struct SliderTap {
    /// The number of the pointer.
    let pointer: Int
    /// Where it went down, on the canvas.
    let start: CGPoint
    /// Whether its press on the track waits, because it may be the beginning of a scroll.
    let waits: Bool
    let target: Target

    enum Target {
        /// The readout or the label of a thumb, in which a person can type.
        case text(thumb: Int)
        /// The tick with this value, or its text.
        case tick(Double)
    }
}

/// Pointers press, drag, and release on the canvas. The model knows which are down, by the numbers that the toolkit
/// gives them.
extension BaseSliderControl {
    /// A Boolean value that indicates whether a pointer holds a thumb or span. A pointer that waits doesn't hold
    /// anything yet.
    public var isDragging: Bool { model.isDragged }

    /// Whether a pointer is down that holds something or waits.
    var isPressed: Bool { model.anyPointer != nil || !taps.isEmpty }

    /// Presses at a point. Returns whether the pointer holds something or waits.
    ///
    /// - Parameter waits: whether a press may wait, because it may be the beginning of a scroll.
    @discardableResult
    func press(_ pointer: Int, at point: CGPoint, waits: Bool) -> Bool {
        layers.stopGliding()
        cancelTyping()
        guard let target = tapTarget?(point) else { return beginPress(pointer, at: point, waits: waits) }
        taps.append(SliderTap(pointer: pointer, start: point, waits: waits, target: target))
        return true
    }

    /// Gives a press to the engine, and later the rest of a press that waits. Returns whether the pointer holds
    /// something or waits.
    private func beginPress(_ pointer: Int, at point: CGPoint, waits: Bool) -> Bool {
        handle(.press(at: point.vector, pointer: pointer, waits: waits), glide: tapGlide)
        endRest(of: pointer)
        guard model.waits(pointer: pointer) else { return model.isDown(pointer: pointer) }
        rests[pointer] = Task { [weak self] in
            try? await Task.sleep(nanoseconds: UInt64(SliderState.restDelay * 1e9))
            guard !Task.isCancelled, let self else { return }
            rests[pointer] = nil
            if model.waits(pointer: pointer) { handle(.rest(pointer: pointer), glide: tapGlide) }
        }
        return true
    }

    /// Handles an event of a time. The velocity of a flick depends on the times of events.
    func at<Result>(_ time: Double, _ body: () -> Result) -> Result {
        let before = motion?.eventTime
        motion?.eventTime = time
        defer { motion?.eventTime = before }
        return body()
    }

    /// Drags to a point. Returns whether the pointer still holds something or waits.
    ///
    /// - Parameters:
    ///   - isFine: whether Shift is down.
    ///   - between: the points where the pointer was since the last event, in order; it is asked only on a movement
    ///     that may be the shorter of two ways around a circle.
    @discardableResult
    func drag(_ pointer: Int, to point: CGPoint, isFine: Bool, between: () -> [CGPoint] = { [] }) -> Bool {
        if let tap = taps.first(where: { $0.pointer == pointer }) {
            let offset = CGPoint(x: point.x - tap.start.x, y: point.y - tap.start.y)
            guard components(of: offset, at: tap.start).along >= SliderState.dragDistance else { return true }
            endTap(of: pointer)
            guard beginPress(pointer, at: tap.start, waits: tap.waits) else { return false }
        }
        guard model.isDown(pointer: pointer) else { return false }
        if model.turnsFar(to: point.vector, pointer: pointer) {
            for point in between() { handle(.drag(to: point.vector, pointer: pointer, isFine: isFine)) }
        }
        handle(.drag(to: point.vector, pointer: pointer, isFine: isFine))
        return model.isDown(pointer: pointer)
    }

    /// Releases what a pointer holds, begins typing, moves a thumb to a tick, or resets a thumb.
    ///
    /// - Parameter taps: the number of taps that followed one another here, as the toolkit counts them.
    func release(_ pointer: Int, taps: Int) {
        endRest(of: pointer)
        switch endTap(of: pointer)?.target {
        case .text(let thumb): beginTyping(for: usedCoordinate(ofThumb: thumb))
        case .tick(let value): handle(.choose(value), glide: tapGlide ?? snapGlide)
        case nil where model.isDown(pointer: pointer):
            let glide = model.waits(pointer: pointer) ? tapGlide : nil
            handle(.release(pointer: pointer, taps: taps), glide: glide ?? snapGlide)
        case nil: break
        }
    }

    /// Cancels the drag of a pointer, and restores the values from before its press.
    func cancel(_ pointer: Int) {
        endRest(of: pointer)
        if endTap(of: pointer) == nil, model.isDown(pointer: pointer) { handle(.cancel(pointer: pointer)) }
    }

    /// Cancels all drags and restores the values from before them, as happens when the control is hidden or removed, or
    /// when a person presses Escape.
    public func cancelDrags() {
        taps = []
        for (pointer, _) in rests.elements { endRest(of: pointer) }
        let isAtRest = motion?.isAtRest ?? true
        let reports = model.cancelAll()
        if !isAtRest { motion?.didStop() }
        if !reports.isEmpty { redraw(glide: nil) }
        report(canceled: reports)
    }

    /// Cancels all drags and typing.
    func cancelInput() {
        cancelDrags()
        cancelTyping()
    }

    /// Forgets the tap of a pointer, and returns it.
    @discardableResult
    private func endTap(of pointer: Int) -> SliderTap? {
        taps.firstIndex { $0.pointer == pointer }.map { taps.remove(at: $0) }
    }

    /// Stops waiting for a pointer to rest.
    private func endRest(of pointer: Int) {
        rests[pointer]?.cancel()
        rests[pointer] = nil
    }

    // MARK: Targets

    /// The size of the box around a thumb in which a press holds it.
    @inline(never) var targetBox: CGSize {
        let breadth = targetSize == Self.minimumTarget ? Double(Self.minimumBreadth) : nil
        let size = SIMD2(Double(bounds.width), Double(bounds.height))
        return CGSize(model.targetSize(side: Double(targetSize), breadth: breadth, in: size))
    }

    /// The least length of a target across a straight track in a narrow control, in points: 28, or 20 in AppKit.
    package static var minimumBreadth: CGFloat { min(28, minimumTarget) }

    /// Whether a point of the control takes presses: where a straight track or a rectangle is, all of the bounds do, as
    /// with a system slider; elsewhere, such as in the empty middle of a ring, views behind get their own presses.
    /// Targets may be larger than the control. A disabled control keeps touches from the views behind it. A control in
    /// front of another, on its track, leaves other presses to that one.
    func acceptsPress(at point: CGPoint) -> Bool {
        let location = canvas.convert(point, from: self)
        if let valueField, valueField.frame.contains(location) { return true }
        if back != nil, let ownsPress { return ownsPress(location) }
        if frontSubview?.ownsPress?(location) == true { return true }
        guard model.fillsBounds else { return model.reaches(location.vector) || tapTarget?(location) != nil }
        let target = targetBox
        let area = bounds.insetBy(
            dx: min(0, (bounds.width - target.width) / 2), dy: min(0, (bounds.height - target.height) / 2))
        if area.contains(point) { return true }
        return !model.fillsControl
            && (0..<model.count).contains { index in
                let center = CGPoint(model.location(ofThumb: index))
                return abs(location.x - center.x) <= target.width / 2 && abs(location.y - center.y) <= target.height / 2
            }
    }

    /// Whether a press at a point of the canvas would have an effect, or a press already has one. A scroll view may
    /// still delay it.
    func respondsToPress(at point: CGPoint) -> Bool {
        isPressed || tapTarget?(point) != nil || model.acceptsPress(at: point.vector)
    }

    /// What is under a pointer at a point of the canvas.
    func part(under point: CGPoint) -> SliderElement.Part? {
        if front?.ownsPress?(point) == true || model.fillsControl && !canvas.bounds.contains(point) { return nil }
        return model.part(under: point.vector)
    }

    /// The parts of a movement from a point along the track there and across it, in points.
    func components(of translation: CGPoint, at start: CGPoint) -> (along: Double, across: Double) {
        let translation = translation.vector
        guard let direction = model.dragDirection(at: start.vector) else {
            return ((translation * translation).sum().squareRoot(), 0)
        }
        return (abs((translation * direction).sum()), abs(translation.x * direction.y - translation.y * direction.x))
    }

    /// The control in front of this one, if it is a subview.
    var frontSubview: BaseSliderControl? { front?.superview === self ? front : nil }
}

extension CGPoint {
    /// The point for the engine.
    package var vector: SIMD2<Double> { SIMD2(Double(x), Double(y)) }
}

/// Inputs pass through the engine. The screen and the app get what they change, and the app may intervene at each step.
extension BaseSliderControl {
    /// Lets the engine handle an input, or a frame of a motion. Asks the app about the change, shows and reports it.
    ///
    /// - Parameter input: what a person does. One that isn't made by a pointer names a coordinate. `nil` is a frame of
    ///   ``motion``.
    @discardableResult
    package func handle(_ input: SliderInput?, glide: Glide? = nil) -> SliderState.Change {
        if let input { motion?.willHandle(input) }
        guard let proposal = input.map({ model.propose($0) }) ?? motion?.proposeFrame() else {
            return SliderState.Change()
        }
        let (change, update) = model.commit(proposal, delegate == nil ? .accept : decision(about: proposal))
        if let focus = change.focus { use(focus) }
        if let update {
            layers.update(model.parts, update, glide: motion == nil ? glide : nil)
            didUpdate(thumbs: change.redraws)
            didDraw?()
        } else {
            redraw(glide: nil)
        }
        report(SliderState.Report(of: change))
        if input != nil { motion?.didHandle() }
        return change
    }

    /// Lets the delegate decide about a proposal.
    private func decision(about proposal: SliderState.Proposal) -> SliderDecision {
        // A thumb that would pass others begins after the answer, with the index that it leaves the thumb.
        if proposal.begins, let grip = proposal.grip, grip == proposal.change.grip { announceBegin(of: grip) }
        // The app may have changed the control in the meantime; then the proposal no longer has values.
        guard model.changesValues(proposal) else { return .accept }
        let reason = proposal.change.reason
        return delegate?.sliderControl(self, willChangeTo: model.proposedCoordinates, reason: reason) ?? .accept
    }

    /// Sets the value of each coordinate, and reports the drags that this cancels. Values that the slider can't have
    /// change nothing. Animates the change if `animated` is `true` and Reduce Motion is off.
    package func setCoordinates(_ coordinates: [Double], animated: Bool) {
        let before = valuesBeforeChange()
        didChange(from: before, model.assign(coordinates: coordinates), animated: animated)
    }

    /// Shows everything, after code changed values.
    func redraw(glide: Glide?) {
        updateThumbs()
        trackViews.updateSpans()
        motion?.willDraw()
        model.redraw()
        show(glide: glide)
    }

    /// Shows a whole new drawing.
    func show(glide: Glide?) {
        layers.rebuild(model.parts, glide: motion == nil ? glide : nil)
        didUpdate(thumbs: 0..<model.count)
        didDraw?()
        updateTyping()
    }

    /// The values before code changes them; ``didChange(from:_:animated:)`` takes them afterward.
    @inline(never) package func valuesBeforeChange() -> (coordinates: [Double], numbers: [Double]) {
        let values = (model.coordinates, model.restorationValues)
        motion?.willAssign()
        return values
    }

    /// Shows values that code changed, if they differ, and reports the drags that this ended.
    ///
    /// - Parameter reports: a report for each drag that ended; `nil` if nothing changed, as with an error.
    @inline(never) package func didChange(
        from values: (coordinates: [Double], numbers: [Double]), _ reports: [SliderState.Report]?, animated: Bool
    ) {
        guard let reports else { return }
        let before = values.coordinates
        if values.numbers != model.restorationValues {
            let now = model.coordinates
            motion?.didAssign(animated: animated && allowsGlides)
            redraw(glide: glide(animated: animated))
            valuesDidChange(
                of: (0..<model.count).filter { thumb in
                    let coordinate = usedCoordinate(ofThumb: thumb)
                    return coordinate >= before.count || before[coordinate] != now[coordinate]
                })
        }
        motion?.updateClock()
        report(canceled: reports)
    }

    // MARK: Coordinates

    /// The coordinate of a thumb that was used last.
    func usedCoordinate(ofThumb thumb: Int) -> Int { usedCoordinates[thumb] ?? thumb * model.coordinatesPerThumb }

    /// Notes that a coordinate is the one of its thumb that was used last.
    func use(_ coordinate: Int) {
        if model.coordinatesPerThumb > 1 { usedCoordinates[model.thumb(ofCoordinate: coordinate)] = coordinate }
    }

    /// The number of a coordinate among those of its thumb.
    @inline(never) func axis(ofCoordinate coordinate: Int) -> Int { coordinate % model.coordinatesPerThumb }

    /// The values that assistive technology can now give a coordinate.
    func limits(ofCoordinate coordinate: Int) -> ClosedRange<Double> {
        let (state, thumb) = model.slider(of: coordinate)
        return state.adjustableLimits(of: thumb)
    }

    /// Whether the last change changed the value of a coordinate.
    func isChanged(coordinate: Int) -> Bool {
        let (state, thumb) = model.slider(of: coordinate)
        return state.isChanged(thumb: thumb)
    }

    /// Plays haptics for the first of these thumbs that landed on such a value with the last change.
    private func playHaptics(ofThumbs thumbs: Range<Int>) {
        for thumb in thumbs where model.isChanged(thumb: thumb) {
            for coordinate in model.coordinates(ofThumb: thumb) where isChanged(coordinate: coordinate) {
                let landing = model.landing(of: coordinate).intersection(haptics)
                if !landing.isEmpty { return playHaptics(of: landing, on: thumb) }
            }
        }
    }

    // MARK: Reporting

    /// Reports the drags that code ended.
    package func report(canceled reports: [SliderState.Report]) {
        for canceled in reports { report(canceled) }
    }

    /// Reports the events of a change, unless the app ends the drag in the meantime.
    package func report(_ report: SliderState.Report) {
        var report = report
        while let event = model.nextEvent(of: &report) {
            switch event {
            case .began(let grip):
                if !isBeginAnnounced { announceBegin(of: grip) }
                isBeginAnnounced = false
                sendBegin()
            case .changed(let indices, let reason):
                let hasListeners = delegate != nil || !streams.isEmpty
                let thumbs = hasListeners ? model.changedThumbs(of: report) : []
                if hasHaptics, reason == .pointer { playHaptics(ofThumbs: indices) }
                isCanceled = false
                sendChange(of: indices)
                // An action may have canceled the drag, and so the change.
                if isCanceled { return }
                // An action may have set fewer values.
                if hasListeners { notify(event, of: thumbs.filter { $0 < model.count }) }
            case .overshot: notify(event)
            case .ended, .cancelled:
                if case .cancelled = event { isCanceled = true }
                sendEnd()
                notify(event)
            }
        }
    }

    /// Tells the app, before it is asked or any action is sent, that a drag begins.
    func announceBegin(of grip: SliderGrip) {
        isBeginAnnounced = true
        notify(.began(grip))
    }
}

/// What moves a slider without a person, such as the scale of a ruler after a flick.
@MainActor
package protocol SliderMotion: AnyObject {
    /// Whether nothing is held and nothing moves.
    var isAtRest: Bool { get }
    /// The time of the event that is handled now; `nil` for what happens without an event.
    var eventTime: Double? { get set }
    /// Called before an input is handled, which may stop the motion.
    func willHandle(_ input: SliderInput)
    /// Returns how the values follow the motion in a frame.
    func proposeFrame() -> SliderState.Proposal
    /// Called after an input was handled, which may have begun a motion.
    func didHandle()
    /// Called before everything is drawn.
    func willDraw()
    /// Called after code stopped the motion.
    func didStop()
    /// Called before code sets values.
    func willAssign()
    /// Called after code changed values, before they are drawn. It begins a motion to them if it's animated.
    func didAssign(animated: Bool)
    /// Runs the clock while the slider moves by itself.
    func updateClock()
}
#endif
