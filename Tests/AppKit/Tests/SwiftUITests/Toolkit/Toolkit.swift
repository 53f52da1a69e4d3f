@_spi(Double) import AppKit
@_spi(Double) import QuartzCore
import SlidersControls
import SlidersPlaneControls
@_spi(Double) import SwiftUI

@testable import SlidersControls
@testable import SlidersSwiftUI

// What tests of any toolkit ask of this one.

typealias TestWindow = NSWindow

extension NSWindow {
    static func make(width: CGFloat = 400) -> NSWindow { NSWindow(size: CGSize(width: width, height: 800)) }

    /// Whether the system is a Mac's: it is.
    static var hasMacIdiom: Bool {
        get { true }
        set {}
    }

    func layOut() { update() }
}

/// The mouse on a control.
@MainActor
final class Pointer {
    private let mouse: Mouse
    private let window: NSWindow
    private weak var control: BaseSliderControl?

    init(_ window: NSWindow) {
        self.window = window
        mouse = Mouse(window)
    }

    func press(_ control: SliderControl, at value: Double) {
        self.control = control
        mouse.press(at: control.convert(control.point(forValue: value), to: nil), on: control)
    }
    /// - Parameter point: a point of the window, from the top.
    func press(at point: CGPoint) {
        mouse.press(at: CGPoint(x: point.x, y: (window.contentView?.frame.height ?? 0) - point.y))
    }
    /// Presses a control at a point of it, and continues with points of it.
    func press(_ control: BaseSliderControl, at point: CGPoint) {
        self.control = control
        mouse.press(at: control.convert(point, to: nil), on: control)
    }
    /// Presses what is topmost at a point of a control.
    func press(at point: CGPoint, of control: SliderControl) { mouse.press(at: control.convert(point, to: nil)) }
    func move(to value: Double) {
        if let slider = control as? SliderControl { move(to: slider.point(forValue: value)) }
    }
    /// - Parameter point: a point of the control.
    func move(to point: CGPoint) { mouse.drag(to: control?.convert(point, to: nil) ?? point) }
    /// Holds still, which changes nothing for a mouse.
    func rest() {}
    func lift() { mouse.lift() }
    func cancel() { mouse.cancel() }
}

extension Screen {
    /// The controls of every kind on the screen, from the lowest to the topmost.
    var controls: [BaseSliderControl] { window.contentView?.controls ?? [] }
    /// The sliders on the screen, from the lowest to the topmost.
    var sliders: [SliderControl] { window.contentView?.sliders ?? [] }
}

/// The heights of lines and rows on the Mac, where nothing grows.
enum Heights {
    static let body: CGFloat = 16, largestBody: CGFloat = 16, largeTitle: CGFloat = 32
    static let row: CGFloat = 36
}

/// A view behind others.
struct Back: NSViewRepresentable {
    func makeNSView(context: Context) -> NSView { NSView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)) }
    func updateNSView(_ view: NSView, context: Context) {}
}

extension NSImage {
    /// The name of the symbol that it was made of.
    var symbolName: String? { cgImage(forProposedRect: nil, context: nil, hints: nil)?.name }
}

/// Takes the announcements that wait for other speech.
@MainActor
func takeAnnouncements() -> [String] {
    defer { NSAccessibility.posts = [] }
    return NSAccessibility.posts.filter { $0.priority == .low }.compactMap(\.announcement)
}

extension SliderControl {
    // MARK: Thumbs

    var thumbLabels: [String?] { thumbViews.map { $0.accessibilityLabel() } }
    var thumbValues: [String?] { thumbViews.map { $0.accessibilityValueDescription() } }
    /// The widths of the frames that assistive technology meets.
    var thumbTargets: [CGFloat] { thumbViews.map { $0.accessibilityFrame().width } }
    /// Whether the control paints each thumb.
    var paintedThumbs: [Bool] { thumbLayers.map { $0.path != nil } }
    /// The middles of the thumbs, on the canvas.
    var thumbCenters: [CGPoint] { thumbLayers.map(\.position) }
    /// The names of their images.
    var thumbImages: [String?] { thumbLayers.map { ($0.contents as? CGImage)?.name } }
    var thumbWidth: CGFloat { thumbViews[0].bounds.width }

    func increment(thumb: Int) { _ = thumbViews[thumb].accessibilityPerformIncrement() }
    /// Performs an action of assistive technology; `false` if the thumb has none of this name, or it did nothing.
    func act(_ name: String, thumb: Int) -> Bool {
        thumbViews[thumb].accessibilityCustomActions()?.first { $0.name == name }?.handler?() ?? false
    }
    func glide(ofThumb thumb: Int) -> CAAnimation? { thumbLayers[thumb].animation(forKey: "position") }
    func isGliding(thumb: Int) -> Bool { thumbLayers[thumb].animationKeys() != nil }
    func focus(thumb: Int) { _ = window?.makeFirstResponder(thumbViews[thumb]) }
    func hasFocus(thumb: Int) -> Bool { window?.firstResponder === thumbViews[thumb] }

    // MARK: Texts

    var drawnLayers: [CALayer] { canvas.root.sublayers ?? [] }
    var textLayers: [CATextLayer] { drawnLayers.compactMap { $0 as? CATextLayer } }
    /// The text in the field in which a value is typed.
    var typedText: String? { valueField?.stringValue }
    /// Types a text into the field, which has the keyboard, and strikes Return.
    func enter(typed text: String) {
        guard let field = valueField, field.currentEditor() != nil else { return }
        field.type(text)
        field.pressKey("insertNewline:")
    }
}

extension PlaneSliderControl {
    /// What assistive technology reads of each coordinate.
    var coordinateLabels: [String?] { thumbElements.map { $0.accessibilityLabel() } }
    var coordinateValues: [String?] { thumbElements.map { $0.accessibilityValueDescription() } }
}
