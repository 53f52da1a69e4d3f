#if APPLE_UI && !canImport(UIKit)
import AppKit
import SlidersCore
import SlidersLooks

/// Colors, images, and appearances of AppKit, resolved for layers.
extension BaseSliderControl {
    /// The current surroundings of the control.
    package var surroundings: SliderSurroundings {
        let name = effectiveAppearance.bestMatch(from: [
            .aqua, .darkAqua, .accessibilityHighContrastAqua, .accessibilityHighContrastDarkAqua,
        ])
        let scale = window?.backingScaleFactor ?? 1
        return SliderSurroundings(
            isDark: name == .darkAqua || name == .accessibilityHighContrastDarkAqua,
            hasHighContrast: name == .accessibilityHighContrastAqua || name == .accessibilityHighContrastDarkAqua
                || NSWorkspace.shared.accessibilityDisplayShouldIncreaseContrast,
            scale: scale, tint: resolved(looksActive ? .controlAccentColor : .tertiaryLabelColor),
            tints: tints.mapValues(resolved), gradients: resolvedGradients,
            traits: AnyHashable([AnyHashable(name?.rawValue), AnyHashable(scale)]))
    }

    /// A color in the present appearance.
    package func resolved(_ color: NSColor) -> CGColor {
        var resolved = color.cgColor
        effectiveAppearance.performAsCurrentDrawingAppearance { resolved = color.cgColor }
        return resolved
    }

    /// The variant of a color for light or for dark surroundings.
    @usableFromInline static func variant(of color: NSColor, isDark: Bool) -> CGColor {
        var variant = color.cgColor
        NSAppearance(named: isDark ? .darkAqua : .aqua)?.performAsCurrentDrawingAppearance { variant = color.cgColor }
        return variant
    }

    /// Whether the control looks active: in the key window, or in no window.
    private var looksActive: Bool { window?.isKeyWindow ?? true }

    /// Whether the language runs from right to left.
    package var isMirrored: Bool { userInterfaceLayoutDirection == .rightToLeft }

    /// Whether the control is on a Mac and looks like its controls: always `true`.
    var hasMacIdiom: Bool { true }

    /// The bitmap of an image in the control's appearance and resolution.
    func bitmap(of image: AnyObject, tint: CGColor) -> SliderBitmap? {
        guard let image = image as? NSImage, image.size.width > 0 else { return nil }
        let shown = image.isTemplate ? image.filled(with: tint) : image
        let scale = window?.backingScaleFactor ?? 1
        var bitmap: CGImage?
        effectiveAppearance.performAsCurrentDrawingAppearance {
            // The rectangle is in pixels, to ask for the representation of the screen's resolution.
            var pixels = CGRect(x: 0, y: 0, width: image.size.width * scale, height: image.size.height * scale)
            bitmap = shown.cgImage(forProposedRect: &pixels, context: nil, hints: nil)
        }
        return bitmap.map { SliderBitmap(image: $0, scale: CGFloat($0.width) / image.size.width) }
    }
}

extension NSImage {
    /// The image with a color in place of its own.
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

/// Notifies a control of changes around it for which a view has no method: the key window, the accent color, and the
/// accessibility settings. It ends with the control.
@MainActor
final class SurroundingsObservers {
    private weak var control: BaseSliderControl?
    private let system = Tokens()
    private var windows = Tokens()

    init(of control: BaseSliderControl) {
        self.control = control
        observe(
            NSWorkspace.accessibilityDisplayOptionsDidChangeNotification, of: nil,
            in: NSWorkspace.shared.notificationCenter, system)
        observe(NSColor.systemColorsDidChangeNotification, of: nil, in: .default, system)
    }

    /// Observes the window that the control is in now; `nil` is none.
    func observe(_ window: NSWindow?) {
        windows = Tokens()
        guard let window else { return }
        observe(NSWindow.didBecomeKeyNotification, of: window, in: .default, windows)
        observe(NSWindow.didResignKeyNotification, of: window, in: .default, windows)
    }

