#if APPLE_UI
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

extension BaseSliderControl {
    /// Applies fonts of texts, and the font of the views around it where the system makes it available.
    func apply(_ fonts: TextFonts, _ environment: EnvironmentValues, _ coordinator: SliderCoordinator) {
        for text in SliderTextRole.allCases { setFont(fonts[text], for: text) }
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
