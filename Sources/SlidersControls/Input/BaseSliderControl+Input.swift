#if APPLE_UI
import QuartzCore
import SlidersCore

/// A pointer that is down on a part that it activates if it goes up there, as a tap. If the pointer moves along the
/// track before, it becomes a press of the engine instead.
package struct SliderTap {
    /// The number of the pointer.
    let pointer: Int
    /// The point of the canvas at which the pointer went down.
    let startPoint: CGPoint
    /// Whether the press that the tap becomes may wait, because it may be the beginning of a scroll.
    let canWait: Bool
    let target: Target

    /// A part that a tap activates.
    package enum Target {
        /// The readout, or the label of a thumb; a tap lets a person type the value.
        case text(thumb: Int)
        /// The tick with this value, or the text of the tick; a tap moves a thumb to the value.
        case tick(Double)
    }
}

/// Presses, drags, and releases of pointers on the canvas. The toolkit gives each pointer a number, by which the model
/// knows the pointers that are down.
extension BaseSliderControl {
    /// A Boolean value that indicates whether a pointer holds a thumb or span. A pointer that waits doesn't hold
    /// anything yet.
    public var isDragging: Bool { model.isDragged }

    /// What holds back the thumb or span that a person moved last, or `nil` if it's where it was asked to be.
    ///
    /// It's `nil` after the release of a drag, and after code has changed values or options. On a plane, the thumb of
    /// the obstacle is a coordinate: `x` and `y` of each point in turn. See
    /// ``SliderControlDelegate/sliderControl(_:didChangeObstacle:)-(_,_)``.
    public var obstacle: SliderObstacle? { model.obstacle }

    /// Whether a pointer is down, and holds a thumb or span, waits to hold one, or may become a tap.
    var isPressed: Bool { model.anyPointer != nil || !taps.isEmpty }

    /// Begins a press, or a tap on a part that taps activate. Returns whether the pointer now holds something, waits to
    /// hold it, or may become a tap.
    ///
    /// - Parameter canWait: whether the press may wait, because it may be the beginning of a scroll.
    @discardableResult
    func press(_ pointer: Int, at point: CGPoint, waits canWait: Bool) -> Bool {
        layers.stopGliding()
        cancelTyping()
        guard let target = layoutProvider?.tapTarget(at: point) else {
            return beginPress(pointer, at: point, canWait: canWait)
        }
        taps.append(SliderTap(pointer: pointer, startPoint: point, canWait: canWait, target: target))
        return true
    }

    /// Lets the engine handle a press. If the press waits, starts a timer that notifies the engine when the pointer has
    /// rested. Returns whether the pointer now holds something, or waits to hold it.
    private func beginPress(_ pointer: Int, at point: CGPoint, canWait: Bool) -> Bool {
        handle(.press(at: point.vector, pointer: pointer, waits: canWait), glide: tapGlide)
        cancelRestTimer(of: pointer)
        guard model.waits(pointer: pointer) else { return model.isDown(pointer: pointer) }
        restTasks[pointer] = Task { [weak self] in
            try? await Task.sleep(nanoseconds: UInt64(SliderState.restDelay * 1e9))
            guard !Task.isCancelled, let self else { return }
            restTasks[pointer] = nil
            if model.waits(pointer: pointer) { handle(.rest(pointer: pointer), glide: tapGlide) }
        }
        return true
    }

    /// Runs a closure that handles an event, and makes the time of the event available to the motion, which computes
    /// the velocity of a flick from such times.
    func withEventTime<Result>(_ time: Double, _ body: () -> Result) -> Result {
        let outerTime = motion?.eventTime
        motion?.eventTime = time
        defer { motion?.eventTime = outerTime }
        return body()
    }

