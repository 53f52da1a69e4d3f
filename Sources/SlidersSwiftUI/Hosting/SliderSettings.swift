#if APPLE_UI
import CoreText
import Foundation
import SlidersControls
import SlidersCore
import SwiftUI

/// What a slider shows: its values, and its arguments over the options that modifiers set. Views carry a reference, as
/// copies of all of it are large.
final class SliderSettings {
    /// The arguments for each coordinate of a thumb.
    let arguments: [SliderArguments]
    let options: SliderOptions
    let values: BoundValues
    /// The engine's options for the first coordinate.
    let configuration: SliderConfiguration
    /// A track of the slider's shape, in any size.
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

    /// The state of a control with the bound values, where each is a thumb.
    var state: SliderState { values.state(configuration, on: track) }

    /// What the app decides about texts: the arguments and, where they say nothing, what modifiers set.
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

    /// The text of a value that a thumb of a state has or can take: the app's, or that of the format.
    func text(
        of number: Double, thumb index: Int, of state: SliderState, _ contents: LookContents, in region: _SliderRegion
    ) -> String { contents.value?(number, index) ?? text(of: number, of: state, in: region) }

    private func text(of number: Double, of state: SliderState, in region: _SliderRegion) -> String {
        let decimals = state.decimals(of: number)
        return arguments[0].text?(number, decimals: decimals, in: region) ?? region.text(of: number, decimals: decimals)
    }

    /// Whether one of the texts of the values of the only thumb can be read back, so that values can be typed.
    func canRead(_ state: SliderState, _ contents: LookContents, in region: _SliderRegion) -> Bool {
        let (format, middle) = (arguments[0].text, state.stepValue(nearest: state.value(at: 0.5)))
        let readsBack = { (text: (Double) -> String) in
            LocalizedText.readsBack(
                middle, inside: state.bounds, in: region.locale ?? .autoupdatingCurrent, text: text,
                read: format?.parser(in: region) { middle })
        }
        return readsBack { text(of: $0, thumb: 0, of: state, contents, in: region) }
            || format != nil && readsBack { text(of: $0, of: state, in: region) }
    }
}

/// What a control receives in an update, besides its values.
@MainActor
package struct SliderContext {
    let settings: SliderSettings
    package let environment: EnvironmentValues
    package let coordinator: SliderCoordinator

    package var options: SliderOptions { settings.options }
    /// The engine's options for the first coordinate, in these surroundings.
    package var configuration: SliderConfiguration {
        var configuration = settings.configuration
        configuration.isEnabled = configuration.isEnabled && environment.isEnabled
        return configuration
    }
}

/// What sliders of every kind receive. Setting what a control already has does nothing.
extension HostedControl {
    /// Applies options and surroundings.
    func apply(_ context: SliderContext) {
        let (options, environment, coordinator) = (context.options, context.environment, context.coordinator)
        showsValues = context.settings.values.count > 0
        apply(environment)
        (respondsToScrollWheel, haptics) = (options.hasScrollWheel, options.haptics)
        (respondsToScrollWheelOverThumbs, glidesToTaps) = (options.hasScrollWheelOverThumbs, options.glidesToTaps)
        (allowsTextEntry, targetSize) = (options.hasTextEntry, options.targetSize)
        if let identifier = options.identifier { identify(as: identifier) }
        var marks = context.settings.arguments[0].marks
        let style = ShownStyle(
            options, zones: marks.zoneColors, wraps: context.settings.configuration.wraps,
            scale: environment.controlSize.sliderScale)
        marks.hasReadout = environment.lookContents.readout != nil
        apply(style, marks, options, coordinator)
        apply(options.tints, coordinator)
        apply(options.pictures, coordinator)
        apply(options.fonts, environment, coordinator)
        applyTexts(context)
        (hasOuterThumbs, hasOuterTrack) = (environment.sliderViews.thumb != nil, environment.sliderViews.track != nil)
    }

    /// Applies the names of thumbs and the texts of values and ticks, if they may differ: closures of an app can't be
    /// compared, but their results can.
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
        texts.thumbFormatter = contents.value.map { text in
            { [weak self, weak coordinator] in
                (coordinator?.contents.value ?? text)($0, $1) ?? self?.ownText(of: $0, coordinate: $1) ?? ""
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

    /// What the app's closures return now for the readout, the ticks, and the values.
    @inline(never) private func ownTexts(ofTicks ticks: [Double]) -> [String?] {
        let (numbers, hasOwn) = (model.coordinates, texts.thumbFormatter != nil)
        var own = [texts.readoutFormatter?(numbers)]
        for tick in ticks { own.append(texts.tickFormatter?(tick)) }
        for (index, number) in numbers.enumerated() { own.append(hasOwn ? text(of: number, coordinate: index) : nil) }
        return own
    }
}

extension EnvironmentValues {
    /// The region that an app gives its views; `nil` for what is the same as the user's, which formats already have. A
    /// format that names a locale then keeps it.
    var ownRegion: _SliderRegion {
        let users = (
            locale: [Locale.current, .autoupdatingCurrent], calendar: [Calendar.current, .autoupdatingCurrent]
        )
        return _SliderRegion(
            locale: users.locale.contains(locale) ? nil : locale,
            calendar: users.calendar.contains(calendar) ? nil : calendar,
            timeZone: [TimeZone.current, .autoupdatingCurrent].contains(timeZone) ? nil : timeZone)
    }
}
#endif
