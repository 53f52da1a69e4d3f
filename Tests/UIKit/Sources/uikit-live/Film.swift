import Foundation
import LayerPicture
import SlidersControls
@_spi(Double) import SwiftUI
@_spi(Double) import UIKit

@testable import GalleryApp

/// Writes the frames of drags on the sliders of the front page's code, as SVG.
@MainActor
struct Film {
    static let size = CGSize(width: 390, height: 474)
    private let folder: URL
    private var count = 0

    /// Writes `0000.svg`, `0001.svg` … into a folder.
    static func write(to folder: URL, isDark: Bool) async throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var film = Film(folder)
        // A picture shows only the rim of glass, so that held thumbs are drawn without it.
        UIAccessibility.reducesTransparency = true
        try await film.show(Trip(), isDark: isDark)
    }

    private init(_ folder: URL) { self.folder = folder }

    /// Shows a page with a straight and a circular slider, and plays drags on them one after the other.
    private mutating func show(_ page: some View, isDark: Bool) async throws {
        let screen = ClosureComparison.$current.withValue(ClosureComparison.current ?? .alwaysDiffer) {
            Screen(page.preferredColorScheme(isDark ? .dark : .light), height: Self.size.height)
        }
        await screen.rest()
        guard let price = screen.window.first(RangeSliderControl.self),
            let night = screen.window.first(CircularSliderControl.self)
        else { throw CocoaError(.featureUnsupported) }
        try write(screen, times: 8)
        // The spans undo what the thumbs changed, so that the film ends as it begins.
        let distance = CGVector(dx: price.point(forValue: 120).x - price.point(forValue: 0).x, dy: 0)
        for thumb in [1, 0] {
            try await play(on: price, in: screen) { Drag(of: $0.point(forValue: $0.values[thumb]), by: distance) }
        }
        try await play(on: price, in: screen) { Drag(of: $0.middle, by: CGVector(dx: -distance.dx, dy: 0)) }
        let center = CGPoint(x: night.bounds.midX, y: night.bounds.midY)
        let hours = 2.5 * .pi / 12
        for thumb in [1, 0] {
            try await play(on: night, in: screen) {
                Drag(of: $0.point(forValue: $0.values[thumb]), round: center, by: -hours)
            }
        }
        try await play(on: night, in: screen) { Drag(of: $0.middle, round: center, by: hours) }
    }

    /// Plays a drag on a slider as it is now.
    private mutating func play(
        on slider: SliderControl, in screen: Screen, _ drag: (SliderControl) -> Drag
    ) async throws {
        let drag = drag(slider)
        let finger = Finger(screen.window)
        for step in 0...drag.steps {
            let point = slider.convert(drag.point(Double(step) / Double(drag.steps)), to: screen.window)
            if step == 0 {
                finger.press(at: point)
                finger.rest()
            } else {
                finger.move(to: point)
            }
            screen.flush()
            await screen.rest()
            try write(screen, finger: point)
        }
        finger.lift()
        screen.flush()
        await screen.rest()
        try write(screen, times: 6)
    }

    private mutating func write(_ screen: Screen, finger: CGPoint? = nil, times: Int = 1) throws {
        let tip = finger.map {
            #"<circle cx="\#($0.x)" cy="\#($0.y)" r="19" fill="gray" fill-opacity="0.35" stroke="white" "#
                + #"stroke-opacity="0.6"/></svg>"#
        }
        let svg = LayerPicture.svg(of: screen.window.layer, images: ImageAddresses.address)
            .replacingOccurrences(of: "font-family=\"sans-serif\"", with: "font-family=\"Inter, sans-serif\"")
            .replacingOccurrences(of: "</svg>", with: tip ?? "</svg>", options: .backwards)
        for _ in 0..<times {
            let name = String(repeating: "0", count: max(0, 4 - "\(count)".count)) + "\(count).svg"
            try Data(svg.utf8).write(to: folder.appendingPathComponent(name))
            count += 1
        }
    }
}

/// A drag that begins and ends slowly.
private struct Drag {
    let steps: Int
    private let path: (Double) -> CGPoint

    /// A drag along a line.
    init(of start: CGPoint, by distance: CGVector) {
        steps = 22
        path = { CGPoint(x: start.x + distance.dx * $0, y: start.y + distance.dy * $0) }
    }

    /// A drag around a point, by an angle in radians clockwise.
    init(of start: CGPoint, round center: CGPoint, by angle: Double) {
        steps = 20
        let (dx, dy) = (start.x - center.x, start.y - center.y)
        path = {
            let (sine, cosine) = (sin(angle * $0), cos(angle * $0))
            return CGPoint(x: center.x + dx * cosine - dy * sine, y: center.y + dx * sine + dy * cosine)
        }
    }

    /// Where the finger is after a part of the time, 0…1.
    func point(_ part: Double) -> CGPoint { path(part * part * (3 - 2 * part)) }
}

extension SliderControl {
    /// A point of the span between the first two thumbs.
    fileprivate var middle: CGPoint {
        let (from, to) = (point(forValue: values[0]), point(forValue: values[1]))
        guard self is CircularSliderControl else { return CGPoint(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2) }
        // The span of a night is the arc clockwise from its beginning.
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        let (dx, dy) = (from.x - center.x, from.y - center.y)
        return CGPoint(x: center.x + dx * cos(1) - dy * sin(1), y: center.y + dx * sin(1) + dy * cos(1))
    }
}

extension UIView {
    /// The first view of a class, this one or inside it.
    func first<V: UIView>(_ type: V.Type) -> V? {
        (self as? V) ?? subviews.lazy.compactMap { $0.first(type) }.first
    }
}
