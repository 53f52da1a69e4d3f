#if APPLE_UI && !canImport(UIKit)
import AppKit
import SlidersCore
import SlidersLooks

/// Colors and images of AppKit, resolved for layers in the appearance of the control.
extension BaseSliderControl {
    /// The appearance, the contrast, the scale, and the resolved colors that the control is drawn with now.
    package var environment: SliderEnvironment {
        let appearanceName = effectiveAppearance.bestMatch(from: [
            .aqua, .darkAqua, .accessibilityHighContrastAqua, .accessibilityHighContrastDarkAqua,
        ])
        let scale = window?.backingScaleFactor ?? 1
        return SliderEnvironment(
            isDark: appearanceName == .darkAqua || appearanceName == .accessibilityHighContrastDarkAqua,
            hasHighContrast: appearanceName == .accessibilityHighContrastAqua
                || appearanceName == .accessibilityHighContrastDarkAqua
                || NSWorkspace.shared.accessibilityDisplayShouldIncreaseContrast,
            isDisabled: !isEnabled, scale: scale,
            tint: resolved(looksActive ? .controlAccentColor : .tertiaryLabelColor),
            tints: tints.mapValues(resolved), gradients: resolvedGradients,
            traits: AnyHashable([AnyHashable(appearanceName?.rawValue), AnyHashable(scale)]))
    }

    /// Returns a color as it is in the current appearance of the control.
    package func resolved(_ color: NSColor) -> CGColor {
        var resolved = color.cgColor
        effectiveAppearance.performAsCurrentDrawingAppearance { resolved = color.cgColor }
        return resolved
    }

    /// Returns the variant of a color for the dark or the light appearance.
    @usableFromInline static func variant(of color: NSColor, isDark: Bool) -> CGColor {
        var variant = color.cgColor
        NSAppearance(named: isDark ? .darkAqua : .aqua)?.performAsCurrentDrawingAppearance { variant = color.cgColor }
        return variant
    }

    /// Whether the control's window is the key window; `true` without a window.
    private var looksActive: Bool { window?.isKeyWindow ?? true }

    /// Whether the layout direction of the control is from right to left.
    package var isMirrored: Bool { userInterfaceLayoutDirection == .rightToLeft }

    /// Whether the control follows the conventions of controls on a Mac: always `true` in AppKit.
    var hasMacIdiom: Bool { true }

    /// Returns the bitmap of an image for the control's appearance and the screen's resolution, or `nil` if the image
    /// is empty. A template image is filled with the tint.
    func bitmap(of image: AnyObject, tint: CGColor) -> SliderBitmap? {
        guard let image = image as? NSImage, image.size.width > 0 else { return nil }
        let paintedImage = image.isTemplate ? image.filled(with: tint) : image
        let scale = window?.backingScaleFactor ?? 1
        var bitmap: CGImage?
        effectiveAppearance.performAsCurrentDrawingAppearance {
            // With a rectangle in pixels, AppKit chooses the representation for the screen's resolution.
            var pixels = CGRect(x: 0, y: 0, width: image.size.width * scale, height: image.size.height * scale)
            bitmap = paintedImage.cgImage(forProposedRect: &pixels, context: nil, hints: nil)
        }
        return bitmap.map { SliderBitmap(image: $0, scale: CGFloat($0.width) / image.size.width) }
    }
}

extension NSImage {
    /// Returns the shape of the image, filled with a color.
    fileprivate func filled(with tint: CGColor) -> NSImage {
        let image = self
        return NSImage(size: size, flipped: false) { rect in
            image.draw(in: rect)
            NSColor(cgColor: tint)?.set()
            rect.fill(using: .sourceAtop)
            return true
        }
    }
}

/// Notifies a control of changes that no method of a view reports: whether its window is the key window, the accent
/// color, and the accessibility settings. The control owns the object, and notifications end when it's released.
@MainActor
final class EnvironmentObservers {
    private weak var control: SliderPlatformControl?
    private let systemTokens = Tokens()
    private var windowTokens = Tokens()

    init(of control: SliderPlatformControl) {
        self.control = control
        observe(
            NSWorkspace.accessibilityDisplayOptionsDidChangeNotification, of: nil,
            in: NSWorkspace.shared.notificationCenter, systemTokens)
        observe(NSColor.systemColorsDidChangeNotification, of: nil, in: .default, systemTokens)
    }

    /// Observes the window of the control instead of the window before; `nil` observes no window.
    func observe(_ window: NSWindow?) {
        windowTokens = Tokens()
        guard let window else { return }
        observe(NSWindow.didBecomeKeyNotification, of: window, in: .default, windowTokens)
        observe(NSWindow.didResignKeyNotification, of: window, in: .default, windowTokens)
    }

    /// Updates the control at each notification with a name, as long as `tokens` exists.
    private func observe(
        _ name: Notification.Name, of object: AnyObject?, in center: NotificationCenter, _ tokens: Tokens
    ) {
        let token = center.addObserver(forName: name, object: object, queue: nil) { [weak control] _ in
            // A notification can come from any thread. The control is updated at once only on the main queue.
            if DispatchQueue.getSpecific(key: Self.mainQueue.key) == true {
                MainActor.assumeIsolated { control?.environmentDidChange() }
            } else {
                Task { @MainActor [weak control] in control?.environmentDidChange() }
            }
        }
        tokens.entries.append((center, token))
    }

    /// Marks the main queue with a key, because it isn't always the main thread that runs the main queue.
    private struct MainQueue: @unchecked Sendable {
        let key = DispatchSpecificKey<Bool>()

        init() { DispatchQueue.main.setSpecific(key: key, value: true) }
    }
    nonisolated private static let mainQueue = MainQueue()

