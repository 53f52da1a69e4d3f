import SlidersCore
import Testing

/// Images with caps that are not stretched.
@Suite struct ImageSliceTests {
    private func slices(_ size: SIMD2<Double>, _ caps: SliderPaint.Caps, over box: SIMD2<Double>) -> [SliderImageSlice]
    {
        SliderImageSlice.all(of: .init(1, size: size, caps: caps), over: box)
    }

    private func isEqual(_ a: SliderImageSlice.Box, _ b: SliderImageSlice.Box) -> Bool {
        a.origin == b.origin && a.size == b.size
    }

    @Test func anImageWithoutCapsIsOneStretchedSlice() throws {
        let slice = try #require(slices(SIMD2(48, 32), .init(), over: SIMD2(200, 10)).first)
        #expect(slices(SIMD2(48, 32), .init(), over: SIMD2(200, 10)).count == 1)
        #expect(isEqual(slice.source, (.zero, SIMD2(48, 32))) && isEqual(slice.target, (.zero, SIMD2(200, 10))))
    }

    @Test func capsAtBothEndsKeepTheirWidthAndTheMiddleStretches() {
        let slices = slices(SIMD2(48, 32), .init(left: 18, right: 10), over: SIMD2(200, 32))
        #expect(slices.map(\.source.origin.x) == [0, 18, 38] && slices.map(\.source.size.x) == [18, 20, 10])
        #expect(slices.map(\.target.origin.x) == [0, 18, 190] && slices.map(\.target.size.x) == [18, 172, 10])
        #expect(slices.allSatisfy { $0.source.size.y == 32 && $0.target.size.y == 32 })
    }

    @Test func fourCapsMakeNineSlicesInRowsFromTheTop() {
        let caps = SliderPaint.Caps(top: 4, left: 5, bottom: 6, right: 7)
        let slices = slices(SIMD2(40, 30), caps, over: SIMD2(100, 50))
        #expect(slices.count == 9)
        #expect(slices.map(\.target.origin.y) == [0, 0, 0, 4, 4, 4, 44, 44, 44])
        #expect(slices.map(\.target.size.x) == [5, 88, 7, 5, 88, 7, 5, 88, 7])
        #expect(isEqual(slices[8].source, (SIMD2(33, 24), SIMD2(7, 6))))
        #expect(isEqual(slices[8].target, (SIMD2(93, 44), SIMD2(7, 6))))
    }

    @Test func capsLargerThanTheBoxAreScaledDownTogether() {
        let slices = slices(SIMD2(48, 32), .init(left: 18, right: 6), over: SIMD2(12, 32))
        #expect(slices.map(\.source.size.x) == [18, 6])
        #expect(slices.map(\.target.origin.x) == [0, 9] && slices.map(\.target.size.x) == [9, 3])
    }

    @Test func slicesWithoutAnAreaAreLeftOut() {
        #expect(slices(SIMD2(20, 20), .init(left: 10, right: 10), over: SIMD2(50, 20)).count == 2, "no middle")
        #expect(slices(SIMD2(20, 20), .init(), over: SIMD2(0, 20)).isEmpty)
        #expect(slices(.zero, .init(), over: SIMD2(50, 20)).isEmpty)
        #expect(slices(SIMD2(20, 20), .init(left: -5), over: SIMD2(50, 20)).count == 1, "negative caps count as 0")
    }

    @Test func slicesCoverTheBoxAndTheImageWithoutOverlap() {
        var generator = Generator(seed: 94)
        for _ in 0..<2000 {
            let image = SIMD2(generator.double(20...60), generator.double(20...60))
            let caps = SliderPaint.Caps(
                top: generator.double(0...8), left: generator.double(0...8), bottom: generator.double(0...8),
                right: generator.double(0...8))
            let box = SIMD2(generator.double(1...100), generator.double(1...100))
            let slices = slices(image, caps, over: box)
            let area = { (size: SIMD2<Double>) in size.x * size.y }
            #expect(slices.map { area($0.target.size) }.reduce(0, +).isNear(area(box), within: 1e-6))
            for (one, other) in zip(slices, slices.dropFirst()) {
                let ends = one.target.origin + one.target.size
                #expect(ends.x <= other.target.origin.x + 1e-9 || ends.y <= other.target.origin.y + 1e-9)
            }
            #expect(slices.allSatisfy { $0.target.origin.min() >= 0 })
            #expect(slices.allSatisfy { ($0.target.origin + $0.target.size - box).max() <= 1e-9 })
            #expect(slices.allSatisfy { ($0.source.origin + $0.source.size - image).max() <= 1e-9 })
        }
    }
}