    private func observe(
        _ name: Notification.Name, of object: AnyObject?, in center: NotificationCenter, _ tokens: Tokens
    ) {
        let token = center.addObserver(forName: name, object: object, queue: nil) { [weak control] _ in
            // Any thread may post. What the main queue posts is handled at once.
            if DispatchQueue.getSpecific(key: Self.mainQueue.isCurrent) == true {
                MainActor.assumeIsolated { control?.surroundingsDidChange() }
            } else {
                Task { @MainActor [weak control] in control?.surroundingsDidChange() }
            }
        }
        tokens.all.append((center, token))
    }

    /// Marks the main queue, which isn't always run by the main thread.
    private struct MainQueue: @unchecked Sendable {
        let isCurrent = DispatchSpecificKey<Bool>()

        init() { DispatchQueue.main.setSpecific(key: isCurrent, value: true) }
    }
    nonisolated private static let mainQueue = MainQueue()

    /// Observes as long as it exists.
    private final class Tokens {
        var all: [(center: NotificationCenter, token: any NSObjectProtocol)] = []
        deinit { for (center, token) in all { center.removeObserver(token) } }
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
    /// An image of AppKit.
    init(_ image: NSImage) {
        let caps = image.capInsets
        self.init(image, size: image.size, top: caps.top, left: caps.left, bottom: caps.bottom, right: caps.right)
    }
}

extension ImageState {
    /// A state of a slider.
    init(_ state: SliderImageState) {
        switch state {
        case .normal: self = .normal
        case .highlighted: self = .highlighted
        case .disabled: self = .disabled
        }
    }
}

/// Shows an image at an end of a track. Its class distinguishes it from views that an app adds.
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
    /// An image by its name; `nil` is the app's bundle.
    package static func asset(_ name: String, in bundle: Bundle?) -> NSImage? {
        (bundle ?? .main).image(forResource: name)
    }

    /// A symbol of the system; `nil` is the size and the weight of the system's font, in which symbols are.
    package static func symbol(_ name: String, _ size: CGFloat?, _ weight: NSFont.Weight?) -> NSImage? {
        let symbol = NSImage(systemSymbolName: name, accessibilityDescription: nil)
        guard size != nil || weight != nil else { return symbol }
        return symbol?.withSymbolConfiguration(
            .init(pointSize: size ?? NSFont.systemFontSize, weight: weight ?? .regular))
    }
}

extension BaseSliderControl {
    /// A font of the system.
    func systemFont(_ font: SliderFont) -> NSFont { font.font }

    /// The font itself: a Mac has one text size.
    func scaledFont(_ font: NSFont) -> NSFont { font }
}

extension SliderFont {
    /// The font.
    var font: NSFont {
        switch size {
        case .style(let style):
            let size = NSFont.preferredFont(forTextStyle: style.fontStyle, options: [:]).pointSize
            // The headline is bold on a Mac.
            return font(ofSize: size, usual: style == .headline ? .bold : .regular)
        case .points(let points), .named(_, let points, _): return font(ofSize: CGFloat(points), usual: .regular)
        }
    }
}

/// Whether parts glide to new places.
extension BaseSliderControl {
    /// The seconds of the group of `NSAnimationContext` that changes are in, if it lets properties be animated.
    var inheritedDuration: Double? {
        let context = NSAnimationContext.current
        return context.allowsImplicitAnimation && context.duration > 0 && window != nil ? context.duration : nil
    }

    /// Whether thumbs may glide.
    package var allowsGlides: Bool {
        window != nil && !NSWorkspace.shared.accessibilityDisplayShouldReduceMotion
    }
}

extension BaseSliderControl {
    /// The least side of a target for a mouse, from Apple's guidelines.
    static var minimumTarget: CGFloat { 20 }
}
#endif
