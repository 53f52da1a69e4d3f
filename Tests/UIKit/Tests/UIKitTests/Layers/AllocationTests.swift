import Allocations
@_spi(Double) import QuartzCore
import SlidersCore
import SlidersLooks
import SlidersPlane
import Testing
@_spi(Double) import UIKit

@testable import SlidersControls
@testable import SlidersPlaneControls
@testable import SlidersRulerControls

/// What a drag costs in the looks of the system, beside the writes to layers.
@MainActor @Suite(.serialized)
struct AllocationTests {
    private func allocations(of body: () -> Void) -> UInt {
        let before = allocations_count()
        body()
        return allocations_count() - before
    }

    #if DEBUG
    // Code that is not optimized boxes what it passes on.
    private let perMove: UInt = 15
    private let perPaint: UInt = 42
    #else
    private let perMove: UInt = 0
    private let perPaint: UInt = 6
    #endif

    @Test func countsAreTaken() {
        var array: [Int] = []
        #expect(allocations { array.reserveCapacity(100) } > 0)
        #expect(allocations { array.append(3) } == 0 && array == [3])
    }

    @Test(arguments: [2, 10, 100], ["paint", "glass", "lens"])
    func aDragAllocatesNothing(_ count: Int, ofThumbsOf material: String) {
        let values = (0..<count).map { Double($0) / Double(count - 1) * 60 }
        let slider = RangeSliderControl.make(values)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1200, height: 100))
        slider.frame = CGRect(x: 0, y: 0, width: 1028, height: 44)
        slider.collision = .push
        if material != "paint" { slider.style = SliderLook.iOSGlass.style() }
        slider.style.heldThumb.glass?.usesSystemGlass = material == "glass"
        window.addSubview(slider)
        window.layoutIfNeeded()
        let finger = Finger(window)
        let start = slider.point(forValue: 60)
        finger.press(at: start)
        let drag = { (distance: CGFloat) in
            for step in 0..<50 { finger.move(to: CGPoint(x: start.x + distance * CGFloat(step), y: start.y)) }
        }
        drag(1)
        LayerLog.clear(room: 100_000)
        let cost = allocations { drag(2) }
        #expect(LayerLog.writes.count == (["glass": 3, "lens": 6][material] ?? 2) * 50)
        // Without optimization, a lens boxes as much again.
        #expect(cost <= 50 * perMove * (material == "lens" ? 2 : 1))
    }

    @Test func aDragOfAViewInsteadOfAThumbAllocatesNothing() {
        let slider = RangeSliderControl.make([20, 80])
        slider.thumbViewProvider = { _ in UIView() }
        let (cost, moves) = drag(slider)
        #expect(cost <= UInt(moves) * perMove)
        #expect(!LayerLog.writes.isEmpty && LayerLog.writes.count <= 2 * moves)
    }

    /// Options that add parts to what a movement writes, or that it could ask for, and how much more it may allocate.
    nonisolated private static let options: [(String, UInt, @MainActor @Sendable (RangeSliderControl) -> Void)] = [
        ("handles", 0, { ($0.style.metrics.thumbPlacement, $0.style.metrics.thumbLength) = (.outside, 16) }),
        ("held track", 0, { $0.style.metrics.heldTrackScale = 2 }),
        (
            // A thumb that is no disc has a path, which is made again when it is positioned.
            "square thumbs", 2,
            {
                $0.style.paints = [SliderPartPaint(.thumb, SliderPaint(.color(SliderPaint.Color(white: 0.5))))]
                $0.style.metrics.thumbRoundness = 0.5
            }
        ),
        // A thumb that begins hidden keeps a layer for each of its coats.
        ("hidden thumbs", 2, { $0.style.metrics.thumbVisibility = .held }),
        ("reset and typing", 0, { ($0.resetsOnDoubleTap, $0.allowsTextEntry) = (true, true) }),
        (
            // A view gets the box of the part's coats.
            "views of track and spans", 6,
            {
                $0.trackView = UIView()
                $0.spanViewProvider = { _ in UIView() }
            }
        ),
        (
            // A playhead is another control, which is drawn again.
            "playhead", 130,
            {
                let playhead = ValueSliderControl()
                (playhead.maximumValue, playhead.value) = (100, 45)
                $0.playhead = playhead
            }
        ),
    ]

    @Test func aTickThatLightsUpAllocatesNoMoreThanTenTimes() {
        let slider = RangeSliderControl.make([20, 80])
        slider.style.metrics.ticks = .count(11)
        let (cost, moves) = drag(slider)
        // Five ticks light up during the drag.
        #expect(cost <= UInt(moves) * perMove + 5 * 10)
    }

    @Test(arguments: options.indices) func aDragWithAnOptionAllocatesNoMore(_ index: Int) {
        let slider = RangeSliderControl.make([20, 80])
        let (name, more, change) = Self.options[index]
        change(slider)
        let (cost, moves) = drag(slider)
        #expect(cost <= UInt(moves) * (perMove + more), "\(name): \(cost)")
        #expect(!LayerLog.writes.isEmpty)
    }

    /// Drags a thumb there, so that all is made, and back. Returns what the drag back allocates, and its movements.
    private func drag(_ slider: RangeSliderControl) -> (cost: UInt, moves: Int) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
        slider.frame = CGRect(x: 0, y: 0, width: 328, height: 44)
        window.addSubview(slider)
        window.layoutIfNeeded()
        let finger = Finger(window)
        let points = stride(from: 20.0, to: 70, by: 0.5).map { slider.point(forValue: $0) }
        finger.press(at: points[0])
        for point in points { finger.move(to: point) }
        LayerLog.clear(room: 100_000)
        let back = Array(points.reversed())
        return (allocations { for point in back { finger.move(to: point) } }, points.count)
    }

    @Test func aTurnAllocatesNothing() {
        let slider = CircularSliderControl.make([10, 60])
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        slider.frame = window.bounds
        window.addSubview(slider)
        window.layoutIfNeeded()
        let finger = Finger(window)
        let points = stride(from: 60.0, to: 90, by: 0.5).map { slider.point(forValue: $0) }
        finger.press(at: points[0])
        for point in points { finger.move(to: point) }
        LayerLog.clear(room: 100_000)
        let back = Array(points.reversed())
        let cost = allocations { for point in back { finger.move(to: point) } }
        #expect(cost <= UInt(points.count) * perMove)
        #expect(!LayerLog.writes.isEmpty && LayerLog.writes.count <= 2 * points.count)
    }

    @Test(arguments: [SliderPlaneMetrics.Shape.rectangle(), .disc()])
    func aDragOfAPlaneAllocatesNothing(_ shape: SliderPlaneMetrics.Shape) throws {
        let plane = PlaneSliderControl()
        plane.shape = shape
        plane.values = [CGPoint(x: 0.3, y: 0.3), CGPoint(x: 0.8, y: 0.8)]
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        plane.frame = window.bounds
        window.addSubview(plane)
        window.layoutIfNeeded()
        let finger = Finger(window)
        let start = try #require(plane.location(ofThumb: 0))
        let points = (0..<60).map { CGPoint(x: start.x + CGFloat($0) / 2, y: start.y - CGFloat($0) / 3) }
        finger.press(at: points[0])
        for point in points { finger.move(to: point) }
        let before = plane.value
        LayerLog.clear(room: 100_000)
        let back = Array(points.reversed())
        let cost = allocations { for point in back { finger.move(to: point) } }
        // A point is two sliders.
        #expect(cost <= UInt(points.count) * 2 * perMove, "\(cost)")
        #expect(plane.value != before && !LayerLog.writes.isEmpty && LayerLog.writes.count <= 2 * points.count)
        finger.cancel()
    }

    @Test func aFrameOfARulerAllocatesForTheTickThatLightsUpAlone() {
        CADisplayLink.reachClocks()
        let ruler = RulerSliderControl()
        (ruler.maximumValue, ruler.step) = (100_000, 10)
        (ruler.metrics.pointsPerUnit, ruler.metrics.hasTickLabels) = (8, false)
        ruler.metrics.tickDistance = 1
        // So that the flick takes longer than the frames that are counted.
        ruler.decelerationRate = 0.9995
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
        ruler.frame = CGRect(x: 0, y: 0, width: 328, height: 80)
        window.addSubview(ruler)
        window.layoutIfNeeded()
        let finger = Finger(window)
        finger.press(at: CGPoint(x: 300, y: 40))
        for move in 1...5 {
            MediaTime.now += 0.01
            finger.move(to: CGPoint(x: 300 - 5 * CGFloat(move), y: 40))
        }
        finger.lift()
        for _ in 0..<20 { CADisplayLink.showFrame() }
        LayerLog.clear(room: 100_000)
        // The double of the link allocates once for its call.
        var (costs, lit) = ([UInt](), 0)
        for _ in 0..<50 {
            let value = ruler.value
            costs.append(allocations { CADisplayLink.showFrame() } - 1)
            if ruler.value != value { lit += 1 }
        }
        #expect(ruler.isMoving && LayerLog.commits == 50 && LayerLog.writes.count > 50 * 40 && lit > 2)
        #expect(LayerLog.insertions == 0 && CGPath.count == 0)
        // Some forty ticks move. A frame that paints none again allocates nothing: none lights up, and none enters
        // where another one was lit; at a constant speed, there are as many of either. Otherwise two are painted at
        // most.
        #expect(costs.filter { $0 > 10 * perMove }.count <= 2 * lit + 1, "\(costs)")
        #expect(costs.allSatisfy { $0 <= 10 * perMove + 2 * perPaint }, "\(costs)")
        #expect(costs.reduce(0, +) <= 50 * (10 * perMove + 2), "\(costs)")
        ruler.cancelDrags()
    }
}
