import SlidersCore
import Wire

/// Returns the input for the arguments of a call: its kind, its two numbers, and its pointer or thumb.
package func input(_ kind: Int32, _ x: Double, _ y: Double, _ number: Int) -> SliderInput {
    let point = SIMD2(x, y)
    let count = wholePart(x)
    return switch InputKind(rawValue: kind) ?? .cancel {
    case .press: .press(at: point, pointer: number)
    case .waitingPress: .press(at: point, pointer: number, waits: true)
    case .drag: .drag(to: point, pointer: number)
    case .fineDrag: .drag(to: point, pointer: number, isFine: true)
    case .rest: .rest(pointer: number)
    case .release: .release(pointer: number)
    case .secondRelease: .release(pointer: number, taps: 2)
    case .cancel: .cancel(pointer: number)
    case .arrow: .key(.arrow(dx: count, dy: wholePart(y)), thumb: number)
    case .pageArrow: .key(.pageArrow(dx: count, dy: wholePart(y)), thumb: number)
    case .step: .key(.step(count), thumb: number)
    case .page: .key(.page(count), thumb: number)
    case .minimum: .key(.minimum, thumb: number)
    case .maximum: .key(.maximum, thumb: number)
    case .reset: .key(.reset, thumb: number)
    case .adjust: .adjust(count, thumb: number)
    case .wheel: .wheel(count, thumb: number)
    case .type: .type(x, thumb: number)
    case .choose: .choose(x)
    }
}
