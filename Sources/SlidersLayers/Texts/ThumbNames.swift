#if canImport(QuartzCore) && !os(tvOS) && !os(watchOS)
import SlidersCore

/// What assistive technology calls thumbs.
extension SliderController {
    /// The name of a thumb: what was set, or "Minimum", "Value 2", …, "Maximum" in the user's language. A single thumb
    /// has the control's label, if there is one.
    package func thumbName(_ thumb: Int, label: String?) -> String {
        if let name = texts.names[thumb] { return name }
        if state.count == 1 { return label ?? LocalizedText.localized("Value") }
        if thumb == 0 { return LocalizedText.localized("Minimum") }
        if thumb == state.count - 1 { return LocalizedText.localized("Maximum") }
        return "\(LocalizedText.localized("Value")) \(thumb + 1)"
    }

    /// Names a thumb; `nil` takes the name back.
    package func setThumbName(_ name: String?, for thumb: Int) { texts.names[thumb] = name }

    /// The names that voice control listens for: the thumb's, alone and after the control's.
    package func thumbInputNames(_ thumb: Int, label: String?) -> [String] {
        let name = thumbName(thumb, label: label)
        guard state.count > 1, let label else { return [name] }
        return [name, "\(label) \(name)"]
    }
}
#endif
