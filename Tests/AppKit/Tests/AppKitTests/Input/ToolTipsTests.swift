@_spi(Double) import AppKit
import SlidersCore
import Testing

@testable import SlidersControls

/// Tool tips of the control, and those that show values.
@MainActor @Suite(.serialized)
struct ToolTipsTests {
    private func tip(_ screen: Screen<RangeSliderControl>, _ value: Double) -> String? {
        screen.window.contentView?.toolTip(atWindow: screen.point(of: value))
    }

    @Test func theControlsOwnIsShownEverywhereUnlessThumbsTellValues() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        screen.control.toolTip = "Price"
        #expect(tip(screen, 20) == "Price" && tip(screen, 50) == "Price")
        screen.control.hasValueToolTips = true
        #expect(tip(screen, 20) == "20" && tip(screen, 80) == "80" && tip(screen, 50) == "Price")
        screen.control.hasValueToolTips = false
        #expect(tip(screen, 20) == "Price")
    }

    @Test func aValueIsThatOfTheMomentInTheAppsFormat() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        screen.control.hasValueToolTips = true
        screen.control.valueFormatter = { "\(Int($0)) €" }
        screen.control.lowerValue = 40
        #expect(tip(screen, 40) == "40 €" && tip(screen, 20) == nil)
        screen.control.thumbValueFormatter = { "\($1 == 0 ? "from" : "to") \(Int($0))" }
        #expect(tip(screen, 40) == "from 40" && tip(screen, 80) == "to 80")
    }

    @Test func itFollowsTheSizeAndTheNumberOfThumbs() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        screen.control.hasValueToolTips = true
        screen.control.thumbSize = 10
        screen.window.update()
        let beside = CGPoint(x: screen.point(of: 20).x + 7, y: screen.point(of: 20).y)
        #expect(screen.window.contentView?.toolTip(atWindow: beside) == nil && tip(screen, 20) == "20")
        screen.control.values = [10, 20, 30]
        screen.window.update()
        #expect(tip(screen, 30) == "30")
    }

    @Test func aDragMakesNoText() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        var texts = 0
        screen.control.hasValueToolTips = true
        screen.control.valueFormatter = { _ in
            texts += 1
            return ""
        }
        screen.window.update()
        texts = 0
        screen.drag(from: 20, to: 30, 40)
        #expect(texts == 0)
    }
}
