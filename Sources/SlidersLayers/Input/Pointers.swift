#if canImport(QuartzCore) && !os(tvOS) && !os(watchOS)
import QuartzCore
import SlidersCore

/// Pointers press, drag and release on the canvas. The host knows each by a token.
extension SliderController {
    /// A pointer that went down on the read-out turns the slider after this many points along the track.
    private static let readoutDistance = 4.0

    /// Whether a pointer is down that holds something or waits.
    package var isPressed: Bool { !holds.isEmpty }

    /// Whether a pointer holds a thumb or bar. One that waits holds nothing yet.
    package var isDragging: Bool {
        holds.contains { state.isDown(pointer: $0.pointer) && !state.waits(pointer: $0.pointer) }
    }

    /// Where the first pointer that is down went down.
    package var firstPress: CGPoint? { holds.first?.start }

    /// Presses at a point. Returns whether the pointer holds something or waits.
    @discardableResult
    package func press(_ token: AnyObject, at point: CGPoint, _ kind: PointerKind) -> Bool {
        layers.stopGliding()
        cancelTyping()
        lastPointer += 1
        let hold = SliderHold(
            token: token, pointer: lastPointer, kind: kind, start: point, last: point, isOnReadout: canType(at: point))
        holds.append(hold)
        return hold.isOnReadout || press(hold)
    }

    /// Presses at the point where a hold began. Forgets a hold that takes nothing. Returns whether it holds something
    /// or waits.
    private func press(_ hold: SliderHold) -> Bool {
        let pointer = hold.pointer
        let waits = delaysTrackPresses && hold.kind == .finger
        handle(.press(at: hold.start.vector, pointer: pointer, waits: waits))
        guard state.isDown(pointer: pointer) else {
            holds.removeAll { $0.pointer == pointer }
            return false
        }
        guard state.waits(pointer: pointer), let index = holds.firstIndex(where: { $0.pointer == pointer }) else {
            return true
        }
        holds[index].rest = Task { [weak self] in
            try? await Task.sleep(nanoseconds: 150_000_000)
            // The app may let go of the control while it hears of the change.
            guard !Task.isCancelled, let self, let host, state.waits(pointer: pointer) else { return }
            withExtendedLifetime(host) { _ = handle(.rest(pointer: pointer)) }
        }
        return true
    }

    /// Drags to a point. Returns whether the pointer still holds something or waits.
    ///
    /// - Parameters:
    ///   - isFine: whether Shift is down.
    ///   - between: the points where the pointer was since the last event, in order; it is asked only on a movement
    ///     that may be the shorter way of two round a circle.
    @discardableResult
    package func drag(
        _ token: AnyObject, to point: CGPoint, isFine: Bool, between: () -> [CGPoint] = { [] }
    ) -> Bool {
        guard let index = index(of: token) else { return false }
        let hold = holds[index]
        if hold.isOnReadout {
            let way = CGPoint(x: point.x - hold.start.x, y: point.y - hold.start.y)
            guard components(of: way, at: hold.start).along >= Self.readoutDistance else { return true }
            holds[index].isOnReadout = false
            guard press(hold) else { return false }
        }
        if layout.turnsFar(from: hold.last, to: point) {
            for point in between() { handle(.drag(to: point.vector, pointer: hold.pointer, isFine: isFine)) }
        }
        handle(.drag(to: point.vector, pointer: hold.pointer, isFine: isFine))
        guard let index = self.index(of: token) else { return false }
        holds[index].last = point
        return true
    }

    /// Releases what a pointer holds, or begins typing.
    package func release(_ token: AnyObject) {
        guard let hold = remove(token) else { return }
        if hold.isOnReadout {
            beginTyping()
        } else {
            handle(.release(pointer: hold.pointer), glide: snapGlide)
        }
    }

    /// Cancels what a pointer drags: the values of its press come back.
    package func cancel(_ token: AnyObject) {
        guard let hold = remove(token), !hold.isOnReadout else { return }
        handle(.cancel(pointer: hold.pointer))
    }

    /// Cancels all drags: the values of their presses come back.
    package func cancelDrags() {
        for hold in holds { hold.rest?.cancel() }
        holds = []
        let reports = state.cancelAll()
        if !reports.isEmpty { redraw(glide: nil) }
        report(cancelled: reports)
    }

    /// Cancels all drags and typing.
    package func cancelInput() {
        cancelDrags()
        cancelTyping()
    }

    /// Forgets the pointers that the engine let go.
    func forgetEndedHolds() {
        for hold in holds where !hold.isOnReadout && !state.isDown(pointer: hold.pointer) { hold.rest?.cancel() }
        holds.removeAll { !$0.isOnReadout && !state.isDown(pointer: $0.pointer) }
    }

    private func remove(_ token: AnyObject) -> SliderHold? {
        guard let index = index(of: token) else { return nil }
        holds[index].rest?.cancel()
        return holds.remove(at: index)
    }

    private func index(of token: AnyObject) -> Int? { holds.firstIndex { $0.token === token } }
}

extension SliderLayout {
    /// Whether a movement goes more than a quarter turn round the center of an arc, so that it may be the shorter way
    /// of two: then the points between count.
    fileprivate func turnsFar(from: CGPoint, to: CGPoint) -> Bool {
        guard case .arc(let arc) = track else { return false }
        return ((from.vector - arc.center) * (to.vector - arc.center)).sum() < 0
    }
}
#endif