    /// Drags what a pointer holds to a point. Returns whether the pointer still holds something, waits, or may become a
    /// tap.
    ///
    /// - Parameters:
    ///   - isFine: whether Shift is down, for a finer movement.
    ///   - intermediatePoints: returns the points at which the pointer was since the last event, in order. It is called
    ///     only if the movement on a circle is so large that its direction is uncertain.
    @discardableResult
    func drag(_ pointer: Int, to point: CGPoint, isFine: Bool, between intermediatePoints: () -> [CGPoint] = { [] })
        -> Bool
    {
        if let tap = taps.first(where: { $0.pointer == pointer }) {
            let start = tap.startPoint
            let offset = CGPoint(x: point.x - start.x, y: point.y - start.y)
            guard components(of: offset, at: start).along >= SliderState.dragDistance else { return true }
            removeTap(of: pointer)
            guard beginPress(pointer, at: start, canWait: tap.canWait) else { return false }
        }
        guard model.isDown(pointer: pointer) else { return false }
        if model.turnsFar(to: point.vector, pointer: pointer) {
            for point in intermediatePoints() { handle(.drag(to: point.vector, pointer: pointer, isFine: isFine)) }
        }
        handle(.drag(to: point.vector, pointer: pointer, isFine: isFine))
        return model.isDown(pointer: pointer)
    }

    /// Ends the press of a pointer. A tap begins typing or moves a thumb to a tick; otherwise, releases what the
    /// pointer holds, or resets a thumb after a double tap.
    ///
    /// - Parameter taps: the number of consecutive taps at this location, as the toolkit counts them.
    func release(_ pointer: Int, taps: Int) {
        cancelRestTimer(of: pointer)
        switch removeTap(of: pointer)?.target {
        case .text(let thumb): beginTyping(for: usedCoordinate(ofThumb: thumb))
        case .tick(let value): handle(.choose(value), glide: tapGlide ?? snapGlide)
        case nil where model.isDown(pointer: pointer):
            let glide = model.waits(pointer: pointer) ? tapGlide : nil
            handle(.release(pointer: pointer, taps: taps), glide: glide ?? snapGlide)
        case nil: break
        }
    }

    /// Cancels the tap of a pointer, or its drag, which restores the values from before the press.
    func cancel(_ pointer: Int) {
        cancelRestTimer(of: pointer)
        if removeTap(of: pointer) == nil, model.isDown(pointer: pointer) { handle(.cancel(pointer: pointer)) }
    }

    /// Cancels all drags and restores the values from before them, as happens when the control is hidden or removed, or
    /// when a person presses Escape.
    public func cancelDrags() {
        taps = []
        for (pointer, _) in restTasks.elements { cancelRestTimer(of: pointer) }
        let isAtRest = motion?.isAtRest ?? true
        let reports = model.cancelAll()
        if !isAtRest { motion?.didStop() }
        if !reports.isEmpty { redraw(glide: nil) }
        reports.forEach(report)
    }

    /// Cancels all drags and typing, including those of a playhead.
    func cancelInput() {
        cancelDrags()
        cancelTyping()
        playheadSubview?.cancelInput()
    }

    /// Removes the tap of a pointer, and returns it; `nil` if the pointer has none.
    @discardableResult
    private func removeTap(of pointer: Int) -> SliderTap? {
        taps.firstIndex { $0.pointer == pointer }.map { taps.remove(at: $0) }
    }

    /// Cancels the timer that waits until a pointer has rested, if there is one.
    private func cancelRestTimer(of pointer: Int) {
        restTasks[pointer]?.cancel()
        restTasks[pointer] = nil
    }

    // MARK: Targets

    /// The size of the target of each thumb: the box around the thumb in which a press holds it.
    @inline(never) var targetBox: CGSize {
        let breadth = targetSize == Self.minimumTarget ? Double(Self.minimumBreadth) : nil
        let size = SIMD2(Double(bounds.width), Double(bounds.height))
        return CGSize(model.targetSize(side: Double(targetSize), breadth: breadth, in: size))
    }

