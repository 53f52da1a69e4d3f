#if APPLE_UI && !canImport(UIKit)
import AppKit

/// The sizes of controls: each multiplies the measures of the style.
extension BaseSliderControl {
    /// How much larger than a regular one the control is.
    package var sizeFactor: Double { cellValues.controlSize.factor }

    /// Scales the style to a size, except the measures that the app set.
    func resize(to size: ControlSize) {
        guard size != cellValues.controlSize else { return }
        let before = sizeFactor
        cellValues.controlSize = size
        // A look that the app did not change is exactly as before when its size is restored.
        if let look = shownLook, style == look.style { return setLook(look.choice) }
        style = style.scaled(by: sizeFactor / before)
    }
}

extension NSControl.ControlSize {
    /// How much larger than a regular one a slider is. Guesses: Apple publishes no measures of sliders by size, and
    /// `mac-sizes` of docs/on-a-mac.md asks for them.
    package var factor: Double {
        switch self {
        case .mini: 0.6
        case .small: 0.8
        case .regular: 1
        case .large: 1.25
        // The one that macOS 26 adds.
        default: 1.5
        }
    }
}
#endif
