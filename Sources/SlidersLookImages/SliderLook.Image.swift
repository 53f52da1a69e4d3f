import SlidersCore
import SlidersLooks

extension SliderLook {
    /// The images of looks. The raw value is the `id` of a `SliderPaint.Picture`; the sources of the images are in the
    /// folder Pictures.
    public enum Image: Int, CaseIterable, Sendable {
        /// The track of `SliderLook.pictures`.
        case spanTrack = 1
        /// The span of `SliderLook.pictures`.
        case spanBar
        /// The span of `SliderLook.pictures` while the span is held.
        case spanBarHeld
        /// The disabled span of `SliderLook.pictures`.
        case spanBarDisabled
        /// The thumb of `SliderLook.pictures`.
        case spanThumb
        /// The thumb of `SliderLook.pictures` while it is held.
        case spanThumbHeld
        /// The disabled thumb of `SliderLook.pictures`.
        case spanThumbDisabled
        /// The track of `SliderLook.photos`.
        case photoTrack
        /// The span of `SliderLook.photos`.
        case photoBar
        /// The disabled span of `SliderLook.photos`.
        case photoBarDisabled
        /// The thumb of `SliderLook.photos`.
        case photoThumb
        /// The thumb of `SliderLook.photos` while it is held.
        case photoThumbHeld
        /// The disabled thumb of `SliderLook.photos`.
        case photoThumbDisabled
        /// The image on the first thumb of `SliderLook.bedtime`.
        case moon
        /// The image on the second thumb of `SliderLook.bedtime`.
        case sun

        /// The name of the image's file without extension and without the suffixes @2x and @3x.
        public var name: StaticString {
            switch self {
            case .spanTrack: "span-track"
            case .spanBar: "span-bar"
            case .spanBarHeld: "span-bar-held"
            case .spanBarDisabled: "span-bar-disabled"
            case .spanThumb: "span-thumb"
            case .spanThumbHeld: "span-thumb-held"
            case .spanThumbDisabled: "span-thumb-disabled"
            case .photoTrack: "photo-track"
            case .photoBar: "photo-bar"
            case .photoBarDisabled: "photo-bar-disabled"
            case .photoThumb: "photo-thumb"
            case .photoThumbHeld: "photo-thumb-held"
            case .photoThumbDisabled: "photo-thumb-disabled"
            case .moon: "moon"
            case .sun: "sun"
            }
        }

        /// The size, in points.
        @usableFromInline package var size: SIMD2<Double> {
            switch self {
            case .spanTrack: SIMD2(48, 32)
            case .spanBar, .spanBarHeld, .spanBarDisabled: SIMD2(24, 24)
            case .spanThumb, .spanThumbHeld, .spanThumbDisabled: SIMD2(32, 44)
            case .photoTrack, .photoBar, .photoBarDisabled: SIMD2(32, 14)
            case .photoThumb, .photoThumbHeld, .photoThumbDisabled: SIMD2(40, 44)
            case .moon, .sun: SIMD2(20, 20)
            }
        }

        /// The edges that are not stretched, in points.
        package var caps: SliderPaint.Caps {
            switch self {
            case .spanTrack: .init(left: 18, right: 18)
            case .spanBar, .spanBarHeld, .spanBarDisabled: .init(left: 6, right: 6)
            case .photoTrack, .photoBar, .photoBarDisabled: .init(left: 8, right: 8)
            default: .init()
            }
        }

        /// A fill with the image.
        @usableFromInline var fill: SliderPaint.Fill { .image(.init(rawValue, size: size, caps: caps)) }

        /// Returns what loads images, by the numbers that paints use and without those whose files are missing; `nil`
        /// where no toolkit has images.
        @usableFromInline static func loader(of images: [Image]) -> (@Sendable () -> [Int: AnyObject])? {
            #if APPLE_UI
            { images.reduce(into: [:]) { $0[$1.rawValue] = $1.image } }
            #else
            nil
            #endif
        }
    }
}
