@_spi(Double) import AppKit
import SlidersCore
import SlidersPlane
import Testing

@testable import SlidersControls
@testable import SlidersPlaneControls

/// A plane on a Mac.
@MainActor @Suite(.serialized)
struct PlaneSliderControlTests {
    @Test func aClickMovesThePointAndADragBothCoordinates() {
        let screen = Screen.ofPlane([CGPoint(x: 50, y: 50)])
        screen.mouse.press(at: screen.position(80, 30))
        #expect(screen.control.value == CGPoint(x: 80, y: 30))
        screen.mouse.drag(to: screen.position(20, 90))
        screen.mouse.lift()
        #expect(screen.control.value == CGPoint(x: 20, y: 90))
        #expect(screen.events() == [.leftMouseDown, .leftMouseDragged, .leftMouseUp])
        #expect(!screen.control.isDragging)
    }

    @Test func escapeGivesTheValuesBack() {
        let screen = Screen.ofPlane([CGPoint(x: 50, y: 50)])
        screen.mouse.press(at: screen.position(80, 30))
        screen.control.cancelDrags()
        #expect(screen.control.value == CGPoint(x: 50, y: 50))
        screen.mouse.lift()
    }

    @Test func arrowsMoveAlongTheirAxisAndOtherKeysOnTheOneThatWasUsed() {
        let screen = Screen.ofPlane([CGPoint(x: 50, y: 50), CGPoint(x: 20, y: 20)], step: 1)
        screen.focus(1)
        let keys: [(NSEvent.SpecialKey, NSEvent.ModifierFlags, Double, Double)] = [
            (.rightArrow, [], 21, 20), (.upArrow, [], 21, 21), (.end, [], 21, 100), (.downArrow, .shift, 21, 90),
            (.leftArrow, [], 20, 90), (.home, [], 0, 90), (.pageUp, [], 10, 90),
        ]
        for (key, flags, x, y) in keys {
            #expect(screen.window.pressKey(key, flags), "\(key)")
            #expect(screen.control.values[1] == CGPoint(x: x, y: y), "\(key)")
        }
        #expect(screen.control.thumbViews[1].isFocused)
    }

