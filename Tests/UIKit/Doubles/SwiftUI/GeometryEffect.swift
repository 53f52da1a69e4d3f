// Checked against: developer.apple.com/documentation/swiftui/geometryeffect, …/animatable, …/vectorarithmetic,
// …/projectiontransform; OpenSwiftUIProject/OpenSwiftUI (DefaultGeometryEffectProvider: where the language runs from
// right to left the effect is mirrored; makeAnimatable: data that changes in a transaction with an animation goes there
// by it, and everything else of the effect is new at once).
import Foundation
import QuartzCore

public protocol VectorArithmetic: AdditiveArithmetic {
    mutating func scale(by rhs: Double)
    var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
    public mutating func scale(by rhs: Double) { self *= rhs }
    public var magnitudeSquared: Double { self * self }
}

public protocol Animatable {
    associatedtype AnimatableData: VectorArithmetic
    var animatableData: AnimatableData { get set }
}

public protocol GeometryEffect: Animatable, ViewModifier where Self.Body == Never {
    nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

public struct ProjectionTransform: Equatable, Sendable {
    public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
    public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
    public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1
    public init() {}
    public init(_ m: CGAffineTransform) { (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty) }
}

/// An animation of a modifier's data that is in progress.
struct Animating {
    fileprivate let start: Any
    let animation: Animation
}

extension GeometryEffect {
    /// The animation that a change from another effect begins; `nil` is none, and the old one where the data stays.
    func animating(from old: Any, _ running: Animating?, in transaction: Transaction) -> Animating? {
        guard let old = old as? Self else { return nil }
        if old.animatableData == animatableData { return running }
        guard let animation = transaction.animation, !transaction.disablesAnimations else { return nil }
        return Animating(start: old.animatableData, animation: animation)
    }

    /// The point that the corner of a view without a size is at, which the effect moves from a point, and the degrees
    /// by which it turns the view clockwise.
    ///
    /// - Parameter part: how far the animation of the data is.
    fileprivate func moved(
        _ corner: CGPoint, isMirrored: Bool, _ animating: Animating?, part: Double
    ) -> (point: CGPoint, turn: Double) {
        var effect = self
        if let start = animating?.start as? AnimatableData, part < 1 {
            var distance = animatableData - start
            distance.scale(by: part)
            effect.animatableData = start + distance
        }
        let value = effect.effectValue(size: .zero)
        let turns = value.m11 * value.m22 - value.m12 * value.m21
        precondition(abs(turns - 1) < 1e-9, "the double moves and turns, and does not scale")
        let point = CGPoint(x: corner.x + (isMirrored ? -value.m31 : value.m31), y: corner.y + value.m32)
        return (point, atan2(Double(value.m12), Double(value.m11)) * (isMirrored ? -180 : 180) / .pi)
    }
}

extension Stage {
    /// Where effects put the middles of views without a size that are in front of a view of the toolkit, by their
    /// texts and in the coordinates of that view. One that does not show has no middle.
    ///
    /// - Parameter part: the completed fraction of the running animations.
    public func middles(after part: Double = 1) -> [String: CGPoint] {
        var middles: [String: CGPoint] = [:]
        root?.eachMiddle(CGPoint(x: 0, y: 0), nil, part) { middles[$0] = $1.point }
        return middles
    }

    /// The degrees by which effects turn these views clockwise, by their texts.
    public func turns() -> [String: Double] {
        var turns: [String: Double] = [:]
        root?.eachMiddle(CGPoint(x: 0, y: 0), nil, 1) { turns[$0] = $1.turn }
        return turns
    }

    /// The running animations.
    public var animations: [Animation] { nodes.compactMap { $0.animating?.animation } }
}

extension Node {
    /// - Parameters:
    ///   - corner: where views without a size are put.
    ///   - back: the view of the toolkit that views are in front of.
    fileprivate func eachMiddle(
        _ corner: CGPoint, _ back: PlatformView?, _ part: Double,
        _ body: (String, (point: CGPoint, turn: Double)) -> Void
    ) {
        var (corner, back) = (corner, back)
        let modifier = (view as? any ModifiedView)?.anyModifier
        let isMirrored = environment.layoutDirection == .rightToLeft
        if let effect = modifier as? any GeometryEffect {
            precondition(hasNoSize, "the double knows effects on views without a size")
            guard !texts.isEmpty else { return }
            return body(texts.joined(), effect.moved(corner, isMirrored: isMirrored, animating, part: part))
        }
        for child in children {
            if child.part.role == .front, let layered = modifier as? any Aligned {
                back = children.first?.all.compactMap { $0.shown?.view }.first ?? back
                corner = layered.corner(in: back?.bounds.size ?? .zero, isMirrored: isMirrored)
            }
            child.eachMiddle(corner, back, part, body)
        }
    }

    /// Whether the view is given no size, whatever is inside.
    private var hasNoSize: Bool {
        let frame = (children.first?.view as? any ModifiedView)?.anyModifier as? FixedFrame
        return frame?.width == 0 && frame?.height == 0
    }
}
