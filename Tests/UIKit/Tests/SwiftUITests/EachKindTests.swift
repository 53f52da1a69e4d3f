@_spi(Double) import CoreText
import Foundation
@_spi(Double) import QuartzCore
import SlidersCore
import SlidersLooks
@_spi(Double) import SwiftUI
import Testing

@testable import SlidersControls
@testable import SlidersPlaneSwiftUI
@testable import SlidersRulerControls
@testable import SlidersRulerSwiftUI
@testable import SlidersSwiftUI

/// A kind of slider: a view that is bound to the values of a box.
struct Kind: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The number of values.
    let count: Int
    let view: @MainActor @Sendable (_ value: (Int) -> Binding<Double>) -> AnyView
    /// Ends what moves by itself, so that no clock runs on into other tests.
    let rest: @MainActor @Sendable (BaseSliderControl) -> Void

    init(
        _ name: String, _ count: Int = 1, rest: @escaping @MainActor @Sendable (BaseSliderControl) -> Void = { _ in },
        _ view: @escaping @MainActor @Sendable (_ value: (Int) -> Binding<Double>) -> some View
    ) {
        (testDescription, self.count, self.rest, self.view) = (name, count, rest, { AnyView(view($0)) })
    }

    /// Each kind has a step of 0.5.
    static let all = [
        Kind("range", 2) { RangeSlider("Level", lower: $0(0), upper: $0(1), in: 0...100, step: 0.5) },
        Kind("value") { ValueSlider("Level", value: $0(0), in: 0...100, step: 0.5) },
        Kind("circular") { CircularSlider("Level", value: $0(0), in: 0...100, step: 0.5) },
        Kind("plane", 2) {
            PlaneSlider("Level", x: $0(0), in: 0...100, y: $0(1), in: 0...100)
                .step(x: 0.5, y: 0.5)
        },
        Kind("polar", 2) {
            PolarSlider("Level", angle: $0(0), in: 0...100, distance: $0(1), in: 0...100)
                .step(angle: 0.5, distance: 0.5)
        },
        Kind("ruler", rest: RulerSliderControl.stopScale(of:)) {
            RulerSlider("Level", value: $0(0), in: 0...100, step: 0.5)
        },
    ]
}

/// What every kind of slider takes of modifiers and of the environment, and what it reports.
@MainActor @Suite(.serialized, .eachComparison)
struct EachKindTests {
    let window = TestWindow.make()

    /// What a slider is bound to: 50, and a second value of 80.
    private func box(_ kind: Kind) -> Box<[Double]> { Box([50, 80].dropLast(2 - kind.count)) }

    private func slider(_ kind: Kind, _ box: Box<[Double]>) -> AnyView { kind.view { box[$0] } }

    /// Shows a slider in a square.
    private func show(_ view: some View, on stage: Stage) throws -> BaseSliderControl {
        stage.show(view)
        let control = try #require(stage.views.first as? BaseSliderControl)
        control.frame = CGRect(x: 0, y: 0, width: 240, height: 240)
        window.layOut()
        return control
    }

    /// Shows a slider of a kind, with modifiers.
    private func show(_ kind: Kind, _ modify: (AnyView) -> some View) throws -> BaseSliderControl {
        try show(modify(slider(kind, box(kind))), on: Stage(on: window))
    }

    /// What each value reads, of a value.
    private func texts(of control: BaseSliderControl, _ value: Double) -> Set<String> {
        Set(control.numbers.indices.map { control.text(of: value, coordinate: $0) })
    }

    /// Drags the first thumb by points along the track, or across a plane.
    private func drag(_ control: BaseSliderControl, of kind: Kind, by distances: Double...) {
        let start = control.model.location(ofThumb: 0)
        let direction = control.model.dragDirection(at: start) ?? SIMD2(1, 0)
        let position = { (point: SIMD2<Double>) in control.canvas.convert(CGPoint(point), to: control) }
        let pointer = Pointer(window)
        pointer.press(control, at: position(start))
        pointer.rest()
        for distance in distances { pointer.move(to: position(start + direction * distance)) }
        MediaTime.now += 1
        pointer.lift()
        kind.rest(control)
    }

