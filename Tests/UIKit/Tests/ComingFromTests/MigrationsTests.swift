import SlidersControls
@_spi(Double) import SwiftUI
import Testing
@_spi(Double) import UIKit

@testable import ComingFrom

/// The sliders of the pages in docs/coming-from are what the pages say.
@MainActor @Suite(.serialized, .eachComparison)
struct MigrationsTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

    /// Lays a control out, and drags its last thumb.
    private func drag(_ control: SliderControl, by offset: CGPoint) {
        if control.superview == nil { window.addSubview(control) }
        window.layoutIfNeeded()
        #expect(control.configurationError == nil)
        let start = control.convert(control.point(forValue: control.values.last ?? 0), to: nil)
        let finger = Finger(window)
        finger.press(at: start, on: control)
        finger.move(to: CGPoint(x: start.x + offset.x, y: start.y + offset.y))
        finger.lift()
    }

    private func drag<Content: View>(
        _ view: Content, height: CGFloat = 44, by offset: CGPoint
    ) throws -> SliderControl {
        let stage = Stage(on: window)
        stage.show(view)
        let control = try #require(stage.views.compactMap { $0 as? SliderControl }.first)
        defer { control.removeFromSuperview() }
        control.frame = CGRect(x: 20, y: 100, width: 300, height: height)
        let before = control.values
        drag(control, by: offset)
        #expect(control.values != before && stage.faults.isEmpty)
        return control
    }

    @Test func aVolumeGoesToEleven() {
        let control = StraightMigrations.volume()
        control.frame = CGRect(x: 20, y: 100, width: 328, height: 44)
        drag(control, by: CGPoint(x: 400, y: 0))
        #expect(control.value == 11)
    }

    @Test func levelsStandUprightAndOneIsFixed() {
        let control = StraightMigrations.levels()
        control.frame = CGRect(x: 20, y: 100, width: 60, height: 400)
        #expect(control.values == [1, 4.5, 5] && control.text(of: 4.5) == "4.5 µs")
        drag(control, by: CGPoint(x: 0, y: 300))
        #expect(control.values == [1, 4.5, 5], "the second thumb is a wall, and the third is as near as it may be")
    }

    @Test func pricesStayApart() {
        let prices = Prices()
        let control = StraightMigrations.price(prices)
        control.frame = CGRect(x: 20, y: 100, width: 328, height: 44)
        drag(control, by: CGPoint(x: -400, y: 0))
        #expect(control.values == [60, 80] && control.text(of: 80) == "$80")
    }

    @Test func aFingerAnywhereMovesALevelByItsDistance() {
        let control = StraightMigrations.brightness()
        control.frame = CGRect(x: 20, y: 100, width: 84, height: 210)
        window.addSubview(control)
        window.layoutIfNeeded()
        let finger = Finger(window)
        finger.press(at: CGPoint(x: 62, y: 120), on: control)
        #expect(control.value == 3.8 && control.configurationError == nil)
        finger.move(to: CGPoint(x: 62, y: 160))
        finger.lift()
        #expect(control.value > 1 && control.value < 3.8)
    }

    @Test func aNightCrossesMidnight() {
        let control = RoundMigrations.night()
        control.frame = CGRect(x: 20, y: 100, width: 300, height: 300)
        #expect(control.values == [22 * 3600, 6 * 3600] && control.length == 8 * 3600)
        drag(control, by: CGPoint(x: 0, y: 20))
        #expect(control.start == 22 * 3600 && control.length > 8 * 3600 && control.readoutText.hasSuffix(" hr"))
    }

    @Test func aFixedDistanceIsCarriedAlong() {
        let control = RoundMigrations.night()
        control.frame = CGRect(x: 20, y: 100, width: 300, height: 300)
        (control.minimumSpan, control.maximumSpan, control.collision) = (8 * 3600, 8 * 3600, .push)
        drag(control, by: CGPoint(x: 0, y: 20))
        #expect(control.start > 22 * 3600 && control.length == 8 * 3600)
    }

    @Test func aQuarterRunsFromEastToSouth() {
        let control = RoundMigrations.quarter()
        control.frame = CGRect(x: 20, y: 100, width: 200, height: 200)
        drag(control, by: CGPoint(x: -10, y: 10))
        let (east, south) = (control.point(forValue: 0), control.point(forValue: 1))
        #expect(east.x > 150 && abs(east.y - 100) < 1e-6 && abs(south.x - 100) < 1e-6 && south.y > 150)
        #expect(control.value > 0.5)
    }

    @Test func thoseOfSwiftUIAreDraggedToo() throws {
        #expect(try drag(PlaybackSpeed(), by: CGPoint(x: 60, y: 0)).values.allSatisfy { $0 > 1 })
        #expect(try drag(PriceFilter(), by: CGPoint(x: -400, y: 0)).values == [20, 30])
        #expect(try drag(ComingFrom.Selection(), by: CGPoint(x: -400, y: 0)).values == [0, 0.1])
        #expect(try drag(Crossovers(), by: CGPoint(x: 400, y: 0)).values == [7, 20])
        #expect(try drag(Exposure(), by: CGPoint(x: 400, y: 0)).values == [100])
        let speeds = try drag(Speeds(), by: CGPoint(x: 400, y: 0))
        #expect(speeds.values == [20, 100] && speeds.style.metrics.thickness == 32)
        let night = try drag(Night(), height: 300, by: CGPoint(x: 0, y: 20))
        #expect(night.values.count == 2 && night.configuration.wraps == true)
    }
}
