#if canImport(UIKit)
import SlidersCore
import UIKit

/// Touches become presses, drags, releases and cancels of the engine's pointers.
extension SliderControl {
    /// A touch that went down on the read-out turns the slider after this many points along the track.
    private static let readoutDistance = 4.0

    /// Presses at the point where a touch went down. Returns whether it holds something or waits.
    @discardableResult
    func press(_ touch: UITouch) -> Bool {
        layers.stopGliding()
        cancelTyping()
        let point = touch.location(in: canvas)
        lastPointer += 1
        let hold = TouchHold(
            touch: touch, pointer: lastPointer, start: point, last: point, isOnReadout: canType(at: point))
        holds.append(hold)
        return hold.isOnReadout || press(hold)
    }

    /// Presses at the point where a hold began. Forgets a hold that takes nothing. Returns whether it holds something
    /// or waits.
    private func press(_ hold: TouchHold) -> Bool {
        let canScroll = hold.touch.type != .indirectPointer && hold.touch.type != .pencil
        let pointer = hold.pointer
        handle(.press(at: hold.start.vector, pointer: pointer, waits: delaysTrackPresses && canScroll))
        guard slider.isDown(pointer) else {
            holds.removeAll { $0.pointer == pointer }
            return false
        }
        guard slider.waits(pointer), let index = holds.firstIndex(where: { $0.pointer == pointer }) else { return true }
        holds[index].rest = Task { [weak self] in
            try? await Task.sleep(nanoseconds: 150_000_000)
            guard !Task.isCancelled, let self, slider.waits(pointer) else { return }
            handle(.rest(pointer: pointer))
        }
        return true
    }

    /// Follows a touch. Returns whether it still holds something or waits.
    @discardableResult
    func drag(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let index = index(of: touch) else { return false }
        let point = touch.location(in: canvas)
        let hold = holds[index]
        if hold.isOnReadout {
            let way = CGPoint(x: point.x - hold.start.x, y: point.y - hold.start.y)
            guard components(of: way, at: hold.start).along >= Self.readoutDistance else { return true }
            holds[index].isOnReadout = false
            guard press(hold) else { return false }
        }
        let isFine = event?.modifierFlags.contains(.shift) ?? false
        if layout.turnsFar(from: hold.last, to: point), let touches = event?.coalescedTouches(for: touch) {
            for between in touches.dropLast() {
                handle(.drag(to: between.location(in: canvas).vector, pointer: hold.pointer, isFine: isFine))
            }
        }
        handle(.drag(to: point.vector, pointer: hold.pointer, isFine: isFine))
        guard let index = self.index(of: touch) else { return false }
        holds[index].last = point
        return true
    }

    /// Releases what a touch holds, or begins typing.
    func release(_ touch: UITouch) {
        guard let hold = remove(touch) else { return }
        if hold.isOnReadout {
            beginTyping()
        } else {
            handle(.release(pointer: hold.pointer), glide: snapGlide)
        }
    }

    /// Cancels what a touch drags: the values of its press come back.
    func cancel(_ touch: UITouch) {
        guard let hold = remove(touch), !hold.isOnReadout else { return }
        handle(.cancel(pointer: hold.pointer))
    }

    /// Cancels all drags, as Escape, disabling, hiding and removal do: the values of their presses come back.
    public func cancelDrags() {
        for hold in holds { hold.rest?.cancel() }
        holds = []
        let reports = slider.cancelAll()
        if !reports.isEmpty { redraw(glide: nil) }
        report(cancelled: reports)
    }

    /// Cancels all drags and typing.
    func cancelInput() {
        cancelDrags()
        cancelTyping()
    }

    /// Forgets the touches whose pointers the engine let go.
    func forgetEndedHolds() {
        for hold in holds where !hold.isOnReadout && !slider.isDown(hold.pointer) { hold.rest?.cancel() }
        holds.removeAll { !$0.isOnReadout && !slider.isDown($0.pointer) }
    }

    private func remove(_ touch: UITouch) -> TouchHold? {
        guard let index = index(of: touch) else { return nil }
        holds[index].rest?.cancel()
        return holds.remove(at: index)
    }

    private func index(of touch: UITouch) -> Int? { holds.firstIndex { $0.touch === touch } }
}

extension SliderLayout {
    /// Whether a movement goes more than a quarter turn round the centre of an arc, so that it may be the shorter way
    /// of two: then the points between count.
    fileprivate func turnsFar(from: CGPoint, to: CGPoint) -> Bool {
        guard case .arc(let arc) = track else { return false }
        return ((from.vector - arc.center) * (to.vector - arc.center)).sum() < 0
    }
}

extension CGPoint {
    var vector: SIMD2<Double> { SIMD2(Double(x), Double(y)) }
}
#endif
