@_spi(Double) import QuartzCore
import SlidersControls
import SlidersPlaneControls
@_spi(Double) import SwiftUI
@_spi(Double) import UIKit

@testable import SlidersControls
@testable import SlidersSwiftUI

// What tests of any toolkit ask of this one.

typealias TestWindow = UIWindow

extension UIWindow {
    static func make(width: CGFloat = 400) -> UIWindow {
        UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 800))
    }

    /// Whether the system is a Mac's.
    static var hasMacIdiom: Bool {
        get { UIDevice.idiom == .mac }
        set { UIDevice.idiom = newValue ? .mac : .phone }
    }

    func layOut() { layoutIfNeeded() }
}

/// A finger on a control.
@MainActor
final class Pointer {
    private let finger: Finger
    private weak var control: BaseSliderControl?

    init(_ window: UIWindow) { finger = Finger(window) }

    func press(_ control: SliderControl, at value: Double) {
        self.control = control
        finger.press(at: control.convert(control.point(forValue: value), to: nil), on: control)
    }
    func press(at point: CGPoint) { finger.press(at: point) }
    /// Presses a control at a point of it, and continues with points of it.
    func press(_ control: BaseSliderControl, at point: CGPoint) {
        self.control = control
        finger.press(at: control.convert(point, to: nil), on: control)
    }
    /// Presses what is topmost at a point of a control.
    func press(at point: CGPoint, of control: SliderControl) { finger.press(at: control.convert(point, to: nil)) }
    func move(to value: Double) {
        if let slider = control as? SliderControl { move(to: slider.point(forValue: value)) }
    }
    /// - Parameter point: a point of the control.
    func move(to point: CGPoint) { finger.move(to: control?.convert(point, to: nil) ?? point) }
    /// Holds still until scroll views leave the touch to the control.
    func rest() { finger.rest() }
    func lift() { finger.lift() }
    func cancel() { finger.cancel() }
}

extension Screen {
    /// The controls of every kind on the screen, from the lowest to the topmost.
    var controls: [BaseSliderControl] { window.controls }
    /// The sliders on the screen, from the lowest to the topmost.
    var sliders: [SliderControl] { window.sliders }
}

/// The heights of lines and rows on iOS.
enum Heights {
    static let body: CGFloat = 21, largestBody: CGFloat = 64, largeTitle: CGFloat = 41
    static let row: CGFloat = 44
}

/// A view behind others.
struct Back: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)) }
    func updateUIView(_ view: UIView, context: Context) {}
}

extension UIImage {
    /// The name of the symbol that it was made of.
    var symbolName: String? { cgImage?.name }
}

/// Takes the announcements that wait for other speech.
@MainActor
func takeAnnouncements() -> [String] {
    defer { UIAccessibility.posts = [] }
    return UIAccessibility.announcements.filter { $0.priority == .low }.map(\.text)
}

extension SliderControl {
    // MARK: Thumbs

    var thumbLabels: [String?] { thumbViews.map(\.accessibilityLabel) }
    var thumbValues: [String?] { thumbViews.map(\.accessibilityValue) }
    /// The widths of the frames that assistive technology meets.
    var thumbTargets: [CGFloat] { thumbViews.map { $0.accessibilityFrame.width } }
    /// Whether the control paints each thumb.
    var paintedThumbs: [Bool] { thumbViews.map { $0.shape.path != nil } }
    /// The middles of the thumbs, on the canvas.
    var thumbCenters: [CGPoint] { thumbViews.map(\.center) }
    /// The names of their images.
    var thumbImages: [String?] { thumbViews.map { ($0.layer.contents as? CGImage)?.name } }
    var thumbWidth: CGFloat { thumbViews[0].bounds.width }

    func increment(thumb: Int) { thumbViews[thumb].accessibilityIncrement() }
    /// Performs an action of assistive technology; `false` if the thumb has none of this name, or it did nothing.
    func act(_ name: String, thumb: Int) -> Bool {
        let action = thumbViews[thumb].accessibilityCustomActions?.first { $0.name == name }
        return action.flatMap { $0.actionHandler?($0) } ?? false
    }
    func glide(ofThumb thumb: Int) -> CAAnimation? { thumbViews[thumb].layer.animation(forKey: "position") }
    func isGliding(thumb: Int) -> Bool { thumbViews[thumb].layer.animationKeys() != nil }
    func focus(thumb: Int) { window?.focus(on: thumbViews[thumb]) }
    func hasFocus(thumb: Int) -> Bool { thumbViews[thumb].isFirstResponder }

    // MARK: Texts

    var drawnLayers: [CALayer] { canvas.layer.sublayers ?? [] }
    var textLayers: [CATextLayer] { drawnLayers.compactMap { $0 as? CATextLayer } }
    /// The text in the field in which a value is typed.
    var typedText: String? { valueField?.text }
    /// Types a text into the field, which has the keyboard, and strikes Return.
    func enter(typed text: String) {
        guard let field = valueField, field.isFirstResponder else { return }
        field.type(text)
        field.pressReturn()
    }
}

extension PlaneSliderControl {
    /// What assistive technology reads of each coordinate.
    var coordinateLabels: [String?] { thumbElements.map(\.accessibilityLabel) }
    var coordinateValues: [String?] { thumbElements.map(\.accessibilityValue) }
}
