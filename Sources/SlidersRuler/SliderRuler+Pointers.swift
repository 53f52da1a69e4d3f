import SlidersCore

/// Movements of the scale by pointers. While a pointer holds the scale, the mark can be between steps, but the value is
/// on a step.
extension SliderRuler {
    /// The maximum distance from the mark, along the scale, at which a tap doesn't move the scale, in points.
    private static let idleTapDistance = 1.0

    /// Holds the scale, unless a pointer holds it already, and stops its motion where it is.
    mutating func press(at location: SIMD2<Double>, _ pointer: Int) -> SliderState.Proposal {
        // The slider ignores a pointer that isn't down.
        let noInput = SliderInput.rest(pointer: -1)
        guard hold == nil, location.isFinite, track.length > 0, let distance = track.distance(to: location) else {
            return slider.propose(noInput)
        }
        let unwrappedFraction = unwrappedFraction
        let stopsFlick = motion?.isLive == true
        if !isEditing {
            slider.handle(.press(at: slider.location(ofThumb: 0), pointer: Hold.sliderPointer))
            guard isEditing else { return slider.propose(noInput) }
        }
        (motion, fractionAtRest) = (nil, unwrappedFraction)
        hold = Hold(
            pointer: pointer, at: location, distance: distance,
            unwrappedFraction: draggedFraction(ofDrawn: unwrappedFraction), stopsFlick: stopsFlick, time: time)
        // The value of a flick is that of the last frame, and the scale has moved since.
        return stopsFlick ? proposeValue(at: limits.clamp(unwrappedFraction)) : slider.propose(noInput)
    }

    /// Moves the scale with the pointer that holds it, and proposes the value at the mark.
    mutating func drag(to location: SIMD2<Double>, _ pointer: Int, _ isFine: Bool) -> SliderState.Proposal {
        guard var hold, hold.pointer == pointer, location.isFinite, hold.hasMoved || location != hold.press,
            let distance = track.distance(to: location, after: hold.distance)
        else { return slider.propose(.rest(pointer: -1)) }
        let isFine = isFine && configuration.hasFineControl
        let factor = FineControl.factor(atDistance: 0, isFine: isFine)
        hold.follow(distance, factor: factor, length: track.length, at: time)
        self.hold = hold
        fractionAtRest = drawnFraction(ofDragged: hold.unwrappedFraction)
        return proposeValue(at: hold.unwrappedFraction)
    }

    /// Proposes the value at a fraction of the scale, by dragging the slider's thumb to that fraction.
    mutating func proposeValue(at unwrappedFraction: Double) -> SliderState.Proposal {
        let input = SliderInput.drag(to: SIMD2(unwrappedFraction * track.length, 0), pointer: Hold.sliderPointer)
        return hold == nil ? slider.proposeMotion(input) : slider.propose(input)
    }

    /// Ends the hold of a pointer. A tap moves the tapped value to the mark; otherwise, the scale continues to an
    /// allowed value.
    mutating func release(_ pointer: Int, taps: Int) -> SliderState.Proposal {
        guard let hold, hold.pointer == pointer else { return slider.propose(.rest(pointer: -1)) }
        self.hold = nil
        guard hold.hasMoved || hold.stopsFlick else { return tap(hold, taps: taps) }
        let velocity = -hold.velocity(at: time) / track.length
        motion = motion(from: fractionAtRest, velocity: velocity, at: time)
        return proposeValue(at: limits.clamp(hold.unwrappedFraction))
    }

    /// Proposes the tapped value after a press without a movement, or resets the value after a double tap near the
    /// mark.
    private mutating func tap(_ hold: Hold, taps: Int) -> SliderState.Proposal {
        slider.handle(.release(pointer: Hold.sliderPointer))
        if taps > 1, abs(hold.distance) <= slider.targetSide / 2, slider.canReset(thumb: 0) {
            return slider.propose(.reset(thumb: 0))
        }
        guard abs(hold.distance) > Self.idleTapDistance else { return slider.propose(.rest(pointer: -1)) }
        return slider.propose(.choose(slider.value(at: fractionAtRest + hold.distance / track.length)))
    }

    /// Cancels the drag of the pointer that holds the scale.
    mutating func cancel(_ pointer: Int) -> SliderState.Proposal {
        guard let hold, hold.pointer == pointer else { return slider.propose(.rest(pointer: -1)) }
        self.hold = nil
        motion = nil
        return slider.propose(.cancel(pointer: Hold.sliderPointer))
    }
}
