@_spi(Double) import QuartzCore
import SlidersCore
import Testing

@testable import SlidersControls
@testable import SlidersSwiftUI

/// Where a thumb is while SwiftUI animates the number of its glides.
@MainActor
struct ThumbGeometryTests {
    private func box(_ x: CGFloat) -> ThumbBox {
        ThumbBox(center: CGPoint(x: x, y: 22), size: CGSize(width: 28, height: 28))
    }

    private func glide(_ from: CGFloat, _ to: CGFloat, along arc: SliderTrack.Arc? = nil) -> ThumbGlide {
        ThumbGlide(
            from: CGPoint(x: from, y: 22), to: CGPoint(x: to, y: 22), along: arc, Glide(duration: 0.25))
    }

    @Test func aPositionIsUnknownUntilItIsTold() {
        var position = ThumbGeometry()
        #expect(!position.isKnown)
        position.move(to: box(0), nil)
        #expect(position.isKnown && position.center(at: 0) == CGPoint(x: 0, y: 22))
    }

    @Test func aGlideRunsWithTheNumber() {
        var position = ThumbGeometry(at: CGPoint(x: 0, y: 22))
        position.move(to: box(100), glide(0, 100))
        #expect([0, 0.25, 1].map { position.center(at: $0).x } == [0, 25, 100])
        position.move(to: box(0), glide(100, 0))
        #expect([1, 1.25, 2].map { position.center(at: $0).x } == [100, 75, 0])
    }

    @Test func aGlideThatBeginsDuringAnotherMovesFromItsFirstFrameOn() {
        var position = ThumbGeometry(at: CGPoint(x: 0, y: 22))
        position.move(to: box(100), glide(0, 100))
        position.move(to: box(75), glide(25, 75))
        // The number was at 0.25 and goes to 2.
        #expect([0.25, 1.125, 2].map { position.center(at: $0).x } == [25, 50, 75])
        position.move(to: box(25), glide(50, 25))
        #expect([1.125, 2.0625, 3].map { position.center(at: $0).x } == [50, 37.5, 25])
    }

    @Test func aThumbTurnsAsItGlidesRoundARing() {
        let arc = SliderTrack.Arc(center: SIMD2(100, 100), radius: 100, start: 0, sweep: 360)
        let (east, south) = (CGPoint(x: 200, y: 100), CGPoint(x: 100, y: 200))
        var box = ThumbBox(center: east, size: CGSize(width: 28, height: 28), turn: 90)
        var position = ThumbGeometry()
        position.move(to: box, nil)
        #expect(position.turn(at: 0) == 90)
        (box.center, box.turn) = (south, 180)
        position.move(to: box, ThumbGlide(from: east, to: south, along: arc, Glide(duration: 0.25)))
        for (part, turn) in [(0.0, 90.0), (0.5, 135), (1, 180)] { #expect(abs(position.turn(at: part) - turn) < 1e-9) }
        #expect(ThumbGeometry(at: east).turn(at: 0) == 0, "others do not turn")
    }

    @Test func aGlideRoundARingIsTakenUpAsWell() {
        var position = ThumbGeometry(at: CGPoint(x: 200, y: 100))
        let arc = SliderTrack.Arc(center: SIMD2(100, 100), radius: 100, start: 0, sweep: 360)
        let (east, south) = (CGPoint(x: 200, y: 100), CGPoint(x: 100, y: 200))
        let west = CGPoint(x: 0, y: 100)
        let size = CGSize(width: 28, height: 28)
        position.move(
            to: ThumbBox(center: west, size: size),
            ThumbGlide(from: east, to: west, along: arc, Glide(duration: 0.25)))
        position.move(
            to: ThumbBox(center: west, size: size),
            ThumbGlide(from: south, to: west, along: arc, Glide(duration: 0.25)))
        let begin = position.center(at: 0.5)
        let middle = position.center(at: 1.25)
        #expect(abs(begin.x - south.x) < 1e-9 && abs(begin.y - south.y) < 1e-9)
        #expect(abs(middle.x - 100 + 50 * 2.0.squareRoot()) < 1e-9)
    }
}
