#if APPLE_UI
import CoreText
import Foundation
import SlidersControls
import SlidersCore
import SwiftUI

/// The values and options of a slider, in which its arguments override what modifiers set. It's a class because views
/// copy it often.
final class SliderSettings {
    /// The arguments for each coordinate of a thumb.
    let arguments: [SliderArguments]
    let options: SliderOptions
    let values: BoundValues
    /// The engine's options for the first coordinate.
    let configuration: SliderConfiguration
    /// A track with the slider's shape. Its size is arbitrary.
    private let track: SliderTrack

    @MainActor init(
        _ slider: some HostedSlider, _ options: SliderOptions, _ values: BoundValues,
        in region: _SliderRegion = _SliderRegion(), _ handle: SliderHandle
    ) {
        var arguments = slider.arguments
        for index in arguments.indices { arguments[index].findDates(in: region, handle) }
        (self.arguments, self.options, self.values) = (arguments, options, values)
        configuration = arguments[0].configuration(over: options.configuration, thumbs: values.count)
        track = slider.track(options, wraps: configuration.wraps)
    }

    /// The number of thumbs.
    var count: Int { values.count / arguments.count }

    /// The engine's state for the bound values, if each of them is the value of a thumb.
    var state: SliderState { values.state(configuration, on: track) }

    /// Returns the app's closures for texts: those of the slider's arguments or, if there are none, those of modifiers.
    @MainActor
    func contents(over contents: LookContents, in region: _SliderRegion) -> LookContents {
        var own = contents
        let texts = arguments.map(\.valueText)
        if texts.contains(where: { $0 != nil }) {
            own.value = { number, index in
                texts[index % texts.count]?(number, index / texts.count) ?? contents.value?(number, index)
            }
        }
        if let text = arguments[0].marks.tickText(in: region.locale) { own.tickLabel = text }
        return own
    }

    /// Returns the text for a value of a thumb: the app's own or, if there is none, the text in the slider's format.
    func text(
        of number: Double, thumb index: Int, of state: SliderState, _ contents: LookContents, in region: _SliderRegion
    ) -> String { contents.value?(number, index) ?? text(of: number, of: state, in: region) }

    /// Returns the text for a value in the slider's format.
    private func text(of number: Double, of state: SliderState, in region: _SliderRegion) -> String {
        let decimals = state.decimals(of: number)
        return arguments[0].text?(number, decimals: decimals, in: region) ?? region.text(of: number, decimals: decimals)
    }

    /// Returns whether a text of the single thumb's value, the app's own or the format's, can be read back as a number,
    /// so that a person can type values.
    func canRead(_ state: SliderState, _ contents: LookContents, in region: _SliderRegion) -> Bool {
        let (format, middle) = (arguments[0].text, state.stepValue(nearest: state.value(at: 0.5)))
        let readsBack = { (text: (Double) -> String) in
            LocalizedText.readsBack(
                middle, inside: state.bounds, in: region.locale ?? .autoupdatingCurrent, text: text,
                parse: format?.parser(in: region) { middle })
        }
        return readsBack { text(of: $0, thumb: 0, of: state, contents, in: region) }
            || format != nil && readsBack { text(of: $0, of: state, in: region) }
    }
}

/// The options and the environment that an update applies to a control.
@MainActor
package struct SliderContext {
    let settings: SliderSettings
    package let environment: EnvironmentValues
    package let coordinator: SliderCoordinator

    package var options: SliderOptions { settings.options }
    /// The engine's options for the first coordinate, disabled if the environment is.
    package var configuration: SliderConfiguration {
        var configuration = settings.configuration
        configuration.isEnabled = configuration.isEnabled && environment.isEnabled
        return configuration
    }
}

