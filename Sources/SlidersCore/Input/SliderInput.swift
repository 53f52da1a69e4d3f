/// An action of a person on a slider. Hosts translate events into inputs: points are in the control's coordinates, and
/// keys become intents.
public enum SliderInput: Equatable, Sendable {
    /// A pointer goes down. The host chooses the numbers of pointers: a different one for each pointer that's down.
    ///
    /// Set `waits` for touches, and not for a mouse or a pen. A press that would move a thumb to the pointer then waits
    /// until the pointer has moved 4 points along the track, has rested, or goes up, so that a swipe across the track
    /// scrolls and changes nothing.
    case press(at: SIMD2<Double>, pointer: Int, waits: Bool = false)
    /// A pointer that is down moves. `isFine` (for Shift) reduces the movement to a quarter or less, if fine control is
    /// on.
    case drag(to: SIMD2<Double>, pointer: Int, isFine: Bool = false)
    /// A waiting pointer has rested for ``SliderState/restDelay``; see ``SliderState/waits(pointer:)``.
    case rest(pointer: Int)
    /// A pointer goes up. Its values stay. `taps` is the number of consecutive taps at this place, as the toolkit
    /// counts them; see ``SliderConfiguration/resetsOnDoubleTap``.
    case release(pointer: Int, taps: Int = 1)
    /// A pointer is canceled. The values from its press are restored.
    case cancel(pointer: Int)
    /// A key on the focused thumb.
    case key(SliderIntent, thumb: Int)
    /// A number of increments of an assistive technology; negative numbers are decrements.
    case adjust(Int, thumb: Int)
    /// A number of increments of an assistive technology for the span beside a thumb: the span above it, or below the
    /// last thumb, or all spans; see ``SliderConfiguration/spanDrag``. It does nothing if a person can't drag the span.
    case adjustSpan(Int, thumb: Int)
    /// A number of notches of the scroll wheel, for a thumb; positive numbers increase its value.
    case wheel(Int, thumb: Int)
    /// A value typed for a thumb. The host parses it; the engine clamps and snaps it, and ignores a number that isn't
    /// finite.
    case type(Double, thumb: Int)
    /// A thumb goes to the value of ``SliderState/resetValue(of:)``, if resetting is on.
    case reset(thumb: Int)
    /// A tap on a tick or its label. It moves the nearest thumb that can move there, regardless of the press target.
    case choose(Double)

    /// The number of the pointer; `nil` for other inputs, such as keys, assistive technology, and the wheel.
    package var pointer: Int? {
        switch self {
        case .press(_, let pointer, _), .drag(_, let pointer, _): pointer
        case .rest(let pointer), .release(let pointer, _), .cancel(let pointer): pointer
        case .key, .adjust, .adjustSpan, .wheel, .type, .reset, .choose: nil
        }
    }

    /// Whether the pointer of the input is still down after the input.
    package var keepsPointerDown: Bool {
        switch self {
        case .press, .drag, .rest: true
        default: false
        }
    }
}

/// The meaning of a key, independent of the platform.
public enum SliderIntent: Equatable, Sendable {
    /// An arrow key, in screen directions with y down. Up always increases the value; right increases it unless the
    /// track runs to the left.
    ///
    /// It moves the thumb by ``SliderConfiguration/arrowSteps``.
    case arrow(dx: Int, dy: Int)
    /// A page in a screen direction, as for an arrow key with Shift.
    case pageArrow(dx: Int, dy: Int)
    /// A number of steps up, or down if negative. If the slider has no steps, each is 1% of the track.
    case step(Int)
    /// A number of pages of ``SliderConfiguration/pageSteps``.
    case page(Int)
    /// The lowest value that the thumb can take now.
    case minimum
    /// The highest value that the thumb can take now.
    case maximum
    /// The value that the thumb is reset to, if resetting is on.
    case reset
}

/// The thumb or span that a pointer holds.
public enum SliderGrip: Equatable, Sendable {
    /// A thumb, by its index.
    case thumb(Int)
    /// The span from the first to the last of these thumbs.
    case span(Range<Int>)

    /// The indices of the held thumbs.
    public var thumbs: Range<Int> {
        switch self {
        case .thumb(let index): index..<index + 1
        case .span(let indices): indices
        }
    }
}

/// The cause of a change of values.
public enum SliderChangeReason: Equatable, Sendable {
    /// A mouse, finger, or pencil.
    case pointer
    /// A key, or a typed value.
    case key
    /// An assistive technology.
    case accessibility
    /// A wheel.
    case wheel
    /// A double tap, a key, or an action of an assistive technology that resets a thumb.
    case reset
    /// A canceled drag, which restored the values from its press.
    case cancel
}
