import LayerPicture
@_spi(Double) import QuartzCore
import SlidersUIKit
@_spi(Double) import UIKit

@testable import GalleryApp

/// Shows the example app's UIKit sliders in a scroll view on a window of the double, and takes the touches of a
/// browser.
@MainActor
final class LiveScreen {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 760))
    private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 760))
    private var fingers: [Int: Finger] = [:]
    private var last = ""

    init() {
        window.backgroundColor = .white
        scroll.clipsToBounds = true
        window.addSubview(scroll)
        var y: CGFloat = 12
        for slider in UIKitSlider.all {
            scroll.layer.addSublayer(title(slider.title, y))
            let control = slider.make()
            let isUpright = (control as? RangeSlider)?.direction == .up
            let width: CGFloat = control is CircularSlider ? slider.height : isUpright ? 60 : 360
            control.frame = CGRect(x: (400 - width) / 2, y: y + 22, width: width, height: slider.height)
            control.addAction(
                UIAction { [weak self] action in
                    guard let control = action.sender as? SliderControl else { return }
                    self?.last = control.values.map { control.text(of: $0) }.joined(separator: " – ")
                }, for: .valueChanged)
            scroll.addSubview(control)
            y += slider.height + 40
        }
        scroll.contentSize = CGSize(width: 400, height: y)
        window.layoutIfNeeded()
    }

    private func title(_ text: String, _ y: CGFloat) -> CALayer {
        let layer = CATextLayer()
        layer.frame = CGRect(x: 20, y: y, width: 360, height: 18)
        layer.string = text
        layer.fontSize = 13
        layer.foregroundColor = CGColor(gray: 0.35, alpha: 1)
        return layer
    }

    /// A movement of a finger.
    struct Touch: Decodable {
        enum Phase: String, Decodable { case down, move, up, cancel }
        var phase: Phase
        var id: Int
        var x, y: Double
    }

    func take(_ touch: Touch) {
        let point = CGPoint(x: touch.x, y: touch.y)
        switch touch.phase {
        case .down:
            let finger = Finger(window)
            fingers[touch.id] = finger
            finger.press(at: point)
            Task { [weak finger] in
                try? await Task.sleep(nanoseconds: 150_000_000)
                finger?.rest()
            }
        case .move: fingers[touch.id]?.move(to: point)
        case .up: fingers.removeValue(forKey: touch.id)?.lift()
        case .cancel: fingers.removeValue(forKey: touch.id)?.cancel()
        }
        scroll.contentOffset.y = max(0, min(scroll.contentSize.height - scroll.bounds.height, scroll.contentOffset.y))
        window.layoutIfNeeded()
    }

    /// Turns the wheel.
    func roll(_ distance: Double) {
        scroll.contentOffset.y = max(
            0, min(scroll.contentSize.height - scroll.bounds.height, scroll.contentOffset.y + distance))
    }

    func mirror(_ isMirrored: Bool) {
        window.traits = UITraitCollection(direction: isMirrored ? .rightToLeft : .leftToRight)
        window.layoutIfNeeded()
    }

    /// The values that changed last, and a picture of the window.
    var answer: String { "\(last)\n\(LayerPicture.svg(of: window.layer, images: Self.address))" }

    /// The data of an image of the looks, so that the page asks for no other file.
    private static func address(_ name: String) -> String? {
        if let known = addresses[name] { return known }
        let folder = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../../Pictures/png").standardized
        guard let image = try? Data(contentsOf: folder.appendingPathComponent("\(name)@2x.png")) else { return nil }
        addresses[name] = "data:image/png;base64,\(image.base64EncodedString())"
        return addresses[name]
    }

    private static var addresses: [String: String] = [:]
}
