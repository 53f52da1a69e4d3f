#if canImport(UIKit)
@_spi(Double) import UIKit
#else
@_spi(Double) import AppKit
#endif

// The same program without a slider: the difference is what linking one costs.

#if canImport(UIKit)
let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
window.addSubview(UIControl(frame: window.bounds))
window.layoutIfNeeded()
#else
let window = NSWindow(size: CGSize(width: 400, height: 400))
window.contentView?.addSubview(NSControl(frame: CGRect(x: 0, y: 0, width: 400, height: 400)))
window.update()
#endif
withExtendedLifetime(window) {}
