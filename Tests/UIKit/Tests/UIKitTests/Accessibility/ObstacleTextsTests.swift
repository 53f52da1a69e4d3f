import SlidersCore
import SlidersPlane
import Testing
@_spi(Double) import UIKit

@testable import SlidersControls
@testable import SlidersPlaneControls
@testable import SlidersRulerControls

/// What assistive technology reads when something holds a thumb back (docs/behavior.md §7).
@MainActor @Suite(.serialized)
struct ObstacleTextsTests {
    private let german = Locale(identifier: "de_DE")

    /// Returns what is announced meanwhile. Announcements of obstacles wait for other speech.
    private func announced(_ body: () -> Void) -> [String] {
        UIAccessibility.posts = []
        body()
        #expect(UIAccessibility.announcements.allSatisfy { $0.priority == .low })
        return UIAccessibility.announcements.map(\.text)
    }

    /// Returns what is announced when a person moves a thumb from 20, beside another one at 80.
    private func announced(_ input: SliderInput, _ setUp: (RangeSliderControl) -> Void) -> [String] {
        let control = RangeSliderControl.make([20, 80], step: 1)
        setUp(control)
        let screen = Screen(control)
        return announced { screen.control.handle(input) }
    }

    private func end(_ thumb: Int) -> SliderInput { .key(.maximum, thumb: thumb) }
    private func home(_ thumb: Int) -> SliderInput { .key(.minimum, thumb: thumb) }

    // MARK: Reasons

    @Test func anotherThumbHasItsName() {
        #expect(announced(end(0)) { _ in } == ["Blocked by Maximum"])
        #expect(announced(home(1)) { $0.thumbNames = ["From", "To"] } == ["Blocked by From"])
        #expect(announced(end(0)) { $0.disabledThumbs = [1] } == ["Blocked by Maximum"])
        #expect(announced(end(0)) { $0.minimumSeparation = 40 } == ["Blocked by Maximum"])
        let screen = Screen(RangeSliderControl.make([20, 80], step: 1))
        screen.control.collision = .push
        screen.drag(from: 80, to: 70, lifts: false)
        #expect(screen.control.isDragging)
        #expect(announced { screen.control.handle(end(0)) } == ["Blocked by Maximum"])
    }

    @Test func spansAreDistances() {
        #expect(announced(end(0)) { $0.minimumSpan = 10 } == ["At least 10 apart"])
        #expect(announced(home(0)) { $0.maximumSpan = 70 } == ["At most 70 apart"])
    }

    @Test func limitsAreTheLeastOrTheGreatestValue() {
        #expect(announced(home(0)) { $0.thumbLimits = [10...60, nil] } == ["At least 10"])
        #expect(announced(end(0)) { $0.thumbLimits = [10...60, nil] } == ["At most 60"])
        #expect(announced(home(0)) { $0.enabledRange = 10...90 } == ["At least 10"])
        #expect(announced(end(1)) { $0.enabledRange = 10...90 } == ["At most 90"])
        let pushed = announced(end(0)) {
            $0.collision = .push
            $0.thumbLimits = [nil, 50...90]
        }
        #expect(pushed == ["At most 90"], "the limit of the thumb that it pushes")
    }

    @Test func aRangeHasBothEnds() {
        #expect(announced(.type(35, thumb: 0)) { $0.forbiddenRanges = [30...40] } == ["Not between 30 and 40"])
        let ring = CircularSliderControl.make([300], in: 0...360)
        (ring.configuration.wraps, ring.configuration.forbiddenRanges) = (true, [350...370])
        let screen = Screen(ring, width: 200, height: 200)
        let reason = announced { screen.control.handle(.type(355, thumb: 0)) }
        #expect(reason == ["Not between 350 and 10"], "inside the bounds, also across the seam")
    }

    @Test func theEndOfTheTrackIsNotRead() {
        #expect(announced(end(1)) { _ in } == [])
        #expect(announced(home(0)) { _ in } == [])
    }

    // MARK: Inputs

    @Test func keysIncrementsAndTypedValuesAreRead() {
        let control = RangeSliderControl.make([20, 80], step: 10)
        control.thumbLimits = [0...40, nil]
        let screen = Screen(control)
        let thumb = screen.control.thumbViews[0]
        thumb.becomeFirstResponder()
        #expect(announced { for _ in 0..<2 { screen.window.pressKey(.keyboardRightArrow) } } == [])
        let repeated = announced { for _ in 0..<4 { screen.window.pressKey(.keyboardRightArrow) } }
        #expect(repeated == ["At most 40"], "not again while a key repeats")
        #expect(announced { screen.window.pressKey(.keyboardLeftArrow) } == [], "free again")
        #expect(announced { for _ in 0..<3 { thumb.accessibilityIncrement() } } == ["At most 40"])
        thumb.accessibilityDecrement()
        #expect(announced { screen.control.enter(70, for: 0) } == ["At most 40"])
        #expect(control.values == [40, 80])
    }

