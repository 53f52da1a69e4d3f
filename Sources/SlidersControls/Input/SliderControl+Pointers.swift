#if (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import QuartzCore
import SlidersCore

/// Pointers press, drag and release on the canvas. The toolkit knows each by a token.
extension SliderControl {
    /// A pointer that went down on the read-out or a tick drags after this many points along the track.
    private static let tapDistance = 4.0

    /// Whether a pointer is down that holds something or waits.
    var isPressed: Bool { !pointers.isEmpty }

    /// Whether a pointer holds a thumb or bar. One that waits holds nothing yet.
    public var isDragging: Bool {
        pointers.contains { slider.isDown(pointer: $0.number) && !slider.waits(pointer: $0.number) }
    }

    /// Presses at a point. Returns whether the pointer holds something or waits.
    ///
    /// - Parameter waits: whether a press on the track waits, because it may be the begin of scrolling.
    @discardableResult
    func press(_ token: AnyObject, at point: CGPoint, waits: Bool) -> Bool {
        layers.stopGliding()
        cancelTyping()
        lastPointer += 1
        let pointer = SliderPointer(
            token: token, number: lastPointer, waits: waits, start: point, last: point, tap: tap(at: point))
        pointers.append(pointer)
        return pointer.tap != nil || press(pointer)
    }

    /// What a pointer that goes down at a point does when it is released there; `nil` if it presses.
    func tap(at point: CGPoint) -> SliderPointer.Tap? {
        canType(at: point) ? .readout : tappableTick(at: point).map { .tick($0) }
    }

    /// Presses at the point where a pointer went down. Forgets one that takes nothing. Returns whether it holds
    /// something or waits.
    private func press(_ pointer: SliderPointer) -> Bool {
        let number = pointer.number
        handle(.press(at: pointer.start.vector, pointer: number, waits: pointer.waits), glide: tapGlide)
        guard slider.isDown(pointer: number) else {
            pointers.removeAll { $0.number == number }
            return false
        }
        guard slider.waits(pointer: number), let index = pointers.firstIndex(where: { $0.number == number }) else {
            return true
        }
        pointers[index].rest = Task { [weak self] in
            try? await Task.sleep(nanoseconds: UInt64(SliderState.restDelay * 1e9))
            guard !Task.isCancelled, let self, slider.waits(pointer: number) else { return }
            handle(.rest(pointer: number), glide: tapGlide)
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
    func drag(_ token: AnyObject, to point: CGPoint, isFine: Bool, between: () -> [CGPoint] = { [] }) -> Bool {
        guard let index = index(of: token) else { return false }
        let pointer = pointers[index]
        if pointer.tap != nil {
            let way = CGPoint(x: point.x - pointer.start.x, y: point.y - pointer.start.y)
            guard components(of: way, at: pointer.start).along >= Self.tapDistance else { return true }
            pointers[index].tap = nil
            guard press(pointer) else { return false }
        }
        if drawing.layout.turnsFar(from: pointer.last, to: point) {
            for point in between() { handle(.drag(to: point.vector, pointer: pointer.number, isFine: isFine)) }
        }
        handle(.drag(to: point.vector, pointer: pointer.number, isFine: isFine))
        guard let index = self.index(of: token) else { return false }
        pointers[index].last = point
        return true
    }

    /// Releases what a pointer holds, begins typing, or brings a thumb to a tick.
    func release(_ token: AnyObject) {
        guard let pointer = remove(token) else { return }
        switch pointer.tap {
        case .readout: beginTyping()
        case .tick(let value): handle(.choose(value), glide: tapGlide ?? snapGlide)
        case nil:
            let glide = slider.waits(pointer: pointer.number) ? tapGlide : nil
            handle(.release(pointer: pointer.number), glide: glide ?? snapGlide)
        }
    }

    /// Cancels what a pointer drags: the values of its press come back.
    func cancel(_ token: AnyObject) {
        guard let pointer = remove(token), pointer.tap == nil else { return }
        handle(.cancel(pointer: pointer.number))
    }

    /// Cancels all drags, as Escape, disabling, hiding and removal do: the values of their presses come back.
    public func cancelDrags() {
        for pointer in pointers { pointer.rest?.cancel() }
        pointers = []
        let reports = slider.cancelAll()
        if !reports.isEmpty { redraw(glide: nil) }
        report(cancelled: reports)
    }

    /// Cancels all drags and typing.
    func cancelInput() {
        cancelDrags()
        cancelTyping()
    }

    /// Forgets the pointers that the engine let go.
    func forgetEndedPointers() {
        for pointer in pointers where hasEnded(pointer) { pointer.rest?.cancel() }
        pointers.removeAll(where: hasEnded)
    }

    private func hasEnded(_ pointer: SliderPointer) -> Bool {
        pointer.tap == nil && !slider.isDown(pointer: pointer.number)
    }

    private func remove(_ token: AnyObject) -> SliderPointer? {
        guard let index = index(of: token) else { return nil }
        pointers[index].rest?.cancel()
        return pointers.remove(at: index)
    }

    private func index(of token: AnyObject) -> Int? { pointers.firstIndex { $0.token === token } }
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
