#if APPLE_UI && !canImport(UIKit)
import AppKit
import SlidersLooks

extension SliderLook.Image {
    /// The image, which has representations for screens of one, two, and three pixels per point; `nil` if its file is
    /// missing.
    public var image: NSImage? { Bundle.module.image(forResource: "\(name)") }

    /// The images of all looks, by the numbers that paints use, for the `images` property of a control.
    public static var all: [Int: NSImage] { allCases.reduce(into: [:]) { $0[$1.rawValue] = $1.image } }
}
#endif