    @Test func dragsAndTheWheelAreNotRead() {
        let control = RangeSliderControl.make([20, 80], step: 10)
        control.thumbLimits = [0...40, nil]
        let screen = Screen(control)
        let dragged = announced {
            screen.drag(from: 20, to: 60, 30, 70, lifts: false)
            #expect(control.obstacle?.kind == .limit(40))
        }
        #expect(dragged == [])
        control.cancelDrags()
        #expect(announced { control.handle(.wheel(9, thumb: 0)) } == [] && control.obstacle?.kind == .limit(40))
    }

    // MARK: Texts

    @Test func valuesAndDistancesHaveTheFormatOfTheApp() {
        let price = { (control: RangeSliderControl) in
            control.valueFormatter = { "$\(Int($0))" }
            control.thumbValueFormatter = { "\($1 == 0 ? "from" : "to") $\(Int($0))" }
        }
        let limit = announced(end(0)) {
            price($0)
            $0.thumbLimits = [0...60, nil]
        }
        #expect(limit == ["At most from $60"])
        let span = announced(end(0)) {
            price($0)
            $0.minimumSpan = 10
        }
        #expect(span == ["At least $10 apart"])
        let days = announced(end(0)) {
            price($0)
            $0.minimumSpan = 2
            $0.distanceFormatter = { "\(Int($0)) days" }
        }
        #expect(days == ["At least 2 days apart"])
    }

    @Test func theTextIsInTheLanguageOfTheControl() throws {
        let setUp = { (control: RangeSliderControl) in
            control.locale = german
            control.minimumSpan = 2.5
        }
        #expect(announced(end(0), setUp) == ["Mindestens 2,5 Abstand"])
        #expect(announced(end(0)) { $0.locale = german } == ["Blockiert durch Maximum"])
        let range = announced(.type(35, thumb: 0)) {
            $0.locale = german
            $0.forbiddenRanges = [30...40]
        }
        #expect(range == ["Nicht zwischen 30 und 40"])
        defer { LocalizedText.app = .main }
        LocalizedText.app = try bundle(withTables: ["en": ["Blocked by {thumb}": "{thumb} is in the way"]])
        #expect(announced(end(0)) { _ in } == ["Maximum is in the way"])
    }

    @Test func theTextOfTheAppReplacesItAndAnEmptyOneIsNotRead() {
        let text = announced(end(0)) { control in
            control.obstacleFormatter = { "Thumb \($0.thumb): \($0.kind)" }
        }
        #expect(text == ["Thumb 0: neighbor(1)"])
        #expect(announced(end(0)) { $0.obstacleFormatter = { _ in "" } } == [])
        #expect(announced(end(0)) { $0.obstacleFormatter = { _ in nil } } == ["Blocked by Maximum"])
        #expect(announced(end(1)) { $0.obstacleFormatter = { _ in "The end" } } == [], "the end of the track")
    }

    // MARK: Planes and rulers

    @Test func aCoordinateOfAPlaneHasTheFormatOfItsAxis() {
        let screen = Screen.ofPlane([CGPoint(x: 50, y: 40), CGPoint(x: 20, y: 30)], step: 1)
        screen.control.configuration.y.enabledRange = 10...70
        screen.control.configuration.x.forbiddenRanges = [60...80]
        screen.control.valueFormatter = { value, axis in "\(Int(value)) \(axis == .x ? "Hz" : "dB")" }
        #expect(announced { screen.control.thumbElements[3].accessibilityIncrement() } == [])
        #expect(announced { screen.control.handle(.key(.maximum, thumb: 3)) } == ["At most 70 dB"])
        #expect(announced { screen.control.handle(.key(.minimum, thumb: 1)) } == ["At least 10 dB"])
        #expect(announced { screen.control.enter(65, on: .x) } == ["Not between 60 Hz and 80 Hz"])
    }

    @Test func aRulerIsReadAsOneThumb() {
        let screen = Screen.ofRuler(50)
        screen.control.enabledRange = 20...90
        screen.control.valueFormatter = { "\(Int($0)) kg" }
        #expect(announced { screen.control.handle(.key(.maximum, thumb: 0)) } == ["At most 90 kg"])
        #expect(announced { screen.control.handle(.key(.minimum, thumb: 0)) } == ["At least 20 kg"])
        screen.rest()
    }
}
