#if APPLE_UI

/// What assistive technology calls thumbs.
extension SliderControl {
    /// Returns the name of a thumb for assistive technology: the name that you set, or "Minimum", "Value 2", …,
    /// "Maximum" in the user's language. If the control has an `accessibilityLabel`, that's the name of a single thumb.
    public func thumbName(_ thumb: Int) -> String {
        if let name = texts.names[thumb] { return name }
        if slider.count == 1 { return ownLabel ?? LocalizedText.localized("Value") }
        if thumb == 0 { return LocalizedText.localized("Minimum") }
        if thumb == slider.count - 1 { return LocalizedText.localized("Maximum") }
        return "\(LocalizedText.localized("Value")) \(thumb + 1)"
    }

    /// Sets the name of a thumb; `nil` restores the default name.
    public func setThumbName(_ name: String?, for thumb: Int) { texts.names[thumb] = name }

    /// The names that voice control listens for: the thumb's, alone and together with the control's.
    func thumbInputNames(_ thumb: Int) -> [String] {
        let name = thumbName(thumb)
        guard slider.count > 1, let ownLabel else { return [name] }
        return [name, LocalizedText.name(ofThumb: name, ofSlider: ownLabel)]
    }
}
#endif
