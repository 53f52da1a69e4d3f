import SlidersControls

#if canImport(UIKit)
@_spi(Double) import UIKit
#else
@_spi(Double) import AppKit
#endif

#if PLANE
import SlidersPlaneControls
#elseif RULER
import SlidersRulerControls
#elseif IMAGES
import SlidersLookImages
#endif

// A program with a slider, and with what scripts/weight weighs beside it.

#if canImport(UIKit)
let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
let slider = RangeSliderControl(frame: window.bounds)
window.addSubview(slider)
#if VALUE
window.addSubview(ValueSliderControl(frame: window.bounds))
#elseif CIRCULAR
let circle = CircularSliderControl(frame: window.bounds)
circle.range = 0.2...0.6
window.addSubview(circle)
#elseif PLANE
window.addSubview(PlaneSliderControl(frame: window.bounds))
#elseif RULER
window.addSubview(RulerSliderControl(frame: window.bounds))
#elseif LOOKS
for look: SliderLook in [
    .clock12, .clock24, .compass, .flat, .glow, .hue, .layers, .thermostat, .volume, .web,
] { slider.setLook(look) }
#elseif IMAGES
for look: SliderLook in [.bedtime, .photos, .pictures] { slider.setLook(look) }
#elseif CALENDAR
slider.configuration.step = .every(.month, from: .distantPast, through: .distantFuture)
#elseif PAINTS
slider.style.paint(.span, .red, outline: .black)
slider.style.paintZones([.red, .green, .black])
#elseif STREAM
Task { for await change in slider.changes() { print(change) } }
#endif
window.layoutIfNeeded()
#else
let window = NSWindow(size: CGSize(width: 400, height: 400))
window.contentView?.addSubview(RangeSliderControl(frame: CGRect(x: 0, y: 0, width: 400, height: 400)))
window.update()
#endif
withExtendedLifetime(window) {}
