import SlidersControls

#if canImport(UIKit)
@_spi(Double) import UIKit
#else
@_spi(Double) import AppKit
#endif

// A program with a slider and nothing else.

#if canImport(UIKit)
let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
window.addSubview(RangeSliderControl(frame: window.bounds))
window.layoutIfNeeded()
#else
let window = NSWindow(size: CGSize(width: 400, height: 400))
window.contentView?.addSubview(RangeSliderControl(frame: CGRect(x: 0, y: 0, width: 400, height: 400)))
window.update()
#endif
withExtendedLifetime(window) {}
