@_spi(Double) import AppKit
@_spi(Double) import QuartzCore
import SlidersCore
import Testing

@testable import SlidersControls
@testable import SlidersRulerControls

/// A ruler on a Mac (§11 of docs/behavior.md). Time is moved by hand.
@MainActor @Suite(.serialized)
struct RulerSliderControlTests {
    private final class Listener: SliderControlDelegate {
        var log: [String] = []
        func sliderControl(_ control: BaseSliderControl, willBeginEditing grip: SliderGrip) { log.append("begin") }
        func sliderControl(_ control: BaseSliderControl, didEndEditing grip: SliderGrip, isCancelled: Bool) {
            log.append("end \(isCancelled)")
        }
    }

    private func screen() -> (Screen<RulerSliderControl>, Listener) {
        let (screen, listener) = (Screen.ofRuler(), Listener())
        screen.control.delegate = listener
        return (screen, listener)
    }

    // MARK: The mouse

    @Test func theScaleMovesWithTheMouse() {
        let (screen, listener) = screen()
        screen.mouse.press(at: screen.beside(30))
        screen.mouse.drag(to: screen.beside(-10))
        #expect(screen.control.value == 55 && screen.control.isDragging)
        MediaTime.now += 1
        screen.mouse.lift()
        screen.rest()
        #expect(screen.control.value == 55 && screen.offset(of: 55) == 0 && screen.control.scaleMotion.clock == nil)
        #expect(listener.log == ["begin", "end false"] && screen.events() == [.leftMouseDragged])
    }

    @Test func aFlickContinuesUntilItsClockStops() throws {
        let (screen, listener) = screen()
        let others = CADisplayLink.running
        screen.flick()
        let timer = try #require(screen.control.scaleMotion.clock?.timer)
        let link = try #require(CADisplayLink.running.last)
        #expect(timer.isValid && !others.contains(link) && link.runningModes == [.common])
        #expect(screen.control.isEditing && !screen.control.isDragging && listener.log == ["begin"])
        let frames = screen.rest()
        #expect(frames > 30 && frames < 300 && !timer.isValid && screen.control.scaleMotion.clock == nil)
        #expect(!CADisplayLink.running.contains(link))
        #expect(screen.control.value > 80 && screen.offset(of: screen.control.value) == 0)
        #expect(listener.log == ["begin", "end false"])
        // What the scale passes sends the action, without an event of the mouse.
        #expect(screen.events().contains { $0 == nil })
        timer.fire()
        #expect(listener.log.count == 2)
    }

    // Before macOS 14, the timer is the clock everywhere.
    @Test(arguments: [60.0, 2]) func whereNoScreenShowsAFlickATimerEndsIt(_ rate: Double) throws {
        let (screen, listener) = screen()
        screen.flick()
        screen.showFrame()
        let timer = try #require(screen.control.scaleMotion.clock?.timer)
        screen.window.orderOut(nil)
        let (shown, position) = (screen.control.value, screen.control.drawing.unwrappedFraction)
        // The last frame was due after now.
        timer.fire()
        #expect(screen.control.drawing.unwrappedFraction == position)
        for _ in 0..<5 { screen.showFrame() }
        #expect(screen.control.value == shown && listener.log == ["begin"])
        for _ in 0..<300 where screen.control.isMoving {
            MediaTime.now += 1 / rate
            timer.fire()
        }
        #expect(!timer.isValid && screen.control.value > 80 && listener.log == ["begin", "end false"])
    }

    @Test func theVelocityIsThatOfTheEvents() {
        let (screen, _) = screen()
        let times: [(NSEvent.EventType, CGFloat, Double)] = [
            (.leftMouseDown, 50, 0), (.leftMouseDragged, 47.5, 0.05), (.leftMouseDragged, 45, 0.09),
            (.leftMouseUp, 45, 0.09),
        ]
        for (type, distance, time) in times {
            // All of them are handled at the same moment, as after a pause of the app.
            let event = NSEvent.mouseEvent(
                with: type, location: screen.beside(distance), modifierFlags: [], timestamp: MediaTime.now + time,
                windowNumber: 0, context: nil, eventNumber: 0, clickCount: 1, pressure: 1)
            guard let event else { continue }
            switch type {
            case .leftMouseDown: screen.control.mouseDown(with: event)
            case .leftMouseDragged: screen.control.mouseDragged(with: event)
            default: screen.control.mouseUp(with: event)
            }
        }
        // A flick of 56 points a second continues for the distance of half a second, to a step.
        let distance = ((screen.control.ruler.motion?.to ?? 0) - 0.5) * 800
        #expect(abs(distance - 5 - 28) < 4.01)
        screen.control.cancelDrags()
    }

    @Test func theClockEndsAfterTheControl() throws {
        var screen: Screen<RulerSliderControl>? = .ofRuler()
        screen?.flick()
        let timer = try #require(screen?.control.scaleMotion.clock?.timer)
        let link = CADisplayLink.running.last
        weak let control = screen?.control
        screen = nil
        NSApplication.performer = nil
        timer.fire()
        #expect(control == nil && !timer.isValid && CADisplayLink.running.last !== link)
    }

