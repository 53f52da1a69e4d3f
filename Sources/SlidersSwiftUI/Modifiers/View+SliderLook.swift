#if APPLE_UI
import SlidersControls
import SlidersCore
import SlidersLooks
import SwiftUI

extension EnvironmentValues {
    /// The style of the sliders in the view; `nil` means the style of ``sliderLook``.
    public var sliderStyle: SliderStyle? {
        get { if case .style(let style) = sliderOptions.style { style } else { nil } }
        set { sliderOptions.style = newValue.map { .style($0) } }
    }
    /// The named look of the sliders in the view. It's `nil` if a style was set after it, or if neither is set; in the
    /// latter case, sliders have the default style of controls, which is that of the system unless the app sets
    /// another. A look that you set here has no options.
    public var sliderLook: SliderLook? {
        get { if case .look(let look, _, _) = sliderOptions.style { look } else { nil } }
        set { sliderOptions.style = newValue.map { .look($0, SliderLook.Options(), []) } }
    }
}

extension View {
    /// Sets the sizes, ticks, labels, and paints of the sliders inside. If there are several styles and looks, the
    /// innermost applies.
    nonisolated public func sliderLook(_ style: SliderStyle) -> some View {
        environment(\.sliderOptions.style, .style(style))
    }

    /// Sets a named look for the sliders inside, with its images.
    ///
    /// ```swift
    /// CircularSlider(value: $angle, in: 0...360) { Text("Angle") }.sliderLook(.glow)
    /// RangeSlider(value: $hours, in: 1...10).sliderLook(.layers, roundness: 0.3, selectedColor: .orange)
    /// ```
    /// Each look uses the options that it supports, and ignores the others. `SliderLook.Options` describes each option,
    /// and docs/looks.md lists the looks that support it. Colors follow the appearance of each slider. A look doesn't
    /// change which values thumbs can take or where a press counts.
    nonisolated public func sliderLook(
        _ look: SliderLook, roundness: Double? = nil, trackColor: Color? = nil, selectedColor: Color? = nil,
        selectedEndColor: Color? = nil, thumbColor: Color? = nil, borderColor: Color? = nil,
        borderWidth: CGFloat? = nil, cornerRadius: CGFloat? = nil, height: CGFloat? = nil
    ) -> some View {
        let options = SliderLook.Options(
            roundness: roundness, borderWidth: borderWidth.map(Double.init),
            cornerRadius: cornerRadius.map(Double.init), height: height.map(Double.init))
        let colors = [trackColor, selectedColor, selectedEndColor, thumbColor, borderColor]
        return environment(\.sliderOptions.style, .look(look, options, colors))
    }

    /// Sets a named look for the sliders inside, with options whose colors are the same in the light and dark
    /// appearance.
    nonisolated public func sliderLook(_ look: SliderLook, _ options: SliderLook.Options) -> some View {
        environment(\.sliderOptions.style, .look(look, options, []))
    }
}

/// The style or the look of the sliders in a view. The innermost modifier sets it.
indirect enum StyleChoice: Equatable {
    case style(SliderStyle)
    /// A look. The colors replace those of the options; the control resolves them.
    case look(SliderLook, SliderLook.Options, [Color?])

    /// The path of the track, which circular sliders adopt.
    var path: SliderPath {
        switch self {
        case .style(let style): style.metrics.path
        case .look(let look, _, _): look.path
        }
    }
}

/// Everything that a view sets and that determines the style of a control. An update compares it with the one before.
struct StyleChoices: Equatable {
    /// The style or the look; `nil` means the default style of controls.
    var choice: StyleChoice?
    /// The app's changes of metrics, in the order in which they apply.
    var changes: [MetricsChange] = []
    /// The scale of the control relative to the regular control size.
    var scale = 1.0
    /// The paints over the style or the look, in the order in which they apply.
    var paints: [PaintChoice] = []
    /// The colors of zones, which are painted last.
    var zones: [Color] = []
    /// Whether the values wrap, so that there is no zone before the first span; `false` without colors of zones.
    var wraps = false
    /// The app's images, by the numbers that paints refer to.
    var images = SmallDictionary<Int, SliderPicture>()