extension HostedControl {
    /// Applies the options that all kinds of sliders have, and the environment. Options that haven't changed cost
    /// nothing: controls ignore them.
    func apply(_ context: SliderContext) {
        let (options, environment, coordinator) = (context.options, context.environment, context.coordinator)
        showsValues = context.settings.values.count > 0
        apply(environment)
        (respondsToScrollWheel, haptics) = (options.hasScrollWheel, options.haptics)
        (respondsToScrollWheelOverThumbs, glidesToTaps) = (options.hasScrollWheelOverThumbs, options.glidesToTaps)
        (allowsTextEntry, targetSize) = (options.hasTextEntry, options.targetSize)
        if let identifier = options.identifier { identify(as: identifier) }
        var marks = context.settings.arguments[0].marks
        let style = StyleChoices(
            options, zones: marks.zoneColors, wraps: context.settings.configuration.wraps,
            scale: environment.controlSize.sliderScale)
        marks.hasReadout = environment.lookContents.readout != nil
        apply(style, marks, options, coordinator)
        apply(options.tints, coordinator)
        apply(options.pictures, coordinator)
        apply(options.fonts, environment, coordinator)
        applyTexts(context)
        texts.obstacleFormatter = options.events.obstacleText.map { text in { text.call($0) } }
        (hasSwiftUIThumbs, hasSwiftUITrack) = (
            environment.sliderViews.thumb != nil, environment.sliderViews.track != nil
        )
    }

    /// Applies the names of thumbs and the texts of values and ticks, if they may have changed. An app's closures can't
    /// be compared, so their current results are.
    private func applyTexts(_ context: SliderContext) {
        let (arguments, coordinator) = (context.settings.arguments, context.coordinator)
        let (region, formats) = (context.environment.ownRegion, arguments.map(\.text))
        let contents = context.settings.contents(over: context.environment.lookContents, in: region)
        let titles: [LocalTitle?] = arguments.count > 1 ? arguments.map { $0.names.first } : arguments[0].names
        var names = SmallDictionary<Int, String>()
        for (index, title) in titles.enumerated() { names[index] = title?.text(in: region.locale) }
        let ticks = tickValues
        let before = ownTexts(ofTicks: ticks)
        coordinator.contents = contents
        guard
            formats != coordinator.formats || region != coordinator.region || names != texts.names
                || (contents.value == nil) != (texts.thumbFormatter == nil)
                || (contents.tickLabel == nil) != (texts.tickFormatter == nil)
                || (contents.readout == nil) != (texts.readoutFormatter == nil) || ownTexts(ofTicks: ticks) != before
        else { return }
        (coordinator.formats, coordinator.region) = (formats, region)
        (texts.names, texts.locale) = (names, region.locale ?? .autoupdatingCurrent)
        for (axis, format) in formats.enumerated() {
            texts.formatters[axis] = format.map { format in
                { [weak self] in
                    format($0, decimals: self?.decimals(of: $0, coordinate: axis) ?? 0, in: region)
                }
            }
            texts.parsers[axis] = format?.parser(in: region) { [weak self] in self?.typedValue ?? 0 }
        }
        texts.distanceFormatter =
            arguments[0].bridge is ValueBridge<Date> ? { Date.text(ofDistance: $0, in: region) } : nil
        texts.thumbFormatter = contents.value.map { text in
            { [weak self, weak coordinator] in
                (coordinator?.contents.value ?? text)($0, $1) ?? self?.axisText(of: $0, coordinate: $1) ?? ""
            }
        }
        texts.tickFormatter = contents.tickLabel.map { text in
            { [weak coordinator] in (coordinator?.contents.tickLabel ?? text)($0) }
        }
        texts.readoutFormatter = contents.readout.map { text in
            { [weak coordinator] in (coordinator?.contents.readout ?? text)($0) }
        }
        formatsDidChange()
    }

    /// Returns what the app's closures return now for the readout, these ticks, and the values; `nil` for what has no
    /// closure.
    @inline(never) private func ownTexts(ofTicks ticks: [Double]) -> [String?] {
        let (numbers, hasValueTexts) = (model.coordinates, texts.thumbFormatter != nil)
        var results = [texts.readoutFormatter?(numbers)]
        for tick in ticks { results.append(texts.tickFormatter?(tick)) }
        for (index, number) in numbers.enumerated() {
            results.append(hasValueTexts ? text(of: number, coordinate: index) : nil)
        }
        return results
    }
}

extension EnvironmentValues {
    /// The locale, calendar, and time zone that an app sets for its views. Each is `nil` if it's the user's, so that a
    /// format with its own locale keeps that locale.
    var ownRegion: _SliderRegion {
        let defaults = (
            locale: [Locale.current, .autoupdatingCurrent], calendar: [Calendar.current, .autoupdatingCurrent]
        )
        return _SliderRegion(
            locale: defaults.locale.contains(locale) ? nil : locale,
            calendar: defaults.calendar.contains(calendar) ? nil : calendar,
            timeZone: [TimeZone.current, .autoupdatingCurrent].contains(timeZone) ? nil : timeZone)
    }
}
#endif
