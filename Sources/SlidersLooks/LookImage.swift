import Sliders

/// The images of looks: their numbers are the ids of ``Paint/Picture``, their sources lie in the folder Pictures.
public enum LookImage: Int, CaseIterable, Sendable {
    case spanTrack = 1, spanBar, spanBarHeld, spanBarDisabled, spanThumb, spanThumbHeld, spanThumbFocused, spanThumbDisabled
    case photoTrack, photoBar, photoBarDisabled, photoThumb, photoThumbHeld, photoThumbDisabled
    case moon, sun

    /// The image's file without its ending; a host adds @2x and @3x as it is used to.
    public var name: StaticString {
        switch self {
        case .spanTrack: "span-track"
        case .spanBar: "span-bar"
        case .spanBarHeld: "span-bar-held"
        case .spanBarDisabled: "span-bar-disabled"
        case .spanThumb: "span-thumb"
        case .spanThumbHeld: "span-thumb-held"
        case .spanThumbFocused: "span-thumb-focused"
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

    /// In points.
    public var size: SIMD2<Double> {
        switch self {
        case .spanTrack: SIMD2(48, 32)
        case .spanBar, .spanBarHeld, .spanBarDisabled: SIMD2(24, 24)
        case .spanThumb, .spanThumbHeld, .spanThumbFocused, .spanThumbDisabled: SIMD2(32, 44)
        case .photoTrack, .photoBar, .photoBarDisabled: SIMD2(32, 14)
        case .photoThumb, .photoThumbHeld, .photoThumbDisabled: SIMD2(40, 44)
        case .moon, .sun: SIMD2(20, 20)
        }
    }

    /// What is not stretched.
    public var caps: Paint.Caps {
        switch self {
        case .spanTrack: .init(left: 18, right: 18)
        case .spanBar, .spanBarHeld, .spanBarDisabled: .init(left: 6, right: 6)
        case .photoTrack, .photoBar, .photoBarDisabled: .init(left: 8, right: 8)
        default: .init()
        }
    }

    var fill: Paint.Fill { .image(.init(rawValue, size: size, caps: caps)) }
}
