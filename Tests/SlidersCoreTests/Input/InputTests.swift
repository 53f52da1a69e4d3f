import SlidersCore
import Testing

/// Inputs and what they hold.
@Suite struct InputTests {
    @Test func inputsOfPointersHaveTheirNumberAndOthersNone() {
        let pointers: [SliderInput] = [
            .press(at: .zero, pointer: 3), .drag(to: .zero, pointer: 3), .rest(pointer: 3), .release(pointer: 3),
            .cancel(pointer: 3),
        ]
        #expect(pointers.allSatisfy { $0.pointer == 3 })
        let others: [SliderInput] = [
            .key(.step(1), thumb: 3), .adjust(1, thumb: 3), .adjustSpan(1, thumb: 3), .wheel(1, thumb: 3), .choose(1),
            .reset(thumb: 3),
            .type(1, thumb: 3),
        ]
        #expect(others.allSatisfy { $0.pointer == nil })
    }

    @Test func aGripHasTheIndicesOfItsThumbs() {
        #expect(SliderGrip.thumb(2).thumbs == 2..<3 && SliderGrip.span(1..<4).thumbs == 1..<4)
    }
}
