#if canImport(AppKit) && !targetEnvironment(macCatalyst)
extension SliderControl {
    /// The name of a thumb for assistive technology: what was set, or "Minimum", "Value 2", …, "Maximum" in the user's
    /// language. A single thumb has the control's accessibility label, if there is one.
    public func thumbName(_ thumb: Int) -> String { controller.thumbName(thumb, label: accessibilityLabel()) }

    /// Names a thumb; `nil` takes the name back.
    public func setThumbName(_ name: String?, for thumb: Int) { controller.setThumbName(name, for: thumb) }
}
#endif
