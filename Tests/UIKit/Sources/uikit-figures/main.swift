import Allocations
import Foundation
@_spi(Double) import QuartzCore
import SlidersControls
import SlidersLooks

#if canImport(UIKit)
@_spi(Double) import UIKit
#else
@_spi(Double) import AppKit
#endif

// What sliders cost on the doubles:
//
//     make COUNT         makes sliders in a window, lays them out, and prints the milliseconds
//     drag EVENTS KIND   drags a thumb, and prints the allocations of each event; KIND is line, glass or ring

@MainActor
func slider(_ kind: String) -> SliderControl {
    let slider = kind == "ring" ? CircularSliderControl() : RangeSliderControl()
    slider.frame = CGRect(x: 0, y: 0, width: 328, height: kind == "ring" ? 328 : 44)
    slider.maximumValue = 100
    slider.values = [20, 80]
    #if canImport(UIKit)
    slider.style = kind == "glass" ? SliderLook.iOSGlass.style() : SliderStyle()
    slider.delaysTrackTouches = false
    #else
    slider.style = kind == "glass" ? SliderLook.macGlass.style() : SliderStyle()
    #endif
    return slider
}

/// Shows views in a new window.
@MainActor
func show(_ sliders: [SliderControl]) {
    #if canImport(UIKit)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    for slider in sliders { window.addSubview(slider) }
    window.layoutIfNeeded()
    #else
    let window = NSWindow(size: CGSize(width: 400, height: 400))
    for slider in sliders { window.contentView?.addSubview(slider) }
    window.update()
    #endif
    withExtendedLifetime(window) {}
}

/// The allocations of each movement of a pressed thumb, after as many movements that let all arrays grow.
@MainActor
func allocations(_ kind: String, events: Int) -> Double {
    let slider = slider(kind)
    let values = (0..<events).map { 20 + Double($0 * 7 % 41) }
    #if canImport(UIKit)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    window.addSubview(slider)
    window.layoutIfNeeded()
    let points = values.map { slider.convert(slider.point(forValue: $0), to: nil) }
    let finger = Finger(window)
    finger.press(at: slider.convert(slider.point(forValue: 20), to: nil))
    let drag = { for point in points { finger.move(to: point) } }
    #else
    let window = NSWindow(size: CGSize(width: 400, height: 400))
    window.contentView?.addSubview(slider)
    window.update()
    let moves = values.map { NSEvent(.leftMouseDragged, at: slider.convert(slider.point(forValue: $0), to: nil)) }
    let mouse = Mouse(window)
    mouse.press(at: slider.convert(slider.point(forValue: 20), to: nil), on: slider)
    let drag = { for event in moves { slider.mouseDragged(with: event) } }
    NSAccessibility.posts.reserveCapacity(8 * events)
    #endif
    LayerLog.clear(room: 20 * events)
    drag()
    let writes = LayerLog.writes.count
    LayerLog.clear(room: 20 * events)
    let before = allocations_count()
    drag()
    let count = allocations_count() - before
    guard slider.isDragging, writes >= events else { fail("\(kind): nothing moved") }
    return Double(count) / Double(events)
}

func fail(_ text: String) -> Never {
    FileHandle.standardError.write(Data("figures: \(text)\n".utf8))
    exit(1)
}

let arguments = Array(CommandLine.arguments.dropFirst())
switch (arguments.first, arguments.dropFirst().first.flatMap { Int($0) }, arguments.count) {
case ("make", let count?, 2):
    let duration = ContinuousClock().measure { show((0..<count).map { _ in slider("line") }) }
    print(duration / .milliseconds(1))
case ("drag", let events?, 3): print(allocations(arguments[2], events: events))
default: fail("make COUNT | drag EVENTS line|glass|ring")
}