    /// The minimum length of a target (the area in which a press holds a thumb) across a straight track in a narrow
    /// control, in points: 28, or 20 in AppKit.
    package static var minimumBreadth: CGFloat { min(28, minimumTarget) }

    /// Returns whether a press at a point belongs to the control, and not to views behind it, even if the press has no
    /// effect, such as in a disabled control.
    ///
    /// With a straight track or a plane, these points are the bounds, as with a system slider, and the targets of
    /// thumbs (the areas in which presses hold them), which can extend beyond the bounds. With a ring, they are usually
    /// only those where a press can have an effect, and not the empty middle. A playhead, a control in front of another
    /// one, accepts only presses that don't belong to the control behind it.
    func acceptsPress(at point: CGPoint) -> Bool {
        let location = canvas.convert(point, from: self)
        if let valueField, valueField.frame.contains(location) { return true }
        if let playhead = self as? SliderControl, owner != nil { return playhead.ownsPress(at: location) }
        if playheadSubview?.ownsPress(at: location) == true { return true }
        guard model.fillsBounds else {
            return model.reaches(location.vector) || layoutProvider?.tapTarget(at: location) != nil
        }
        let target = targetBox
        // A control that is smaller than a target is enlarged to the size of a target.
        let area = bounds.insetBy(
            dx: min(0, (bounds.width - target.width) / 2), dy: min(0, (bounds.height - target.height) / 2))
        if area.contains(point) { return true }
        return !model.fillsControl
            && (0..<model.count).contains { index in
                let center = CGPoint(model.location(ofThumb: index))
                return abs(location.x - center.x) <= target.width / 2 && abs(location.y - center.y) <= target.height / 2
            }
    }

    /// Returns whether a press at a point of the canvas would have an effect, or a pointer is down already. A scroll
    /// view can still delay the press.
    func respondsToPress(at point: CGPoint) -> Bool {
        isPressed || layoutProvider?.tapTarget(at: point) != nil || model.acceptsPress(at: point.vector)
    }

    /// Returns the part under a pointer at a point of the canvas; `nil` if there is none, or it belongs to a playhead.
    func part(under point: CGPoint) -> SliderElement.Part? {
        if linkedPlayhead?.ownsPress(at: point) == true || model.fillsControl && !canvas.bounds.contains(point) {
            return nil
        }
        return model.part(under: point.vector)
    }

    /// Returns how far a movement from a point goes along the track at that point, and how far across it, in points.
    /// Without a direction of the track, as on a plane, the whole movement counts as along it.
    func components(of translation: CGPoint, at start: CGPoint) -> (along: Double, across: Double) {
        let translation = translation.vector
        // The direction of the track has length 1, so the dot product is the distance along the track, and the cross
        // product is the distance across it.
        guard let direction = model.dragDirection(at: start.vector) else {
            return ((translation * translation).sum().squareRoot(), 0)
        }
        return (abs((translation * direction).sum()), abs(translation.x * direction.y - translation.y * direction.x))
    }

    /// The playhead, if it's a subview of this control; `nil` in SwiftUI, which places the playhead itself.
    var playheadSubview: SliderControl? { linkedPlayhead?.superview === self ? linkedPlayhead : nil }
}

extension CGPoint {
    /// The point as a vector, as the engine represents points.
    package var vector: SIMD2<Double> { SIMD2(Double(x), Double(y)) }
}

/// The path of an input: the engine proposes a change, the app decides about it, and the control shows and reports it.
extension BaseSliderControl {
    /// Lets the engine handle an input, asks the app about the change, and shows and reports the change. Returns the
    /// change.
    ///
    /// - Parameters:
    ///   - input: the action of a person. In an input that no pointer makes, `thumb` is the index of a coordinate (one
    ///     value of a thumb). `nil` handles a frame of ``motion`` instead.
    ///   - glide: the animation with which parts move; `nil` moves them at once.
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

