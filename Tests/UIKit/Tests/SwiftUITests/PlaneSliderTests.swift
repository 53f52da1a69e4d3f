@_spi(Double) import CoreText
import Foundation
import SlidersCore
@_spi(Double) import SwiftUI
import Testing

@testable import SlidersControls
@testable import SlidersPlaneControls
@testable import SlidersPlaneSwiftUI
@testable import SlidersSwiftUI

/// Sliders of two axes, and what they are bound to.
@MainActor @Suite(.serialized, .eachComparison)
struct PlaneSliderTests {
    let window = TestWindow.make()

    /// Shows a plane whose points can be in a square of 200 points.
    private func show(_ view: some View, on stage: Stage) throws -> PlaneSliderControl {
        stage.show(view)
        let control = try #require(stage.views.first as? PlaneSliderControl)
        let side = 200 + control.thumbSize
        control.frame = CGRect(x: 0, y: 0, width: side, height: side)
        window.layOut()
        return control
    }

    /// Drags a point of a control to where other values are.
    private func drag(_ control: PlaneSliderControl, point: Int = 0, by distance: CGPoint, lifts: Bool = true) throws {
        let start = try #require(control.location(ofThumb: point))
        let finger = Pointer(window)
        finger.press(control, at: start)
        finger.move(to: CGPoint(x: start.x + distance.x, y: start.y + distance.y))
        if lifts { finger.lift() } else { finger.cancel() }
    }

    // MARK: Bindings

    @Test func anAxisWithoutAnEndStaysWhereItIs() throws {
        let (time, level) = (Box(30.0), Box(0.5))
        let control = try show(
            PlaneSlider(x: time.binding, in: 0...Double.infinity, y: level.binding, in: 0...1), on: Stage(on: window))
        try drag(control, by: CGPoint(x: -50, y: 50))
        #expect(time.value == 30 && time.writes == 0 && level.value == 0.25)
    }

    @Test func twoBindingsAreReadAndWritten() throws {
        let (saturation, brightness) = (Box(50.0), Box(0.5))
        let stage = Stage(on: window)
        var edits: [Bool] = []
        let view = {
            PlaneSlider(
                x: saturation.binding, in: 0...100, y: brightness.binding, in: 0...1, label: { Text("Color") },
                onEditingChanged: { edits.append($0) }
            )
            .step(x: 5)
        }
        let control = try show(view(), on: stage)
        #expect(control.value == CGPoint(x: 50, y: 0.5))
        // Up is more.
        try drag(control, by: CGPoint(x: 41, y: -50))
        #expect(saturation.value == 70 && abs(brightness.value - 0.75) < 1e-9)
        #expect(edits == [true, false])
        (saturation.value, brightness.value) = (20, 0.25)
        stage.show(view())
        #expect(control.value == CGPoint(x: 20, y: 0.25))
    }

    @Test func onlyTheCoordinateThatChangesIsWritten() throws {
        let (x, y) = (Box(50), Box(50))
        let stage = Stage(on: window)
        let control = try show(PlaneSlider(x: x.binding, in: 0...100, y: y.binding, in: 0...100), on: stage)
        // Integers have steps of 1.
        try drag(control, by: CGPoint(x: 20, y: 0))
        #expect(x.value == 60 && y.value == 50 && x.writes > 0 && y.writes == 0)
    }

    @Test func aPointInARectangleGrowsUpward() throws {
        let point = Box(CGPoint(x: 0, y: 10))
        let bounds = CGRect(x: -10, y: 0, width: 20, height: 40)
        let control = try show(PlaneSlider(value: point.binding, in: bounds, step: 1), on: Stage(on: window))
        try drag(control, by: CGPoint(x: 50, y: -51))
        #expect(point.value == CGPoint(x: 5, y: 20))
    }

    @Test func severalPointsKeepTheirOrder() throws {
        let points = Box([CGPoint(x: 25, y: 25), CGPoint(x: 75, y: 75)])
        let stage = Stage(on: window)
        let view = { PlaneSlider(value: points.binding, in: CGRect(x: 0, y: 0, width: 100, height: 100)) }
        let control = try show(view(), on: stage)
        try drag(control, point: 1, by: CGPoint(x: -150, y: 150))
        #expect(points.value.count == 2 && points.value[0] == CGPoint(x: 25, y: 25))
        #expect(abs(points.value[1].x) < 1e-9 && abs(points.value[1].y) < 1e-9)
        points.value.append(CGPoint(x: 50, y: 50))
        stage.show(view())
        #expect(control.values.count == 3)
    }

