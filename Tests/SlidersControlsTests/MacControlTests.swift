#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import SlidersControls
import Testing

/// What AppKit does with a control: asserted where the host depends on it, and asked where no page says.
@MainActor @Suite(.serialized)
struct MacControlTests {
    private func makeWindow() -> NSWindow {
        NSWindow(
            contentRect: CGRect(x: 0, y: 0, width: 400, height: 300), styleMask: [.titled], backing: .buffered,
            defer: false)
    }

    private func show(_ slider: RangeSliderControl, in window: NSWindow) {
        slider.frame = CGRect(x: 40, y: 100, width: 300, height: 44)
        (slider.maximumValue, slider.step, slider.values) = (100, 1, [20, 80])
        window.contentView?.addSubview(slider)
        slider.layoutSubtreeIfNeeded()
    }

    private func send(_ type: NSEvent.EventType, _ point: CGPoint, to window: NSWindow) throws {
        let event = NSEvent.mouseEvent(
            with: type, location: point, modifierFlags: [], timestamp: 0, windowNumber: window.windowNumber,
            context: nil, eventNumber: 0, clickCount: 1, pressure: 1)
        window.sendEvent(try #require(event))
    }

    @Test func theMouseDragsAThumb() throws {
        let (window, slider) = (makeWindow(), RangeSliderControl())
        show(slider, in: window)
        let point = { (value: Double) in slider.convert(slider.point(forValue: value), to: nil) }
        try send(.leftMouseDown, point(20), to: window)
        try send(.leftMouseDragged, point(35), to: window)
        #expect(slider.isDragging && slider.values == [35, 80])
        try send(.leftMouseUp, point(35), to: window)
        #expect(!slider.isDragging && slider.values == [35, 80])
    }

    @Test func aKeyMovesTheThumbWithTheFocus() throws {
        let (window, slider) = (makeWindow(), RangeSliderControl())
        show(slider, in: window)
        let thumb = try #require(slider.accessibilityChildren()?.first as? NSView)
        #expect(window.makeFirstResponder(thumb) && thumb.focusRingMaskBounds.width > 0)
        let key = { (characters: String, code: UInt16) in
            NSEvent.keyEvent(
                with: .keyDown, location: CGPoint(x: 0, y: 0), modifierFlags: [.function, .numericPad], timestamp: 0,
                windowNumber: window.windowNumber, context: nil, characters: characters,
                charactersIgnoringModifiers: characters, isARepeat: false, keyCode: code)
        }
        window.sendEvent(try #require(key("\u{F703}", 124)))
        #expect(slider.values == [21, 80])
        let escape = try #require(key("\u{1B}", 53))
        answer("mac-escape", "special key \(escape.specialKey.map { "\($0)" } ?? "none")")
    }

    @Test func aResizeLaysOut() {
        final class Probe: NSView {
            var count = 0
            override func layout() {
                super.layout()
                count += 1
            }
        }
        let (window, slider, probe) = (makeWindow(), RangeSliderControl(), Probe())
        show(slider, in: window)
        window.contentView?.addSubview(probe)
        probe.layoutSubtreeIfNeeded()
        let before = probe.count
        probe.setFrameSize(CGSize(width: 90, height: 90))
        probe.layoutSubtreeIfNeeded()
        answer("mac-layout", "a mere resize \(probe.count > before ? "lays out" : "does not lay out")")
        let end = slider.point(forValue: 100).x
        slider.setFrameSize(CGSize(width: 200, height: 44))
        slider.layoutSubtreeIfNeeded()
        #expect(slider.point(forValue: 100).x == end - 100)
    }

    @Test func aSliderKeepsWhatACellWould() {
        let (plain, slider) = (NSControl(frame: CGRect(x: 0, y: 0, width: 9, height: 9)), RangeSliderControl())
        let wasEnabled = plain.isEnabled
        (plain.tag, plain.isContinuous, plain.doubleValue, plain.controlSize) = (7, true, 3, .small)
        answer(
            "mac-control",
            "enabled \(wasEnabled), tag \(plain.tag), continuous \(plain.isContinuous), value \(plain.doubleValue), "
                + "small \(plain.controlSize == .small)")
        (slider.tag, slider.isContinuous, slider.doubleValue, slider.controlSize) = (7, false, 0.5, .small)
        #expect(slider.isEnabled && slider.tag == 7 && !slider.isContinuous && slider.doubleValue == 0.5)
        #expect(slider.controlSize == .small)
    }

    #if canImport(ObjectiveC) && compiler(>=6.4)
    private final class Target: NSObject {
        var events: [String] = []
        @objc func began() { events.append("began") }
        @objc func changed() { events.append("changed") }
        @objc func inside() { events.append("inside") }
        @objc func ended() { events.append("ended") }
    }

    @Test func aTargetGetsTheEventsOfADrag() throws {
        let (window, slider, target) = (makeWindow(), RangeSliderControl(), Target())
        show(slider, in: window)
        slider.addTarget(target, action: #selector(Target.began), for: .trackingBegan)
        slider.addTarget(target, action: #selector(Target.inside), for: .trackingInside)
        slider.addTarget(target, action: #selector(Target.ended), for: [.trackingEndedInside, .trackingEndedOutside])
        // The number of `valueChanged`, whose name is newer.
        slider.addTarget(target, action: #selector(Target.changed), for: NSControl.Events(rawValue: 1 << 12))
        let point = { (value: Double) in slider.convert(slider.point(forValue: value), to: nil) }
        try send(.leftMouseDown, point(20), to: window)
        try send(.leftMouseDragged, point(35), to: window)
        try send(.leftMouseUp, point(35), to: window)
        answer("mac-events", target.events.joined(separator: ", "))
        #expect(target.events == ["began", "changed", "inside", "ended"])
    }
    #endif

    #if canImport(ObjectiveC)
    // The double has no `NSSlider`.
    @Test func theSystemsSliderInEachSize() {
        let window = makeWindow()
        let sizes: [(String, NSControl.ControlSize)] = [
            ("mini", .mini), ("small", .small), ("regular", .regular), ("large", .large),
        ]
        let texts = sizes.map { name, size in
            let slider = NSSlider(value: 0.5, minValue: 0, maxValue: 1, target: nil, action: nil)
            slider.controlSize = size
            slider.frame = CGRect(x: 0, y: 0, width: 200, height: slider.intrinsicContentSize.height)
            window.contentView?.addSubview(slider)
            let cell = slider.cell as? NSSliderCell
            let knob = cell?.knobRect(flipped: slider.isFlipped).text ?? "none"
            let bar = cell?.barRect(flipped: slider.isFlipped).text ?? "none"
            return "\(name) \(slider.intrinsicContentSize.height.text), knob \(knob), span \(span)"
        }
        answer("mac-sizes", texts.joined(separator: "; "))
        #expect(texts.count == 4)
    }
    #endif
}
#endif
