#if APPLE_UI
import SlidersControls
import SlidersCore
import SwiftUI

/// A straight or circular slider: its kind, its arguments, and its labels.
struct TrackSlider: HostedSlider {
    let kind: TrackKind
    let arguments: [SliderArguments]
    let labels: SliderLabels

    init(_ kind: TrackKind, _ arguments: SliderArguments, _ labels: SliderLabels) {
        var arguments = arguments
        // A view that describes the value replaces the readout.
        arguments.marks.replacesReadout = kind == .ring && labels.current != nil
        (self.kind, self.arguments, self.labels) = (kind, [arguments], labels)
    }

    static var isTrack: Bool { true }

    func track(_ options: SliderOptions, wraps: Bool) -> SliderTrack { kind.track(options, wraps: wraps) }

    @MainActor @ViewBuilder
    func view(around control: SliderRepresentable<TrackSlider>) -> some View {
        switch kind {
        case .ring: RingTrack(labels: labels, control: ThumbedControl(control: control))
        case .range, .value:
            labels.below(StraightTrack(labels: labels, control: ThumbedControl(control: control)))
        }
    }

    @MainActor func makeControl() -> SliderControl {
        switch kind {
        case .range: RangeSliderControl()
        case .value: ValueSliderControl()
        case .ring: CircularSliderControl()
        }
    }

    @MainActor func apply(_ context: SliderContext, to control: SliderControl) {
        let (options, owner) = (context.options, context.environment.sliderViews.owner)
        control.fillsOwner = owner != nil
        owner?.playhead = control
        (control as? StraightSliderControl)?.direction = options.direction
        (control as? CircularSliderControl)?.setArc(start: options.arcStart, sweep: options.arcSweep)
        control.hasTappableTicks = options.hasTappableTicks
        let spans = arguments[0].spanContent ?? context.environment.sliderViews.span
        control.hasSwiftUIZones = spans?.areZones ?? false
        control.hasSwiftUISpans = spans != nil
        if control.reportsHover == options.events.hovers.isEmpty { control.reportsHover.toggle() }
        control.apply(tickFilter: context.coordinator.contents.tickFilter, context.coordinator)
        control.configuration = context.configuration
    }
}

/// The kinds of sliders along a track.
enum TrackKind {
    case range, value, ring

    /// Returns a track with the shape that modifiers set, for values that wrap or don't. Its size is arbitrary.
    func track(_ options: SliderOptions, wraps: Bool) -> SliderTrack {
        guard self == .ring else { return .line(from: .zero, to: SIMD2(1, 0)) }
        let shape = SliderShape.round(start: options.arcStart, sweep: options.arcSweep)
        let path = shape.path(isMirrored: false, style: options.style?.path ?? .right, wraps: wraps)
        let angles = path.angles(wraps: false)
        return .arc(SliderTrack.Arc(center: .zero, radius: 1, start: angles.start, sweep: angles.sweep))
    }
}

extension SliderControl: HostedControl {
    /// The length of a straight slider if the proposal has none.
    private static let idealLength: CGFloat = 200

    /// A straight slider fills the length and has one thickness. In a narrower frame, it's as thick as the frame, down
    /// to ``SliderControl/minimumBreadth``. Stacks ask for the minimum and maximum size to find out what is flexible.
    /// If these are equal, a stack considers a slider rigid, and offers it an equal share of the space, however small.
    ///
    /// A ring is a square: its side is the shorter proposed one or, without a proposal, the one of its look. A playhead
    /// fills the space of its owner.
    package func size(width: CGFloat?, height: CGFloat?) -> CGSize {
        // Without a proposal, it's the minimum size of a touch target.
        if fillsOwner { return CGSize(width: width ?? targetSize, height: height ?? targetSize) }
        let ideal = intrinsicContentSize
        let none = SliderControl.PlatformView.noIntrinsicMetric
        let length = { [targetSize] (proposed: CGFloat?) in max(proposed ?? Self.idealLength, targetSize) }
        let breadth = { (proposed: CGFloat?, ideal: CGFloat) in
            guard let proposed else { return ideal }
            return min(ideal, max(proposed, SliderControl.minimumBreadth))
        }
        if ideal.width == none { return CGSize(width: length(width), height: breadth(height, ideal.height)) }
        if ideal.height == none { return CGSize(width: breadth(width, ideal.width), height: length(height)) }
        let side = max([width, height].compactMap(\.self).min() ?? ideal.width, targetSize)
        return CGSize(width: side, height: side)
    }
}
#endif