    init() {}

    init(_ options: SliderOptions, zones: [Color], wraps: Bool, scale: Double) {
        (choice, changes, paints) = (options.style, options.metricsChanges, options.paints)
        (self.zones, self.wraps) = (zones, wraps && !zones.isEmpty)
        (images, self.scale) = (options.images, scale)
    }

    /// The style in the regular control size, without the app's changes, paints, and colors.
    @MainActor fileprivate var regularStyle: SliderStyle {
        @inline(never) get {
            switch choice {
            case nil: BaseSliderControl.defaultStyle
            case .style(let style): style
            case .look(let look, let options, _): look.style(with: options)
            }
        }
    }

    /// The look, if it has images.
    fileprivate var lookWithImages: SliderLook? {
        if case .look(let look, _, _) = choice, look.images != nil { look } else { nil }
    }
}

extension BaseSliderControl {
    /// Applies a style or a look with its images, and the metrics that options and marks set in it. What hasn't changed
    /// since the last update stays as it is, because `UIAppearance` may have set it.
    func apply(_ new: StyleChoices, _ marks: TrackMarks, _ options: SliderOptions, _ coordinator: SliderCoordinator) {
        let old = coordinator.styleChoices
        coordinator.styleChoices = new
        let isNewStyle =
            new.choice != old.choice || new.scale != old.scale || new.paints != old.paints
            || new.zones != old.zones || new.wraps != old.wraps
        if isNewStyle {
            set(new.choice, scale: new.scale)
            for paint in new.paints { paint.paint(&style) }
            style.paintZones(new.zones.map { SliderControl.PlatformColor($0) }, wraps: new.wraps)
            (coordinator.look, coordinator.regularMetrics, coordinator.metrics) = (style, nil, style.metrics)
        }
        if isNewStyle || new.changes != old.changes {
            if coordinator.regularMetrics == nil, !new.changes.isEmpty {
                coordinator.regularMetrics = new.regularStyle.metrics
            }
            coordinator.lookMetrics = metrics(of: new, coordinator)
        }
        let metrics = marks.metrics(in: coordinator.lookMetrics, options)
        setMetrics(metrics, from: coordinator.metrics)
        coordinator.metrics = metrics
        if options.measures.thumbOffset != nil, !style.fixedMeasures.contains(.thumbOffset) {
            style.fixedMeasures.insert(.thumbOffset)
        }
        let overlap = options.labelOverlap ?? coordinator.look.labelOverlap
        if style.labelOverlap != overlap { style.labelOverlap = overlap }
        guard new.images != old.images || new.lookWithImages != old.lookWithImages else { return }
        var images = new.lookWithImages?.loadedImages ?? [:]
        for (number, picture) in new.images.elements {
            if let image = picture.image { images[number] = image }
        }
        self.images = images
    }

    /// Returns the metrics of the style or look with the app's changes. The app changes metrics in the regular control
    /// size, and the result is scaled to the size of the control.
    private func metrics(of choices: StyleChoices, _ coordinator: SliderCoordinator) -> SliderMetrics {
        guard var metrics = coordinator.regularMetrics, !choices.changes.isEmpty else {
            return coordinator.look.metrics
        }
        for change in choices.changes { change.call(&metrics) }
        var style = SliderStyle()
        (style.metrics, style.fixedMeasures) = (metrics, coordinator.look.fixedMeasures)
        return style.scaled(by: choices.scale).metrics
    }

    /// Sets the style or the look of the control at a scale.
    private func set(_ choice: StyleChoice?, scale: Double) {
        switch choice {
        case nil: style = BaseSliderControl.defaultStyle.scaled(by: scale)
        case .style(let style): self.style = style.scaled(by: scale)
        case .look(let look, let options, let colors):
            setLook(
                LookChoice(
                    look, options, colors: colors.map { $0.map { SliderControl.PlatformColor($0) } },
                    scale: scale / sizeFactor))
        }
    }
}
#endif