    /// What ends a motion.
    enum Stop: CaseIterable {
        case code, key, increment, typing, disabling, hiding, hidingAround, removal, click, wheel
    }

    @Test(arguments: Stop.allCases) func aFlickIsStoppedWithOneEnd(_ stop: Stop) throws {
        let (screen, listener) = screen()
        let control = screen.control
        control.respondsToScrollWheelOverThumbs = true
        screen.focus(0)
        screen.flick()
        for _ in 0..<5 { screen.showFrame() }
        let timer = try #require(control.scaleMotion.clock?.timer)
        let shown = control.value
        switch stop {
        case .code: control.doubleValue = 3
        case .key: screen.window.pressKey(.rightArrow)
        case .increment: #expect(control.thumbViews[0].accessibilityPerformIncrement())
        case .typing: control.thumbViews[0].setAccessibilityValue(NSNumber(value: 3))
        case .disabling: control.isEnabled = false
        case .hiding: control.isHidden = true
        case .hidingAround: screen.window.contentView?.isHidden = true
        case .removal: control.removeFromSuperview()
        case .click:
            screen.mouse.press(at: screen.beside(0))
            #expect(!timer.isValid && control.isEditing && listener.log == ["begin"])
            MediaTime.now += 1
            screen.mouse.lift()
        case .wheel: screen.mouse.scroll(y: 1)
        }
        #expect(!timer.isValid)
        let value = control.value
        switch stop {
        case .code, .typing: #expect(value == 3)
        case .key, .increment, .wheel: #expect(value == shown + 1)
        default: #expect(value == shown)
        }
        screen.rest()
        #expect(control.value == value && !control.isEditing && control.scaleMotion.clock == nil)
        #expect(listener.log == ["begin", "end false"])
    }