    /// Returns the decision of the delegate about a proposed change.
    private func decision(about proposal: SliderState.Proposal) -> SliderDecision {
        // The delegate learns of the beginning of a drag before it decides, except if the change moves the held thumb
        // to another index: the decision then determines that index.
        if proposal.begins, let grip = proposal.grip, grip == proposal.change.grip { announceBegin(of: grip) }
        // The app may have changed the control when it learned of the beginning, so that the proposal is obsolete.
        guard model.changesValues(proposal) else { return .accept }
        let reason = proposal.change.reason
        return delegate?.sliderControl(self, willChangeTo: model.proposedCoordinates, reason: reason) ?? .accept
    }

    /// Sets the values of all coordinates, and reports the drags that this cancels. Does nothing if the slider can't
    /// have the values. The change is animated if `animated` is `true` and Reduce Motion is off.
    package func setCoordinates(_ coordinates: [Double], animated: Bool) {
        let before = valuesBeforeChange()
        didChange(from: before, model.assign(coordinates: coordinates), animated: animated)
    }

    /// Draws and shows all parts again, after code changed values. Adds or removes views if the number of thumbs or
    /// spans has changed.
    func redraw(glide: Glide?) {
        updateThumbs()
        trackViews.updateSpans()
        motion?.willDraw()
        model.redraw()
        show(glide: glide)
    }

    /// Shows all parts after the model has drawn all of them again.
    func show(glide: Glide?) {
        layers.rebuild(model.parts, glide: motion == nil ? glide : nil)
        didUpdate(thumbs: 0..<model.count)
        didDraw?()
        updateTyping()
    }

    /// Prepares for a change of values by code. Returns the current values, for ``didChange(from:_:animated:)``.
    @inline(never) package func valuesBeforeChange() -> (coordinates: [Double], restorationValues: [Double]) {
        let values = (model.coordinates, model.restorationValues)
        motion?.willAssign()
        return values
    }

    /// Shows values that code changed, if they differ, and reports the drags that the change ended.
    ///
    /// - Parameters:
    ///   - values: the result of ``valuesBeforeChange()``.
    ///   - reports: a report for each drag that ended; `nil` if nothing changed, as with an error.
    @inline(never) package func didChange(
        from values: (coordinates: [Double], restorationValues: [Double]), _ reports: [SliderState.Report]?,
        animated: Bool
    ) {
        guard let reports else { return }
        let oldCoordinates = values.coordinates
        if values.restorationValues != model.restorationValues {
            let coordinates = model.coordinates
            motion?.didAssign(animated: animated && allowsGlides)
            redraw(glide: glide(animated: animated))
            valuesDidChange(
                of: (0..<model.count).filter { thumb in
                    let coordinate = usedCoordinate(ofThumb: thumb)
                    return coordinate >= oldCoordinates.count || oldCoordinates[coordinate] != coordinates[coordinate]
                })
        }
        motion?.updateClock()
        reports.forEach(report)
    }

    // MARK: Coordinates

    /// Returns the index of the coordinate of a thumb that was used last. A coordinate is one value of a thumb; a
    /// plane's thumb has two.
    func usedCoordinate(ofThumb thumb: Int) -> Int { usedCoordinates[thumb] ?? thumb * model.coordinatesPerThumb }

    /// Records that a coordinate is the last one of its thumb that was used.
    func use(_ coordinate: Int) {
        if model.coordinatesPerThumb > 1 { usedCoordinates[model.thumb(ofCoordinate: coordinate)] = coordinate }
    }

    /// Returns the position of a coordinate among those of its thumb: 0, or 1 for the second one of a plane's thumb.
    @inline(never) func axis(ofCoordinate coordinate: Int) -> Int { coordinate % model.coordinatesPerThumb }

    /// Returns the limits between which assistive technology can set the value of a coordinate now.
    func limits(ofCoordinate coordinate: Int) -> ClosedRange<Double> {
        let (state, thumb) = model.slider(of: coordinate)
        return state.adjustableLimits(of: thumb)
    }

