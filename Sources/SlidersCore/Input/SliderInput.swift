/// What a person does to a slider. Hosts translate events into inputs: points are in the control's coordinates, keys
/// become intents.
public enum SliderInput: Equatable, Sendable {
    /// A pointer goes down. The host numbers pointers as it likes, one number for each that is down.
    ///
    /// `waits` is for touches (no mouse, no pen): a press that would bring a thumb then waits until the pointer moved 4
    /// points along the track, rested, or goes up, so that a swipe across the track scrolls and changes nothing.
    case press(at: SIMD2<Double>, pointer: Int, waits: Bool = false)
    /// A pointer that is down moves. `isFine` asks for a quarter of the movement where fine control is on (Shift).
    case drag(to: SIMD2<Double>, pointer: Int, isFine: Bool = false)
    /// A pointer whose press waits has rested for ``SliderState/restDelay``; see ``SliderState/waits(pointer:)``.
    case rest(pointer: Int)
    /// A pointer goes up. Its values stay. `taps` counts the taps that followed one another at this place, as the
    /// toolkit does; see ``SliderConfiguration/resetsOnDoubleTap``.
    case release(pointer: Int, taps: Int = 1)
    /// A pointer is taken away. The values of its press come back.
    case cancel(pointer: Int)
    /// A key on the focused thumb.
    case key(SliderIntent, thumb: Int)
    /// A number of increments of an assistive technology; negative numbers are decrements.
    case adjust(Int, thumb: Int)
    /// A number of increments of an assistive technology for the bar beside a thumb: over the span above it, below the
    /// last thumb, or over all spans, see ``SliderConfiguration/barDrag``. It does nothing where a bar cannot be
    /// dragged.
    case adjustBar(Int, thumb: Int)
    /// Scroll-wheel clicks over the focused thumb; positive numbers increase its value.
    case wheel(Int, thumb: Int)
    /// A value typed for a thumb. The host parses; the engine clamps and snaps, and ignores a number that is not
    /// finite.
    case type(Double, thumb: Int)
    /// A thumb goes to the value of ``SliderState/resetValue(of:)``, where resetting is on.
    case reset(thumb: Int)
    /// A tick or its label was tapped. The nearest thumb that can move there does, whatever the press target.
    case choose(Double)

    /// The number of the pointer; `nil` for keys, assistive technology, wheel and typed values.
    public var pointer: Int? {
        switch self {
        case .press(_, let pointer, _), .drag(_, let pointer, _): pointer
        case .rest(let pointer), .release(let pointer, _), .cancel(let pointer): pointer
        case .key, .adjust, .adjustBar, .wheel, .type, .reset, .choose: nil
        }
    }
}

/// What a key means, independent of the platform.
public enum SliderIntent: Equatable, Sendable {
    /// An arrow key, in screen directions with y down. Up is always more; right is more unless the track runs left.
    ///
    /// It goes ``SliderConfiguration/arrowSteps``.
    case arrow(dx: Int, dy: Int)
    /// A page in the direction of an arrow key, as with Shift.
    case pageArrow(dx: Int, dy: Int)
    /// A number of steps up, or down if negative; without steps 1 % of the track each.
    case step(Int)
    /// A number of pages of ``SliderConfiguration/pageSteps``.
    case page(Int)
    /// The lowest value that the thumb may take now.
    case minimum
    /// The highest value that the thumb may take now.
    case maximum
    /// The value that the thumb is reset to, where resetting is on.
    case reset
}

/// What a pointer holds.
public enum SliderGrip: Equatable, Sendable {
    /// A thumb, by its index.
    case thumb(Int)
    /// The bar from the first to the last of these thumbs.
    case bar(Range<Int>)

    /// The indices of the thumbs that are held.
    public var thumbs: Range<Int> {
        switch self {
        case .thumb(let index): index..<index + 1
        case .bar(let indices): indices
        }
    }
}

/// What changed values.
public enum SliderChangeReason: Equatable, Sendable {
    /// A mouse, finger or pencil.
    case pointer
    /// A key, or a typed value.
    case key
    /// An assistive technology.
    case accessibility
    /// A wheel.
    case wheel
    /// A double tap, a key or an action of an assistive technology that resets a thumb.
    case reset
    /// A canceled drag: the values of its press came back.
    case cancel
}
