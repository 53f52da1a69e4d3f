#if APPLE_UI
import SlidersControls
import SlidersCore
import SwiftUI

extension View {
    /// Sets the ticks of the sliders inside; `nil` uses the ticks of the look.
    ///
    /// ```swift
    /// ValueSlider(value: $size, in: 0...10, step: 1)
    ///     .sliderTicks(.steps)
    /// ```
    /// `SliderTicks.system` are the ticks that SwiftUI's slider with a step draws on iOS 26. If a slider has `ticks`
    /// of its own, these determine which values have a tick.
    @_alwaysEmitIntoClient nonisolated public func sliderTicks(_ ticks: SliderTicks?) -> some View {
        environment(\.sliderOptions.ticks, ticks)
    }

    /// Sets a closure that decides the kind of each tick of the sliders inside.
    ///
    /// - Parameter filter: gets the value of a tick (a number, as in `SliderThumbConfiguration.value`) and the tick's
    ///   kind, and returns its new kind: `large`, `small` with text, `minor` without text, or `nil` for no tick.
    @_alwaysEmitIntoClient nonisolated public func sliderTickFilter(
        _ filter: @escaping (_ value: Double, _ kind: SliderTicks.Kind) -> SliderTicks.Kind?
    ) -> some View { environment(\.lookContents.tickFilter, filter) }

    /// Sets whether a tap on a tick of the sliders inside, or on its text, moves the nearest thumb to the value of the
    /// tick.
    @_alwaysEmitIntoClient nonisolated public func sliderTappableTicks(_ isOn: Bool = true) -> some View {
        environment(\.sliderOptions.hasTappableTicks, isOn)
    }
}

/// The marks on the track that a slider's arguments and methods set: the start of a single thumb's span, ticks with
/// their labels, the colors of zones, and the readout.
@usableFromInline
struct TrackMarks {
    /// A tick at one of the engine's numbers.
    @usableFromInline
    struct Tick {
        let number: Double
        let label: Label?
    }

    /// The label of a tick: a text, which the control draws, or a view of the app.
    @usableFromInline
    indirect enum Label {
        case title(LocalTitle)
        case view(AnyView)

        /// Returns the text in the language of a locale, or `nil` for a view.
        func text(in locale: Locale?) -> String? {
            if case .title(let title) = self { title.text(in: locale) } else { nil }
        }
    }

    /// The value where the span of a single thumb begins; `nil` means the value of the look.
    var neutralValue: Double?
    @usableFromInline var ticks: [Tick] = []
    /// Whether a view of the app replaces the readout, the text in the middle of a circular slider.
    var replacesReadout = false
    /// The colors of zones; an empty array means those of the look.
    @usableFromInline var zoneColors: [Color] = []
    /// Whether the app sets the text of the readout, which is then visible in every look.
    var hasReadout = false

    /// Returns the metrics of a look with these marks and with the metrics that modifiers set.
    func metrics(in look: SliderMetrics, _ options: SliderOptions) -> SliderMetrics {
        var metrics = options.measures.metrics(in: look)
        if let neutralValue { metrics.neutralValue = neutralValue }
        if !zoneColors.isEmpty { metrics.fill = .all }
        if let hasLabels = options.hasValueLabels { metrics.hasLabels = hasLabels }
        if replacesReadout {
            metrics.dial?.hasReadout = false
        } else if hasReadout {
            metrics.dial = metrics.dial ?? SliderDial()
            metrics.dial?.hasReadout = true
        }
        if let ticks = options.ticks { metrics.ticks = ticks }
        guard !ticks.isEmpty else { return metrics }
        metrics.ticks.mode = .values(ascendingOrder(of: ticks.map(\.number)).map { ticks[$0].number })
        (metrics.ticks.minor, metrics.ticks.skipsCircles) = (0, false)
        // With labels, a straight slider makes room for one line of text, also if the labels are views.
        metrics.ticks.hasLabels = ticks.contains { $0.label != nil }
        return metrics
    }

    /// Returns a closure that makes the text of a tick from its value, or `nil` for the texts of the look if there are
    /// no ticks.
    ///
    /// - Parameter locale: the locale that the app sets for its views; `nil` means the user's.
    func tickText(in locale: Locale?) -> ((Double) -> String)? {
        guard !ticks.isEmpty else { return nil }
        let titles = ticks.map { (number: $0.number, text: $0.label?.text(in: locale) ?? "") }
        // The control computes values from fractions of the track, and they may differ in their last bits.
        return { number in titles.min { abs($0.number - number) < abs($1.number - number) }?.text ?? "" }
    }
}

extension SliderControl {
    /// Applies a filter of ticks. The control keeps one closure, which calls the latest filter; each update only checks
    /// whether the filter's decisions have changed.
    func apply(
        tickFilter filter: ((Double, SliderTicks.Kind) -> SliderTicks.Kind?)?, _ coordinator: SliderCoordinator
    ) {
        guard (filter == nil) == (tickFilter == nil) else {
            tickFilter = filter.map { filter in
                { [weak coordinator] in (coordinator?.contents.tickFilter ?? filter)($0, $1) }
            }
            return
        }
        if filter != nil { invalidateTickFilter() }
    }
}
#endif
