@_spi(Double) import QuartzCore
import SlidersCore
import SlidersRuler
import Testing
@_spi(Double) import UIKit

@testable import SlidersControls
@testable import SlidersRulerControls

/// What the layers of a ruler show.
@MainActor @Suite(.serialized)
struct RulerLayersTests {
    /// The layers of ticks that show, by where they are.
    private func ticks(_ screen: Screen<RulerSliderControl>) -> [CAShapeLayer] {
        (screen.control.canvas.layer.sublayers ?? []).compactMap { $0 as? CAShapeLayer }
            .filter { !$0.isHidden && $0 !== screen.control.thumbViews[0].layer }
            .sorted { $0.position.x < $1.position.x }
    }

    private func texts(_ screen: Screen<RulerSliderControl>) -> [CATextLayer] {
        (screen.control.canvas.layer.sublayers ?? []).compactMap { $0 as? CATextLayer }
            .filter { $0.string as? String != "" }.sorted { $0.position.x < $1.position.x }
    }

    @Test func ticksAndTheirTextsMoveUnderTheMark() {
        let screen = Screen.ofRuler()
        let mark = screen.control.thumbViews[0]
        #expect(mark.frame == CGRect(x: 164 - 1.5, y: 40 - 17, width: 3, height: 34))
        #expect(ticks(screen).map { $0.position.x.rounded() } == stride(from: 4.0, through: 324, by: 8).map { $0 })
        #expect(Set(ticks(screen).map(\.bounds.size.height)) == [12, 22])
        #expect(texts(screen).map { $0.string as? String } == ["30", "40", "50", "60", "70"])
        #expect(texts(screen).map(\.position.x) == [4, 84, 164, 244, 324])
        let finger = screen.finger()
        finger.press(at: screen.beside(0))
        finger.move(to: screen.beside(-84))
        #expect(texts(screen).map { $0.string as? String } == ["40", "50", "60", "70", "80"])
        #expect(texts(screen).map(\.position.x) == [0, 80, 160, 240, 320])
        #expect(ticks(screen).contains { $0.position.x.rounded() == 160 && $0.bounds.height == 22 })
        #expect(mark.frame.midX == 164)
        finger.cancel()
        screen.rest()
    }

    @Test func theScaleFadesAtTheEnds() {
        let screen = Screen.ofRuler()
        let opacities = ticks(screen).map(\.opacity)
        #expect(opacities.first == 0.1 && opacities.last == 0.1 && opacities[20] == 1)
        #expect(zip(opacities, opacities.dropFirst()).prefix(10).allSatisfy { $0 <= $1 })
        screen.control.metrics.fade = 0
        screen.window.layoutIfNeeded()
        #expect(ticks(screen).allSatisfy { $0.opacity == 1 })
    }

    @Test func theMetricsOfAStyleHideNeitherTheMarkNorItsText() throws {
        let screen = Screen.ofRuler()
        screen.control.metrics.hasLabel = true
        screen.control.style.metrics.labelVisibility = .held
        screen.control.style.metrics.thumbVisibility = .hidden
        screen.window.layoutIfNeeded()
        let mark = screen.control.thumbViews[0].layer as? CAShapeLayer
        #expect(mark?.path != nil || mark?.sublayers?.isEmpty == false)
        #expect(try #require(texts(screen).first { $0.zPosition == 1 }).isHidden == false)
    }

    @Test func aMillionTicksHaveNoMoreLayersThanFifty() {
        var counts: Set<Int> = []
        for maximum in [50.0, 1_000_000] {
            let screen = Screen.ofRuler(20)
            screen.control.maximumValue = maximum
            screen.window.layoutIfNeeded()
            counts.insert(screen.control.canvas.layer.sublayers?.count ?? 0)
        }
        #expect(counts.count == 1)
    }

    @Test func languagesFromRightToLeftMirrorTheScale() {
        let screen = Screen.ofRuler()
        screen.control.semanticContentAttribute = .forceRightToLeft
        screen.window.layoutIfNeeded()
        #expect(texts(screen).map { $0.string as? String } == ["70", "60", "50", "40", "30"])
        let finger = screen.finger()
        finger.press(at: screen.beside(0))
        finger.move(to: screen.beside(-16))
        #expect(screen.control.value == 48)
        finger.cancel()
        screen.rest()
        screen.control.direction = .right
        screen.window.layoutIfNeeded()
        #expect(texts(screen).map { $0.string as? String } == ["30", "40", "50", "60", "70"])
    }

    @Test func anUprightScaleMovesUpAndDown() {
        let screen = Screen.ofRuler()
        screen.control.frame.size = CGSize(width: 80, height: 328)
        screen.control.direction = .up
        screen.window.layoutIfNeeded()
        #expect(screen.control.thumbViews[0].frame == CGRect(x: 40 - 17, y: 164 - 1.5, width: 34, height: 3))
        let finger = screen.finger()
        finger.press(at: screen.point(40, 164))
        finger.move(to: screen.point(40, 204))
        #expect(screen.control.value == 55)
        MediaTime.now += 1
        finger.lift()
        screen.rest()
    }

