#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import SlidersCore
import SlidersControls
import SwiftUI

/// The labels of the bounds, and where they stand around a control.
@MainActor
protocol SliderEnds {
    associatedtype Surrounded: View
    func view(around control: ThumbedControl) -> Surrounded
}

/// Labels at the ends of a straight track.
nonisolated struct StraightEnds<MinimumLabel: View, MaximumLabel: View>: SliderEnds {
    let minimum: MinimumLabel
    let maximum: MaximumLabel

    @MainActor func view(around control: ThumbedControl) -> some View { StraightTrack(ends: self, control: control) }
}

/// A straight control between the labels of its bounds. Each stands at its end on the screen, and keeps the direction
/// of its language.
private struct StraightTrack<MinimumLabel: View, MaximumLabel: View>: View {
    let ends: StraightEnds<MinimumLabel, MaximumLabel>
    let control: ThumbedControl
    @Environment(\.layoutDirection) private var layoutDirection

    /// To the right and to the left it is the same view, so that the control stays when the direction changes.
    var body: some View {
        let path = SliderShape.straight(control.settings.form.direction).path(
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

/// Labels in the corners below a ring, each on the side of its end, and one in its middle.
nonisolated struct RingEnds<MinimumLabel: View, MaximumLabel: View>: SliderEnds {
    let current: AnyView?
    let minimum: MinimumLabel
    let maximum: MaximumLabel

    @MainActor func view(around control: ThumbedControl) -> some View {
        control.overlay(alignment: .bottom) {
            // A ring and its ends are the same in every language.
            HStack { corners(on: control.settings.track) }.environment(\.layoutDirection, .leftToRight)
                .allowsHitTesting(false)
        }
        .overlay { current.allowsHitTesting(false) }
    }

    @MainActor @ViewBuilder
    private func corners(on track: SliderTrack) -> some View {
        if track.point(at: 0).x > track.point(at: 1).x + 1e-9 {
            maximum
            Spacer()
            minimum
        } else {
            minimum
            Spacer()
            maximum
        }
    }
}
#endif
