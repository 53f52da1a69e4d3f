#if APPLE_UI
import QuartzCore
import SlidersCore

/// Pointers press, drag, and release on the canvas. The engine knows which are down, by the numbers that the toolkit
/// gives them.
extension SliderControl {
    /// Presses at a point. Returns whether the pointer holds something or waits.
    ///
    /// - Parameter waits: whether a press on the track waits, because it may be the beginning of a scroll.
    func pressOrTap(_ pointer: Int, at point: CGPoint, waits: Bool) -> Bool {
        layers.stopGliding()
        cancelTyping()
        guard let target = tapTarget(at: point) else { return beginPress(pointer, at: point, waits: waits) }
        taps.append(SliderTap(pointer: pointer, start: point, waits: waits, target: target))
        return true
    }

    /// What a pointer that goes down at a point acts on when it's lifted there; `nil` if it presses instead.
    func tapTarget(at point: CGPoint) -> SliderTap.Target? {
        typedThumb(at: point).map { .text(thumb: $0) } ?? tappableTick(at: point).map { .tick($0) }
    }

    /// Gives a press to the engine, and later the rest of a press that waits. Returns whether the pointer holds
    /// something or waits.
    private func beginPress(_ pointer: Int, at point: CGPoint, waits: Bool) -> Bool {
        handle(.press(at: point.vector, pointer: pointer, waits: waits), glide: tapGlide)
        endRest(of: pointer)
        guard slider.waits(pointer: pointer) else { return slider.isDown(pointer: pointer) }
        rests[pointer] = Task { [weak self] in
            try? await Task.sleep(nanoseconds: UInt64(SliderState.restDelay * 1e9))
            guard !Task.isCancelled, let self else { return }
            rests[pointer] = nil
            if slider.waits(pointer: pointer) { handle(.rest(pointer: pointer), glide: tapGlide) }
        }
        return true
    }

    /// Drags to a point. Returns whether the pointer still holds something or waits.
    ///
    /// - Parameters:
    ///   - isFine: whether Shift is down.
    ///   - between: the points where the pointer was since the last event, in order; it is asked only on a movement
    ///     that may be the shorter of two ways around a circle.
    func dragOrTap(_ pointer: Int, to point: CGPoint, isFine: Bool, between: () -> [CGPoint]) -> Bool {
        if let tap = taps.first(where: { $0.pointer == pointer }) {
            let way = CGPoint(x: point.x - tap.start.x, y: point.y - tap.start.y)
            guard components(of: way, at: tap.start).along >= SliderState.dragDistance else { return true }
            endTap(of: pointer)
            guard beginPress(pointer, at: tap.start, waits: tap.waits) else { return false }
        }
        guard slider.isDown(pointer: pointer) else { return false }
        if slider.turnsFar(to: point.vector, pointer: pointer) {
            for point in between() { handle(.drag(to: point.vector, pointer: pointer, isFine: isFine)) }
        }
        handle(.drag(to: point.vector, pointer: pointer, isFine: isFine))
        return slider.isDown(pointer: pointer)
    }

    /// Releases what a pointer holds, begins typing, moves a thumb to a tick, or resets a thumb.
    func releaseOrTap(_ pointer: Int, taps: Int) {
        endRest(of: pointer)
        switch endTap(of: pointer)?.target {
        case .text(let thumb): beginTyping(for: thumb)
        case .tick(let value): handle(.choose(value), glide: tapGlide ?? snapGlide)
        case nil where slider.isDown(pointer: pointer):
            let glide = slider.waits(pointer: pointer) ? tapGlide : nil
            handle(.release(pointer: pointer, taps: taps), glide: glide ?? snapGlide)
        case nil: break
        }
    }

    /// Cancels the drag of a pointer, and restores the values from before its press.
    func cancelTouchOrTap(_ pointer: Int) {
        endRest(of: pointer)
        if endTap(of: pointer) == nil, slider.isDown(pointer: pointer) { handle(.cancel(pointer: pointer)) }
    }

    /// Forgets taps, and touches that wait.
    func forgetTaps() {
        taps = []
        for pointer in rests.keys { endRest(of: pointer) }
    }

    /// Forgets the tap of a pointer, and returns it.
    @discardableResult
    private func endTap(of pointer: Int) -> SliderTap? {
        taps.firstIndex { $0.pointer == pointer }.map { taps.remove(at: $0) }
    }

    /// Stops waiting for a pointer to rest.
    private func endRest(of pointer: Int) { rests.removeValue(forKey: pointer)?.cancel() }
}
#endif