    // MARK: Styles

    @Test(arguments: Kind.all) func withoutALookASliderHasTheDefaultStyleOfControls(_ kind: Kind) throws {
        BaseSliderControl.defaultStyle = SliderLook.flat.style()
        defer { BaseSliderControl.appStyle = nil }
        #expect(try show(kind) { $0 }.style == SliderLook.flat.style())
        #expect(try show(kind) { $0.sliderLook(.layers) }.style == SliderLook.layers.style())
    }

    @Test(arguments: Kind.all) func aPaintLiesOverTheLookOfEveryKind(_ kind: Kind) throws {
        let thumb = SliderElement(.thumb(0), .anchor(.zero), .thumb)
        for look in [SliderLook.system, .layers] {
            let control = try show(kind) { $0.sliderLook(look).sliderPaint(.thumb, Color.plainRed) }
            let coats = control.layers.appearance.style.coats(of: thumb)
            #expect(coats.first?.paint.fill == .color(.init(1, 0, 0)))
        }
    }

    @Test(arguments: Kind.all) func viewsInsteadOfThumbsEndAtThoseOfTheLook(_ kind: Kind) throws {
        let own = { (view: AnyView) in view.sliderThumb { _ in Text("thumb") } }
        #expect(try show(kind, own).hasSwiftUIThumbs)
        #expect(try !show(kind) { own(AnyView($0.sliderThumb(.automatic))) }.hasSwiftUIThumbs)
    }

    @Test(arguments: Kind.all) func aFieldBesideASliderTypesTheValueOfACoordinate(_ kind: Kind) async throws {
        let (box, stage) = (box(kind), Stage(on: window))
        let view = SliderReader { reader in
            TextField("Field", value: reader.binding(of: kind.count - 1), format: .number)
            slider(kind, box)
        }
        _ = try show(view, on: stage)
        for _ in 0..<9 {
            await Task.yield()
            stage.flush()
        }
        for (text, value) in [("60.3", 60.5), ("", 60.5), ("1000", 100)] {
            stage.enter(text, in: "Field")
            #expect(box.value[kind.count - 1] == value)
        }
        #expect(stage.faults.isEmpty)
    }

    // MARK: Texts

    @Test(arguments: Kind.all) func textsAndTypedNumbersAreInTheLanguageOfTheView(_ kind: Kind) throws {
        let (box, stage) = (box(kind), Stage(on: window))
        let view = { (locale: String) in
            slider(kind, box).sliderTextEntry().environment(\.locale, Locale(identifier: locale))
        }
        let control = try show(view("de_DE"), on: stage)
        #expect(texts(of: control, 12.5) == ["12,5"])
        #expect(control.numbers.indices.allSatisfy { control.value(ofText: "1,5", coordinate: $0) == 1.5 })
        #expect(control.beginTyping(for: 0))
        control.endTyping("20,5")
        #expect(box.value[0] == 20.5)
        stage.show(view("en_US"))
        #expect(texts(of: control, 12.5) == ["12.5"] && stage.made == 1)
    }

    @Test(arguments: Kind.all) func textsHaveTheFontOfTheViewsAround(_ kind: Kind) throws {
        let (box, stage) = (box(kind), Stage(on: window))
        let control = try show(slider(kind, box).font(.title), on: stage)
        let size = { control.layerFont(of: .label, in: control.style).size }
        let large = size()
        stage.show(slider(kind, box).font(nil))
        #expect(size() == 12 && large > 12)
        #expect(try show(kind) { $0.sliderFont(.system(size: 30)) }.layerFont(of: .label, in: control.style).size == 30)
    }

