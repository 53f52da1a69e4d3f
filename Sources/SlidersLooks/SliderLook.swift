import SlidersCore

/// A named look of sliders: six that match a platform, five classics, and seven dials.
///
/// ```swift
/// slider.style = SliderLook.layers.style(with: SliderLook.Options(roundness: 0.3))
/// ```
/// A look makes a `SliderStyle`, which an app can change afterward. It doesn't set bounds, steps, or values; see
/// ``sample`` for those that suit it. A style has paints for the light and the dark appearance, and `isDark` selects
/// between them.
public enum SliderLook: String, CaseIterable, Sendable {
    /// A look that matches the system's own slider. In an app, that's the system that the app runs on. Elsewhere, it's
    /// ``iOSGlass`` if you don't pass a system to ``style(with:on:)``.
    case system
    /// The slider of iOS 18 and earlier.
    case iOSFlat = "ios-flat"
    /// The slider of iOS 26 and 27. A held thumb grows, and turns to glass in a host that supports it.
    case iOSGlass = "ios-glass"
    /// The slider of macOS 15 and earlier.
    case macFlat = "mac-flat"
    /// The slider of macOS 26 and later. A held thumb grows, and turns to glass in a host that supports it.
    case macGlass = "mac-glass"
    /// A range input as Chromium draws it, for use beside the form controls of a page.
    case web
    /// Images for the track, the span, and the thumbs, with other images while the span or a thumb is held.
    case pictures
    /// A ring with a gradient from blue to violet, whose glow grows with the value.
    case glow
    /// A flat track, and round thumbs with a border.
    case flat
    /// Images for a row of a list.
    case photos
    /// Light and shade in layers, with corners from square to round.
    case layers
    /// The face of a clock with twelve hours, for a range of time.
    case clock12
    /// The face of a clock with 24 hours, for a range of time.
    case clock24
    /// A broad ring around a day, with a moon where the night begins and a sun where it ends.
    case bedtime
    /// An arc from cold to warm. To show the current temperature, set `style.metrics.extras.readings`.
    case thermostat
    /// A metal knob with lights around it up to the value.
    case volume
    /// A ring of all hues.
    case hue
    /// A compass rose with a needle.
    case compass

    /// Returns the style of the look. The style of a round look scales with the control's side.
    ///
    /// - Parameters:
    ///   - options: colors and sizes to change; options that the look doesn't support have no effect.
    ///   - system: the system that the look ``system`` matches; other looks are the same on every system.
    public func style(with options: SliderLook.Options = SliderLook.Options(), on system: SliderSystem? = nil)
        -> SliderStyle
    {
        let look = self == .system ? system?.look ?? self : self
        return look.read {
            var style = $0.style(options)
            style.metrics.path = $0.path
            style.drawnSide = $0.drawnSide
            return style
        }
    }

    /// The path of the track. A circular slider takes the arc of a look, unless an app sets one.
    package var path: SliderPath { read { $0.path } }

    /// The background that pictures show the look on; `nil` means the background of the page.
    public var background: SliderPaint.Color? { read { $0.background } }

    /// Returns what a closure reads from the look's definition.
    @inline(__always) func read<T>(_ read: (LookDefinition) -> T) -> T {
        switch self {
        case .system, .iOSGlass: read(.iOSGlass)
        case .iOSFlat: read(.iOSFlat)
        case .macFlat: read(.macFlat)
        case .macGlass: read(.macGlass)
        case .web: read(.web)
        case .pictures: read(.pictures)
        case .glow: read(.glow)
        case .flat: read(.flat)
        case .photos: read(.photos)
        case .layers: read(.layers)
        case .clock12: read(.clock12)
        case .clock24: read(.clock24)
        case .bedtime: read(.bedtime)
        case .thermostat: read(.thermostat)
        case .volume: read(.volume)
        case .hue: read(.hue)
        case .compass: read(.compass)
        }
    }
}
