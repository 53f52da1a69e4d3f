#if APPLE_UI && !canImport(UIKit)
import AppKit
import QuartzCore

/// Calls a closure for each frame, until it is stopped or the closure returns `false`. Before macOS 14, views have no
/// display link, so it uses a timer.
@MainActor
final class FrameClock {
    nonisolated(unsafe) private(set) var timer: Timer?
    private let frame: @MainActor (_ time: Double) -> Bool

    private static let interval = 1.0 / 60

    /// Runs at once, while a menu or a drag tracks the mouse, too.
    ///
    /// - Parameter frame: gets the time, that of `CACurrentMediaTime()`.
    init(_ frame: @escaping @MainActor (_ time: Double) -> Bool) {
        self.frame = frame
        let timer = Timer(timeInterval: Self.interval, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated { self?.frameIsDue() }
        }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    deinit { timer?.invalidate() }

    private func frameIsDue() { if !frame(CACurrentMediaTime()) { stop() } }

    /// Stops for good.
    func stop() {
        timer?.invalidate()
        timer = nil
    }
}
#endif
