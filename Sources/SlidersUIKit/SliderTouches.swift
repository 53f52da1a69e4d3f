#if canImport(UIKit)
import UIKit

/// A touch that holds a thumb or bar, or waits to tell a press on the track from a scroll.
struct TouchHold {
    let touch: UITouch
    let pointer: Int
    let start: CGPoint
    var last: CGPoint
    /// Whether the engine knows of it.
    var isPressed: Bool
    /// Whether it began on a read-out that can be typed.
    var mayType = false
    var rest: Task<Void, Never>?
}

extension SliderControl {
    /// What the system asks of a target, in points.
    #if os(visionOS)
    static let leastTarget: CGFloat = 60
    #else
    static let leastTarget: CGFloat = 44
    #endif

    /// The side of the squares in which thumbs are taken hold of, in points.
    var targetSide: Double { max(Double(targetSize), layout.targetSide) }

    /// Whether a point counts as inside: targets may reach beyond a control that is smaller than they are.
    func reaches(_ point: CGPoint) -> Bool {
        let side = CGFloat(targetSide)
        let area = bounds.insetBy(dx: min(0, (bounds.width - side) / 2), dy: min(0, (bounds.height - side) / 2))
        if area.contains(point) { return true }
        let place = canvas.convert(point, from: self)
        return (0..<slider.count).contains { rank in
            let center = slider.point(of: rank)
            return max(abs(Double(place.x) - center.x), abs(Double(place.y) - center.y)) <= Double(side) / 2
        }
    }

    /// Takes hold, or waits for what the touch will do; returns whether there is something to hold.
    @discardableResult
    func press(_ touch: UITouch) -> Bool {
        layers.stopGliding()
        cancelTyping()
        let point = touch.location(in: canvas), mayType = types(at: point)
        lastPointer += 1
        let press = Input.press(at: point.vector, pointer: lastPointer)
        var trial = slider
        let proposal = trial.propose(press)
        guard trial.isDown(lastPointer) || mayType else {
            handle(press)
            return false
        }
        let isUndecided = pressTarget.takesTrack && (0..<trial.count).allSatisfy { trial.isHeld($0) == slider.isHeld($0) }
        let waits = mayType || delaysTrackPresses && touch.type != .indirectPointer && (isUndecided || !proposal.ranks.isEmpty)
        var hold = TouchHold(touch: touch, pointer: lastPointer, start: point, last: point, isPressed: !waits, mayType: mayType)
        if waits, !mayType {
            hold.rest = Task { [weak self, lastPointer] in
                try? await Task.sleep(nanoseconds: 150_000_000)
                guard !Task.isCancelled, let self, let index = holds.firstIndex(where: { $0.pointer == lastPointer }) else { return }
                engage(index)
            }
        }
        holds.append(hold)
        if !waits { handle(press) }
        return true
    }

    /// Follows a touch; returns whether it still holds something.
    @discardableResult
    func drag(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let index = index(of: touch) else { return false }
        let point = touch.location(in: canvas), last = holds[index].last, pointer = holds[index].pointer
        if !holds[index].isPressed {
            let start = holds[index].start
            guard parts(of: CGPoint(x: point.x - start.x, y: point.y - start.y), at: start).along >= 4 else { return true }
            engage(index)
        }
        let isFine = event?.modifierFlags.contains(.shift) ?? false
        if layout.spins(from: last, to: point), let event, let touches = event.coalescedTouches(for: touch) {
            for between in touches.dropLast() {
                handle(.drag(to: between.location(in: canvas).vector, pointer: pointer, isFine: isFine))
            }
        }
        handle(.drag(to: point.vector, pointer: pointer, isFine: isFine))
        guard let index = self.index(of: touch) else { return false }
        holds[index].last = point
        return true
    }