    private struct Units: View {
        @State private var unit = "kg"
        let slider: AnyView
        var body: some View {
            slider.sliderValueText { [unit] value, _ in "\(Int(value)) \(unit)" }
                .sliderTickLabels { [unit] in "\(Int($0)) per \(unit)" }.sliderValueLabels()
            Button("Unit") { unit = "lb" }
        }
    }

    @Test(arguments: Kind.all) func textsThatChangeWithTheStateAreShown(_ kind: Kind) throws {
        let stage = Stage(on: window)
        let control = try show(Units(slider: slider(kind, box(kind))), on: stage)
        let ticks = { control.texts.tickFormatter?(3) }
        let shown = {
            (control.canvas.root.sublayers ?? []).compactMap { $0 as? CATextLayer }.filter { !$0.isHidden }
                .compactMap { $0.string as? String }.filter { $0.hasPrefix("50 ") }
        }
        #expect(texts(of: control, 50) == ["50 kg"] && ticks() == "3 per kg")
        #expect(!shown().isEmpty || control.model.coordinatesPerThumb > 1, "planes have no labels")
        stage.tap("Unit")
        window.layOut()
        // A closure that does not differ stays the old one.
        let unit = ClosureComparison.current == .alwaysDiffer ? "lb" : "kg"
        #expect(texts(of: control, 50) == ["50 \(unit)"] && ticks() == "3 per \(unit)" && stage.made == 1)
        #expect(shown().allSatisfy { $0.hasSuffix(unit) }, "\(shown())")
        stage.show(EmptyView())
    }

    @Test(arguments: Kind.all) func theTitleIsRead(_ kind: Kind) {
        let stage = Stage(on: window)
        stage.show(slider(kind, box(kind)))
        #expect(stage.label == "Level")
    }

    // MARK: Environment

    @Test(arguments: Kind.all) func aDisabledSliderCannotBeMoved(_ kind: Kind) throws {
        let (box, stage) = (box(kind), Stage(on: window))
        let view = { (isDisabled: Bool, isOff: Bool) in
            slider(kind, box).sliderConfiguration { $0.isEnabled = !isOff }.disabled(isDisabled)
        }
        let control = try show(view(true, false), on: stage)
        drag(control, of: kind, by: 40)
        #expect(!control.isEnabled && control.model.isDisabled(thumb: 0) && box.writes == 0)
        stage.show(view(false, false))
        #expect(control.isEnabled && !control.model.isDisabled(thumb: 0))
        stage.show(view(false, true))
        #expect(!control.isEnabled && stage.made == 1)
    }

    @Test(arguments: Kind.all) func theSchemeAndTheDirectionReachTheControl(_ kind: Kind) throws {
        let (box, stage) = (box(kind), Stage(on: window))
        let control = try show(slider(kind, box), on: stage)
        #expect(!control.environment.isDark && !control.isMirrored)
        var environment = EnvironmentValues()
        (environment.colorScheme, environment.layoutDirection) = (.dark, .rightToLeft)
        stage.show(slider(kind, box), environment)
        window.layOut()
        #expect(control.environment.isDark && control.isMirrored)
    }

    @Test(arguments: Kind.all) func sharedOptionsReachTheControl(_ kind: Kind) throws {
        let control = try show(kind) {
            $0.sliderConfiguration { ($0.isReadOnly, $0.isContinuous) = (true, false) }.sliderHaptics()
                .sliderScrollWheel().sliderScrollWheelOverThumbs().sliderGlidesToTaps().sliderTextEntry()
                .sliderTargetSize(70).sliderThumbTint(.red)
        }
        #expect(control.isReadOnly && !control.isContinuous && control.thumbTintColor != nil)
        #expect(control.hasHaptics && control.respondsToScrollWheel && control.respondsToScrollWheelOverThumbs)
        #expect(control.glidesToTaps && control.allowsTextEntry && control.targetSize == 70)
    }

