#if canImport(SwiftUI) && canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import SlidersAppKit

typealias PlatformImage = NSImage
typealias PlatformControlState = SliderControl.State
typealias PlatformSymbolWeight = NSFont.Weight

extension NSImage {
    /// An image by its name; `nil` is the app's bundle.
    static func asset(_ name: String, in bundle: Bundle?) -> NSImage? { (bundle ?? .main).image(forResource: name) }

    /// A symbol of the system; `nil` is the size and the weight of the system's font, in which symbols are.
    static func symbol(_ name: String, _ size: CGFloat?, _ weight: NSFont.Weight?) -> NSImage? {
        let symbol = NSImage(systemSymbolName: name, accessibilityDescription: nil)
        guard size != nil || weight != nil else { return symbol }
        return symbol?.withSymbolConfiguration(
            .init(pointSize: size ?? NSFont.systemFontSize, weight: weight ?? .regular))
    }
}
#endif
