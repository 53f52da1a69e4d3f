#if APPLE_UI && !canImport(UIKit)
import AppKit

/// A state of a control that can have an image.
public enum SliderImageState: Sendable {
    /// None of the other states.
    case normal
    /// The pointer holds a thumb or a bar.
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
#endif
