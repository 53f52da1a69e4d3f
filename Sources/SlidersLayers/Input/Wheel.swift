#if canImport(QuartzCore) && !os(tvOS) && !os(watchOS)
import QuartzCore
import SlidersCore

/// Counts the notches of a wheel, and of two fingers on a trackpad.
package struct Wheel {
    /// The points of a movement that count as a notch.
    private static let notch: CGFloat = 10
    /// The points since the last notch.
    private var rest: CGFloat = 0

    /// A wheel that has not turned.
    package init() {}

    /// The notches of a movement on a track, up and to the right if the device turns or moves so: a wheel has one for
    /// each event, fingers one for each 10 points. To the side counts on a level line, towards its greater values.
    package mutating func notches(of way: CGSize, on path: SliderPath, isPrecise: Bool) -> Int {
        let turn: CGFloat =
            switch path {
            case .right: way.height - way.width
            case .left: way.height + way.width
            case .up, .down, .arc: way.height
            }
        guard isPrecise else {
            rest = 0
            return turn > 0 ? 1 : turn < 0 ? -1 : 0
        }
        if turn * rest < 0 { rest = 0 }
        rest += max(-1000, min(1000, turn))
        let notches = (rest / Self.notch).rounded(.towardZero)
        rest -= notches * Self.notch
        return Int(notches)
    }
}
#endif
