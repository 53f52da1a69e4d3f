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
        /// Names the slider for assistive technology. On macOS it shows, too; see `sliderLabelsVisibility(_:)`.
        var label: AnyView?
        /// The label, if it's a text, which can be read.
        var title: Text?
        /// Describes the value.
        var current: AnyView?
        /// The view that describes the value, if it's a text, which can be read.
        var currentText: Text?
        /// Stand at the lower and at the upper bound.
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

    /// A slider above the view that describes its value, which a linear gauge of SwiftUI shows there, too.
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

/// A control of a straight track between the labels of its bounds. Each is at its end on the screen, and keeps the
/// direction of its language.
struct StraightTrack: View {
    let labels: SliderLabels
    let control: ThumbedControl<TrackSlider>
    @Environment(\.layoutDirection) private var layoutDirection

    /// In both horizontal directions, it's the same view, so that the control stays when the direction changes.
    var body: some View {
        let path = SliderShape.straight(control.settings.options.direction).path(
            isMirrored: layoutDirection == .rightToLeft)
        switch path {
        case .up, .down: VStack { cells(beginsAtMinimum: path == .down) }
        default:
            HStack { cells(beginsAtMinimum: path == .right) }.environment(\.layoutDirection, .leftToRight)
        }
    }

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

/// A view in the middle of a ring, in the square that the ring leaves free. A view that doesn't fit extends beyond it.
private struct RingMiddle: View {
    @ObservedObject var ends: TrackEnds
    let label: AnyView

    var body: some View {
        HStack { label }.multilineTextAlignment(.center)
            .frame(width: ends.innerSquare?.width, height: ends.innerSquare?.height)
            .allowsHitTesting(false)
    }
}

/// The labels of a ring's bounds. They come with the first layout of the control.
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
        // A ring and its ends are the same in every language, from the left corner of the control on.
        .environment(\.layoutDirection, .leftToRight)
        .allowsHitTesting(false)
    }

    private func label(_ label: AnyView?, isUpper: Bool) -> some View {
        HStack { label }.environment(\.layoutDirection, layoutDirection)
            .fixedSize()
            .modifier(EndShift(layout: ends.layout, isUpper: isUpper))
            .opacity(ends.layout == nil ? 0 : 1)
            // The label has its own size around its middle.
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

/// Where the ends of a control's track are, and what is free inside a ring.
@MainActor
final class TrackEnds: ObservableObject {
    /// The layout of the control; `nil` before the first.
    @Published private(set) var layout: SliderLayout?

    /// The square inside a ring; `nil` before the first layout, and on a straight track.
    @Published private(set) var innerSquare: CGRect?

    /// Stores a layout, if it's new.
    func show(_ layout: SliderLayout, _ innerSquare: CGRect?) {
        if layout != self.layout { self.layout = layout }
        if innerSquare != self.innerSquare { self.innerSquare = innerSquare }
    }
}
#endif
