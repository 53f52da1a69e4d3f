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

/// What arguments set besides the look: where the span of a single thumb begins, ticks, and their texts.
@usableFromInline
struct TrackMarks {
    /// A tick at one of the engine's numbers.
    @usableFromInline
    struct Tick {
        let number: Double
        let label: Label?
    }

    /// What is beside a tick: a text, which the control writes, or a view of the app.
    @usableFromInline
    indirect enum Label {
        case title(LocalTitle)
        case view(AnyView)

        /// The text in a language; `nil` for a view.
        func text(in locale: Locale?) -> String? {
            if case .title(let title) = self { title.text(in: locale) } else { nil }
        }
    }

    var neutralValue: Double?
    @usableFromInline var ticks: [Tick] = []
    /// Whether a view of the app describes the value in place of the readout.
    var replacesReadout = false
    /// The colors of zones; none for those of the look.
    @usableFromInline var zoneColors: [Color] = []
    /// Whether the app has a text for the readout, which then shows in every look.
    var hasReadout = false

    /// The measures of a look with these marks, and with those that modifiers set.
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
        // A straight slider makes room for a line of text, whatever stands in it.
        metrics.ticks.hasLabels = ticks.contains { $0.label != nil }
        return metrics
    }

    /// Makes the texts of ticks; `nil` without ticks leaves them to the look.
    ///
    /// - Parameter locale: the language that the app gives its views.
    func tickText(in locale: Locale?) -> ((Double) -> String)? {
        guard !ticks.isEmpty else { return nil }
        let titles = ticks.map { (number: $0.number, text: $0.label?.text(in: locale) ?? "") }
        // The numbers were computed from places on the track, and may differ in their last bits.
        return { number in titles.min { abs($0.number - number) < abs($1.number - number) }?.text ?? "" }
    }
}

extension SliderControl {
    /// Applies a filter of ticks. It's set once, and asks for a layout when its decisions change.
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
