import CoreText
@_spi(Double) import QuartzCore
import SlidersCore
import Testing
@_spi(Double) import UIKit

@testable import SlidersControls

/// What a control reports to views that replace its thumbs or are beside its ticks.
@MainActor @Suite(.serialized)
struct SliderObserverTests {
    private final class Observer: SliderObserver {
        var log: [String] = []
        var boxes: [Int: ThumbBox] = [:]
        var glide: ThumbGlide?
        var ticks: [TickPosition] = []
        var tickFont: CTFont?
        func updateThumbs(count: Int) { log.append("\(count) thumbs") }
        func thumbDidChange(_ thumb: SliderThumbConfiguration) { log.append("\(thumb.index) is \(Int(thumb.value))") }
        func thumbDidMove(_ thumb: Int, to box: ThumbBox, _ glide: ThumbGlide?) {
            log.append("\(thumb) moves")
            (boxes[thumb], self.glide) = (box, glide)
        }
        func stopGliding() { log.append("stops") }
        func ticksDidMove(to ticks: [TickPosition], _ font: CTFont?) { (self.ticks, tickFont) = (ticks, font) }
    }

    private func observed(_ values: [Double]) -> (Screen<RangeSliderControl>, Observer) {
        let (screen, observer) = (Screen(RangeSliderControl.make(values)), Observer())
        screen.control.observer = observer
        screen.control.hasSwiftUIThumbs = true
        screen.window.layoutIfNeeded()
        return (screen, observer)
    }

    @Test func allIsToldAtFirstAndThenWhatChanges() {
        let (screen, observer) = observed([20, 80])
        #expect(observer.log.prefix(5) == ["2 thumbs", "0 moves", "1 moves", "0 is 20", "1 is 80"])
        #expect(observer.boxes[1] == ThumbBox(center: CGPoint(x: 254, y: 22), size: CGSize(width: 28, height: 28)))
        observer.log = []
        screen.drag(from: 20, to: 40)
        #expect(observer.log == ["0 is 20", "0 moves", "0 is 40", "0 is 40"] && observer.glide == nil)
        #expect(observer.boxes[0]?.center == screen.control.point(forValue: 40))
        observer.log = []
        screen.control.values = [40]
        #expect(observer.log == ["1 thumbs", "0 is 40"])
    }

    @Test func theThumbsThemselvesShowNothingAndAreNotLifted() throws {
        let (screen, _) = observed([20, 80])
        let control = screen.control
        #expect(control.thumbViews.allSatisfy { $0.shape.path == nil && $0.layer.sublayers == nil })
        let interaction = try #require(control.interactions.first as? UIPointerInteraction)
        let request = UIPointerRegionRequest(location: control.point(forValue: 80))
        let whole = UIPointerRegion(rect: control.bounds)
        #expect(control.pointerInteraction(interaction, regionFor: request, defaultRegion: whole) == nil)
        control.hasSwiftUIThumbs = false
        screen.window.layoutIfNeeded()
        #expect(control.thumbViews.allSatisfy { $0.shape.path != nil })
        #expect(control.pointerInteraction(interaction, regionFor: request, defaultRegion: whole) != nil)
    }

    @Test func aGlideIsReportedWithItsPathAndItsEnd() {
        let (screen, observer) = observed([20, 80])
        screen.control.setValues([40, 80], animated: true)
        #expect(
            observer.glide
                == ThumbGlide(
                    from: CGPoint(x: 74, y: 22), to: CGPoint(x: 134, y: 22), along: nil, .init(duration: 0.25)))
        observer.log = []
        screen.finger().press(at: screen.point(of: 40))
        #expect(observer.log == ["stops", "0 is 40"])
    }

    @Test func aGlideRoundARingIsAnArc() {
        let (screen, observer) = (Screen(CircularSliderControl.make([25]), width: 200, height: 200), Observer())
        screen.control.observer = observer
        screen.control.hasSwiftUIThumbs = true
        screen.window.layoutIfNeeded()
        screen.control.setValue(75, animated: true)
        guard case .arc(let arc)? = observer.glide?.path else { return #expect(Bool(false), "an arc") }
        #expect(abs(arc.start - 90) < 1e-9 && abs(arc.sweep - 180) < 1e-9 && arc.radius == 86)
    }

    @Test func ticksAreToldAfterALayout() {
        let (screen, observer) = observed([20, 80])
        #expect(observer.ticks.isEmpty)
        screen.control.style.metrics.ticks = .values([0, 25, 100])
        screen.control.style.metrics.ticks.hasLabels = true
        screen.window.layoutIfNeeded()
        #expect(observer.ticks.map(\.value) == [0, 25, 100])
        #expect(observer.ticks.map(\.point) == [0, 25, 100].map(screen.control.point))
        let texts = observer.ticks.map { $0.text.y - $0.end.y }
        #expect(texts == [11, 11, 11] && observer.ticks.allSatisfy { $0.end.y > $0.point.y + 14 })
        screen.control.frame.size = CGSize(width: 528, height: 88)
        screen.window.layoutIfNeeded()
        #expect(observer.ticks[1].point == screen.control.point(forValue: 25) && observer.ticks[1].point.x == 14 + 125)
        #expect(observer.tickFont.map(CTFontGetSize) == 12)
        screen.control.setFont(.title2, for: .tickLabel)
        screen.window.layoutIfNeeded()
        #expect(observer.tickFont.map(CTFontGetSize) == 22)
    }
}
