@_spi(Double) import QuartzCore
import SlidersCore
import SlidersLooks
import Testing
@_spi(Double) import UIKit

@testable import SlidersControls

/// Views of an app instead of thumbs.
@MainActor @Suite(.serialized)
struct ThumbViewProviderTests {
    /// Writes down what is reported.
    private final class Knob: UIView, SliderThumbView {
        var told: [SliderThumbConfiguration] = []
        func update(with thumb: SliderThumbConfiguration) { told.append(thumb) }
    }

    /// The views that a control was given, by indices.
    private func knobs(_ control: SliderControl) -> [Knob?] { control.thumbViews.map { $0.content?.view as? Knob } }

    private func screen(_ values: [Double] = [20, 80], side: CGFloat = 0) -> Screen<RangeSliderControl> {
        let slider = RangeSliderControl.make(values)
        slider.thumbViewProvider = { _ in Knob(frame: CGRect(x: 0, y: 0, width: side, height: side)) }
        return Screen(slider)
    }

    /// The middle of a knob, in the control.
    private func middle(_ knob: Knob?, in control: SliderControl) -> CGPoint? {
        knob.map { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: control) }
    }

    @Test func theProviderIsAskedOncePerThumb() {
        let slider = RangeSliderControl.make([20, 80])
        var asked: [Int] = []
        slider.thumbViewProvider = { thumb in
            asked.append(thumb)
            return thumb == 1 ? nil : Knob()
        }
        let screen = Screen(slider)
        #expect(asked == [0, 1])
        slider.values = [10, 20, 30]
        screen.window.layoutIfNeeded()
        #expect(asked == [0, 1, 2] && knobs(slider).map { $0 != nil } == [true, false, true])
        let last = knobs(slider)[2]
        slider.values = [10, 20]
        #expect(last?.window == nil && knobs(slider).count == 2)
        slider.values = [10, 20, 40]
        #expect(asked == [0, 1, 2, 2] && knobs(slider)[2] !== last)
        slider.thumbViewProvider = nil
        #expect(knobs(slider).allSatisfy { $0 == nil } && slider.thumbViews.allSatisfy { $0.subviews.isEmpty })
    }

    @Test func aViewStandsInForThePaintOfItsThumbAlone() {
        let slider = RangeSliderControl.make([20, 80])
        slider.thumbViewProvider = { $0 == 0 ? Knob() : nil }
        let screen = Screen(slider)
        let painted = { slider.thumbViews.map { $0.shape.path != nil || !($0.layer.sublayers ?? []).isEmpty } }
        // The layer of the view is in that of the thumb.
        #expect(slider.thumbViews[0].layer.sublayers?.count == 1 && slider.thumbViews[0].shape.path == nil)
        #expect(slider.thumbViews[1].shape.path != nil)
        slider.style = SliderLook.layers.style()
        screen.window.layoutIfNeeded()
        #expect(slider.thumbViews[0].layer.sublayers?.count == 1)
        slider.setThumbImage(.named("square", 28, 28), for: .normal)
        screen.window.layoutIfNeeded()
        #expect(slider.thumbViews[0].layer.contents == nil && slider.thumbViews[1].layer.contents != nil)
        slider.setThumbImage(nil, for: .normal)
        (slider.style, slider.thumbViewProvider) = (SliderStyle(), nil)
        screen.window.layoutIfNeeded()
        #expect(painted() == [true, true] && slider.thumbViews[0].shape.path != nil)
    }

    @Test func aViewWithoutASizeFillsTheThumbAndAnotherKeepsItsOwn() {
        let (filling, own) = (screen(), screen(side: 50))
        #expect(knobs(filling.control)[0]?.frame == filling.control.thumbViews[0].bounds)
        #expect(knobs(own.control)[0]?.bounds.size == CGSize(width: 50, height: 50))
        for screen in [filling, own] {
            screen.control.thumbSize = 40
            screen.window.layoutIfNeeded()
            #expect(middle(knobs(screen.control)[1], in: screen.control) == screen.control.point(forValue: 80))
            #expect(screen.control.thumbRect(forThumb: 0)?.width == 40)
        }
        #expect(knobs(filling.control)[0]?.bounds.width == 40 && knobs(own.control)[0]?.bounds.width == 50)
    }

    @Test func theMiddleIsThatOfTheThumbToTheBit() {
        let screen = screen([10, 70], side: 31)
        let control = screen.control
        let follows = {
            self.knobs(control).indices.allSatisfy {
                self.middle(self.knobs(control)[$0], in: control) == control.point(forValue: control.values[$0])
            }
        }
        #expect(follows())
        screen.drag(from: 10, to: 33.3)
        #expect(follows() && control.values[0] > 33)
        control.values = [1, 2]
        #expect(follows())
        control.frame.size.width = 511
        screen.window.layoutIfNeeded()
        #expect(follows())
        control.semanticContentAttribute = .forceRightToLeft
        screen.window.layoutIfNeeded()
        #expect(follows() && control.point(forValue: 1).x > 400)
        control.direction = .up
        control.frame = CGRect(x: 0, y: 0, width: 44, height: 300)
        screen.window.layoutIfNeeded()
        #expect(follows())
    }

    @Test func aViewIsToldOnceWhenWhatItsThumbIsChanges() throws {
        let screen = screen([20, 80])
        let control = screen.control
        let knob = try #require(knobs(control)[0])
        let other = try #require(knobs(control)[1])
        let told = {
            defer { (knob.told, other.told) = ([], []) }
            return (knob.told, other.told)
        }
        #expect(told() == ([.init(index: 0, value: 20, text: "20")], [.init(index: 1, value: 80, text: "80")]))
        let finger = screen.finger()
        finger.press(at: screen.point(of: 20))
        #expect(told() == ([.init(index: 0, value: 20, text: "20", isHeld: true)], []))
        finger.move(to: screen.point(of: 25))
        #expect(
            told() == (
                [.init(index: 0, value: control.values[0], text: control.text(of: control.values[0]), isHeld: true)], []
            ))
        finger.lift()
        #expect(told() == ([.init(index: 0, value: control.values[0], text: control.text(of: control.values[0]))], []))
        control.disabledThumbs = [1]
        screen.window.layoutIfNeeded()
        #expect(told() == ([], [.init(index: 1, value: 80, text: "80", isEnabled: false)]))
        screen.window.focus(on: control.thumbViews[0])
        #expect(
            told() == (
                [.init(index: 0, value: control.values[0], text: control.text(of: control.values[0]), isFocused: true)],
                []
            ))
        control.frame.size.width = 500
        screen.window.layoutIfNeeded()
        #expect(told() == ([], []))
        control.values = [30, 80]
        #expect(told() == ([.init(index: 0, value: 30, text: "30", isFocused: true)], []))
    }

    @Test func aViewIsToldOfThePointerOverItsThumb() throws {
        let slider = RangeSliderControl.make([20, 80])
        // A style without other paints for what is hovered.
        slider.style.paints = [SliderPartPaint(.thumb, SliderPaint(.color(.init(1, 0, 0))))]
        slider.style.paints += [SliderPartPaint(.span, SliderPaint(.color(.init(1, 0, 0))))]
        #expect(slider.hoverRecognizer == nil)
        slider.thumbViewProvider = { _ in Knob() }
        let screen = Screen(slider)
        let knob = try #require(knobs(slider)[0])
        #expect(slider.hoverRecognizer != nil)
        slider.hover(at: slider.point(forValue: 20))
        #expect(knob.told.last?.isHovered == true)
        slider.hover(at: slider.point(forValue: 50))
        #expect(knob.told.last?.isHovered == false && knob.told.count == 3)
        slider.thumbViewProvider = nil
        #expect(slider.hoverRecognizer == nil)
        _ = screen
    }

    @Test func theThumbStaysTheElementTheTargetAndTheFocus() throws {
        let screen = screen([20, 80], side: 200)
        let control = screen.control
        let thumb = control.thumbViews[0]
        let knob = try #require(knobs(control)[0])
        #expect(!knob.isUserInteractionEnabled && knob.accessibilityElementsHidden && thumb.isAccessibilityElement)
        #expect(control.accessibilityElements?.count == 2 && control.accessibilityElements?.first as? UIView === thumb)
        #expect(thumb.accessibilityFrame.size == CGSize(width: 44, height: 44))
        #expect(control.hitTest(control.point(forValue: 20), with: nil) === control)
        #expect(thumb.hitTest(CGPoint(x: 14, y: 14), with: nil) === thumb)
        screen.drag(from: 20, to: 40)
        #expect(control.values == [40, 80])
    }

    @Test func theFocusShowsWhateverTheStylePaints() {
        let screen = screen()
        let control = screen.control
        control.style.paints = [SliderPartPaint(.thumb, SliderPaint(.color(.init(1, 0, 0))), in: .focused)]
        #expect(control.thumbViews[0].focusEffect is UIFocusHaloEffect)
        control.thumbViewProvider = nil
        #expect(control.thumbViews[0].focusEffect == nil)
    }

    @Test func aPointerLiftsTheViewInItsOwnShape() throws {
        let screen = screen()
        let control = screen.control
        let interaction = try #require(control.interactions.first as? UIPointerInteraction)
        let region = UIPointerRegion(rect: control.thumbViews[0].frame, identifier: 0)
        guard case .lift(let preview)? = control.pointerInteraction(interaction, styleFor: region)?.effect else {
            return #expect(Bool(false), "lifts")
        }
        #expect(preview.view === control.thumbViews[0] && preview.parameters.visiblePath == nil)
    }

    @Test func aViewGlidesWithItsThumbAndKeepsItsOwnAnimations() throws {
        let screen = screen([20, 80])
        let control = screen.control
        let knob = try #require(knobs(control)[0])
        let pulse = CABasicAnimation(keyPath: "opacity")
        knob.layer.add(pulse, forKey: "pulse")
        control.setValues([40, 90], animated: true)
        #expect(control.thumbViews[0].layer.animation(forKey: "position")?.duration == 0.25)
        #expect(middle(knob, in: control) == control.point(forValue: 40))
        screen.finger().press(at: screen.point(of: 40))
        #expect(control.thumbViews[0].layer.animationKeys() == nil && knob.layer.animationKeys() == ["pulse"])
    }

    @Test func aHeldThumbDoesNotGrowAndOneWithoutASizeShows() throws {
        let screen = screen([20, 80])
        let control = screen.control
        PaintScene.named("capsules").style(&control.style)
        screen.window.layoutIfNeeded()
        let knob = try #require(knobs(control)[0])
        #expect(knob.bounds.size == CGSize(width: 37, height: 24))
        screen.finger().press(at: screen.point(of: 20))
        #expect(control.isHeld(thumb: 0) && control.thumbViews[0].bounds.size == CGSize(width: 37, height: 24))
        control.thumbSize = 0
        screen.window.layoutIfNeeded()
        #expect(!control.thumbViews[0].isHidden)
    }

    @Test func aDragWritesNoMoreThanWithoutViews() {
        let screen = screen([20, 80])
        let finger = screen.finger()
        finger.press(at: screen.point(of: 20))
        finger.move(to: screen.point(of: 25))
        for value in stride(from: 26.0, to: 60, by: 1) {
            LayerLog.clear()
            finger.move(to: screen.point(of: value))
            #expect(LayerLog.keys == ["strokeStart", "position"])
            #expect(CGPath.count == 0 && LayerLog.insertions == 0 && LayerLog.commits == 1)
        }
    }

    @Test func aViewIsToldTheTextOfItsValueAndAnotherFormat() throws {
        let screen = screen([20, 80])
        let knob = try #require(knobs(screen.control)[1])
        #expect(knob.told.map(\.text) == ["80"])
        screen.control.valueFormatter = { "\(Int($0)) €" }
        #expect(knob.told.map(\.text) == ["80", "80 €"])
        screen.drag(from: 80, to: 60)
        #expect(knob.told.last?.text == "60 €" && knob.told.last?.value == screen.control.values[1])
        screen.control.thumbValueFormatter = { "\($1): \(Int($0))" }
        #expect(knob.told.last?.text == "1: 60")
    }
}
