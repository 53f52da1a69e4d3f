#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import SlidersControls
import SlidersCore
import SwiftUI

/// A view that gives its content a proxy of the slider inside, as `ScrollViewReader` does for scroll views.
///
/// ```swift
/// SliderReader { slider in
///     HStack {
///         Button("Slower") { speed = slider.previousValue(of: 0) ?? speed }
///             .disabled(slider.previousValue(of: 0) == nil)
///         ValueSlider(value: $speed, in: 0.5...2, step: 0.25)
///     }
/// }
/// ```
/// Of several sliders inside, the proxy is for the first that was shown.
public struct SliderReader<Content: View>: View {
    private let content: ReaderContent<Content>
    @StateObject private var target = SliderTarget()
    @Environment(\.sliderTargets) private var outer

    /// Creates a reader. Its content is made again when an answer that the proxy gave may be another one.
    public init(@ViewBuilder content: @escaping @MainActor (_ slider: SliderProxy) -> Content) {
        self.content = ReaderContent(content)
    }

    /// The content.
    public var body: some View {
        content.make(SliderProxy(target)).environment(\.sliderTargets, [target] + outer)
    }
}

/// Makes the content of a reader. SwiftUI sees that it is another one when the body that made it ran again, and only
/// then: closures it may take for the same, or for others.
private final class ReaderContent<Content: View>: Sendable {
    let make: @MainActor (SliderProxy) -> Content

    init(_ make: @escaping @MainActor (SliderProxy) -> Content) { self.make = make }
}

/// Answers what a slider would do now, and cancels its drags. A ``SliderReader`` makes one.
///
/// Values are numbers like `SliderThumbConfiguration.value`: an integer is its number, a date its seconds since the
/// reference date. Before the slider shows for the first time there are no values and no thumbs.
///
/// Views that ask for something run again when that may have changed: the values, the options, or what pointers hold.
/// A proxy that only cancels drags runs no view again.
@MainActor
public struct SliderProxy {
    private let target: SliderTarget
    /// Makes another proxy of each change, so that views which store one run again.
    private let changes: Int

    init(_ target: SliderTarget) { (self.target, changes) = (target, target.changes) }

    // MARK: Asking

    /// The values that the thumbs have, in ascending order; on a circle that wraps in running order.
    public var values: [Double] { target.ask { $0.values } ?? [] }

    /// Returns the next value above that a thumb can take now, or `nil` at an edge. Without steps it is 1 % of the
    /// track away.
    public func nextValue(of thumb: Int) -> Double? { target.ask { $0.nextValue(of: thumb) } ?? nil }

    /// Returns the next value below that a thumb can take now, or `nil` at an edge. Without steps it is 1 % of the
    /// track away.
    public func previousValue(of thumb: Int) -> Double? { target.ask { $0.previousValue(of: thumb) } ?? nil }

    /// Returns the lowest and the highest value that a drag could give a thumb now, or `nil` for a thumb that doesn't
    /// exist. A disabled thumb has its value twice.
    public func limits(of thumb: Int) -> ClosedRange<Double>? {
        target.ask { $0.values.indices.contains(thumb) ? $0.limits(of: thumb) : nil } ?? nil
    }

    /// Returns whether a pointer holds a thumb, alone or with its bar.
    public func isHeld(thumb: Int) -> Bool { target.ask { $0.isHeld(thumb: thumb) } ?? false }

    /// How far the last movement of a drag went beyond what could be reached: signed, in the numbers of values,
    /// absolute for the drag; 0 if nothing limited it, and after the drag.
    public var overshoot: Double { target.ask { $0.overshoot } ?? 0 }

    /// Returns the text of a value in the slider's format and language.
    public func text(of value: Double) -> String { target.ask { $0.text(of: value) } ?? "" }

    /// The first option that can't be met now and is repaired, or `nil` if all can be met.
    public var configurationError: SliderError? { target.ask { $0.configurationError } ?? nil }

    // MARK: Acting

    /// Cancels all drags, which restores the values from before them. Call it from an action, not while a view's body
    /// runs.
    public func cancelDrags() { target.control?.cancelDrags() }
}
#endif
