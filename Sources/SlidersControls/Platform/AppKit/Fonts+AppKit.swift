#if APPLE_UI && !canImport(UIKit)
import AppKit

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
#endif
