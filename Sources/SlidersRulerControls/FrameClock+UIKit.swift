#if APPLE_UI && canImport(UIKit)
import QuartzCore
import UIKit

/// Calls a closure before each frame of the screen, until it is stopped or the closure returns `false`.
@MainActor
final class FrameClock: NSObject {
    /// The link, which retains the clock until it's invalidated.
    private var link: CADisplayLink?
    private let frame: @MainActor (_ time: Double) -> Bool

    /// Runs at once, while a finger scrolls elsewhere, too.
    ///
    /// - Parameter frame: gets the time at which the frame is shown, that of `CACurrentMediaTime()`.
    init(_ frame: @escaping @MainActor (_ time: Double) -> Bool) {
        self.frame = frame
        super.init()
        let link = CADisplayLink(target: self, selector: NSSelectorFromString("slidersFrameIsDue:"))
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    #if canImport(ObjectiveC)
    @objc(slidersFrameIsDue:)
    #endif
    func frameIsDue(_ link: CADisplayLink) { if !frame(link.targetTimestamp) { stop() } }

    /// Stops for good.
    func stop() {
        link?.invalidate()
        link = nil
    }
}
#endif
