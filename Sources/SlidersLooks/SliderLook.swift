import SlidersCore

/// A named look of sliders: six that match a platform, five classics, seven dials, and those that an app makes.
///
/// ```swift
/// slider.style = SliderLook.layers.style(with: SliderLook.Options(roundness: 0.3))
/// ```
/// A look makes a `SliderStyle`, which an app can change afterward. It doesn't set bounds, steps, or values. A style
/// has paints for the light and the dark appearance, and `isDark` selects between them.
///
/// Most looks are compiled into the code that names them, by `@_alwaysEmitIntoClient`, which Swift 6.3 also calls
/// `@export(implementation)`. An app then has only the looks that it names, besides those of systems, which
/// ``SliderSystem/look`` chooses from.
public struct SliderLook: Sendable {
    /// The name of the look, such as "ios-flat". Looks with the same name are equal.
    public let name: String
    /// The path of the track. A circular slider uses the arc of a look, unless an app sets one.
    package let path: SliderPath
    /// Loads the images that the look's paints name, by their numbers; `nil` if they name none.
    package let images: (@Sendable () -> [Int: AnyObject])?
    private let make: @Sendable (inout SliderStyle, SliderLook.Options) -> Void
    /// Whether the style is that of the system that a host passes to ``style(with:on:)``.
    var followsSystem = false

    /// Creates a look of an app's own.
    ///
    /// ```swift
    /// extension SliderLook {
    ///     static var thin: SliderLook {
    ///         SliderLook("thin") { style, options in
    ///             style.metrics.thickness = options.height ?? 2
    ///             style.metrics.thumbSize = 20
    ///         }
    ///     }
    /// }
    /// ```
    /// - Parameters:
    ///   - name: the name, which no other look of the app has.
    ///   - path: the path of the track. For a look that scales with its control, set `drawnSide` in the style.
    ///   - images: loads the images that the paints name, by their numbers, as `UIImage` or `NSImage`.
    ///   - make: changes a plain style on the path into that of the look, with the options that the look supports.
    public init(
        _ name: String, path: SliderPath = .right, images: (@Sendable () -> [Int: AnyObject])? = nil,
        make: @escaping @Sendable (_ style: inout SliderStyle, _ options: SliderLook.Options) -> Void
    ) {
        (self.name, self.path, self.images, self.make) = (name, path, images, make)
    }

    /// Returns the style of the look. The style of a round look scales with the control's side.
    ///
    /// - Parameters:
    ///   - options: colors and sizes to change; options that the look doesn't support have no effect.
    ///   - system: the system that the look ``system`` matches; other looks are the same on every system.
    public func style(with options: SliderLook.Options = SliderLook.Options(), on system: SliderSystem? = nil)
        -> SliderStyle
    {
        if followsSystem, let system { return system.look.style(with: options) }
        var style = SliderStyle(path)
        make(&style, options)
        return style
    }
}

extension SliderLook: Hashable {
    /// Returns whether two looks have the same name.
    public static func == (a: SliderLook, b: SliderLook) -> Bool { a.name == b.name }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