    @Test func aUnitPointBeginsAtTheTopAndAtTheLeadingEdge() throws {
        let point = Box(UnitPoint(x: 0.5, y: 0.5))
        let stage = Stage(on: window)
        let view = PlaneSlider(value: point.binding)
        let control = try show(view, on: stage)
        try drag(control, by: CGPoint(x: 50, y: -50))
        #expect(abs(point.value.x - 0.75) < 1e-9 && abs(point.value.y - 0.25) < 1e-9)
        // The mark of the up arrow key is up.
        control.handle(.key(.arrow(dx: 0, dy: -1), thumb: 0))
        #expect(point.value.y < 0.25)
        var environment = EnvironmentValues()
        environment.layoutDirection = .rightToLeft
        point.value = UnitPoint(x: 0.5, y: 0.5)
        stage.show(view, environment)
        window.layOut()
        try drag(control, by: CGPoint(x: 50, y: 0))
        #expect(abs(point.value.x - 0.25) < 1e-9)
    }

    @Test func anAngleWrapsAndADistanceDoesNot() throws {
        let (hue, saturation) = (Box(Angle.degrees(350)), Box(0.5))
        let stage = Stage(on: window)
        let control = try show(
            PolarSlider(angle: hue.binding, distance: saturation.binding) { Text("Color") }, on: stage)
        #expect(control.shape == .disc() && control.configuration.x.wraps && !control.configuration.y.wraps)
        control.handle(.key(.arrow(dx: 1, dy: 0), thumb: 0))
        #expect(abs(hue.value.degrees - 353.6) < 1e-9)
        for _ in 0..<2 { control.handle(.key(.arrow(dx: 1, dy: 0), thumb: 0)) }
        #expect(abs(hue.value.degrees - 0.8) < 1e-9 && saturation.value == 0.5)
        // A press at the right edge, and beyond it.
        let finger = Pointer(window)
        finger.press(control, at: CGPoint(x: control.bounds.maxX - 8, y: control.bounds.midY))
        finger.lift()
        #expect(abs(hue.value.degrees - 90) < 1e-6 && saturation.value == 1)
    }

    @Test func valuesByTheAngleHaveBoundsAndSteps() throws {
        let (hour, share) = (Box(3), Box(0.5))
        let control = try show(
            PolarSlider(angle: hour.binding, in: 0...12, distance: share.binding, in: 0...1)
                .step(distance: 0.25)
                .sliderArc(start: 270, sweep: 180), on: Stage(on: window))
        #expect(control.shape == .disc(start: 270, sweep: 180) && control.configuration.x.step == .every(1))
        control.handle(.key(.arrow(dx: 0, dy: -1), thumb: 0))
        #expect(share.value == 0.75 && hour.value == 3)
    }

    // MARK: Options

    @Test func modifiersReachBothAxes() throws {
        let (x, y) = (Box(1.0), Box(1.0))
        let view = PlaneSlider(x: x.binding, in: 0...10, y: y.binding, in: 1...100)
        let control = try show(
            view.sliderConfiguration(of: .y) { $0.scale = .logarithmic }
                .sliderPressTarget(.thumb)
                .sliderConfiguration {
                    $0.isReadOnly = true
                    $0.pageSteps = 4
                }, on: Stage(on: window))
        #expect(control.configuration.pressTarget == .thumb && control.isReadOnly)
        #expect(control.configuration.x.scale == .linear && control.configuration.y.scale == .logarithmic)
        #expect(control.configuration.x.pageSteps == 4 && control.configuration.y.pageSteps == 4)
        #expect(control.configuration.y.bounds == 1...100)
    }

