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
    static let sizeVariant: (String, (inout DisplaySettings) -> Void) = ("small", { $0.size = .small })
}

extension Screen {
    /// A picture of the window, with the focus ring as AppKit draws it: round the mask of the view that has the focus.
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
            + "height=\"\(box.height + 4)\" rx=\"\(corner)\" fill=\"none\" stroke=\"rgb(0,122,255)\" "
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
