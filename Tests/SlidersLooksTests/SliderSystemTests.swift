import SlidersCore
import SlidersLookImages
import SlidersLooks
import Testing

/// Which look the look `system` is.
@Suite struct SliderSystemTests {
    @Test func theLookOfASystemDependsOnItsVersion() {
        let looks = { (family: SliderSystem.Family) in
            [15, 18, 26, 27, 40].map { SliderSystem(family, version: $0).look }
        }
        #expect(looks(.iOS) == [.iOSFlat, .iOSFlat, .iOSGlass, .iOSGlass, .iOSGlass])
        #expect(looks(.mac) == [.macFlat, .macFlat, .macGlass, .macGlass, .macGlass])
    }

    @Test func anAppThatKeepsTheOldDesignHasTheOldLooks() {
        for version in [18, 26, 27] {
            #expect(SliderSystem(.iOS, version: version, requiresCompatibilityDesign: true).look == .iOSFlat)
            #expect(SliderSystem(.mac, version: version, requiresCompatibilityDesign: true).look == .macFlat)
        }
    }

    @Test func systemIsTheLookOfTheSystem() {
        let options = SliderLook.Options(selectedColor: .init(1, 0, 0))
        for system in [SliderSystem(.iOS, version: 18), .init(.iOS, version: 27), .init(.mac, version: 26)] {
            #expect(SliderLook.system.style(with: options, on: system) == system.look.style(with: options))
        }
        #expect(SliderLook.system.style() == SliderLook.iOSGlass.style(), "where no system is named")
    }

    @Test(arguments: SliderLook.all) func otherLooksAreTheSameOnEachSystem(look: SliderLook) {
        guard look != .system else { return }
        #expect(look.style(on: SliderSystem(.mac, version: 15)) == look.style())
    }

    @Test func measuresAreThoseOfTheSystems() {
        let sizes = { (look: SliderLook) in
            let metrics = look.style().metrics
            return [metrics.thumbBox.x, metrics.thumbBox.y, metrics.thickness, metrics.heldThumbScale]
        }
        #expect(sizes(.iOSFlat) == [28, 28, 4, 1] && sizes(.iOSGlass) == [37, 24, 6, 1.55])
        #expect(sizes(.macFlat) == [20, 20, 4, 1] && sizes(.macGlass) == [20, 16, 4, 1.55])
        let glass = SliderLayout(SliderLook.iOSGlass.style().metrics, size: SIMD2(237, 34))
        #expect(glass.track == .line(from: SIMD2(18.5, 17), to: SIMD2(218.5, 17)))
    }

    /// The host's tint is the palette's accent; the look's own colors stay where an app gives none.
    @Test func colorsOfTheSurroundingsReplaceThoseOfASystem() {
        var style = SliderLook.iOSGlass.style()
        let span = SliderElement(.span(0, lap: 0), .anchor(.zero), .span(lap: 0))
        let color = { (style: SliderStyle) in style.coats(of: span).first?.paint.fill }
        #expect(color(style) == .color(.init(0, 136 / 255, 1)))
        style.palette.accent = .init(1, 0, 0)
        #expect(color(style) == .color(.init(1, 0, 0)))
        var green = SliderLook.iOSGlass.style(with: SliderLook.Options(selectedColor: .init(0, 1, 0)))
        #expect(color(green) == .color(.init(0, 1, 0)) && green.paints.isEmpty)
        var red = green.palette
        red.accent = .init(1, 0, 0)
        green.palette = green.palettes.fixing(red, isDark: false)
        #expect(color(green) == .color(.init(0, 1, 0)), "an option wins over the tint")
    }
}
