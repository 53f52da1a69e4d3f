#if APPLE_UI
import SlidersControls
import SlidersCore
import SwiftUI

#if canImport(Combine)
import Combine
#endif

/// The views of a slider's labels; `nil` where there is none.
@usableFromInline @dynamicMemberLookup
package struct SliderLabels {
    @Boxed private var views: Views

    package struct Views {
        /// The label, which names the slider for assistive technology. On macOS, it's also visible by default.
        var label: AnyView?
        /// The label, if it's a text, which assistive technology can read.
        var title: Text?
        /// The view that describes the value.
        var current: AnyView?
        /// The view that describes the value, if it's a text, which assistive technology can read.
        var currentText: Text?
        /// The views at the lower and the upper bound.
        var minimum, maximum: AnyView?
    }

    package subscript<Part>(dynamicMember part: KeyPath<Views, Part>) -> Part { views[keyPath: part] }

    @usableFromInline
    package init(
        _ label: some View, _ current: some View = EmptyView(), _ minimum: some View = EmptyView(),
        _ maximum: some View = EmptyView()
    ) {
        func erase(_ view: some View) -> AnyView? { view is EmptyView ? nil : AnyView(view) }
        views = Views(
            label: erase(label), title: label as? Text, current: erase(current), currentText: current as? Text,
            minimum: erase(minimum), maximum: erase(maximum))
    }

    @usableFromInline
    package init(_ titleKey: LocalizedStringKey?) {
        let title = titleKey.map { Text($0) }
        views = Views(label: title.map { AnyView($0) }, title: title)
    }

    @usableFromInline
    package init(_ title: some SliderTitle) { self.init(title._sliderTitle) }

    /// Returns a slider with the view that describes its value below it, as in a linear gauge of SwiftUI.
    @ViewBuilder func below(_ slider: some View) -> some View {
        if let current = views.current {
            VStack {
                slider
                current
            }
        } else {
            slider
        }
    }
}

/// A control with a straight track, between the labels of its bounds. Each label is at the end of the track with its
/// value, and keeps the layout direction of its language.
struct StraightTrack: View {
    let labels: SliderLabels
    let control: ThumbedControl<TrackSlider>
    @Environment(\.layoutDirection) private var layoutDirection

    /// Both horizontal directions have the same type of view, so that SwiftUI keeps the control when the direction
    /// changes.
    var body: some View {
        let path = SliderShape.straight(control.settings.options.direction).path(
            isMirrored: layoutDirection == .rightToLeft)
        switch path {
        case .up, .down: VStack { cells(beginsAtMinimum: path == .down) }
        default:
            HStack { cells(beginsAtMinimum: path == .right) }.environment(\.layoutDirection, .leftToRight)
        }
    }

    /// The control and its labels, from left to right or from top to bottom.
    @ViewBuilder
    private func cells(beginsAtMinimum: Bool) -> some View {
        let ends = beginsAtMinimum ? (labels.minimum, labels.maximum) : (labels.maximum, labels.minimum)
        ends.0.environment(\.layoutDirection, layoutDirection)
        control.environment(\.layoutDirection, layoutDirection)
        ends.1.environment(\.layoutDirection, layoutDirection)
    }
}

/// A control of a ring, with labels at its ends and one in its middle.
struct RingTrack: View {
    let labels: SliderLabels
    let control: ThumbedControl<TrackSlider>

    var body: some View {
        control.overlay {
            if labels.minimum != nil || labels.maximum != nil {
                RingLabels(ends: control.control.handle.thumbs.ends, labels: labels)
            }
        }
        .overlay {
            if let current = labels.current {
                RingMiddle(ends: control.control.handle.thumbs.ends, label: current)
            }
        }
    }
}

/// A view in the largest square inside a ring. A view that doesn't fit extends beyond the square.
private struct RingMiddle: View {
    @ObservedObject var ends: TrackEnds
    let label: AnyView

    var body: some View {
        HStack { label }.multilineTextAlignment(.center)
            .frame(width: ends.innerSquare?.width, height: ends.innerSquare?.height)
            .allowsHitTesting(false)
    }
}

/// The labels of a ring's bounds. They're invisible until the first layout of the control.
private struct RingLabels: View {
    @ObservedObject var ends: TrackEnds
    let labels: SliderLabels
    @Environment(\.layoutDirection) private var layoutDirection

    var body: some View {
        Color.clear.overlay(alignment: .topLeading) {
            ZStack {
                label(labels.minimum, isUpper: false)
                label(labels.maximum, isUpper: true)
            }
        }
        // Positions are measured from the left corner, also in right-to-left languages.
        .environment(\.layoutDirection, .leftToRight)
        .allowsHitTesting(false)
    }

    private func label(_ label: AnyView?, isUpper: Bool) -> some View {
        HStack { label }.environment(\.layoutDirection, layoutDirection)
            .fixedSize()
            .modifier(EndShift(layout: ends.layout, isUpper: isUpper))
            .opacity(ends.layout == nil ? 0 : 1)
            // The label keeps its own size, centered on this point.
            .frame(width: 0, height: 0)
    }
}

/// Moves the middle of a label from the corner of its control to the end of a ring.
nonisolated struct EndShift: GeometryEffect {
    @Boxed var layout: SliderLayout?
    let isUpper: Bool

    /// The modifier animates nothing.
    var animatableData: Double {
        get { 0 }
        set {}
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
        let size = SIMD2(Double(size.width), Double(size.height))
        let center = layout?.endLabelCenter(isUpper: isUpper, size: size) ?? .zero
        return ProjectionTransform(CGAffineTransform(translationX: center.x, y: center.y))
    }
}

/// The positions of the ends of a control's track, and the largest square inside a ring.
@MainActor
final class TrackEnds: ObservableObject {
    /// The layout of the control; `nil` before the first layout.
    @Published private(set) var layout: SliderLayout?

    /// The square inside a ring; `nil` before the first layout, and on a straight track.
    @Published private(set) var innerSquare: CGRect?

    /// Publishes a layout and the square inside the ring, if they have changed.
    func show(_ layout: SliderLayout, _ innerSquare: CGRect?) {
        if layout != self.layout { self.layout = layout }
        if innerSquare != self.innerSquare { self.innerSquare = innerSquare }
    }
}
#endif