    @Test func tintsAndGridAreThoseOfTheArea() throws {
        let (x, y) = (Box(0.5), Box(0.5))
        let stage = Stage(on: window)
        let plain = PlaneSlider(x: x.binding, in: 0...1, y: y.binding, in: 0...1)
        let control = try show(
            plain.sliderTrackTint(Gradient(colors: [.white, .red])).sliderVerticalTint(
                Gradient(colors: [.black, .clear])
            )
            .sliderGrid(x: .count(5), y: .count(3)), on: stage)
        #expect(control.xGradient != nil && control.yGradient != nil && control.areaColor == nil)
        #expect(control.xTicks == .count(5) && control.yTicks == .count(3))
        let tints = { (isBlue: Bool) in
            plain.sliderTrackTint(isBlue ? Color.blue : nil).sliderVerticalTint(isBlue ? nil : Gradient(colors: [.red]))
        }
        let second = Stage(on: window)
        let other = try show(tints(false), on: second)
        #expect(other.areaColor == nil && other.yGradient != nil && other.xTicks == SliderTicks.none)
        second.show(tints(true))
        #expect(other.areaColor != nil && other.yGradient == nil)
    }

    @Test func whatPointsCannotEnterIsShadedLikeTheEnabledRangeOfATrack() throws {
        let (point, angle, distance) = (Box(UnitPoint(x: 0.5, y: 0.5)), Box(Angle.zero), Box(0.5))
        let stage = Stage(on: window)
        let shaded = { (control: PlaneSliderControl) in
            control.drawing.elements.filter { $0.role == .forbiddenRange }.map(\.figure)
        }
        let plane = { (shows: Bool) in
            PlaneSlider(value: point.binding).sliderConfiguration(of: .x) { $0.enabledRange = 0.25...1 }
                .sliderMetrics { $0.extras.showsEnabledRange = shows }
        }
        let control = try show(plane(false), on: stage)
        #expect(shaded(control).isEmpty)
        stage.show(plane(true))
        window.layOut()
        let (side, inset) = (Double(control.bounds.width), Double(control.thumbSize) / 2)
        let leading = SliderFigure.line(
            from: SIMD2(inset, side / 2), to: SIMD2(inset + 50, side / 2), width: 200)
        #expect(shaded(control) == [leading])
        var environment = EnvironmentValues()
        environment.layoutDirection = .rightToLeft
        stage.show(plane(true), environment)
        window.layOut()
        let trailing = SliderFigure.line(
            from: SIMD2(side - inset, side / 2), to: SIMD2(side - inset - 50, side / 2), width: 200)
        #expect(shaded(control) == [trailing])
        let disc = try show(
            PolarSlider(angle: angle.binding, distance: distance.binding)
                .sliderConfiguration(of: .x) { $0.forbiddenRanges = [350...370] }
                .sliderMetrics { $0.extras.showsEnabledRange = true }, on: Stage(on: window))
        guard case .arc(let sector, width: 100)? = shaded(disc).first else { throw SliderError.trackNotFinite }
        #expect(sector.radius == 50 && abs(sector.start - 350) < 1e-9 && abs(sector.sweep - 20) < 1e-9)
    }

    // MARK: Methods

