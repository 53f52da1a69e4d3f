@_spi(Double) import AppKit
@_spi(Double) import CoreText
@_spi(Double) import QuartzCore
import SlidersCore
import SlidersLookImages
import SlidersLooks
@_spi(Double) import SwiftUI
import Testing

@testable import SlidersControls
@testable import SlidersSwiftUI

/// What SwiftUI keeps in the environment and AppKit in properties.
@MainActor @Suite(.serialized, .eachComparison)
struct SurroundingsTests: Showing {
    let window = TestWindow.make()
    private let slider = RangeSlider(value: .constant(20.0...80.0), in: 0...100)

    @Test func theSchemeAndTheDirectionReachTheControl() throws {
        let stage = Stage(on: window)
        let control = try show(slider, on: stage)
        #expect(control.effectiveAppearance.name == .aqua && control.point(forValue: 0).x < 30)
        var environment = EnvironmentValues()
        (environment.colorScheme, environment.layoutDirection) = (.dark, .rightToLeft)
        stage.show(slider, environment)
        #expect(control.effectiveAppearance.name == .darkAqua && control.environment.isDark)
        #expect(control.point(forValue: 0).x > 300 && stage.made == 1)
        // What is around the views has another scheme than they have.
        window.appearance = NSAppearance(named: .darkAqua)
        stage.show(slider)
        #expect(control.effectiveAppearance.name == .aqua && control.point(forValue: 0).x < 30)
    }

    @Test func anEqualEnvironmentWritesNothing() throws {
        let stage = Stage(on: window)
        let view = { (detents: [Double]) in slider.sliderConfiguration { $0.detents = detents } }
        let control = try show(view([]), on: stage)
        let appearance = control.appearance
        LayerLog.clear()
        stage.show(view([50]))
        #expect(control.appearance === appearance && LayerLog.writes.isEmpty && stage.made == 1)
    }

    @Test func colorsFollowTheAppearance() throws {
        let stage = Stage(on: window)
        let color = Color(
            nsColor: NSColor(name: nil) { $0.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? .green : .red })
        let view = slider.sliderLook(.layers, selectedColor: color)
        let style = { SliderLook.layers.style(with: SliderLook.Options(selectedColor: $0)) }
        let control = try show(view, on: stage)
        #expect(control.style == style(.init(1, 0, 0)))
        var environment = EnvironmentValues()
        environment.colorScheme = .dark
        stage.show(view, environment)
        #expect(control.style == style(.init(0, 1, 0)) && stage.made == 1)
    }

    @Test func withoutALookSlidersAreThoseOfTheSystem() throws {
        let stage = Stage(on: window)
        let control = try show(slider, on: stage)
        let system = SliderLook.system.style(on: .current)
        #expect(control.style == system && control.pressTarget == .spanAndTrack)
        var environment = EnvironmentValues()
        environment.sliderLook = .flat
        stage.show(slider, environment)
        #expect(control.style == SliderLook.flat.style())
        stage.show(slider)
        #expect(control.style == system && stage.made == 1)
    }

    /// Nothing on a Mac grows with a text size; from macOS 26 on the control gets the font of the environment.
    @Test func textsWithoutAFontHaveThatOfTheViewsAround() throws {
        var style = SliderStyle()
        style.metrics.hasLabels = true
        let stage = Stage(on: window)
        let view = { (font: Font?) in VStack { slider.sliderLook(style) }.font(font) }
        let control = try show(view(.system(size: 16).weight(.bold)), on: stage, height: 120)
        #expect(try control.font(of: "20") == [16, 700])
        stage.show(view(nil))
        #expect(try control.font(of: "20") == [12, 400] && stage.made == 1)
    }

    @Test func imagesAreThoseOfAppKitOfABundleAndSymbols() throws {
        let own = NSImage(size: CGSize(width: 8, height: 8), flipped: false) { _ in true }
        #expect(SliderPicture.nsImage(own).image === own)
        #expect(
            SliderPicture.asset("moon", bundle: SliderLook.Image.bundle).image?.size == CGSize(width: 20, height: 20))
        let symbols: [(SliderPicture, String, CGFloat)] = [
            (.symbol("sun.max"), "sun.max", 13), (.symbol("sun.max", size: 28), "sun.max", 28),
            (.symbol("sun.max", weight: .bold), "sun.max-bold", 13),
            (.symbol("sun.max", size: 12, weight: .ultraLight), "sun.max-ultraLight", 12),
        ]
        for (picture, name, side) in symbols {
            let image = try #require(picture.image)
            #expect(image.isTemplate && image.symbolName == name && image.size.width == side)
        }
        #expect(SliderPicture.symbol("no.such.symbol", size: 3).image == nil)
    }

    @Test(arguments: [true, false]) func whatIsWrittenWithAnAnimationGlides(_ isGroup: Bool) throws {
        AnimationGroups.areMade = isGroup
        defer { AnimationGroups.areMade = true }
        let value = Box(20.0...80.0)
        let stage = Stage(on: window)
        let view = { RangeSlider(value: value.binding, in: 0...100) }
        let control = try show(view(), on: stage)
        value.value = 40...80
        stage.transaction.animation = .linear(duration: 0.7)
        stage.show(view())
        let glide = try #require(control.glide(ofThumb: 0))
        // Where no group sets the time it is that of any glide.
        #expect(glide.duration == (isGroup ? 0.7 : 0.25))
    }
}
