import Sliders

/// A named appearance of sliders: five controls that people know, two that suit a platform, and dials.
///
/// ```swift
/// slider.style = Look.layers.style(with: LookOptions(curvaceousness: 0.3))
/// ```
/// A look is a ``SliderStyle`` like any other: it can be changed afterwards, and knows nothing of the slider's values.
/// It has paints for light and for dark surroundings; which hold is told by the style's `isDark`.
public enum Look: String, CaseIterable, Sendable {
    /// The plain one, beside the sliders of iOS. It keeps the palette of its surroundings.
    case system
    /// Beside the form controls of a browser.
    case web
    /// Images with a held image for each part; the bar can be dragged.
    case pictures
    /// A ring with a gradient from blue to violet, whose halo grows with the value.
    case glow
    /// Flat bars and round thumbs that stop edge to edge.
    case flat
    /// Images in two and more resolutions, for a row of a list.
    case photos
    /// Light and shade in layers, with corners between square and round.
    case layers
    /// Twice round in a day.
    case clock12
    /// Once round in a day.
    case clock24
    /// From going to bed to waking up.
    case bedtime
    /// A wanted temperature beside the present one.
    case thermostat
    /// A knob with lights around it.
    case volume
    /// A ring of all colours.
    case hue
    /// A rose with a needle.
    case compass

    public func style(with options: LookOptions = LookOptions()) -> SliderStyle {
        switch self {
        case .system: .system(options)
        case .web: .web(options)
        case .pictures: .pictures(options)
        case .glow: .glow(options)
        case .flat: .flat(options)
        case .photos: .photos(options)
        case .layers: .layers(options)
        case .clock12: .clock(options, hours: 12)
        case .clock24: .clock(options, hours: 24)
        case .bedtime: .bedtime(options)
        case .thermostat: .thermostat(options)
        case .volume: .volume(options)
        case .hue: .hue(options)
        case .compass: .compass(options)
        }
    }

    /// What belongs behind it; `nil` where it stands on any page.
    public var background: Paint.Color? { self == .glow ? Paint.Color(white: 0.1) : nil }
}
