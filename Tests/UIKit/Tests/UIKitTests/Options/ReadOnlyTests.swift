import Foundation
import SlidersCore
import Testing

@testable import SlidersControls

/// docs/behavior.md §4.14 and §6: read-only sliders, and how far keys go.
@MainActor struct ReadOnlyTests {
    private let slider = RangeSliderControl(frame: CGRect(x: 0, y: 0, width: 300, height: 44))

    init() {
        slider.configuration.bounds = 0...100
        slider.values = [20, 80]
        slider.step = 5
    }

    @Test func onlyCodeChangesAReadOnlySlider() throws {
        slider.isReadOnly = true
        let track = slider.drawing.layout.track
        _ = slider.handle(.press(at: track.point(at: 0.2), pointer: 1))
        _ = slider.handle(.drag(to: track.point(at: 0.5), pointer: 1))
        _ = slider.handle(.release(pointer: 1))
        _ = slider.handle(.key(.arrow(dx: 1, dy: 0), thumb: 0))
        _ = slider.handle(.adjust(1, thumb: 0))
        #expect(slider.values == [20, 80])
        slider.values = [30, 80]
        #expect(slider.values == [30, 80])
        slider.isReadOnly = false
        _ = slider.handle(.key(.arrow(dx: 1, dy: 0), thumb: 0))
        #expect(slider.values == [35, 80])
    }

    @Test func assistiveTechnologyReadsItAndChangesNothing() throws {
        let thumb = try #require(slider.thumbViews.first)
        slider.isReadOnly = true
        #if canImport(UIKit)
        #expect(thumb.accessibilityTraits.isEmpty && thumb.accessibilityValue == "20")
        thumb.accessibilityIncrement()
        slider.isReadOnly = false
        #expect(thumb.accessibilityTraits == .adjustable)
        slider.isEnabled = false
        #expect(thumb.accessibilityTraits == [.adjustable, .notEnabled])
        #else
        #expect(thumb.isAccessibilityEnabled() && !thumb.accessibilityPerformIncrement())
        thumb.setAccessibilityValue(NSNumber(value: 50))
        #expect(slider.values == [20, 80])
        slider.isReadOnly = false
        #expect(thumb.accessibilityPerformIncrement())
        slider.values = [20, 80]
        #endif
        #expect(slider.values == [20, 80])
    }

    @Test func keysGoAsFarAsTheAppSays() {
        (slider.arrowSteps, slider.pageSteps) = (2, 4)
        _ = slider.handle(.key(.arrow(dx: 1, dy: 0), thumb: 0))
        #expect(slider.values == [30, 80])
        _ = slider.handle(.key(.page(1), thumb: 0))
        #expect(slider.values == [50, 80])
        #expect(slider.configuration.arrowSteps == 2 && slider.configuration.pageSteps == 4)
    }

    @Test func nothingCanBeTypedInAReadOnlyDial() {
        let dial = CircularSliderControl(frame: CGRect(x: 0, y: 0, width: 280, height: 280))
        dial.setLook(.thermostat)
        (dial.allowsTextEntry, dial.isReadOnly) = (true, true)
        #expect(!dial.beginTyping(for: 0))
    }
}
