@_spi(Double) import AppKit
import SlidersCore
import Testing

@testable import SlidersControls

/// What assistive technology reads of each thumb.
@MainActor @Suite(.serialized)
struct ThumbViewTests {
    @Test func eachThumbIsASliderInAGroupWithTheControlsLabel() throws {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        screen.control.setAccessibilityLabel("Price")
        #expect(screen.control.isAccessibilityElement() && screen.control.accessibilityRole() == .group)
        #expect(screen.control.accessibilityLabel() == "Price")
        let thumbs = try #require(screen.control.accessibilityChildren() as? [ThumbView])
        #expect(thumbs.map { $0.accessibilityLabel() } == ["Minimum", "Maximum"])
        #expect(thumbs.allSatisfy { $0.isAccessibilityElement() && $0.accessibilityRole() == .slider })
        #expect(thumbs[0].accessibilityUserInputLabels() == ["Minimum", "Minimum Price"])
        #expect(thumbs[1].accessibilityIdentifier() == "slider.thumb.1")
        screen.control.setAccessibilityIdentifier("price")
        #expect(thumbs[1].accessibilityIdentifier() == "price.thumb.1")
    }

    @Test func aSingleThumbHasTheControlsLabelAndNoGroup() throws {
        let screen = Screen(RangeSliderControl.make([20]))
        screen.control.setAccessibilityLabel("Speed")
        let elements = try #require(screen.window.contentView?.accessibilityChildren() as? [ThumbView])
        #expect(elements.count == 1 && elements[0].accessibilityLabel() == "Speed")
        #expect(!screen.control.isAccessibilityElement())
    }

