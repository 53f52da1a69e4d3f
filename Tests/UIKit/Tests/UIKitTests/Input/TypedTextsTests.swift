import SlidersCore
import SlidersLooks
import SlidersPlane
import Testing
@_spi(Double) import UIKit

@testable import SlidersControls
@testable import SlidersPlaneControls
@testable import SlidersRulerControls

/// What a field begins with, and how typed text is read.
@MainActor @Suite(.serialized)
struct TypedTextsTests {
    private func slider(_ value: Double, in bounds: ClosedRange<Double>, step: Double = 0) -> ValueSliderControl {
        let slider = ValueSliderControl()
        (slider.minimumValue, slider.maximumValue, slider.step) = (bounds.lowerBound, bounds.upperBound, step)
        slider.value = value
        slider.allowsTextEntry = true
        slider.locale = Locale(identifier: "en_US")
        return slider
    }

    /// Opens the field of a thumb, types a text unless it is `nil`, and presses Return. Returns the text that the field
    /// began with; `nil` if it did not open.
    private func type(_ text: String?, into control: BaseSliderControl, thumb: Int = 0) -> String? {
        guard control.beginTyping(for: thumb), let field = control.valueField else { return nil }
        let before = field.text
        if let text { field.type(text) }
        field.pressReturn()
        return before
    }

    @Test(arguments: [
        (0.0004, 0.001, 0.0001, "0.0004"), (1.0 / 3, 1.0, 0.0, "0.33"), (2e-10, 1e-9, 1e-10, "0.0000000002"),
    ]) func anUnchangedFieldChangesNothing(_ value: Double, _ upper: Double, _ step: Double, _ text: String) {
        let control = slider(value, in: 0...upper, step: step)
        let screen = Screen(control)
        #expect(type(nil, into: control) == text && control.value == value && screen.events(["changed"]).isEmpty)
    }

    @Test func whatCodeSetsWhileAFieldIsOpenStays() {
        let screen = Screen(slider(40, in: 0...100))
        #expect(screen.control.beginTyping(for: 0))
        screen.control.value = 60
        screen.control.valueField?.pressReturn()
        #expect(screen.control.value == 60)
    }

    @Test func neighboringStepsAreNeverSpokenAlike() {
        for (upper, step) in [(0.001, 0.0001), (1e-9, 1e-10), (3, 1.0 / 3), (1e6, 0.001)] {
            let control = slider(0, in: 0...upper, step: step)
            let values = (0...6).map { Double($0) * step }
            #expect(Set(values.map { control.text(of: $0) }).count == values.count, "\(step)")
        }
        let control = slider(0, in: 0.001...1000)
        control.scale = .logarithmic
        control.value = 0.001
        control.thumbViews[0].accessibilityIncrement()
        #expect(control.text(of: 0.001) == "0.001" && control.text(of: control.value) != "0.001")
    }

    @Test func aFieldBeginsWithTheTextOfTheApp() {
        let control = slider(0.5, in: 0...1)
        _ = Screen(control)
        control.valueFormatter = { "\(Int(($0 * 100).rounded())) %" }
        #expect(type(nil, into: control) == nil, "nobody reads percent")
        control.valueParser = { Double($0.filter { $0 != "%" && $0 != " " }).map { $0 / 100 } }
        #expect(type(nil, into: control) == "50 %" && control.value == 0.5)
        #expect(type("25", into: control) == "50 %" && control.value == 0.25)
    }

    @Test func aNumberIsReadWithTheUnitOfTheApp() {
        let control = slider(70.5, in: 30...150, step: 0.1)
        _ = Screen(control)
        control.valueFormatter = { "\($0) kg" }
        #expect(type("80 kg", into: control) == "70.5 kg" && control.value == 80)
        #expect(type("90.2", into: control) == "80.0 kg" && control.value == 90.2)
        control.valueFormatter = { "\($0 / 1000) t" }
        #expect(type(nil, into: control) == nil)
    }

