import SlidersCore

/// How a pointer moves the scale: while it holds the scale, the place can be between steps, and the value is on one.
extension SliderRuler {
    /// A press farther than this from the mark along the scale brings what it is on, in points.
    private static let leastTap = 1.0

    mutating func press(at location: SIMD2<Double>, _ pointer: Int) -> SliderState.Proposal {
        let none = SliderInput.rest(pointer: -1)
        guard hold == nil, location.isFinite, course.length > 0, let way = course.way(to: location) else {
            return slider.propose(none)
        }
        let place = place
        let stopsMotion = motion?.isLive == true
        if !isEditing {
            slider.handle(.press(at: slider.location(ofThumb: 0), pointer: Hold.pointerOfSlider))
            guard isEditing else { return slider.propose(none) }
        }
        (motion, restPlace) = (nil, place)
        hold = Hold(
            pointer: pointer, at: location, way: way, place: unbanded(place), stopsMotion: stopsMotion, time: time)
        // The scale went on since the last frame.
        return stopsMotion ? proposeValue(at: limits.clamp(place)) : slider.propose(none)
    }

    mutating func drag(to location: SIMD2<Double>, _ pointer: Int, _ isFine: Bool) -> SliderState.Proposal {
        guard var hold, hold.pointer == pointer, location.isFinite, hold.hasMoved || location != hold.press,
            let way = course.way(to: location, after: hold.way)
        else { return slider.propose(.rest(pointer: -1)) }
        let isFine = isFine && configuration.hasFineControl
        let factor = FineControl.factor(atDistance: 0, isFine: isFine)
        hold.record(way, factor: factor, length: course.length, at: time)
        self.hold = hold
        restPlace = banded(hold.place)
        return proposeValue(at: hold.place)
    }

    /// Proposes the value at a place of the scale.
    mutating func proposeValue(at place: Double) -> SliderState.Proposal {
        slider.propose(.drag(to: SIMD2(place * course.length, 0), pointer: Hold.pointerOfSlider))
    }

    mutating func release(_ pointer: Int, taps: Int) -> SliderState.Proposal {
        guard let hold, hold.pointer == pointer else { return slider.propose(.rest(pointer: -1)) }
        self.hold = nil
        guard hold.hasMoved || hold.stopsMotion else { return tap(hold, taps: taps) }
        let velocity = -hold.velocity(at: time) / course.length
        motion = motion(from: restPlace, velocity: velocity, at: time)
        return proposeValue(at: limits.clamp(hold.place))
    }

    /// A press that moved nothing brings the value that it is on; the second of two near the mark resets the value.
    private mutating func tap(_ hold: Hold, taps: Int) -> SliderState.Proposal {
        slider.handle(.release(pointer: Hold.pointerOfSlider))
        if taps > 1, abs(hold.way) <= slider.targetSide / 2, slider.canReset(thumb: 0) {
            return slider.propose(.reset(thumb: 0))
        }
        guard abs(hold.way) > Self.leastTap else { return slider.propose(.rest(pointer: -1)) }
        return slider.propose(.choose(slider.value(at: restPlace + hold.way / course.length)))
    }

    mutating func cancel(_ pointer: Int) -> SliderState.Proposal {
        guard let hold, hold.pointer == pointer else { return slider.propose(.rest(pointer: -1)) }
        self.hold = nil
        motion = nil
        return slider.propose(.cancel(pointer: Hold.pointerOfSlider))
    }
}