    @Test func methodsSetTheOptionsOfEachAxisInItsType() throws {
        let view = PlaneSlider("Filter", x: .constant(800.0), in: 20...20_000, y: .constant(4), in: 0...6)
            .step(x: 10)
            .step(y: 2)
            .enabledBounds(x: 100...10_000)
            .detents(x: [440], y: [2])
            .detents(y: [])
            .resetValue(x: 440)
            .axisNames(y: "Gain")
            .valueText(x: { "\($0) Hz" }, y: { $0 == 4 ? "loud" : nil })
        let control = try show(view, on: Stage(on: window))
        let (x, y) = (control.configuration.x, control.configuration.y)
        #expect(x.step == .every(10) && y.step == .every(2) && x.enabledRange == 100...10_000 && y.enabledRange == nil)
        #expect(x.detents == [440] && y.detents.isEmpty && x.resetValues == [440] && y.resetValues.isEmpty)
        #expect(
            control.coordinateLabels == ["Horizontal", "Gain"] && control.coordinateValues == ["800.0 Hz", "loud"])
    }

    @Test func methodsOfADiscAreThoseOfAnAngleAndADistance() throws {
        let view = PolarSlider("Wind", angle: .constant(.degrees(90)), distance: .constant(5.0), in: 0...40)
            .step(angle: .degrees(15), distance: 5).axisNames(angle: "Direction")
            .valueText(angle: { $0 == .degrees(90) ? "east" : nil }, distance: { _ in nil })
        let control = try show(view, on: Stage(on: window))
        #expect(control.configuration.x.step == .every(15) && control.configuration.y.step == .every(5))
        #expect(control.coordinateLabels[0] == "Direction" && control.coordinateValues == ["east", "5"])
    }

    @Test func changesOfAPlaneHaveTheTypesOfItsAxes() throws {
        let (x, y) = (Box(50), Box(0.5))
        var changes: [String] = []
        let view = PlaneSlider("Filter", x: x.binding, in: 0...100, y: y.binding, in: 0...1)
            .onChange { points, reason in changes.append("\(points[0].x) \(points[0].y) \(points.count) \(reason)") }
        let control = try show(view, on: Stage(on: window))
        try drag(control, by: CGPoint(x: 20, y: 0))
        #expect(changes == ["60 0.5 1 pointer"])
        let (angle, distance) = (Box(Angle.zero), Box(0.5))
        var angles: [Double] = []
        let disc = PolarSlider(angle: angle.binding, distance: distance.binding)
            .onChange { points, _ in angles.append(points[0].angle.degrees.rounded()) }
        try drag(show(disc, on: Stage(on: window)), by: CGPoint(x: 50, y: 50))
        #expect(angles.last == angle.value.degrees.rounded() && angle.value != .zero)
    }

    // MARK: Assistive technology

    @Test func eachCoordinateIsAnElementOfAGroup() throws {
        let (x, y) = (Box(50.0), Box(0.25))
        let stage = Stage(on: window)
        let view = PlaneSlider(x: x.binding, in: 0...100, y: y.binding, in: 0...1, label: { Text("Color") })
            .axisNames(x: "Saturation")
        let control = try show(view, on: stage)
        #expect(control.coordinateLabels == ["Saturation", "Vertical"])
        #expect(control.coordinateValues == ["50", "0.25"])
        #expect(stage.label == "Color")
        let written = try show(
            view.sliderValueText { value, axis in axis == 0 ? "\(Int(value)) %" : "\(value) of 1" },
            on: Stage(on: window))
        #expect(written.coordinateValues == ["50 %", "0.25 of 1"])
    }

    // MARK: Events

    @Test func eventsAndDecisionsAreThoseOfEverySlider() throws {
        let (x, y) = (Box(50.0), Box(50.0))
        var changes: [SliderChange] = []
        let view = PlaneSlider(x: x.binding, in: 0...100, y: y.binding, in: 0...100)
            .onSliderChange { changes.append($0) }
            .sliderDecision { values, _ in
                values[0] > 80 ? .reject : values[1] > 80 ? .adjust([values[0], 80]) : .accept
            }
        let control = try show(view, on: Stage(on: window))
        try drag(control, by: CGPoint(x: 20, y: 0))
        #expect(changes == [SliderChange(values: [60, 50], thumbs: [0], reason: .pointer)])
        try drag(control, by: CGPoint(x: 60, y: 0))
        #expect(x.value == 60)
        try drag(control, by: CGPoint(x: 0, y: -90))
        #expect(y.value == 80 && control.value == CGPoint(x: 60, y: 80))
    }

    @Test func overshootIsReportedOfEachCoordinate() throws {
        let (x, y) = (Box(50.0), Box(90.0))
        var overshoots: [String] = []
        let view = PlaneSlider(x: x.binding, in: 0...100, y: y.binding, in: 0...100)
            .onSliderOvershoot { overshoots.append("\($0) \($1.rounded())") }
        let control = try show(view, on: Stage(on: window))
        let finger = Pointer(window)
        let start = try #require(control.location(ofThumb: 0))
        finger.press(control, at: start)
        finger.move(to: CGPoint(x: start.x, y: start.y - 20))
        finger.move(to: CGPoint(x: start.x, y: start.y - 40))
        #expect(y.value == 100 && overshoots == ["thumb(1) 10.0"])
        finger.lift()
        #expect(overshoots == ["thumb(1) 10.0", "thumb(1) 0.0"])
    }

    @Test func aCanceledDragRestoresBothValues() throws {
        let (x, y) = (Box(50.0), Box(50.0))
        let control = try show(PlaneSlider(x: x.binding, in: 0...100, y: y.binding, in: 0...100), on: Stage(on: window))
        try drag(control, by: CGPoint(x: 20, y: -20), lifts: false)
        #expect(x.value == 50 && y.value == 50 && control.value == CGPoint(x: 50, y: 50))
    }

    @Test func disablingInADragKeepsBothValues() async throws {
        let (x, y) = (Box(50.0), Box(50.0))
        let stage = Stage(on: window)
        var edits: [Bool] = []
        let view = { (isOff: Bool) in
            PlaneSlider(x: x.binding, in: 0...100, y: y.binding, in: 0...100, onEditingChanged: { edits.append($0) })
                .disabled(isOff)
        }
        let control = try show(view(false), on: stage)
        let finger = Pointer(window)
        finger.press(control, at: try #require(control.location(ofThumb: 0)))
        finger.move(to: CGPoint(x: 154, y: 74))
        let values = [x.value, y.value]
        #expect(x.value != 50 && edits == [true])
        stage.show(view(true))
        for _ in 0..<9 { await Task.yield() }
        #expect([x.value, y.value] == values && edits == [true, false])
        finger.lift()
    }

    // MARK: Views

    @Test func viewsStandInForTheAreaAndForPoints() async throws {
        let (x, y) = (Box(50.0), Box(50.0))
        let stage = Stage(on: window)
        let view = PlaneSlider(x: x.binding, in: 0...100, y: y.binding, in: 0...100)
            .sliderTrack { Text("map") }.sliderThumb { Text("pin \($0.index)") }
        let control = try show(view, on: stage)
        await settle(stage)
        #expect(control.hasSwiftUITrack && control.hasSwiftUIThumbs)
        #expect(stage.middles()["pin 0"] == control.location(ofThumb: 0))
        try drag(control, by: CGPoint(x: 50, y: 30))
        await settle(stage)
        #expect(stage.middles()["pin 0"] == control.location(ofThumb: 0) && x.value == 75)
        let plain = try show(
            PlaneSlider(x: x.binding, in: 0...100, y: y.binding, in: 0...100), on: Stage(on: window))
        #expect(!plain.hasSwiftUITrack && !plain.hasSwiftUIThumbs)
    }

    @Test func aViewInsteadOfAPointGetsBothValues() async throws {
        let (x, y) = (Box(50.0), Box(20.0))
        let stage = Stage(on: window)
        let view = PlaneSlider(x: x.binding, in: 0...100, y: y.binding, in: 0...100)
            .sliderThumb { Text("\(Int($0.value)) \(Int($0.y ?? -1))") }
        let control = try show(view, on: stage)
        await settle(stage)
        #expect(stage.texts == ["50 20"])
        try drag(control, by: CGPoint(x: 0, y: -40))
        await settle(stage)
        #expect(stage.texts == ["50 40"])
    }

    @Test func aViewInsteadOfTheAreaLiesBehindTheControl() async throws {
        let (x, y) = (Box(50.0), Box(50.0))
        let view = PlaneSlider(x: x.binding, in: 0...100, y: y.binding, in: 0...100).sliderTrack { Text("map") }
        let screen = Screen(view.frame(width: 228, height: 228), width: 400, height: 300)
        await screen.rest()
        let map = try #require(screen.items.firstIndex { $0.kind == .text("map") })
        let control = try #require(screen.items.firstIndex { $0.kind == .control })
        #expect(map < control && screen.faults.isEmpty)
        let (shown, whole) = (screen.items[map].frame, screen.items[control].frame)
        #expect(abs(shown.midX - whole.midX) < 1 && abs(shown.midY - whole.midY) < 1)
    }

    /// Lets tasks run, and views show what they published.
    private func settle(_ stage: Stage) async {
        for _ in 0..<9 { await Task.yield() }
        stage.flush()
    }

    // MARK: Sizes

    @Test func aRectangleFillsItsRoomAndADiscIsASquare() {
        let plane = PlaneSliderControl()
        #expect(plane.size(width: nil, height: nil) == CGSize(width: 200, height: 200))
        #expect(plane.size(width: 320, height: 100) == CGSize(width: 320, height: 100))
        #expect(plane.size(width: 0, height: 0) == CGSize(width: plane.targetSize, height: plane.targetSize))
        plane.shape = .disc()
        #expect(plane.size(width: 320, height: 100) == CGSize(width: 100, height: 100))
    }
}
