#if APPLE_UI
import SlidersControls
import SlidersCore
import SwiftUI

#if canImport(Combine)
import Combine
#endif

/// The labels of the bounds, and where they are around a control.
@MainActor
protocol SliderEnds {
    associatedtype Surrounded: View
    func view(around control: ThumbedControl<TrackSlider<Self>>) -> Surrounded
}

/// Labels at the ends of a straight track.
nonisolated struct StraightEnds<MinimumLabel: View, MaximumLabel: View>: SliderEnds {
    let minimum: MinimumLabel
    let maximum: MaximumLabel

    @MainActor func view(around control: ThumbedControl<TrackSlider<Self>>) -> some View {
        StraightTrack(ends: self, control: control)
    }
}

/// A straight control between the labels of its bounds. Each is at its end on the screen, and keeps the direction of
/// its language.
private struct StraightTrack<MinimumLabel: View, MaximumLabel: View>: View {
    let ends: StraightEnds<MinimumLabel, MaximumLabel>
    let control: ThumbedControl<TrackSlider<StraightEnds<MinimumLabel, MaximumLabel>>>
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
        end(isMinimum: beginsAtMinimum)
        control.environment(\.layoutDirection, layoutDirection)
        end(isMinimum: !beginsAtMinimum)
    }

    @ViewBuilder
    private func end(isMinimum: Bool) -> some View {
        if isMinimum {
            ends.minimum.environment(\.layoutDirection, layoutDirection)
        } else {
            ends.maximum.environment(\.layoutDirection, layoutDirection)
        }
    }
}

/// Labels at the ends of a ring, and one in its middle.
nonisolated struct RingEnds<MinimumLabel: View, MaximumLabel: View>: SliderEnds {
    let current: AnyView?
    let minimum: MinimumLabel
    let maximum: MaximumLabel

    @MainActor func view(around control: ThumbedControl<TrackSlider<Self>>) -> some View {
        control.overlay {
            if MinimumLabel.self != EmptyView.self || MaximumLabel.self != EmptyView.self {
                RingLabels(ends: control.control.handle.thumbs.ends, minimum: minimum, maximum: maximum)
            }
        }
        .overlay { HStack { current }.allowsHitTesting(false) }
    }
}

/// The labels of a ring's bounds. They come with the first layout of the control.
private struct RingLabels<MinimumLabel: View, MaximumLabel: View>: View {
    @ObservedObject var ends: TrackEnds
    let minimum: MinimumLabel
    let maximum: MaximumLabel
    @Environment(\.layoutDirection) private var layoutDirection

    var body: some View {
        Color.clear.overlay(alignment: .topLeading) {
            ZStack {
                label(minimum, isUpper: false)
                label(maximum, isUpper: true)
            }
        }
        // A ring and its ends are the same in every language, from the left corner of the control on.
        .environment(\.layoutDirection, .leftToRight)
        .allowsHitTesting(false)
    }

    private func label(_ label: some View, isUpper: Bool) -> some View {
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
    let layout: SliderLayout?
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

/// Where the ends of a control's track are.
@MainActor
final class TrackEnds: ObservableObject {
    /// The layout of the control; `nil` before the first.
    @Published private(set) var layout: SliderLayout?

    /// Stores a layout, if it's new.
    func show(_ layout: SliderLayout) { if layout != self.layout { self.layout = layout } }
}

/// The views of a slider's labels.
struct SliderLabels<Label: View, MinimumLabel: View, MaximumLabel: View> {
    /// Names the slider for assistive technology. On macOS it shows, too; see `sliderLabelsVisibility(_:)`.
    let label: Label
    /// Describes the value; `nil` if there is no such view.
    let current: AnyView?
    /// The view that describes the value, if it's a text, which can be read.
    let currentText: Text?
    /// Stands at the lower bound.
    let minimum: MinimumLabel
    /// Stands at the upper bound.
    let maximum: MaximumLabel

    init<Current: View>(_ label: Label, _ current: Current, _ minimum: MinimumLabel, _ maximum: MaximumLabel) {
        self.label = label
        self.current = current is EmptyView ? nil : AnyView(current)
        currentText = current as? Text
        self.minimum = minimum
        self.maximum = maximum
    }
}
#endif
