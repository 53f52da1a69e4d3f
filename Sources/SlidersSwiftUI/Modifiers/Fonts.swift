#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import SlidersControls
import SwiftUI

/// The fonts that an app set for texts.
struct TextFonts: Equatable {
    private var fonts: [SliderTextRole: SliderFont] = [:]

    /// The font of a text; `nil` stands for all texts.
    subscript(text: SliderTextRole?) -> SliderFont? {
        get { text.flatMap { fonts[$0] } }
        set { for role in text.map({ [$0] }) ?? SliderTextRole.allCases { fonts[role] = newValue } }
    }
}

private struct TextFontsKey: EnvironmentKey {
    static var defaultValue: TextFonts { TextFonts() }
}

extension EnvironmentValues {
    var sliderFonts: TextFonts {
        get { self[TextFontsKey.self] }
        set { self[TextFontsKey.self] = newValue }
    }
}

extension View {
    /// Sets the font of texts of the sliders inside, of all texts without `text`; `nil` leaves it to their style.
    ///
    /// ```swift
    /// RangeSlider(value: $price, in: 0...100).sliderFont(.caption.monospacedDigit(), for: .tickLabel)
    /// ```
    /// The fonts have the names of SwiftUI's, which no version before iOS 26 and macOS 26 tells to a control. From
    /// there on texts without a font of their own or of the style have the environment's, see `font(_:)`.
    nonisolated public func sliderFont(_ font: SliderFont?, for text: SliderTextRole? = nil) -> some View {
        environment(\.sliderFonts[text], font)
    }
}

extension SliderControl {
    /// Applies fonts of texts, and that of the views around where the system can tell it.
    func apply(fonts environment: EnvironmentValues, _ coordinator: SliderCoordinator) {
        for text in SliderTextRole.allCases { setFont(environment.sliderFonts[text], for: text) }
        guard #available(iOS 26, macOS 26, visionOS 26, *) else { return }
        let font = environment.font.map { SurroundingFont(font: $0, context: environment.fontResolutionContext) }
        guard font != coordinator.font else { return }
        coordinator.font = font
        inheritedFont = font?.font.resolve(in: environment.fontResolutionContext).ctFont
    }
}

/// A font of the environment, and what it depends on.
struct SurroundingFont: Equatable {
    let font: Font
    let context: Font.Context
}
#endif
