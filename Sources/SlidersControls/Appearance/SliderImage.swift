#if APPLE_UI
import QuartzCore
import SlidersCore

/// An image of UIKit or AppKit, with the properties that layers need.
struct SliderImage: Equatable {
    /// The `UIImage` or `NSImage`.
    let object: AnyObject
    /// The size, in points.
    let size: CGSize
    /// The area between the caps, which is stretched, in unit coordinates.
    let center: CGRect
    /// Whether the image is mirrored in right-to-left languages.
    let flipsForRightToLeft: Bool

    /// Creates an image with caps of these sizes, in points. Caps aren't stretched.
    init(
        _ object: AnyObject, size: CGSize, top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0,
        flipsForRightToLeft: Bool = false
    ) {
        self.object = object
        self.size = size
        center =
            size.width > 0 && size.height > 0
            ? CGRect(
                x: left / size.width, y: top / size.height, width: 1 - (left + right) / size.width,
                height: 1 - (top + bottom) / size.height) : CGRect(x: 0, y: 0, width: 1, height: 1)
        self.flipsForRightToLeft = flipsForRightToLeft
    }

    /// Returns whether two images are the same object.
    static func == (a: SliderImage, b: SliderImage) -> Bool { a.object === b.object }
}

/// A bitmap that a layer can show, drawn from an image.
struct SliderBitmap {
    let image: CGImage
    /// The pixels per point.
    let scale: CGFloat
}

/// A part of a slider that an image can replace.
enum ImagePart: Equatable, Sendable {
    /// The thumb with an index; `nil` means all thumbs.
    case thumb(Int?)
    /// The spans on a straight track.
    case selected
    /// A straight track.
    case track

    /// Creates the part for that of an element; `nil` if no image can replace it.
    init?(_ part: SliderElement.Part) {
        switch part {
        case .thumb(let index): self = .thumb(index)
        case .span, .before, .after: self = .selected
        case .track: self = .track
        default: return nil
        }
    }
}

/// A state of a control for which an app can set images.
enum ImageState: Equatable, Sendable {
    /// None of the other states.
    case normal
    /// The state of a part that a pointer holds.
    case highlighted
    /// The state of a part that can't be moved.
    case disabled
    /// A state of the toolkit that sliders don't have, such as selected, by its raw value.
    case other(UInt)

    /// Creates the image state for the state of an element.
    init(_ state: SliderElement.State) {
        self = state == .held ? .highlighted : state == .disabled ? .disabled : .normal
    }
}

/// A cache of bitmaps by image and tint, so that drags and new values don't draw them again. It keeps a bitmap that was
/// used since the layout pass before the last one, as long as the traits stay the same.
@MainActor
final class Bitmaps {
    private struct Key: Equatable {
        let image: ObjectIdentifier
        let tint: CGColor
    }
    /// A bitmap and its image, which is retained because no other image may get its identifier.
    private typealias Entry = (image: AnyObject, bitmap: SliderBitmap?)
    /// The bitmaps that were used since the last layout pass began.
    private var currentEntries = SmallDictionary<Key, Entry>()
    /// The bitmaps that were used between the two last layout passes.
    private var previousEntries = SmallDictionary<Key, Entry>()
    /// The traits in the last layout pass, which determine the variants of images.
    private var traits: AnyHashable?

    /// Begins a layout pass. Removes the bitmaps that weren't used since the last pass began, and all of them if the
    /// traits are different.
    func beginLayout(_ traits: AnyHashable) {
        previousEntries = traits == self.traits ? currentEntries : SmallDictionary()
        currentEntries = SmallDictionary()
        self.traits = traits
    }

    /// Returns the bitmap of an image with a tint, and draws it with `draw` only if the cache doesn't contain it.
    func bitmap(of image: AnyObject, tint: CGColor, _ draw: () -> SliderBitmap?) -> SliderBitmap? {
        let key = Key(image: ObjectIdentifier(image), tint: tint)
        if let entry = currentEntries[key] { return entry.bitmap }
        let entry = previousEntries[key] ?? (image, draw())
        currentEntries[key] = entry
        return entry.bitmap
    }
}
#endif