    @Test func theValueIsANumberAndItsDescriptionTheText() throws {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        screen.control.valueFormatter = { "\(Int($0)) €" }
        let thumb = screen.control.thumbViews[0]
        #expect(thumb.accessibilityValue() as? NSNumber == 20 && thumb.accessibilityValueDescription() == "20 €")
        #expect(thumb.accessibilityMinValue() as? NSNumber == 0 && thumb.accessibilityMaxValue() as? NSNumber == 80)
        #expect(thumb.accessibilityOrientation() == .horizontal)
        screen.control.direction = .up
        #expect(thumb.accessibilityOrientation() == .vertical)
        screen.control.thumbValueFormatter = { "\($1 == 0 ? "from" : "to") \(Int($0)) €" }
        #expect(
            screen.control.thumbViews.map { $0.accessibilityValueDescription() } == ["from 20 €", "to 80 €"]
                && screen.control.stringValue == "from 20 €")
    }

    @Test func incrementsAndSetValuesMoveTheThumbAndSendTheAction() {
        let screen = Screen(RangeSliderControl.make([20, 80], step: 5))
        let thumb = screen.control.thumbViews[0]
        #expect(thumb.accessibilityPerformIncrement() && screen.control.values == [25, 80])
        #expect(thumb.accessibilityPerformDecrement() && screen.control.values == [20, 80])
        thumb.setAccessibilityValue(NSNumber(value: 41))
        #expect(screen.control.values == [40, 80] && screen.events() == [nil, nil, nil])
        screen.control.disabledThumbs = [0]
        #expect(!thumb.isAccessibilityEnabled() && !thumb.accessibilityPerformIncrement())
        thumb.setAccessibilityValue(NSNumber(value: 10))
        #expect(screen.control.values == [40, 80])
    }

    @Test func aThumbOffersOnlyWhatWorks() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        let thumb = screen.control.thumbViews[0]
        let offers = { (name: String) in thumb.isAccessibilitySelectorAllowed(NSSelectorFromString(name)) }
        let changes = ["accessibilityPerformIncrement", "accessibilityPerformDecrement", "setAccessibilityValue:"]
        #expect(changes.allSatisfy(offers) && offers("setAccessibilityFocused:") && offers("accessibilityLabel"))
        #expect(!offers("accessibilityPerformPress") && thumb.accessibilityHelp() == nil)
        screen.control.allowsTextEntry = true
        #expect(offers("accessibilityPerformPress") && thumb.accessibilityHelp() == "Type a value")
        screen.control.isReadOnly = true
        #expect(!changes.contains(where: offers) && !offers("accessibilityPerformPress"))
        (screen.control.isReadOnly, screen.control.disabledThumbs) = (false, [0])
        #expect(!changes.contains(where: offers) && !offers("setAccessibilityFocused:"))
        screen.focus(1)
        thumb.setAccessibilityFocused(true)
        #expect(screen.control.focusedThumb?.index == 1)
    }

    @Test func viewsOfTheAppInAThumbAreNoElements() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        let badge = {
            let (view, label) = (ThumbBadge(), NSTextField())
            label.setAccessibilityElement(true)
            view.addSubview(label)
            return view
        }
        screen.control.thumbViewProvider = { _ in badge() }
        let track = badge()
        screen.control.trackView = track
        screen.window.update()
        #expect(screen.control.thumbViews[0].accessibilityChildren()?.isEmpty == true)
        #expect(track.superview?.accessibilityChildren()?.isEmpty == true)
    }

    private final class ThumbBadge: NSView, SliderThumbView {
        func update(with thumb: SliderThumbConfiguration) {}
    }

    @Test func aFewStepsAreTheAllowedValues() {
        let screen = Screen(RangeSliderControl.make([20, 80], step: 20))
        let thumb = screen.control.thumbViews[0]
        #expect(thumb.accessibilityAllowedValues() == [0, 20, 40, 60, 80])
        screen.control.step = 0
        #expect(thumb.accessibilityAllowedValues() == nil)
    }

    @Test func aValueThatCodeSetsIsToldOfTheFocusedThumb() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        screen.focus(0)
        NSAccessibility.posts = []
        screen.control.values = [20, 70]
        #expect(NSAccessibility.posts.isEmpty)
        screen.control.values = [30, 70]
        #expect(NSAccessibility.posts.map(\.notification) == [.valueChanged])
        #expect(NSAccessibility.posts.first?.element === thumb(0, of: screen))
    }

    private func thumb(_ index: Int, of screen: Screen<RangeSliderControl>) -> ThumbView {
        screen.control.thumbViews[index]
    }

    @Test func aChangeIsToldOfItsThumbAlone() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        screen.drag(from: 80, to: 70)
        let posts = NSAccessibility.posts
        #expect(posts.count == 1 && posts[0].element === screen.control.thumbViews[1])
        #expect(posts[0].notification == .valueChanged)
    }

    @Test func aNewFocusAndOtherThumbsAreTold() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        screen.control.thumbViews[1].setAccessibilityFocused(true)
        #expect(screen.control.focusedThumb?.index == 1 && screen.control.thumbViews[1].isAccessibilityFocused())
        screen.control.values = [10, 20, 30]
        #expect(
            NSAccessibility.posts.map(\.notification) == [.focusedUIElementChanged, .layoutChanged, .valueChanged])
        #expect(screen.control.accessibilityChildren()?.count == 3)
    }

    @Test func theFrameFollowsFromTheBottomOfTheScreenAndIsHit() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        let thumb = screen.control.thumbViews[0]
        for value in [20.0, 60] {
            screen.control.lowerValue = value
            let (frame, point) = (thumb.accessibilityFrame(), screen.point(of: value))
            #expect(frame == CGRect(x: point.x - 14, y: point.y - 14, width: 28, height: 28))
            #expect(screen.control.accessibilityHitTest(point) as? ThumbView === thumb)
        }
        #expect(screen.control.accessibilityHitTest(screen.point(of: 0)) as? SliderControl === screen.control)
    }

    @Test func theFieldIsHitWhileAValueIsTypedAndNoThumbWithoutValues() throws {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        screen.control.allowsTextEntry = true
        #expect(screen.control.thumbViews[0].accessibilityPerformPress())
        let field = try #require(screen.control.valueField)
        let point = CGPoint(x: field.accessibilityFrame().midX, y: field.accessibilityFrame().midY)
        #expect(screen.control.accessibilityHitTest(point) as? NSView === field)
        screen.control.cancelTyping()
        #expect(screen.control.accessibilityHitTest(point) as? NSView === screen.control.thumbViews[0])
        screen.control.showsValues = false
        #expect(screen.control.accessibilityHitTest(point) as? NSView === screen.control)
    }

    @Test func actionsMoveTheSpan() throws {
        let screen = Screen(RangeSliderControl.make([20, 60], step: 5))
        let actions = try #require(screen.control.thumbViews[0].accessibilityCustomActions())
        #expect(actions.map(\.name) == ["Move range up", "Move range down"])
        #expect(actions[0].handler?() == true && screen.control.values == [25, 65])
        screen.control.pressTarget = .thumb
        #expect(screen.control.thumbViews[0].accessibilityCustomActions()?.isEmpty == true)
    }

    @Test func aThumbViewFromAnArchiveHasNoControl() throws {
        let archive = NSKeyedArchiver(requiringSecureCoding: false)
        archive.finishEncoding()
        let thumb = try #require(ThumbView(coder: try NSKeyedUnarchiver(forReadingFrom: archive.encodedData)))
        #expect(
            thumb.accessibilityLabel() == nil && !thumb.acceptsFirstResponder && !thumb.accessibilityPerformIncrement())
    }
}
