import Testing
@_spi(Double) import UIKit

@testable import SlidersControls

/// Streams of changes.
@MainActor @Suite(.serialized)
struct ChangeStreamTests {
    @Test func aStreamYieldsEachChangeAndEndsWithTheControl() async {
        var screen: Screen? = Screen(RangeSliderControl.make([20, 80]))
        var other = screen?.control.changes().makeAsyncIterator()
        let stream = screen?.control.changes()
        screen?.drag(from: 20, to: 30, 35)
        screen?.control.values = [0, 100]
        screen?.control.removeFromSuperview()
        screen = nil
        var changes: [SliderChange] = []
        if let stream { for await change in stream { changes.append(change) } }
        #expect(changes.map(\.values) == [[30, 80], [35, 80]])
        #expect(changes.allSatisfy { $0.thumbs == [0] && $0.reason == .pointer })
        let first = await other?.next()
        #expect(first?.values == [30, 80])
    }
}
