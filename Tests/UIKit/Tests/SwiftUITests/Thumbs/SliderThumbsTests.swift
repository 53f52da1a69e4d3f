@_spi(Double) import QuartzCore
import SlidersCore
import Testing

@testable import SlidersControls
@testable import SlidersSwiftUI

/// What views instead of thumbs are given, whichever SwiftUI runs first: them or the update of the control.
@MainActor
struct SliderThumbsTests {
    private let box = ThumbBox(center: CGPoint(x: 5, y: 6), size: CGSize(width: 2, height: 2))

    @Test func thumbsAreThereBeforeTheControlTellsOfThem() {
        let thumbs = SliderThumbs()
        let shown = thumbs.show(2) { SliderThumbConfiguration(index: $0, value: 7) }
        #expect(shown.map(\.state.thumb.value) == [7, 7] && shown.allSatisfy { !$0.position.geometry.isKnown })
        thumbs.updateThumbs(count: 2)
        thumbs.thumbDidChange(SliderThumbConfiguration(index: 1, value: 9))
        thumbs.thumbDidMove(1, to: box, nil)
        #expect(shown.map(\.state.thumb.value) == [7, 9])
        #expect(shown[1].position.geometry.center == box.center && !shown[0].position.geometry.isKnown)
        let again = thumbs.show(2) { SliderThumbConfiguration(index: $0) }
        #expect(again[0].state === shown[0].state && again[1].position === shown[1].position)
    }

    @Test func whatTheControlToldCounts() {
        let thumbs = SliderThumbs()
        thumbs.beginUpdate()
        thumbs.updateThumbs(count: 1)
        thumbs.thumbDidChange(SliderThumbConfiguration(index: 0, value: 9))
        thumbs.thumbDidMove(0, to: box, nil)
        let shown = thumbs.show(1) { SliderThumbConfiguration(index: $0) }
        #expect(shown[0].state.thumb.value == 9 && shown[0].position.geometry.center == box.center)
    }

    @Test func thumbsThatComeAgainAreNotThoseOfBefore() {
        let thumbs = SliderThumbs()
        thumbs.updateThumbs(count: 1)
        thumbs.thumbDidChange(SliderThumbConfiguration(index: 0, value: 9))
        thumbs.thumbDidMove(0, to: box, nil)
        #expect(thumbs.show(0) { SliderThumbConfiguration(index: $0) }.isEmpty)
        let shown = thumbs.show(1) { SliderThumbConfiguration(index: $0, value: 3) }
        #expect(shown[0].state.thumb.value == 3 && !shown[0].position.geometry.isKnown)
    }

    @Test func boundValuesSayWhatThumbsAreAtFirst() {
        var configuration = SliderConfiguration()
        (configuration.upperBound, configuration.wraps) = (24, true)
        let ring = TrackKind.ring.track(SliderOptions(), wraps: true)
        let night = BoundValues.range(start: 22, length: 8).state(configuration, on: ring)
        #expect(night.count == 2 && night.value(of: 0) == 22 && night.value(of: 1) == 6)
        let line = TrackKind.range.track(SliderOptions(), wraps: false)
        #expect(BoundValues.values([1, 2, 3]).state(configuration, on: line).count == 3)
    }
}
