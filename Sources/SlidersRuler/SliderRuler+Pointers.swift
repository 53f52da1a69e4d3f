import SlidersCore

/// How a pointer moves the scale: while it holds the scale, the place can be between steps, and the value is on one.
extension SliderRuler {
    /// A press farther than this from the mark along the scale brings what it is on, in points.
    private static let minimumTap = 1.0

    mutating func press(at location: SIMD2<Double>, _ pointer: Int) -> SliderState.Proposal {
        let none = SliderInput.rest(pointer: -1)
        guard hold == nil, location.isFinite, track.length > 0, let distance = track.distance(to: location) else {
            return slider.propose(none)
        }
        let unwrappedFraction = unwrappedFraction
        let stopsMotion = motion?.isLive == true
        if !isEditing {
            slider.handle(.press(at: slider.location(ofThumb: 0), pointer: Hold.pointerOfSlider))
            guard isEditing else { return slider.propose(none) }
        }
        (motion, unwrappedRest) = (nil, unwrappedFraction)
        hold = Hold(
            pointer: pointer, at: location, distance: distance, unwrappedFraction: unbanded(unwrappedFraction),
            stopsMotion: stopsMotion, time: time)
        // The scale went on since the last frame.
        return stopsMotion ? proposeValue(at: limits.clamp(unwrappedFraction)) : slider.propose(none)
    }

    mutating func drag(to location: SIMD2<Double>, _ pointer: Int, _ isFine: Bool) -> SliderState.Proposal {
        guard var hold, hold.pointer == pointer, location.isFinite, hold.hasMoved || location != hold.press,
            let distance = track.distance(to: location, after: hold.distance)
        else { return slider.propose(.rest(pointer: -1)) }
        let isFine = isFine && configuration.hasFineControl
        let factor = FineControl.factor(atDistance: 0, isFine: isFine)
        hold.record(distance, factor: factor, length: track.length, at: time)
        self.hold = hold
        unwrappedRest = banded(hold.unwrappedFraction)
        return proposeValue(at: hold.unwrappedFraction)
    }

    /// Proposes the value at a place of the scale.
    mutating func proposeValue(at unwrappedFraction: Double) -> SliderState.Proposal {
        slider.propose(.drag(to: SIMD2(unwrappedFraction * track.length, 0), pointer: Hold.pointerOfSlider))
    }

    mutating func release(_ pointer: Int, taps: Int) -> SliderState.Proposal {
        guard let hold, hold.pointer == pointer else { return slider.propose(.rest(pointer: -1)) }
        self.hold = nil
        guard hold.hasMoved || hold.stopsMotion else { return tap(hold, taps: taps) }
        let velocity = -hold.velocity(at: time) / track.length
        motion = motion(from: unwrappedRest, velocity: velocity, at: time)
        return proposeValue(at: limits.clamp(hold.unwrappedFraction))
    }

    /// A press that moved nothing brings the value that it is on; the second of two near the mark resets the value.
    private mutating func tap(_ hold: Hold, taps: Int) -> SliderState.Proposal {
        slider.handle(.release(pointer: Hold.pointerOfSlider))
        if taps > 1, abs(hold.distance) <= slider.targetSide / 2, slider.canReset(thumb: 0) {
            return slider.propose(.reset(thumb: 0))
        }
        guard abs(hold.distance) > Self.minimumTap else { return slider.propose(.rest(pointer: -1)) }
        return slider.propose(.choose(slider.value(at: unwrappedRest + hold.distance / track.length)))
    }

    mutating func cancel(_ pointer: Int) -> SliderState.Proposal {
        guard let hold, hold.pointer == pointer else { return slider.propose(.rest(pointer: -1)) }
        self.hold = nil
        motion = nil
        return slider.propose(.cancel(pointer: Hold.pointerOfSlider))
    }
}
