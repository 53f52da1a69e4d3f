#if APPLE_UI && !canImport(UIKit)
import AppKit
import SlidersCore

/// Counts the notches of a wheel, and of two fingers on a trackpad.
struct NotchCounter {
    /// The points of a movement that count as a notch.
    private static let notch: CGFloat = 10
    /// The points since the last notch.
    private var rest: CGFloat = 0

    /// Accumulates a scroll delta; positive is up and left, as in AppKit. Horizontal deltas count only on horizontal
    /// tracks, toward greater values.
    ///
    /// - Returns: the notches that the movement completes: one for each event of a wheel, one for each 10 points of
    ///   fingers.
    mutating func count(_ way: CGSize, on path: SliderPath, isPrecise: Bool) -> Int {
        let distance: CGFloat =
            switch path {
            case .right: way.height - way.width
            case .left: way.height + way.width
            case .up, .down, .arc: way.height
            }
        guard isPrecise else {
            rest = 0
            return distance > 0 ? 1 : distance < 0 ? -1 : 0
        }
        if distance * rest < 0 { rest = 0 }
        rest += max(-1000, min(1000, distance))
        let notches = (rest / Self.notch).rounded(.towardZero)
        rest -= notches * Self.notch
        return Int(notches)
    }
}
#endif