    @Test(arguments: Kind.all) func measuresAndImagesOfThumbsReachTheControl(_ kind: Kind) throws {
        let (box, stage) = (box(kind), Stage(on: window))
        let control = try show(
            slider(kind, box).sliderMetrics { $0.thumbSize = 41 }.sliderThumbImage(.symbol("star")), on: stage)
        #expect(control.style.metrics.thumbSize == 41 && control.thumbImage(for: .normal) != nil)
        stage.show(slider(kind, box).sliderMetrics { _ in }.sliderThumbImage(nil))
        #expect(control.style.metrics.thumbSize != 41 && control.thumbImage(for: .normal) == nil && stage.made == 1)
    }

    // MARK: Events

    @Test(arguments: Kind.all) func aPersonsChangesAreDecidedReportedAndWritten(_ kind: Kind) throws {
        let box = box(kind)
        var (changes, edits): ([SliderChange], [[Double]]) = ([], [])
        let control = try show(
            slider(kind, box).onSliderChange { changes.append($0) }.sliderDecision { values, _ in
                edits.append(values)
                return values[0] > 60 ? .reject : .accept
            }, on: Stage(on: window))
        control.handle(.type(55, thumb: 0))
        let expected = [55] + box.value.dropFirst()
        #expect(box.value == expected && changes.map(\.values) == [expected] && edits == [expected])
        control.handle(.type(70, thumb: 0))
        #expect(box.value == expected && control.numbers == expected && changes.count == 1 && edits.count == 2)
    }

    @Test(arguments: Kind.all) func overshootIsReportedUntilItIsOver(_ kind: Kind) throws {
        var overshoots: [Double] = []
        let control = try show(kind) {
            $0.sliderConfiguration { $0.enabledRange = 49...51 }.onSliderOvershoot { overshoots.append($1) }
        }
        drag(control, of: kind, by: 5, 10, 20, 40, 60)
        #expect(overshoots.contains { $0 != 0 } && overshoots.last == 0, "\(overshoots)")
    }

    // MARK: Views

    @Test(arguments: Kind.all) func aReaderAsksEachValue(_ kind: Kind) throws {
        var (next, limits): ([Double?], [ClosedRange<Double>?]) = ([], [])
        let box = box(kind)
        let stage = Stage(on: window)
        let view = SliderReader { proxy in
            slider(kind, box)
            Button("Ask") {
                next = (0...kind.count).map(proxy.nextValue)
                limits = (0...kind.count).map(proxy.limits)
                #expect(proxy.values == box.value && proxy.overshoot == 0 && !proxy.isHeld(thumb: 0))
                #expect(proxy.text(of: 12.5) == "12.5" && proxy.configurationError == nil)
            }
        }
        let control = try show(view.environment(\.locale, Locale(identifier: "en_US")), on: stage)
        stage.tap("Ask")
        #expect(control.numbers == box.value && next.last == .some(nil) && limits.last == .some(nil))
        #expect(next.dropLast().last == box.value.map { $0 + 0.5 }.last && limits.dropLast().allSatisfy { $0 != nil })
    }

    @Test(arguments: Kind.all) func viewsStandInForThumbs(_ kind: Kind) async throws {
        let (box, stage) = (box(kind), Stage(on: window))
        let control = try show(slider(kind, box).sliderThumb { Text("pin \($0.index)") }, on: stage)
        for _ in 0..<9 {
            await Task.yield()
            stage.flush()
        }
        let position = control.canvas.convert(CGPoint(control.model.location(ofThumb: 0)), to: control)
        let shown = try #require(stage.middles()["pin 0"])
        #expect(abs(shown.x - position.x) < 0.5 && abs(shown.y - position.y) < 0.5 && control.hasSwiftUIThumbs)
        stage.show(EmptyView())
    }
}

extension Box<[Double]> {
    /// A binding to one of the values.
    fileprivate subscript(index: Int) -> Binding<Double> { binding[index] }
}
