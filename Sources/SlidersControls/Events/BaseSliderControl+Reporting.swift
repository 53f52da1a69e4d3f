#if APPLE_UI
import SlidersCore

/// Inputs pass through the engine. The screen and the app get what they change, and the app may intervene at each step.
extension BaseSliderControl {
    /// Lets the engine handle an input. An input that isn't made by a pointer names a coordinate.
    @discardableResult
    package func handle(_ input: SliderInput, glide: Glide? = nil) -> SliderState.Change {
        motion?.willHandle(input)
        let change = commit(model.propose(input), glide: glide)
        motion?.didHandle()
        return change
    }

    /// Asks the app about a proposal, and shows and reports what comes of it.
    @discardableResult
    package func commit(_ proposal: SliderState.Proposal, glide: Glide? = nil) -> SliderState.Change {
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
        change(animated: animated) { model.assign(coordinates: coordinates) }
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

    /// Lets code change values, shows them if they differ, and reports the drags that this ended.
    ///
    /// - Parameter assign: returns a report for each drag that it ended; `nil` if it changed nothing, as with an error.
    package func change(animated: Bool, _ assign: () -> [SliderState.Report]?) {
        let (before, numbersBefore) = (model.coordinates, model.restorationValues)
        motion?.willAssign()
        guard let reports = assign() else { return }
        if numbersBefore != model.restorationValues {
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
    func axis(ofCoordinate coordinate: Int) -> Int { coordinate % model.coordinatesPerThumb }

    /// The values that assistive technology can now give a coordinate.
    func limits(ofCoordinate coordinate: Int) -> ClosedRange<Double> {
        let (state, thumb) = model.slider(of: coordinate)
        return state.adjustableLimits(of: thumb)
    }

    /// What a thumb landed on with the last change, for haptics.
    func landing(ofThumb thumb: Int) -> SliderState.Landing? {
        for coordinate in model.coordinates(ofThumb: thumb) {
            let (state, thumb) = model.slider(of: coordinate)
            if let landing = state.landing(of: thumb) { return landing }
        }
        return nil
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
                if hasHaptics, reason == .pointer { playHaptics(of: indices) }
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
    /// Called before an input is handled, which may stop the motion.
    func willHandle(_ input: SliderInput)
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
