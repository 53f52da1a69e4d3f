@_spi(Double) import AppKit
import Foundation
import LayerPicture
@_spi(Double) import QuartzCore
import SlidersAppKit

@testable import AppKitSnippets

/// Shows the gallery's sliders on a window of the double, and takes the mouse and keys of a browser.
@MainActor
final class LiveScreen {
    /// A content view as most Mac apps have it.
    private final class Page: NSView {
        override var isFlipped: Bool { true }
    }

    private static let size = CGSize(width: 400, height: 760)
    private let window = NSWindow(size: size)
    private let mouse: Mouse
    private let page = Page()
    private var last = ""
    /// How far the page is scrolled.
    private var scrolled: CGFloat = 0

    init() {
        mouse = Mouse(window)
        window.contentView?.addSubview(page)
        var y: CGFloat = 12
        for (name, make) in AppKitSnippets.all.sorted(by: { $0.key < $1.key }) {
            let control = make()
            let title = title(name, y)
            let isUpright = (control as? RangeSlider)?.direction == .up
            let width: CGFloat = control is CircularSlider ? 240 : isUpright ? 60 : 340
            let height: CGFloat =
                control is CircularSlider ? 240 : isUpright ? 160 : max(44, control.intrinsicContentSize.height)
            control.frame = CGRect(x: (400 - width) / 2, y: y + 22, width: width, height: height)
            page.addSubview(control)
            page.layer?.addSublayer(title)
            control.action = "changed:"
            y += height + 46
        }
        page.frame = CGRect(x: 0, y: Self.size.height - y, width: 400, height: y)
        NSApplication.performer = { [weak self] _, _, sender in
            guard let control = sender as? SliderControl else { return false }
            self?.last = control.values.map { control.text(of: $0) }.joined(separator: " – ")
            return true
        }
        window.update()
        window.recalculateKeyViewLoop()
    }

    private func title(_ text: String, _ y: CGFloat) -> CALayer {
        let layer = CATextLayer()
        layer.frame = CGRect(x: 20, y: y, width: 360, height: 18)
        layer.string = text
        layer.fontSize = 13
        layer.foregroundColor = CGColor(gray: 0.5, alpha: 1)
        return layer
    }

    /// A movement of the mouse.
    struct Touch: Decodable {
        enum Phase: String, Decodable { case down, move, hover, up, cancel }
        var phase: Phase
        /// The place, from the top left.
        var x, y: Double
    }

    /// A point of the page in the window, whose y goes up.
    private func place(_ touch: Touch) -> CGPoint { CGPoint(x: touch.x, y: Self.size.height - touch.y) }

    func take(_ touch: Touch) {
        switch touch.phase {
        case .down: mouse.press(at: place(touch))
        case .move: mouse.drag(to: place(touch))
        case .hover: mouse.move(to: place(touch))
        case .up: mouse.lift()
        case .cancel: mouse.cancel()
        }
        window.update()
    }

    /// Scrolls what no slider takes.
    func roll(_ distance: Double) {
        let before = window.scrolled
        mouse.scroll(y: -distance, isPrecise: true)
        let most = max(0, page.frame.height - Self.size.height)
        scrolled = min(most, max(0, scrolled - (window.scrolled - before)))
        page.setFrameOrigin(CGPoint(x: 0, y: Self.size.height - page.frame.height + scrolled))
        window.update()
    }

    /// Turns the direction of each slider over.
    func mirror(_ isMirrored: Bool) {
        for view in page.subviews {
            let isLeft = view.userInterfaceLayoutDirection == .leftToRight
            view.userInterfaceLayoutDirection = isLeft ? .rightToLeft : .leftToRight
        }
        window.update()
    }

    func darken(_ isDark: Bool) {
        window.appearance = isDark ? NSAppearance(named: .darkAqua) : nil
        window.update()
    }

    func deactivate(_ isInactive: Bool) {
        window.setKey(!isInactive)
        window.update()
    }

    private static let keys: [String: NSEvent.SpecialKey] = [
        "ArrowLeft": .leftArrow, "ArrowRight": .rightArrow, "ArrowUp": .upArrow, "ArrowDown": .downArrow,
        "PageUp": .pageUp, "PageDown": .pageDown, "Home": .home, "End": .end, "Tab": .tab,
    ]

    func strike(_ key: String, isShifted: Bool) {
        let flags: NSEvent.ModifierFlags = isShifted ? .shift : []
        if let special = Self.keys[key] {
            window.strike(special, flags)
        } else {
            window.strike(key == "Escape" ? "\u{1B}" : key, flags)
        }
        window.update()
    }

    /// The values that changed last, and a picture of the window with the focus ring.
    var answer: String {
        guard let content = window.contentView?.layer else { return "" }
        let isDark = window.effectiveAppearance.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua
        let background = CGColor(gray: isDark ? 0.12 : 0.96, alpha: 1)
        let picture = LayerPicture.svg(of: content, background: background, isUp: true, images: Self.address)
        return "\(last)\n\(picture.replacingOccurrences(of: "</svg>\n", with: "\(ring)</svg>\n"))"
    }

    /// The focus ring as AppKit draws it: round the mask of the view that has the focus.
    private var ring: String {
        guard window.isKeyWindow, let view = window.firstResponder as? NSView, view.focusRingType != .none else {
            return ""
        }
        let box = view.convert(view.focusRingMaskBounds, to: nil)
        guard box.width > 0 else { return "" }
        let corner = min(box.width, box.height) / 2 + 2
        return "<rect x=\"\(box.minX - 2)\" y=\"\(Self.size.height - box.maxY - 2)\" width=\"\(box.width + 4)\" "
            + "height=\"\(box.height + 4)\" rx=\"\(corner)\" fill=\"none\" stroke=\"rgb(0,122,255)\" "
            + "stroke-opacity=\"0.5\" stroke-width=\"4\"/>"
    }

    /// The data of an image of the looks, so that the page asks for no other file.
    private static func address(_ name: String) -> String? {
        if let known = addresses[name] { return known }
        let folder = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../../Pictures/png").standardized
        guard let image = try? Data(contentsOf: folder.appendingPathComponent("\(name)@2x.png")) else { return nil }
        addresses[name] = "data:image/png;base64,\(image.base64EncodedString())"
        return addresses[name]
    }

    private static var addresses: [String: String] = [:]
}