    func release(_ touch: UITouch) {
        guard let index = index(of: touch) else { return }
        if !holds[index].isPressed, holds[index].mayType {
            holds.remove(at: index)
            beginTyping()
            return
        }
        if !holds[index].isPressed { engage(index) }
        guard let index = self.index(of: touch) else { return }
        let hold = holds.remove(at: index)
        handle(.release(pointer: hold.pointer), glide: snapGlide)
    }

    func cancel(_ touch: UITouch) {
        if let index = index(of: touch) { cancel(at: index) }
    }

    /// Cancels all drags, as Escape does: the values of their presses come back.
    public func cancelDrags() { cancelTouches() }

    /// Cancels all touches, as disabling, hiding and removal do.
    func cancelTouches() {
        while !holds.isEmpty { cancel(at: 0) }
    }

    /// Cancels the touches that cannot go on when this is set.
    func cancelTouches(before configuration: SliderConfiguration, count: Int, on track: Track) {
        while let pointer = slider.pointerToCancel(before: configuration, count: count, on: track) {
            if let index = holds.firstIndex(where: { $0.pointer == pointer }) {
                cancel(at: index)
            } else {
                handle(.cancel(pointer: pointer))
            }
        }
    }

    private func cancel(at index: Int) {
        let hold = holds.remove(at: index)
        hold.rest?.cancel()
        if hold.isPressed { handle(.cancel(pointer: hold.pointer)) }
    }

    /// Presses where a waiting touch began.
    private func engage(_ index: Int) {
        guard !holds[index].isPressed else { return }
        holds[index].rest?.cancel()
        holds[index].isPressed = true
        handle(.press(at: holds[index].start.vector, pointer: holds[index].pointer))
    }

    private func index(of touch: UITouch) -> Int? { holds.firstIndex { $0.touch === touch } }

    // MARK: Scroll views

    /// Whether a swipe of an ancestor's pan is the control's: along the track, from where a press takes hold. A ring that is
    /// held goes every way.
    func claims(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let pan = recognizer as? UIPanGestureRecognizer, let view = pan.view, view !== self, isDescendant(of: view) else {
            return false
        }
        let place = pan.location(in: canvas), way = pan.translation(in: canvas)
        let start = CGPoint(x: place.x - way.x, y: place.y - way.y)
        if !holds.isEmpty, case .arc = layout.track { return true }
        let parts = parts(of: way, at: start)
        guard parts.along > parts.across else { return false }
        if !holds.isEmpty { return true }
        // A wheel or trackpad that scrolls has no touch.
        guard pan.numberOfTouches > 0 else { return false }
        var trial = slider
        trial.handle(.press(at: start.vector, pointer: lastPointer + 1))
        return trial.isDown(lastPointer + 1)
    }

    /// How far a movement from a point goes along the track there, and how far across it.
    private func parts(of way: CGPoint, at start: CGPoint) -> (along: Double, across: Double) {
        let along: SIMD2<Double> = switch layout.track {
        case .line(let from, let to): to - from
        case .arc where slider.configuration.dragsVertically: SIMD2(0, 1)
        case .arc(let arc): SIMD2(arc.center.y - start.vector.y, start.vector.x - arc.center.x)
        }
        let length = (along * along).sum().squareRoot(), way = way.vector
        guard length > 0 else { return ((way * way).sum().squareRoot(), 0) }
        return (abs((way * along).sum()) / length, abs(way.x * along.y - way.y * along.x) / length)
    }
}

extension SliderLayout {
    /// Whether a finger went round the centre by more than a quarter turn since the last event.
    func spins(from: CGPoint, to: CGPoint) -> Bool {
        guard case .arc(let arc) = track else { return false }
        return ((from.vector - arc.center) * (to.vector - arc.center)).sum() < 0
    }
}

extension PressTarget {
    fileprivate var takesTrack: Bool { self == .track || self == .barAndTrack || self == .anywhere }
}

extension CGPoint {
    var vector: SIMD2<Double> { SIMD2(Double(x), Double(y)) }
}
#endif
