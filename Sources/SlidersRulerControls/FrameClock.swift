#if APPLE_UI
import QuartzCore
import SlidersControls
#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// A clock that calls a closure before each frame of the screen, until it's stopped or the closure returns `false`.
@MainActor
final class FrameClock: NSObject {
    private let frame: @MainActor (_ time: Double) -> Bool
    /// Ends the display link, which retains the clock until then.
    private var endLink: () -> Void = {}
    #if !canImport(UIKit)
    /// The timer, which retains the clock, too.
    private(set) var timer: Timer?
    #endif

    /// Creates a clock that runs immediately, even while the run loop tracks touches or the mouse.
    ///
    /// - Parameter frame: called with the time at which the frame is shown, on the clock of `CACurrentMediaTime()`.
    init(of control: BaseSliderControl, _ frame: @escaping @MainActor (_ time: Double) -> Bool) {
        self.frame = frame
        super.init()
        let selector = NSSelectorFromString("slidersFrameIsDue:")
        #if canImport(UIKit)
        run(CADisplayLink(target: self, selector: selector))
        #else
        var interval = 1.0 / 60
        if #available(macOS 14, *) {
            run(control.displayLink(target: self, selector: selector))
            // A view's link pauses while the view is on no screen, as in a minimized window. A slow timer ends the
            // motion there, and with it the edit.
            interval = 0.5
        }
        let timer = Timer(timeInterval: interval, repeats: true) { _ in
            MainActor.assumeIsolated { self.callFrame(at: CACurrentMediaTime()) }
        }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
        #endif
    }

    @available(macOS 14, *)
    private func run(_ link: CADisplayLink) {
        link.add(to: .main, forMode: .common)
        endLink = link.invalidate
    }

    #if canImport(ObjectiveC)
    @objc(slidersFrameIsDue:)
    #endif
    @available(macOS 14, *)
    func frameIsDue(_ link: CADisplayLink) { callFrame(at: link.targetTimestamp) }

    private func callFrame(at time: Double) { if !frame(time) { stop() } }

    /// Stops the clock, which can't be started again.
    func stop() {
        endLink()
        endLink = {}
        #if !canImport(UIKit)
        timer?.invalidate()
        timer = nil
        #endif
    }
}
#endif
