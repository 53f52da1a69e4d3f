#if APPLE_UI
import SlidersCore

/// Inputs pass through the engine. The screen and the app get what they change, and the app may intervene at each step.
extension BaseSliderControl {
    /// Lets the engine handle an input. An input that isn't made by a pointer names a thumb, of which it changes the
    /// coordinate that was used last.
    @discardableResult
    func handle(_ input: SliderInput, glide: Glide? = nil) -> SliderState.Change {
        perform(model.coordinatesPerThumb == 1 ? input : input.mapThumb(usedCoordinate), glide: glide)
    }

    /// Lets the engine handle an input. An input that isn't made by a pointer names a coordinate.
    @discardableResult
    func perform(_ input: SliderInput, glide: Glide? = nil) -> SliderState.Change {
        motion?.willHandle(input)
        let change = commit(model.propose(input), glide: glide)
        motion?.didHandle()
        return change
    }

    /// Asks the app about a proposal, and shows and reports what comes of it.
    @discardableResult
    func commit(_ proposal: SliderState.Proposal, glide: Glide? = nil) -> SliderState.Change {
        let (change, update) = model.commit(proposal, delegate == nil ? .accept : decision(about: proposal))
        if let focus = change.focus, model.coordinatesPerThumb > 1 {
            usedCoordinates[focus / model.coordinatesPerThumb] = focus
        }
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

    /// Lets code change values, shows them if they differ, and reports the drags that this canceled.
    func change(animated: Bool, _ body: () -> (reports: [SliderState.Report], isChanged: Bool)) {
        motion?.willAssign()
        let before = model.coordinates
        let (reports, isChanged) = body()
        if isChanged {
            if animated, allowsGlides { motion?.glide() }
            redraw(glide: glide(animated: animated))
            valuesDidChange(
                of: (0..<model.count).filter { thumb in
                    let coordinate = usedCoordinate(ofThumb: thumb)
                    return coordinate >= before.count || before[coordinate] != model.value(of: coordinate)
                })
        }
        motion?.didHandle()
        report(cancelled: reports)
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

    /// Tells the engine whether the control is enabled.
    func isEnabledDidChange() {
        guard let reports = model.setEnabled(isEnabled) else { return }
        motion?.didStop()
        invalidateSize()
        report(cancelled: reports)
    }

    // MARK: Coordinates

    /// The coordinate of a thumb that was used last.
    func usedCoordinate(ofThumb thumb: Int) -> Int { usedCoordinates[thumb] ?? thumb * model.coordinatesPerThumb }

    /// The slider that has the value of a thumb's coordinate that was used last.
    func slider(ofThumb thumb: Int) -> SliderState { model.slider(of: usedCoordinate(ofThumb: thumb)).state }

    /// The value of a thumb's coordinate that was used last.
    func value(ofThumb thumb: Int) -> Double { model.value(of: usedCoordinate(ofThumb: thumb)) }

    /// The values that assistive technology can now give a thumb's coordinate that was used last.
    func limits(ofThumb thumb: Int) -> ClosedRange<Double> {
        let (state, thumb) = model.slider(of: usedCoordinate(ofThumb: thumb))
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
    func report(cancelled reports: [SliderState.Report]) {
        for cancelled in reports { report(cancelled) }
    }

    /// Reports the events of a change, unless the app ends the drag in the meantime.
    func report(_ report: SliderState.Report) {
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
                hasCancelled = false
                sendChange(of: indices)
                // An action may have canceled the drag, and so the change.
                if hasCancelled { return }
                // An action may have set fewer values.
                if hasListeners { notify(event, of: thumbs.filter { $0 < model.count }) }
            case .overshot: notify(event)
            case .ended, .cancelled:
                if case .cancelled = event { hasCancelled = true }
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
protocol SliderMotion: AnyObject {
    /// Whether nothing is held and nothing moves.
    var isAtRest: Bool { get }
    /// Called before an input is handled, which may stop the motion.
    func willHandle(_ input: SliderInput)
    /// Called after an input was handled, which may have begun a motion.
    func didHandle()
    /// Called before code sets values.
    func willAssign()
    /// Called after code set values to which the slider is to glide.
    func glide()
    /// Called before everything is drawn.
    func willDraw()
    /// Called after code stopped the motion.
    func didStop()
}

extension SliderInput {
    /// The same input for another number of a thumb, if the input names one.
    fileprivate func mapThumb(_ map: (Int) -> Int) -> SliderInput {
        switch self {
        case .key(let intent, let thumb): .key(intent, thumb: map(thumb))
        case .adjust(let increments, let thumb): .adjust(increments, thumb: map(thumb))
        case .wheel(let notches, let thumb): .wheel(notches, thumb: map(thumb))
        case .type(let value, let thumb): .type(value, thumb: map(thumb))
        case .reset(let thumb): .reset(thumb: map(thumb))
        case .press, .drag, .rest, .release, .cancel, .adjustBar, .choose: self
        }
    }
}
#endif