    @Test func eachPointIsTwoSlidersInAGroup() throws {
        let screen = Screen.ofPlane([CGPoint(x: 50, y: 40)], step: 5)
        screen.control.setAccessibilityLabel("Tone")
        #expect(screen.control.isAccessibilityElement() && screen.control.accessibilityRole() == .group)
        let elements = try #require(screen.control.accessibilityChildren() as? [ThumbElement])
        #expect(elements.map { $0.accessibilityLabel() } == ["Horizontal", "Vertical"])
        #expect(elements.map { $0.accessibilityValue() as? NSNumber } == [50, 40])
        #expect(elements.map { $0.accessibilityOrientation() } == [.horizontal, .vertical])
        #expect(elements.allSatisfy { $0.accessibilityRole() == .slider && $0.isAccessibilityEnabled() })
        #expect(
            elements.map { $0.accessibilityIdentifier() } == ["slider.thumb.0.x", "slider.thumb.0.y"])
        NSAccessibility.posts = []
        #expect(elements[1].accessibilityPerformIncrement())
        #expect(NSAccessibility.posts.count == 1)
        elements[0].setAccessibilityValue(NSNumber(value: 41))
        #expect(screen.control.value == CGPoint(x: 40, y: 45))
        elements[1].setAccessibilityFocused(true)
        #expect(screen.control.thumbViews[0].isFocused)
        #expect(elements.map { $0.isAccessibilityFocused() } == [false, true])
        #expect(screen.control.thumbViews[0].accessibilityFocusedUIElement as? NSView === elements[1])
        #expect(screen.window.pressKey(.home) && screen.control.value == CGPoint(x: 40, y: 0))
        #expect(elements[0].accessibilityFrame() == screen.control.thumbViews[0].accessibilityFrame())
        let middle = CGPoint(x: elements[0].accessibilityFrame().midX, y: elements[0].accessibilityFrame().midY)
        #expect(screen.control.accessibilityHitTest(middle) as? NSView === elements[0])
        screen.control.isReadOnly = true
        #expect(!elements[0].accessibilityPerformIncrement())
        elements[0].setAccessibilityValue(NSNumber(value: 90))
        #expect(screen.control.value == CGPoint(x: 40, y: 0))
    }

    @Test func assistiveTechnologyTypesACoordinate() throws {
        let screen = Screen.ofPlane([CGPoint(x: 50, y: 40)], step: 5)
        let elements = screen.control.thumbElements
        #expect(!elements[1].accessibilityPerformPress())
        screen.control.allowsTextEntry = true
        #expect(elements[1].accessibilityPerformPress())
        let field = try #require(screen.control.valueField)
        #expect(field.stringValue == "40" && field.accessibilityLabel() == "Vertical")
        #expect(screen.control.accessibilityChildren()?.count == 3)
        field.stringValue = "83"
        #expect(field.control(field, textView: NSTextView(), doCommandBy: NSSelectorFromString("insertNewline:")))
        #expect(screen.control.value == CGPoint(x: 50, y: 85) && screen.control.valueField == nil)
    }

    @Test func aCoordinateOffersOnlyWhatWorks() {
        let screen = Screen.ofPlane([CGPoint(x: 60, y: 40), CGPoint(x: 20, y: 20)], step: 20)
        let (control, coordinate) = (screen.control, screen.control.thumbElements[0])
        let offers = { (name: String) in coordinate.isAccessibilitySelectorAllowed(NSSelectorFromString(name)) }
        let changes = ["accessibilityPerformIncrement", "accessibilityPerformDecrement", "setAccessibilityValue:"]
        #expect(changes.allSatisfy(offers) && offers("setAccessibilityFocused:") && offers("accessibilityLabel"))
        #expect(coordinate.accessibilityAllowedValues() == [0, 20, 40, 60, 80, 100])
        #expect(!offers("accessibilityPerformPress") && coordinate.accessibilityHelp() == nil)
        control.allowsTextEntry = true
        #expect(offers("accessibilityPerformPress") && coordinate.accessibilityHelp() == "Type a value")
        control.isReadOnly = true
        #expect(!changes.contains(where: offers) && !offers("accessibilityPerformPress"))
        (control.isReadOnly, control.configuration.disabledThumbs) = (false, [0])
        #expect(!changes.contains(where: offers) && !offers("setAccessibilityFocused:"))
        screen.focus(1)
        coordinate.setAccessibilityFocused(true)
        #expect(control.focusedThumb?.index == 1)
    }

    @Test func anAxisWithoutAnEndIsDisabledAlone() {
        let screen = Screen.ofPlane([CGPoint(x: 60, y: 40)])
        screen.control.allowsTextEntry = true
        screen.control.configuration.x.bounds = 0...Double.infinity
        let coordinates = screen.control.thumbElements
        #expect(coordinates.map { $0.isAccessibilityEnabled() } == [false, true])
        #expect(!coordinates[0].accessibilityPerformPress() && coordinates[1].accessibilityPerformPress())
    }

    @Test func voiceControlKnowsCoordinatesAlsoByTheirSlider() {
        guard #available(macOS 14, *) else { return }
        let control = Screen.ofPlane([CGPoint(x: 50, y: 40)]).control
        control.setAccessibilityLabel("Tone")
        let names = control.thumbElements.map { $0.accessibilityUserInputLabels() }
        #expect(names == [["Horizontal", "Horizontal Tone"], ["Vertical", "Vertical Tone"]])
    }

    @Test func aViewOfTheAppStandsInForTheArea() {
        let screen = Screen.ofPlane([CGPoint(x: 50, y: 50)])
        let view = NSView()
        screen.control.trackView = view
        screen.control.layoutSubtreeIfNeeded()
        #expect(view.convert(view.bounds, to: screen.control) == CGRect(x: 14, y: 14, width: 300, height: 200))
        screen.mouse.press(at: screen.position(80, 30))
        screen.mouse.lift()
        #expect(screen.control.value == CGPoint(x: 80, y: 30))
    }

    @Test func whatPointsCannotEnterIsShadedBelowThem() {
        let screen = Screen.ofPlane([CGPoint(x: 50, y: 50)])
        let control = screen.control
        /// The boxes of the layers that are clipped to the area, once it's laid out.
        func shaded() -> [CGRect] {
            screen.control.layoutSubtreeIfNeeded()
            let parts = control.canvas.layer?.sublayers?.compactMap { $0.sublayers?.first } ?? []
            return parts.filter { $0.mask != nil }.compactMap { $0.sublayers?.first?.frame }
        }
        control.configuration.x.enabledRange = 20...100
        #expect(shaded().isEmpty)
        control.style.metrics.extras.showsEnabledRange = true
        #expect(shaded() == [CGRect(x: 14, y: 14, width: 60, height: 200)])
        control.configuration.y.forbiddenRanges = [40...60]
        let across = CGRect(x: 14, y: 94, width: 300, height: 40)
        #expect(shaded() == [CGRect(x: 14, y: 14, width: 60, height: 200), across])
        control.configuration.x.enabledRange = nil
        #expect(shaded() == [across])
        (control.shape, control.configuration.x.enabledRange) = (.rectangle(runsLeft: true), 20...100)
        #expect(shaded().first == CGRect(x: 254, y: 14, width: 60, height: 200))
        control.style.metrics.extras.showsEnabledRange = false
        #expect(shaded().isEmpty)
    }

    @Test func theHeldPointIsAboveTheOthersAndADiscGetsClicksWhereItIs() {
        let screen = Screen.ofPlane([CGPoint(x: 20, y: 20), CGPoint(x: 80, y: 80)])
        screen.mouse.press(at: screen.position(20, 20))
        #expect(screen.control.thumbLayers[0].zPosition > screen.control.thumbLayers[1].zPosition)
        screen.mouse.lift()
        screen.control.shape = .disc()
        screen.control.layoutSubtreeIfNeeded()
        let corner = screen.control.convert(CGPoint(x: 2, y: 2), to: screen.control.superview)
        #expect(screen.control.hitTest(corner) == nil)
        let labels = screen.control.thumbElements.map { $0.accessibilityLabel() }
        #expect(labels == ["Angle 1", "Distance 1", "Angle 2", "Distance 2"])
        #expect(screen.control.thumbElements[0].accessibilityOrientation() == .unknown)
    }

    @Test func anArchiveKeepsValuesAndOptions() throws {
        let control = Screen.ofPlane([CGPoint(x: 10, y: 20), CGPoint(x: 30, y: 40)]).control
        control.configuration.x.wraps = true
        control.configuration.isContinuous = false
        control.allowsTextEntry = true
        let archive = NSKeyedArchiver(requiringSecureCoding: false)
        control.encode(with: archive)
        archive.finishEncoding()
        let reader = try NSKeyedUnarchiver(forReadingFrom: archive.encodedData)
        reader.requiresSecureCoding = false
        let copy = try #require(PlaneSliderControl(coder: reader))
        #expect(copy.configuration == control.configuration && copy.values == control.values)
        #expect(copy.allowsTextEntry && !copy.isContinuous)
    }
}

extension Screen<PlaneSliderControl> {
    /// A plane from 0 to 100 on both axes.
    static func ofPlane(_ values: [CGPoint], step: Double = 0) -> Screen {
        let control = PlaneSliderControl()
        control.makePlain()
        for axis in [\SliderPlane.Configuration.x, \.y] {
            control.configuration[keyPath: axis].bounds = 0...100
            if step > 0 { control.configuration[keyPath: axis].step = .every(step) }
        }
        control.values = values
        return Screen(control, width: 328, height: 228)
    }

    /// The position of values, in the window.
    func position(_ x: Double, _ y: Double) -> CGPoint {
        let position = control.plane.area.location(at: SIMD2(x / 100, y / 100))
        return control.canvas.convert(CGPoint(x: position.x, y: position.y), to: nil)
    }
}
