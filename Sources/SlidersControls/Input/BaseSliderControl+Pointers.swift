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
    /// A Boolean value that indicates whether a pointer holds a thumb or bar. A pointer that waits doesn't hold
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
        for pointer in rests.keys { endRest(of: pointer) }
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
    private func endRest(of pointer: Int) { rests.removeValue(forKey: pointer)?.cancel() }

    // MARK: Targets

    /// The size of the box around a thumb in which a press holds it.
    var targetBox: CGSize {
        let breadth = targetSize == Self.leastTarget ? Double(Self.leastBreadth) : nil
        let size = SIMD2(Double(bounds.width), Double(bounds.height))
        return CGSize(model.targetSize(side: Double(targetSize), breadth: breadth, in: size))
    }

    /// The least length of a target across a straight track in a narrow control, in points: 28, or 20 in AppKit.
    package static var leastBreadth: CGFloat { min(28, leastTarget) }

    /// Whether a point of the control takes presses: where a straight track or a rectangle is, all of the bounds do, as
    /// with a system slider; elsewhere, such as in the empty middle of a ring, views behind get their own presses.
    /// Targets may be larger than the control. A disabled control keeps touches from the views behind it. A control in
    /// front of another, on its track, leaves other presses to that one.
    func takesPresses(at point: CGPoint) -> Bool {
        let place = canvas.convert(point, from: self)
        if let valueField, valueField.frame.contains(place) { return true }
        if back != nil, let ownsPress { return ownsPress(place) }
        if frontSubview?.ownsPress?(place) == true { return true }
        guard model.fillsBounds else { return model.reaches(place.vector) || tapTarget?(place) != nil }
        let target = targetBox
        let area = bounds.insetBy(
            dx: min(0, (bounds.width - target.width) / 2), dy: min(0, (bounds.height - target.height) / 2))
        if area.contains(point) { return true }
        return !model.fillsControl
            && (0..<model.count).contains { index in
                let center = CGPoint(model.location(ofThumb: index))
                return abs(place.x - center.x) <= target.width / 2 && abs(place.y - center.y) <= target.height / 2
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

    /// The control in front of this one, if it is a subview.
    var frontSubview: BaseSliderControl? { front?.superview === self ? front : nil }
}

extension CGPoint {
    /// The point for the engine.
    package var vector: SIMD2<Double> { SIMD2(Double(x), Double(y)) }
}

/// Which movements belong to the control, and which belong to the views around it. Points and movements are in the
/// canvas's coordinates.
extension BaseSliderControl {
    /// Whether a movement belongs to the control: it goes along the track from where a press takes hold. A held ring
    /// claims every direction.
    ///
    /// - Parameter isTouch: whether fingers make the movement, rather than a wheel or trackpad.
    func claims(_ way: CGPoint, from start: CGPoint, isTouch: Bool) -> Bool {
        if isDragging, model.dragsAnywhere { return true }
        guard goesAlong(way, from: start) else { return false }
        return isPressed || isTouch && model.acceptsPress(at: start.vector)
    }

    /// Whether a quick movement from a point, which may be in several directions, belongs to the control.
    func claims(swipe ways: [CGPoint], from start: CGPoint) -> Bool {
        if isDragging, model.dragsAnywhere { return true }
        return respondsToPress(at: start) && ways.contains { goesAlong($0, from: start) }
    }

    private func goesAlong(_ way: CGPoint, from start: CGPoint) -> Bool {
        let components = components(of: way, at: start)
        return components.along > components.across
    }

    /// The parts of a movement from a point along the track there and across it, in points.
    func components(of way: CGPoint, at start: CGPoint) -> (along: Double, across: Double) {
        let way = way.vector
        guard let direction = model.dragDirection(at: start.vector) else { return ((way * way).sum().squareRoot(), 0) }
        return (abs((way * direction).sum()), abs(way.x * direction.y - way.y * direction.x))
    }
}
#endif
