#if APPLE_UI
import QuartzCore
import SlidersCore

/// An image of the host's toolkit.
struct SliderImage: Equatable {
    /// The image itself.
    let object: AnyObject
    /// The size, in points.
    let size: CGSize
    /// The part that is stretched, in unit coordinates.
    let center: CGRect
    /// Whether it is drawn mirrored in languages that run from right to left.
    let flipsForRightToLeft: Bool

    /// Makes an image with caps, in points, which are not stretched.
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

    /// Whether two are the same object.
    static func == (a: SliderImage, b: SliderImage) -> Bool { a.object === b.object }
}

/// A bitmap of an image that a layer can show.
struct SliderBitmap {
    let image: CGImage
    let scale: CGFloat
}

/// A part that an image can replace.
enum ImagePart: Equatable, Sendable {
    /// A thumb by index; `nil` is all thumbs.
    case thumb(Int?)
    /// The spans on a straight track.
    case selected
    /// A straight track.
    case track

    /// The part of an element; `nil` if no image can replace it.
    init?(_ part: SliderElement.Part) {
        switch part {
        case .thumb(let index): self = .thumb(index)
        case .span, .before, .after: self = .selected
        case .track: self = .track
        default: return nil
        }
    }
}

/// A state of a control that images can be for.
enum ImageState: Equatable, Sendable {
    /// Nothing else.
    case normal
    /// A pointer holds something.
    case highlighted
    /// Nothing can be moved.
    case disabled
    /// Another state of the toolkit, which no slider has.
    case other(UInt)

    /// The state of an element.
    init(_ state: SliderElement.State) {
        self = state == .held ? .highlighted : state == .disabled ? .disabled : .normal
    }
}

/// The bitmaps shown since the layout before the last one, by image and tint, as long as variants stay the same, so
/// that drags and values that code sets don't draw them again.
@MainActor
final class Bitmaps {
    private struct Key: Equatable {
        let image: ObjectIdentifier
        let tint: CGColor
    }
    /// Keeps the image, so that its identifier stays its own.
    private typealias Known = (image: AnyObject, bitmap: SliderBitmap?)
    private var present = SmallDictionary<Key, Known>()
    private var previous = SmallDictionary<Key, Known>()
    private var traits: AnyHashable?

    /// Forgets the bitmaps of other traits, and those that were not shown since the last layout.
    func beginLayout(_ traits: AnyHashable) {
        previous = traits == self.traits ? present : SmallDictionary()
        present = SmallDictionary()
        self.traits = traits
    }

    func bitmap(of image: AnyObject, tint: CGColor, _ make: () -> SliderBitmap?) -> SliderBitmap? {
        let key = Key(image: ObjectIdentifier(image), tint: tint)
        if let known = present[key] { return known.bitmap }
        let known = previous[key] ?? (image, make())
        present[key] = known
        return known.bitmap
    }
}
#endif