    /// The tokens of observers, which are removed when this object is released.
    private final class Tokens {
        var entries: [(center: NotificationCenter, token: any NSObjectProtocol)] = []
        deinit { for (center, token) in entries { center.removeObserver(token) } }
    }
}

extension SliderSystem {
    /// The system that the app runs on. By default, controls have the look of its slider.
    @MainActor public static var current: SliderSystem {
        SliderSystem(
            version: ProcessInfo.processInfo.operatingSystemVersion.majorVersion,
            info: Bundle.main.infoDictionary ?? [:])
    }

    /// Creates the system for a version of macOS and an app's Info.plist.
    init(version: Int, info: [String: Any]) {
        self.init(.mac, version: version, requiresCompatibilityDesign: Self.requiresCompatibilityDesign(info))
    }
}

/// The sizes of AppKit's controls. Each size multiplies the measures of the style by a factor.
extension BaseSliderControl {
    /// The factor by which the control's size multiplies the measures of its style; 1 for a regular control.
    package var sizeFactor: Double { controlSize.factor }

    /// Scales the style to the size of the control, except for measures that the app set.
    func controlSizeDidChange(from previousSize: ControlSize) {
        guard controlSize != previousSize else { return }
        // An unchanged look is made again rather than scaled, so that its measures stay exact.
        if let look = shownLook, style == look.style { return setLook(look.choice) }
        style = style.scaled(by: sizeFactor / previousSize.factor)
    }
}

extension NSControl.ControlSize {
    /// The size of a slider relative to a regular slider. The factors are guesses: Apple publishes no measures of
    /// sliders by size, and `mac-sizes` of docs/on-a-mac.md asks for them.
    package var factor: Double {
        switch self {
        case .mini: 0.6
        case .small: 0.8
        case .regular: 1
        case .large: 1.25
        // The extra large size, which macOS 26 adds.
        default: 1.5
        }
    }
}

extension SliderControl {
    /// The color of spans, or `nil`, the default, for the accent color, which is gray in a window that isn't the key
    /// window.
    @IBInspectable public var trackFillColor: NSColor? {
        get { spanTint }
        set { spanTint = newValue }
    }
}

/// A state of a control that can have an image.
public enum SliderImageState: Sendable {
    /// None of the other states.
    case normal
    /// The pointer holds a thumb or a span.
    case highlighted
    /// The control is disabled.
    case disabled
}

extension SliderImage {
    /// Creates an image of a slider from an image of AppKit, with its size and cap insets.
    init(_ image: NSImage) {
        let caps = image.capInsets
        self.init(image, size: image.size, top: caps.top, left: caps.left, bottom: caps.bottom, right: caps.right)
    }
}

extension ImageState {
    /// Creates the state in which an image is shown, for a state of a control.
    init(_ state: SliderImageState) {
        switch state {
        case .normal: self = .normal
        case .highlighted: self = .highlighted
        case .disabled: self = .disabled
        }
    }
}

/// An image view at an end of a track. Its class distinguishes it from image views that an app adds.
@MainActor
final class EndImageView: NSImageView {
    override init(frame frameRect: NSRect) {
        super.init(frame: frameRect)
        imageScaling = .scaleAxesIndependently
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var mouseDownCanMoveWindow: Bool { false }
}

extension NSImage {
    /// Returns the image with a name in a bundle; `nil` is the app's bundle.
    package static func asset(_ name: String, in bundle: Bundle?) -> NSImage? {
        (bundle ?? .main).image(forResource: name)
    }

    /// Returns a symbol of the system. A size or weight that is `nil` is that of the system's font.
    package static func symbol(_ name: String, _ size: CGFloat?, _ weight: NSFont.Weight?) -> NSImage? {
        let symbol = NSImage(systemSymbolName: name, accessibilityDescription: nil)
        guard size != nil || weight != nil else { return symbol }
        return symbol?.withSymbolConfiguration(
            .init(pointSize: size ?? NSFont.systemFontSize, weight: weight ?? .regular))
    }
}

extension BaseSliderControl {
    /// Returns the font of AppKit for the description of a font.
    func systemFont(_ font: SliderFont) -> NSFont { font.font }

    /// Returns the font unchanged, because a Mac has only one text size.
    func scaledFont(_ font: NSFont) -> NSFont { font }
}

extension SliderFont {
    /// The font of AppKit.
    var font: NSFont {
        switch size {
        case .style(let style):
            let size = NSFont.preferredFont(forTextStyle: style.fontStyle, options: [:]).pointSize
            // The headline is bold on a Mac.
            return platformFont(ofSize: size, defaultWeight: style == .headline ? .bold : .regular)
        case .points(let points), .named(_, let points, _):
            return platformFont(ofSize: CGFloat(points), defaultWeight: .regular)
        }
    }
}

/// The conditions under which parts glide to new positions, which means that the movement is animated.
extension BaseSliderControl {
    /// The duration, in seconds, of the current group of `NSAnimationContext`; `nil` if the group animates no changes
    /// or the control is in no window.
    var inheritedDuration: Double? {
        let context = NSAnimationContext.current
        return context.allowsImplicitAnimation && context.duration > 0 && window != nil ? context.duration : nil
    }

    /// Whether thumbs may glide to new positions: if the control is in a window, and Reduce Motion is off.
    package var allowsGlides: Bool {
        window != nil && !NSWorkspace.shared.accessibilityDisplayShouldReduceMotion
    }
}

extension BaseSliderControl {
    /// The minimum side length of the area in which a press of the mouse holds a thumb, in points, from Apple's
    /// guidelines.
    static var minimumTarget: CGFloat { 20 }
}
#endif