    @Test func aBentScaleTurnsAroundItsCenter() {
        let screen = Screen.ofRuler()
        screen.control.bendRadius = 200
        screen.window.layoutIfNeeded()
        let ticks = ticks(screen).filter { $0.opacity > 0 }
        for tick in ticks.filter({ $0.bounds.height == 22 || $0.bounds.width == 22 }) {
            // Major ticks are centered on the circle, whose center is 200 points below the mark.
            let (x, y) = (tick.position.x - 164, tick.position.y - 240)
            #expect(abs((x * x + y * y).squareRoot() - 200) < 0.001)
        }
        #expect(ticks.contains { $0.affineTransform() != .identity })
        #expect(ticks.allSatisfy { screen.control.bounds.contains($0.position) })
        let finger = screen.finger()
        finger.press(at: screen.beside(0))
        finger.move(to: screen.point(164 + 200 * 0.1411200, 240 - 200 * 0.9899925))
        #expect(screen.control.value < 50)
        finger.cancel()
        screen.rest()
    }

    @Test func theMarkHasTheColorOfTheControlUnlessItIsGivenOne() {
        let screen = Screen.ofRuler()
        var color: CGColor? { screen.control.thumbViews[0].shape.fillColor }
        screen.control.tintColor = .red
        screen.window.layoutIfNeeded()
        #expect(color == UIColor.red.cgColor)
        screen.control.thumbTintColor = .green
        screen.window.layoutIfNeeded()
        #expect(color == UIColor.green.cgColor)
        screen.control.isEnabled = false
        screen.window.layoutIfNeeded()
        #expect(color == UIColor.green.cgColor && screen.control.canvas.root.opacity == 0.5)
    }

    @Test func aMeasuringTapeLiesBehindTheTicks() throws {
        let screen = Screen.ofRuler()
        let mark = screen.control.thumbViews[0].shape
        let plain = try #require(mark.fillColor)
        screen.control.style.paints = [SliderPartPaint(.thumb, SliderPaint(.color(.init(0, 1, 0))))]
        screen.control.rulerStyle = .measuringTape
        screen.window.layoutIfNeeded()
        let layers = screen.control.canvas.layer.sublayers ?? []
        let tape = try #require(layers.first as? CAShapeLayer)
        #expect(tape.frame == CGRect(x: 0, y: 40 - 24, width: 328, height: 48))
        #expect(tape.backgroundColor == CGColor(srgbRed: 1, green: 0.83, blue: 0.2, alpha: 1))
        #expect(mark.fillColor == CGColor(srgbRed: 0.84, green: 0.07, blue: 0.07, alpha: 1))
        #expect(Set(ticks(screen).dropFirst().map(\.bounds.size.height)).isSuperset(of: [22, 16, 10]))
        #expect(texts(screen).map { $0.string as? String } == ["30", "40", "50", "60", "70"])
        screen.control.overrideUserInterfaceStyle = .dark
        screen.window.layoutIfNeeded()
        #expect(tape.backgroundColor == CGColor(srgbRed: 0.95, green: 0.76, blue: 0.13, alpha: 1))
        screen.control.thumbTintColor = .green
        screen.window.layoutIfNeeded()
        #expect(mark.fillColor == UIColor.green.cgColor)
        (screen.control.rulerStyle, screen.control.thumbTintColor) = (.system, nil)
        screen.control.style.paints = []
        screen.control.overrideUserInterfaceStyle = .light
        screen.window.layoutIfNeeded()
        #expect(mark.fillColor == plain && tape.superlayer == nil)
    }

    @Test func besideAnUprightScaleTextsKeepClearOfTicks() throws {
        let screen = Screen.ofRuler()
        (screen.control.direction, screen.control.metrics.hasLabel) = (.up, true)
        screen.control.valueFormatter = { "\($0) kilograms" }
        screen.control.frame.size = CGSize(width: screen.control.intrinsicContentSize.width, height: 328)
        screen.window.layoutIfNeeded()
        let middle = screen.control.bounds.midX
        let frames = texts(screen).map(\.frame)
        #expect(frames.contains { $0.maxX < middle } && frames.filter { $0.minX > middle }.count >= 4)
        for frame in frames {
            // Ticks end 11 points from the middle, and the mark 17.
            #expect(frame.minX > middle + 11 || frame.maxX < middle - 17, "\(frame)")
            #expect(frame.minX >= 0 && frame.maxX <= screen.control.bounds.maxX, "\(frame)")
        }
    }

    @Test func theSizeAcrossFitsTicksTextsAndTheMark() {
        let screen = Screen.ofRuler()
        let none = UIView.noIntrinsicMetric
        let size = screen.control.intrinsicContentSize
        #expect(size.width == none && size.height > 44 + 14 && size.height < 70)
        screen.control.metrics.hasTickLabels = false
        #expect(screen.control.intrinsicContentSize.height == 44)
        screen.control.metrics.hasLabel = true
        #expect(screen.control.intrinsicContentSize.height > size.height)
        screen.control.metrics = SliderRulerMetrics()
        screen.control.direction = .down
        let narrow = screen.control.intrinsicContentSize
        screen.control.tickLabelFormatter = { "\($0) kilograms" }
        #expect(narrow.height == none && screen.control.intrinsicContentSize.width > narrow.width)
    }

    @Test func fontsAndFormatsAreThoseOfTheApp() {
        let screen = Screen.ofRuler()
        screen.control.valueFormatter = { "\(Int($0))°" }
        screen.control.labelFont = .systemFont(ofSize: 20)
        screen.window.layoutIfNeeded()
        #expect(texts(screen).map { $0.string as? String } == ["30°", "40°", "50°", "60°", "70°"])
        #expect(texts(screen).allSatisfy { $0.fontSize == 20 })
        screen.control.setFont(.system(size: 9), for: .tickLabel)
        screen.window.layoutIfNeeded()
        #expect(texts(screen).allSatisfy { $0.fontSize == 9 } && screen.control.font(for: .tickLabel) != nil)
    }
}
