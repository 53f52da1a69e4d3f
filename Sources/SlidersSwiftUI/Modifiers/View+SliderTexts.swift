#if APPLE_UI
import SlidersControls
import SlidersCore
import SwiftUI

extension View {
    /// Sets a closure that returns the text of a value, which can depend on the index of its thumb, for the sliders
    /// inside. The text appears in the labels of thumbs and in the middle of circular sliders, and assistive technology
    /// reads it. Values are numbers, as in `SliderThumbConfiguration.value`.
    ///
    /// ```swift
    /// RangeSlider(value: $hours, in: 0...24, step: 1)
    ///     .sliderValueLabels()
    ///     .sliderValueText { hour, index in "\(index == 0 ? "opens" : "closes") \(Int(hour)):00" }
    /// ```
    @_alwaysEmitIntoClient nonisolated public func sliderValueText(
        _ text: @escaping (_ value: Double, _ index: Int) -> String
    ) -> some View {
        environment(\.lookContents.value, text)
    }

    /// Sets where the sliders inside show the labels of values: above, below, or inside their thumbs, or alternately
    /// above and below, so that neighboring labels don't have to move apart.
    ///
    /// ```swift
    /// RangeSlider(value: $bands, in: 0...100).sliderValueLabels().sliderValueLabelPlacement(.alternating)
    /// ```
    /// The slider makes room for the labels. Without this modifier, the look determines the placement.
    @_alwaysEmitIntoClient nonisolated public func sliderValueLabelPlacement(_ placement: SliderLabelPlacement)
        -> some View
    {
        environment(\.sliderOptions.measures.labels, placement)
    }

    /// Sets how far the labels of values are from the thumbs of the sliders inside: the distance from the edge of the
    /// thumb or the track to the middle of the label, in points.
    ///
    /// ```swift
    /// ValueSlider(value: $volume, in: 0...100).sliderValueLabels().sliderValueLabelDistance(18)
    /// ```
    /// Larger text moves farther away, so that it touches neither the thumb nor the track. The distance doesn't scale
    /// with a circular look. It has no effect on labels inside thumbs. Without this modifier, the look determines the
    /// distance.
    @_alwaysEmitIntoClient nonisolated public func sliderValueLabelDistance(_ distance: CGFloat) -> some View {
        environment(\.sliderOptions.measures.labelDistance, Double(distance))
    }

    /// Sets the minimum space between the value labels of neighboring thumbs in the sliders inside, in points. Labels
    /// that are nearer to each other move apart or merge.
    ///
    /// ```swift
    /// RangeSlider(value: $hours, in: 0...24).sliderValueLabels().sliderValueLabelSpacing(12)
    /// ```
    /// Labels are always at least the width of a space character in their font apart. The space doesn't scale with a
    /// circular look. Without this modifier, the look determines it.
    @_alwaysEmitIntoClient nonisolated public func sliderValueLabelSpacing(_ spacing: CGFloat) -> some View {
        environment(\.sliderOptions.measures.labelSpacing, Double(spacing))
    }

    /// Sets what happens to value labels of neighboring thumbs that would overlap in the sliders inside: the labels
    /// move apart, merge into one label, or overlap.
    ///
    /// ```swift
    /// RangeSlider(value: $hours, in: 0...24).sliderValueLabels().sliderValueLabelOverlap(.merge)
    /// ```
    /// Without this modifier, the look determines what happens.
    @_alwaysEmitIntoClient nonisolated public func sliderValueLabelOverlap(_ overlap: SliderLabelOverlap) -> some View {
        environment(\.sliderOptions.labelOverlap, overlap)
    }

    /// Sets a closure that returns, from all values, the text in the middle of the circular sliders inside. Values are
    /// numbers, as in `SliderThumbConfiguration.value`. Its font is that of the look, or of `sliderFont(_:for:)` with
    /// `.readout`.
    @_alwaysEmitIntoClient nonisolated public func sliderReadout(_ text: @escaping ([Double]) -> String) -> some View {
        environment(\.lookContents.readout, text)
    }

    /// Sets a closure that returns the text beside the ticks of the sliders inside, such as "N" or "noon", or `nil` for
    /// no text. Values are numbers, as in `SliderThumbConfiguration.value`.
    @_alwaysEmitIntoClient nonisolated public func sliderTickLabels(_ text: @escaping (Double) -> String?) -> some View
    {
        environment(\.lookContents.tickLabel, { text($0) ?? "" })
    }
}

extension View {
    /// Sets the font of one kind of text of the sliders inside, or of all their text if you leave out `text`. `nil`
    /// uses the font of the style.
    ///
    /// ```swift
    /// RangeSlider(value: $price, in: 0...100).sliderFont(.caption.monospacedDigit(), for: .tickLabel)
    /// ```
    /// `SliderFont` mirrors the names of SwiftUI's `Font`, which a control can read only on iOS 26, macOS 26, and
    /// later. On these systems, text has the font of the environment (see `font(_:)`) if neither this modifier nor the
    /// style sets a font.
    nonisolated public func sliderFont(_ font: SliderFont?, for text: SliderTextRole? = nil) -> some View {
        environment(\.sliderOptions.fonts[text], font)
    }
}

/// An app's closures for texts and ticks, which apply to all sliders in a view.
@usableFromInline struct LookContents {
    @usableFromInline var tickFilter: ((Double, SliderTicks.Kind) -> SliderTicks.Kind?)?
    @usableFromInline var value: ((Double, Int) -> String?)?
    @usableFromInline var readout: (([Double]) -> String)?
    @usableFromInline var tickLabel: ((Double) -> String)?
}

private struct LookContentsKey: EnvironmentKey {
    static var defaultValue: Boxed<LookContents> { Boxed(wrappedValue: LookContents()) }
}

extension EnvironmentValues {
    @usableFromInline var lookContents: LookContents {
        get { boxedContents.wrappedValue }
        set { self[LookContentsKey.self].wrappedValue = newValue }
    }
    /// The app's closures for texts and ticks in a box, which is cheap to copy.
    var boxedContents: Boxed<LookContents> { self[LookContentsKey.self] }
}

/// The fonts that modifiers set for the texts of sliders.
struct TextFonts: Equatable {
    private var fonts = SmallDictionary<SliderTextRole, SliderFont>()

    /// The font of a kind of text. With `nil`, it sets the font of all texts.
    subscript(role: SliderTextRole?) -> SliderFont? {
        get { role.flatMap { fonts[$0] } }
        set { for role in role.map({ [$0] }) ?? SliderTextRole.allCases { fonts[role] = newValue } }
    }
}

extension BaseSliderControl {
    /// Sets the fonts of texts, and the font of the environment on systems that make it available.
    func apply(_ fonts: TextFonts, _ environment: EnvironmentValues, _ coordinator: SliderCoordinator) {
        for role in SliderTextRole.allCases { setFont(fonts[role], for: role) }
        guard #available(iOS 26, macOS 26, visionOS 26, *) else { return }
        let font = environment.font.map { EnvironmentFont(font: $0, context: environment.fontResolutionContext) }
        guard font != coordinator.font else { return }
        coordinator.font = font
        inheritedFont = font?.font.resolve(in: environment.fontResolutionContext).ctFont
    }
}

/// The font of the environment, and the context that it's resolved in.
struct EnvironmentFont: Equatable {
    let font: Font
    let context: Font.Context
}
#endif