    @Test func withReducedMotionAFlickEndsAtOnce() {
        NSWorkspace.shared.reducesMotion = true
        defer { NSWorkspace.shared.reducesMotion = false }
        let (screen, listener) = screen()
        screen.flick()
        #expect(
            screen.control.value > 80 && screen.control.scaleMotion.clock == nil
                && listener.log == ["begin", "end false"])
        #expect(screen.offset(of: screen.control.value) == 0)
    }

    @Test func escapeGivesTheValueBack() {
        let (screen, listener) = screen()
        screen.mouse.press(at: screen.beside(0))
        screen.mouse.drag(to: screen.beside(-40))
        #expect(screen.control.value == 55 && screen.window.pressKey("\u{1B}"))
        #expect(screen.control.value == 50 && listener.log == ["begin", "end true"])
        screen.mouse.lift()
        #expect(screen.control.scaleMotion.clock == nil && screen.offset(of: 50) == 0)
    }

    @Test func whereChangesAreNotContinuousTheActionIsSentAtRest() {
        let (screen, _) = screen()
        screen.control.isContinuous = false
        screen.flick()
        #expect(screen.events().isEmpty)
        screen.rest()
        #expect(screen.events() == [nil] && screen.control.value > 80)
    }

    @Test func aClickBesideTheMarkBringsThatValue() {
        let (screen, listener) = screen()
        screen.mouse.press(at: screen.beside(81))
        screen.mouse.lift()
        #expect(screen.control.value == 60 && screen.events() == [.leftMouseUp] && listener.log.isEmpty)
        screen.rest()
        #expect(screen.offset(of: 60) == 0 && screen.control.scaleMotion.clock == nil)
    }

    // MARK: Keys and assistive technology

    @Test func keysMoveTheScale() {
        let (screen, _) = screen()
        screen.focus(0)
        let keys: [(NSEvent.SpecialKey, NSEvent.ModifierFlags, Double)] = [
            (.rightArrow, [], 51), (.upArrow, [], 52), (.downArrow, .shift, 42), (.end, [], 100), (.pageDown, [], 90),
        ]
        for (key, flags, value) in keys {
            #expect(screen.window.pressKey(key, flags) && screen.control.value == value, "\(key)")
        }
        screen.rest()
        #expect(screen.offset(of: 90) == 0)
    }

    @Test func theMarkIsOneSliderAsLargeAsTheControl() throws {
        let (screen, _) = screen()
        screen.control.setAccessibilityLabel("Weight")
        #expect(!screen.control.isAccessibilityElement())
        let elements = try #require(screen.control.accessibilityChildren() as? [NSView])
        let element = try #require(elements.first)
        #expect(elements.count == 1 && element.accessibilityRole() == .slider)
        #expect(element.accessibilityLabel() == "Weight" && element.accessibilityValue() as? NSNumber == 50)
        #expect(element.accessibilityMaxValue() as? NSNumber == 100)
        #expect(element.accessibilityOrientation() == .horizontal)
        #expect(element.accessibilityFrame().size == screen.control.bounds.size)
        NSAccessibility.posts = []
        #expect(element.accessibilityPerformIncrement() && NSAccessibility.posts.count == 1)
        screen.control.direction = .up
        screen.control.layoutSubtreeIfNeeded()
        #expect(element.accessibilityOrientation() == .vertical)
        screen.control.bendRadius = 100
        screen.control.layoutSubtreeIfNeeded()
        #expect(element.accessibilityOrientation() == .horizontal)
        screen.control.valueFormatter = { "\(Int($0)) kg" }
        #expect(element.accessibilityValueDescription() == "51 kg" && screen.control.stringValue == "51 kg")
        let middle = CGPoint(x: element.accessibilityFrame().midX, y: element.accessibilityFrame().midY)
        #expect(screen.control.accessibilityHitTest(middle) as? NSView === element)
        screen.rest()
    }

    @Test func assistiveTechnologyTypesTheValue() throws {
        let (screen, _) = screen()
        let element = screen.control.thumbViews[0]
        #expect(!element.accessibilityPerformPress())
        screen.control.allowsTextEntry = true
        #expect(element.accessibilityPerformPress())
        let field = try #require(screen.control.valueField)
        #expect(field.stringValue == "50")
        field.stringValue = "83"
        #expect(field.control(field, textView: NSTextView(), doCommandBy: NSSelectorFromString("insertNewline:")))
        #expect(screen.control.value == 83 && screen.control.valueField == nil)
        screen.rest()
    }

    @Test func whatOtherControlsLeaveToACellIsTheValue() {
        let (screen, _) = screen()
        screen.control.step = 0
        screen.control.doubleValue = 12.75
        #expect(screen.control.floatValue == 12.75 && screen.control.integerValue == 12)
        #expect(screen.control.intValue == 12 && screen.control.objectValue as? NSNumber == 12.75)
        screen.control.stringValue = "40"
        #expect(screen.control.value == 40)
        screen.control.stringValue = "nothing"
        screen.control.objectValue = "nothing"
        #expect(screen.control.value == 40)
    }

    // MARK: Layers

    @Test func ticksMoveUnderTheMarkAndFadeAtTheEnds() {
        let (screen, _) = screen()
        let mark = screen.control.thumbLayers[0]
        #expect(mark.position == CGPoint(x: 164, y: 40) && mark.bounds.size == CGSize(width: 3, height: 34))
        let shown = { screen.control.canvas.root.sublayers?.filter { !$0.isHidden && $0 !== mark } ?? [] }
        let ticks = { shown().filter { $0 is CAShapeLayer } }
        #expect(ticks().count == 41 && ticks().contains { $0.position.x.rounded() == 164 })
        #expect(ticks().map(\.opacity).min() == 0.1 && ticks().map(\.opacity).max() == 1)
        screen.mouse.press(at: screen.beside(0))
        screen.mouse.drag(to: screen.beside(-3))
        #expect(ticks().contains { $0.position.x.rounded() == 161 } && mark.position.x == 164)
        MediaTime.now += 1
        screen.mouse.lift()
        screen.rest()
    }

    @Test func anArchiveKeepsTheValueAndOptions() throws {
        let control = Screen.ofRuler().control
        (control.step, control.value, control.configuration.isContinuous) = (0, 34, false)
        let archive = NSKeyedArchiver(requiringSecureCoding: false)
        control.encode(with: archive)
        archive.finishEncoding()
        let reader = try NSKeyedUnarchiver(forReadingFrom: archive.encodedData)
        reader.requiresSecureCoding = false
        let copy = try #require(RulerSliderControl(coder: reader))
        #expect(copy.configuration == control.configuration && copy.value == 34 && !copy.isContinuous)
        #expect(copy.contentHuggingPriority(for: .vertical) == .defaultHigh)
        control.direction = .down
        #expect(control.contentHuggingPriority(for: .vertical) == .defaultLow)
    }
}

extension Screen<RulerSliderControl> {
    /// A ruler from 0 to 100 with 8 points for each unit, its mark in the middle of the control.
    static func ofRuler() -> Screen {
        CADisplayLink.reachClocks()
        let control = RulerSliderControl()
        (control.minimumValue, control.maximumValue, control.step) = (0, 100, 1)
        control.metrics.pointsPerUnit = 8
        control.value = 50
        return Screen(control, width: 328, height: 80)
    }

    /// A point beside the mark, along a level scale, in the window.
    func beside(_ distance: CGFloat) -> CGPoint { point(164 + distance, 40) }

    /// Moves the mouse quickly to the left, and lifts: the scale continues toward greater values.
    func flick() {
        mouse.press(at: beside(50))
        for move in 1...5 {
            MediaTime.now += 0.01
            mouse.drag(to: beside(50 - 6 * CGFloat(move)))
        }
        mouse.lift()
    }

    /// Shows a frame.
    func showFrame() { CADisplayLink.showFrame() }

    /// Shows frames until the scale rests. Returns their number.
    @discardableResult
    func rest() -> Int {
        var frames = 0
        while control.isMoving, frames < 1000 {
            showFrame()
            frames += 1
        }
        return frames
    }

    /// The distance of the scale's position from that of a value, to a millionth of a point.
    func offset(of value: Double) -> Double {
        let distance =
            (control.drawing.unwrappedFraction - control.ruler.slider.fraction(of: value)) * control.ruler.track.length
        return (distance * 1e6).rounded() / 1e6
    }
}
