#if canImport(SlidersUIKit)
import SlidersUIKit
@_spi(Double) import UIKit
#else
@_spi(Double) import AppKit
import SlidersAppKit
#endif

// A program with a slider and nothing else.

#if canImport(SlidersUIKit)
let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
window.addSubview(RangeSlider(frame: window.bounds))
window.layoutIfNeeded()
#else
let window = NSWindow(size: CGSize(width: 400, height: 400))
window.contentView?.addSubview(RangeSlider(frame: CGRect(x: 0, y: 0, width: 400, height: 400)))
window.update()
#endif
withExtendedLifetime(window) {}
