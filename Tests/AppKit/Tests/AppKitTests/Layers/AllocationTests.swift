import Allocations
@_spi(Double) import AppKit
@_spi(Double) import QuartzCore
import SlidersLooks
import Testing

@testable import SlidersControls

/// What a drag costs in the plain look and in that of glass, beside the events and the writes to layers.
@MainActor @Suite(.serialized)
struct AllocationTests {
    #if DEBUG
    // Code that is not optimized boxes what it passes on.
    private let perMove: UInt = 14
    #else
    private let perMove: UInt = 0
    #endif

    @Test(arguments: [2, 10, 100], [false, true]) func aDragAllocatesNothing(_ count: Int, ofGlass isGlass: Bool) {
        let slider = RangeSliderControl.make((0..<count).map { Double($0) / Double(count - 1) * 60 })
        slider.collision = .push
        if isGlass { slider.style = SliderLook.macGlass.style() }
        let cost = drag(slider) { #expect((slider.thumbViews[count - 1].glass != nil) == isGlass) }
        #expect(LayerLog.writes.count == 3 * 50)
        #expect(cost <= 50 * perMove, "\(cost)")
    }

    @Test(arguments: 0..<4) func aDragWithAnOptionAllocatesNoMore(_ option: Int) {
        let slider = RangeSliderControl.make([20, 60])
        switch option {
        case 0: slider.style.metrics.heldTrackScale = 2
        case 1: slider.style.metrics.thumbVisibility = .held
        case 2: (slider.resetsOnDoubleTap, slider.allowsTextEntry) = (true, true)
        default: (slider.style.metrics.thumbPlacement, slider.style.metrics.thumbLength) = (.outside, 16)
        }
        let cost = drag(slider)
        // A thumb that begins hidden keeps a layer for each of its coats.
        let more: UInt = option == 1 ? 2 : 0
        #expect(cost <= 50 * (perMove + more) && !LayerLog.writes.isEmpty, "\(cost)")
    }

    /// Drags the thumb at 60 there, so that all is made, and on. Returns what 50 movements allocate.
    private func drag(_ slider: RangeSliderControl, whenMade check: () -> Void = {}) -> UInt {
        let screen = Screen(slider, width: 1028)
        // The system makes the events, and a list of what is reported.
        let start = screen.point(of: 60)
        let events = { (distance: CGFloat) in
            (0..<50).map { NSEvent(.leftMouseDragged, at: CGPoint(x: start.x + distance * CGFloat($0), y: start.y)) }
        }
        screen.mouse.press(at: start, on: slider)
        for event in events(1) { slider.mouseDragged(with: event) }
        check()
        let moves = events(2)
        slider.action = nil
        LayerLog.clear(room: 100_000)
        NSAccessibility.posts.reserveCapacity(NSAccessibility.posts.count + 200)
        let before = allocations_count()
        for event in moves { slider.mouseDragged(with: event) }
        return allocations_count() - before
    }
}
