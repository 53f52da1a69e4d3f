@_spi(Double) import AppKit
import SlidersCore
import SlidersPlane
import Testing

@testable import SlidersControls
@testable import SlidersPlaneControls
@testable import SlidersRulerControls

/// What assistive technology reads when something holds a thumb back. Tests/UIKit has a test for each reason.
@MainActor @Suite(.serialized)
struct ObstacleTextsTests {
    /// Returns what is announced meanwhile. Announcements of obstacles wait for other speech.
    private func announced(_ body: () -> Void) -> [String] {
        NSAccessibility.posts = []
        body()
        let posts = NSAccessibility.posts.filter { $0.notification == .announcementRequested }
        #expect(posts.allSatisfy { $0.priority == .low && $0.element is NSWindow })
        return posts.compactMap(\.announcement)
    }

    @Test func keysIncrementsAndTypedValuesAreRead() {
        let control = RangeSliderControl.make([20, 80], step: 10)
        control.thumbLimits = [0...40, nil]
        let screen = Screen(control)
        screen.focus(0)
        #expect(announced { for _ in 0..<2 { screen.window.pressKey(.rightArrow) } } == [])
        let repeated = announced { for _ in 0..<4 { screen.window.pressKey(.rightArrow) } }
        #expect(repeated == ["At most 40"], "not again while a key repeats")
        #expect(announced { screen.window.pressKey(.leftArrow) } == [], "free again")
        let element = control.thumbElements[0]
        #expect(announced { for _ in 0..<3 { _ = element.accessibilityPerformIncrement() } } == ["At most 40"])
        _ = element.accessibilityPerformDecrement()
        #expect(announced { element.setAccessibilityValue(NSNumber(value: 70)) } == ["At most 40"])
        #expect(control.values == [40, 80])
    }

    @Test func dragsTheWheelAndTheEndOfTheTrackAreNotRead() {
        let control = RangeSliderControl.make([20, 80], step: 10)
        control.thumbLimits = [0...40, nil]
        let screen = Screen(control)
        #expect(announced { screen.drag(from: 20, to: 60, 30, 70) } == [] && control.values == [40, 80])
        #expect(announced { control.handle(.wheel(9, thumb: 0)) } == [] && control.obstacle?.kind == .limit(40))
        #expect(announced { control.handle(.key(.maximum, thumb: 1)) } == [])
    }

    @Test func theTextOfTheAppAndTheLanguageApply() {
        let screen = Screen(RangeSliderControl.make([20, 80], step: 1))
        let control = screen.control
        let typed = { (value: Double) in
            control.range = 20...80
            return announced { control.handle(.type(value, thumb: 0)) }
        }
        control.minimumSpan = 2
        control.distanceFormatter = { "\(Int($0)) Tage" }
        control.locale = Locale(identifier: "de_DE")
        #expect(typed(90) == ["Mindestens 2 Tage Abstand"])
        control.minimumSpan = 3
        control.obstacleFormatter = { $0.kind == .minimumSpan(3, from: 1) ? "Zu nah" : nil }
        #expect(typed(90) == ["Zu nah"])
        control.minimumSpan = 0
        #expect(typed(90) == ["Blockiert durch Maximum"])
    }

    @Test func planesAndRulersAreRead() {
        let plane = Screen.ofPlane([CGPoint(x: 50, y: 40)], step: 1)
        plane.control.configuration.y.enabledRange = 10...70
        plane.control.valueFormatter = { value, axis in "\(Int(value)) \(axis == .x ? "Hz" : "dB")" }
        #expect(announced { plane.control.handle(.key(.maximum, thumb: 1)) } == ["At most 70 dB"])
        let ruler = RulerSliderControl()
        (ruler.minimumValue, ruler.maximumValue, ruler.value) = (0, 100, 50)
        ruler.enabledRange = 20...90
        let screen = Screen(ruler, width: 328, height: 80)
        #expect(announced { screen.control.enter(5) } == ["At least 20"])
        screen.control.cancelDrags()
    }
}