    @Test func aValueWithATextThatIsNotReadIsTypedAsANumber() {
        let control = slider(0, in: 0...10, step: 1)
        _ = Screen(control)
        control.valueFormatter = { $0 == 0 ? "Off" : "\(Int($0))" }
        #expect(type("3", into: control) == "0" && control.value == 3)
        control.valueParser = { Double($0) }
        control.valueFormatter = { ["none", "few", "many"][min(2, Int($0 / 4))] }
        #expect(type("7", into: control) == "3" && control.value == 7)
        control.valueParser = nil
        #expect(type(nil, into: control) == nil)
    }

    @Test func whatAParserDoesNotReadIsRefused() {
        let control = slider(40, in: 0...100)
        _ = Screen(control)
        control.valueParser = { $0.hasPrefix("#") ? Double($0.dropFirst()) : nil }
        control.valueFormatter = { "#\(Int($0))" }
        #expect(type("55", into: control) == "#40" && control.value == 40)
        #expect(type("#55", into: control) == "#40" && control.value == 55)
    }

    @Test func aReadOutIsTypedAsItShows() {
        let ring = CircularSliderControl.make([40])
        ring.style.metrics.dial = SliderDial()
        ring.style.metrics.dial?.hasReadout = true
        (ring.step, ring.allowsTextEntry) = (5, true)
        _ = Screen(ring, width: 200, height: 200)
        ring.readoutFormatter = { "\(Int($0[0]))°" }
        #expect(type("60", into: ring) == "40°" && ring.value == 60)
    }

    @Test func severalThumbsBeginWithTheirOwnTexts() {
        let control = RangeSliderControl.make([20, 80])
        control.allowsTextEntry = true
        control.thumbValueFormatter = { "\($1 == 0 ? "from" : "to") \(Int($0))" }
        _ = Screen(control)
        #expect(type("to 70", into: control, thumb: 1) == "to 80" && control.values == [20, 70])
    }

    @Test func rulersBeginWithTheTextOfTheApp() {
        let ruler = RulerSliderControl()
        (ruler.minimumValue, ruler.maximumValue, ruler.step) = (0, 0.001, 0.0001)
        (ruler.value, ruler.allowsTextEntry) = (0.0004, true)
        let screen = Screen(ruler, height: 80)
        #expect(type(nil, into: ruler) == "0.0004" && ruler.value == 0.0004)
        ruler.locale = Locale(identifier: "de_DE")
        #expect(ruler.text(of: 0.0004) == "0,0004" && type("0,0006", into: ruler) == "0,0004")
        screen.window.layoutIfNeeded()
        #expect(ruler.value == 0.0006)
        ruler.setValue(0.0005, animated: false)
        ruler.valueFormatter = { "\(Int(($0 * 1e4).rounded()))‱" }
        #expect(type(nil, into: ruler) == nil)
        ruler.valueParser = { Double($0.filter { $0 != "‱" }).map { $0 / 1e4 } }
        #expect(type(nil, into: ruler) == "5‱" && ruler.value == 0.0005)
    }

    @Test func ticksOfRulersAreNeverAlike() {
        let ruler = RulerSliderControl()
        (ruler.minimumValue, ruler.maximumValue) = (0, 1)
        ruler.metrics.tickDistance = 0.0001
        ruler.value = 0.5
        (ruler.metrics.pointsPerUnit, ruler.metrics.majorInterval) = (1_000_000, 1)
        ruler.locale = Locale(identifier: "en_US")
        _ = Screen(ruler, height: 80)
        let texts = ruler.drawing.labelValues.indices.compactMap { ruler.shownText(of: .tickLabel($0))?.string }
        #expect(texts.count > 2 && Set(texts).count == texts.count && texts.contains("0.5001"))
    }