    /// Returns whether the last change reported a new value of a coordinate.
    func isChanged(coordinate: Int) -> Bool {
        let (state, thumb) = model.slider(of: coordinate)
        return state.isChanged(thumb: thumb)
    }

    /// Plays haptic feedback for the first of some thumbs whose new value is one at which haptics are on, such as a
    /// step. Returns whether there is one.
    private func playHaptics(ofThumbs thumbs: Range<Int>) -> Bool {
        for thumb in thumbs where model.isChanged(thumb: thumb) {
            for coordinate in model.coordinates(ofThumb: thumb) where isChanged(coordinate: coordinate) {
                let landing = model.landing(of: coordinate).intersection(haptics)
                guard !landing.isEmpty else { continue }
                playHaptics(of: landing, on: thumb)
                return true
            }
        }
        return false
    }

    /// Plays haptic feedback for what holds a thumb back, if haptics of obstacles are on. Nothing plays at the end of
    /// the track, where those of ends do.
    private func playHaptics(of obstacle: SliderObstacle) {
        guard haptics.contains(.obstacles) else { return }
        if case .bound = obstacle.kind { return }
        playHaptics(of: .obstacles, on: model.thumb(ofCoordinate: obstacle.thumb))
    }

    // MARK: Reporting

    /// Reports the events of a change in order. Drops the remaining events if the app ends the drag in the meantime.
    package func report(_ report: SliderState.Report) {
        var report = report
        var playsObstacle = hasHaptics && report.change.reason == .pointer
        while let event = model.nextEvent(of: &report) {
            switch event {
            case .began(let grip):
                if !isBeginAnnounced { announceBegin(of: grip) }
                isBeginAnnounced = false
                sendBegin()
            case .changed(let indices, let reason):
                let hasListeners = delegate != nil || !streams.isEmpty
                let thumbs = hasListeners ? model.changedThumbs(of: report) : []
                if hasHaptics, reason == .pointer, playHaptics(ofThumbs: indices) { playsObstacle = false }
                isCanceled = false
                sendChange(of: indices)
                // An action may have canceled the drag, and so the change.
                if isCanceled { return }
                // An action may have set fewer values.
                if hasListeners { notify(event, of: thumbs.filter { $0 < model.count }) }
            case .overshot: notify(event)
            case .blocked:
                if let obstacle = model.reportedObstacle {
                    if playsObstacle { playHaptics(of: obstacle) }
                    if [.key, .accessibility].contains(report.change.reason) { read(obstacle) }
                }
                notify(event)
            case .ended, .cancelled:
                if case .cancelled = event { isCanceled = true }
                sendEnd()
                notify(event)
            }
        }
    }

    /// Notifies the delegate that a drag begins, before the delegate decides about a change or an action is sent.
    func announceBegin(of grip: SliderGrip) {
        isBeginAnnounced = true
        notify(.began(grip))
    }
}

/// A movement of a slider by itself, such as that of the scale of a ruler after a flick.
@MainActor
package protocol SliderMotion: AnyObject {
    /// Whether the slider is at rest: no pointer holds anything, and nothing moves.
    var isAtRest: Bool { get }
    /// The time of the event that is being handled; `nil` while there is none.
    var eventTime: Double? { get set }
    /// Called before an input is handled, which may stop the motion.
    func willHandle(_ input: SliderInput)
    /// Returns the change of values that follows the motion in the current frame.
    func proposeFrame() -> SliderState.Proposal
    /// Called after an input was handled, which may have begun a motion.
    func didHandle()
    /// Called before all parts are drawn.
    func willDraw()
    /// Called after code stopped the motion.
    func didStop()
    /// Called before code sets values.
    func willAssign()
    /// Called after code changed values, before they are drawn. If the change is animated, begins a motion to the
    /// values.
    func didAssign(animated: Bool)
    /// Starts or stops the clock, which runs only while the slider moves by itself.
    func updateClock()
}
#endif
