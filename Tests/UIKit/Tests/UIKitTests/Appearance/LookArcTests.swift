import Foundation
import SlidersControls
import SlidersCore
import SlidersLookImages
import SlidersLooks
import Testing

/// docs/behavior.md §8: a circular slider takes the arc of its look, until the app sets its own.
@MainActor struct LookArcTests {
    private let dial = CircularSliderControl()
    private var arc: [Double] { [dial.startAngle, dial.sweep] }

    @Test func aLookBringsItsArc() {
        #expect(arc == [0, 360])
        dial.setLook(.volume)
        #expect(arc == [225, 270])
        dial.setLook(.glow)
        #expect(arc == [90, -360])
        dial.style = SliderStyle(.arc(start: 180, sweep: 90))
        #expect(arc == [180, 90])
        dial.setLook(.flat)
        #expect(arc == [0, 360], "a straight look has no arc")
    }

    @Test func theTrackIsDrawnOnIt() {
        dial.frame = CGRect(x: 0, y: 0, width: 220, height: 220)
        dial.setLook(.volume)
        #if canImport(UIKit)
        dial.layoutIfNeeded()
        #else
        dial.layoutSubtreeIfNeeded()
        #endif
        guard case .arc(let track) = dial.drawing.layout.track else {
            Issue.record("no arc")
            return
        }
        #expect(track.start == 225 && track.sweep == 270)
    }

    @Test(arguments: [true, false]) func whatTheAppSetsWinsInAnyOrder(isFirst: Bool) {
        if isFirst { dial.startAngle = 10 }
        dial.setLook(.thermostat)
        if !isFirst { dial.startAngle = 10 }
        #expect(arc == [10, 270], "the other angle is the look's")
        dial.setLook(.glow)
        #expect(arc == [10, -360])
        dial.sweep = 90
        dial.setLook(.volume)
        #expect(arc == [10, 90])
    }

    @Test func aSliderThatWrapsKeepsItsFullTurn() {
        dial.setLook(.volume)
        dial.wraps = true
        #expect(arc == [225, 360])
        dial.setLook(.glow)
        #expect(arc == [90, -360])
        dial.sweep = 180
        #expect(arc == [90, 180], "the app's own sweep counts, and is reported")
        #expect(dial.configurationError != nil)
    }

    @Test func aLookHasNoDataOfAnApp() {
        for look in SliderLook.all {
            #expect(look.style().metrics.extras.readings.isEmpty, "\(look.name)")
            #expect(look.style().metrics.neutralValue == nil, "\(look.name)")
        }
    }
}
