#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import SlidersLooks

extension SliderLook.Image {
    /// The image, which has representations for screens of one, two and three pixels per point; `nil` if its file is
    /// missing.
    public var image: NSImage? { Bundle.module.image(forResource: "\(name)") }

    /// The images of all looks by the numbers that paints name, as `images` of a control takes them.
    public static var all: [Int: NSImage] { images(of: allCases) }

    /// Some images by the numbers that paints name. What is missing is left out.
    package static func images(of images: [SliderLook.Image]) -> [Int: NSImage] {
        images.reduce(into: [:]) { $0[$1.rawValue] = $1.image }
    }
}
#endif
