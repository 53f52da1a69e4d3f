@_spi(Double) import AppKit
import LayerPicture
@_spi(Double) import QuartzCore
@_spi(Double) import SwiftUI

@testable import GalleryApp

// What the shared code asks of AppKit.

extension ShownPage {
    /// The names of all pages: each is shown beside the sidebar.
    static let names = Page.allCases.map(\.rawValue)
    static let width: CGFloat = 660

    @MainActor static func view(of name: String, _ settings: DisplaySettings) -> AnyView {
        AnyView(Showcase(settings: settings, page: Page(rawValue: name) ?? .basics))
    }
}

extension PagePictures {
    static let sizeVariant: Variant = ("-small", { $0.size = .small })

    /// A picture of a window with round corners, a fine line around it, and a shadow.
    static func framed(_ screen: Screen, isDark: Bool) -> String {
        let size = screen.window.contentView?.bounds.size ?? .zero
        let (margin, fall) = (24.0, 6.0)
        let (width, height) = (size.width + 2 * margin, size.height + 2 * margin)
        let box = { (x: Double, y: Double) in
            "x=\"\(x)\" y=\"\(y)\" width=\"\(size.width)\" height=\"\(size.height)\" rx=\"10\""
        }
        let content = screen.picture
            .replacingOccurrences(of: "<svg xmlns", with: "<svg x=\"\(margin)\" y=\"\(margin - fall)\" xmlns")
        let line = isDark ? "stroke=\"white\" stroke-opacity=\"0.2\"" : "stroke=\"black\" stroke-opacity=\"0.15\""
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)">
            <defs>
            <clipPath id="window"><rect \(box(margin, margin - fall))/></clipPath>
            <filter id="shadow" x="-20%" y="-20%" width="140%" height="140%">
            <feGaussianBlur stdDeviation="8"/>
            </filter>
            </defs>
            <rect \(box(margin, margin)) fill-opacity="0.35" filter="url(#shadow)"/>
            <g clip-path="url(#window)">\(content)</g>
            <rect \(box(margin, margin - fall)) fill="none" \(line)/>
            </svg>

            """
    }
}

extension Screen {
    /// A picture of the window, with the focus ring as AppKit draws it: around the mask of the view that has the focus.
    var picture: String {
        guard let content = window.contentView?.layer else { return "" }
        return LayerPicture.svg(of: content, isUp: true, images: ImageAddresses.address)
            .replacingOccurrences(of: "</svg>\n", with: "\(ring)</svg>\n")
    }

    private var ring: String {
        guard window.isKeyWindow, let view = window.firstResponder as? NSView, view.focusRingType != .none else {
            return ""
        }
        let box = view.convert(view.focusRingMaskBounds, to: nil)
        guard box.width > 0 else { return "" }
        let corner = min(box.width, box.height) / 2 + 2
        return "<rect x=\"\(box.minX - 2)\" y=\"\(height - box.maxY - 2)\" width=\"\(box.width + 4)\" "
            + "height=\"\(box.height + 4)\" rx=\"\(corner)\" fill=\"none\" stroke=\"rgb(0,136,255)\" "
            + "stroke-opacity=\"0.5\" stroke-width=\"4\"/>"
    }
}

/// What the page of the browser has of AppKit: hovering, keys, and another window that is active.
enum ToolkitPage {
    static let radius = 10
    static let controls = """
        <label><input type="checkbox" name="inactive"> another window is active</label>
        """
    static let script = """
        screen.addEventListener('pointermove', event => { if (!event.buttons) touch('hover', event) });
          for (const input of document.querySelectorAll('input')) {
            input.addEventListener('change', event => send({ [event.target.name]: event.target.checked }));
          }
          addEventListener('keydown', event => {
            if (event.target.tagName === 'INPUT' || event.metaKey || event.ctrlKey) return;
            event.preventDefault();
            send({ key: event.key, shift: event.shiftKey });
          });
        """
}
