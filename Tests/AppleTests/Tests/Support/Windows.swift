import UIKit
import XCTest

/// The window that is shown, which goes when the next one comes. A test that kept it in a variable alone would lose it
/// after its last use of that.
@MainActor private var shown: UIWindow?

/// A window of the host app's scene, which is what UIKit and SwiftUI lay out and draw.
@MainActor
func makeWindow(width: CGFloat = 400, height: CGFloat = 800) async throws -> UIWindow {
    let frame = CGRect(x: 0, y: 0, width: width, height: height)
    #if canImport(ObjectiveC)
    // Tests may begin before the scene is connected.
    for _ in 0..<50 where UIApplication.shared.connectedScenes.isEmpty { try await settle() }
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    let window = UIWindow(windowScene: try XCTUnwrap(scenes.first, "The host app has no scene"))
    window.frame = frame
    #else
    let window = UIWindow(frame: frame)
    #endif
    shown?.isHidden = true
    shown = window
    return window
}

extension UIWindow {
    /// Shows the window, with the keyboard's events.
    func appear() {
        #if canImport(ObjectiveC)
        makeKeyAndVisible()
        #endif
        layoutIfNeeded()
    }

    /// Shows a view in a frame.
    func show(_ view: UIView, _ frame: CGRect) {
        view.frame = frame
        #if canImport(ObjectiveC)
        let controller = UIViewController()
        rootViewController = controller
        controller.view.addSubview(view)
        #else
        addSubview(view)
        #endif
        appear()
    }
}

/// Lets the run loop turn, so that layers are committed and SwiftUI updates its views.
@MainActor
func settle() async throws {
    #if canImport(ObjectiveC)
    try await Task.sleep(nanoseconds: 200_000_000)
    #else
    try await Task.sleep(nanoseconds: 1_000_000)
    #endif
}

extension UIView {
    /// The first view of a type in the tree below, this view included.
    func first<Found: UIView>(_ type: Found.Type = Found.self) -> Found? {
        (self as? Found) ?? subviews.lazy.compactMap { $0.first(type) }.first
    }
}

extension CALayer {
    /// The frame in the layer at the top, where no layer in between is transformed.
    var frameAtTop: CGRect {
        let above = superlayer?.frameAtTop.origin ?? CGPoint(x: 0, y: 0)
        return CGRect(x: frame.minX + above.x, y: frame.minY + above.y, width: frame.width, height: frame.height)
    }

    /// The layers of a type in the tree below.
    func all<Found: CALayer>(_ type: Found.Type = Found.self) -> [Found] {
        (sublayers ?? []).flatMap { (($0 as? Found).map { [$0] } ?? []) + $0.all(type) }
    }
}