    @Test func bothAxesOfPlanesBeginWithTheirTexts() {
        let plane = PlaneSliderControl()
        plane.configuration.y.bounds = 0...0.001
        plane.configuration.y.step = .every(0.0001)
        (plane.value, plane.allowsTextEntry) = (CGPoint(x: 0.5, y: 0.0004), true)
        plane.locale = Locale(identifier: "de_DE")
        _ = Screen(plane, width: 200, height: 200)
        let opens = { (axis: SliderPlane.Axis) in self.type(nil, into: plane, thumb: axis.rawValue) }
        #expect(opens(.x) == "0,5" && opens(.y) == "0,0004" && plane.value == CGPoint(x: 0.5, y: 0.0004))
        #expect(plane.thumbElements[1].accessibilityValue == "0,0004")
        plane.valueFormatter = { "\(Int(($0 * ($1 == .x ? 100 : 1e4)).rounded())) \($1 == .x ? "%" : "bp")" }
        #expect(opens(.x) == nil && opens(.y) == nil)
        plane.setValueParser({ Double($0.prefix { $0.isNumber }).map { $0 / 100 } }, for: .x)
        #expect(opens(.x) == "50 %" && opens(.y) == nil && plane.value.x == 0.5)
    }

    @Test(arguments: [
        ("en_US", "1,234.5", 1234.5), ("en_US", "1234.5", 1234.5), ("en_US", "−3", -3.0), ("en_US", "+3", 3.0),
        ("en_US", ".5", 0.5), ("en_US", "0,5", 0.5), ("de_DE", "1.234,5", 1234.5), ("de_DE", "70.5", 70.5),
        ("fr_FR", "1\u{202F}234,5", 1234.5), ("ar_EG", "١٬٢٣٤٫٥", 1234.5), ("en_IN", "1,23,456", 123_456.0),
        ("de_CH", "1’234.5", 1234.5),
    ]) func numbersAreReadInTheLanguage(_ locale: String, _ text: String, _ value: Double) {
        #expect(LocalizedText.value(of: text, in: Locale(identifier: locale)) == value)
    }

    @Test(arguments: ["", "8abc", "twelve", "1.2.3", "1,2345.6", "9:00", "--3", "1e3", "½", "NaN", "m²"])
    func whatIsNoNumberIsNotRead(_ text: String) {
        #expect(LocalizedText.value(of: text, in: Locale(identifier: "en_US")) == nil)
        #expect(LocalizedText.value(of: "1.234", in: Locale(identifier: "fr_FR")) == nil, "thousands or thousandths")
    }

    @Test func aTextThatIsNoValueIsAnnouncedOnce() {
        UIAccessibility.posts = []
        let control = slider(40, in: 0...100)
        let screen = Screen(control)
        _ = type("8abc", into: control)
        let announcements = { UIAccessibility.posts.filter { $0.0 == .announcement }.compactMap { $0.1 as? String } }
        #expect(announcements() == ["Enter a valid value."] && control.value == 40)
        _ = type("", into: control)
        _ = type("50", into: control)
        #expect(control.beginTyping(for: 0))
        control.valueField?.type("x")
        _ = screen.window.pressKey(.keyboardEscape)
        #expect(announcements().count == 1 && control.value == 50)
    }

    @Test func theCursorReturnsToTheThumbWithItsNewValue() {
        let control = RangeSliderControl.make([20, 80])
        (control.allowsTextEntry, control.collision) = (true, .cross)
        let screen = Screen(control)
        UIAccessibility.posts = []
        _ = type("90", into: screen.control)
        let last = UIAccessibility.posts.last
        #expect(
            last?.0 == .layoutChanged && last?.1 as? UIView === control.thumbViews[1] && control.values == [80, 90])
        let plane = PlaneSliderControl()
        plane.allowsTextEntry = true
        let field = Screen(plane, width: 200, height: 200)
        #expect(field.control.thumbElements[1].accessibilityActivate())
        plane.valueField?.type("1")
        plane.valueField?.pressReturn()
        #expect(UIAccessibility.posts.last?.1 as? UIView === field.control.thumbElements[1] && plane.value.y == 1)
    }
}
