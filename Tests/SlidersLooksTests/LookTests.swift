import Sliders
import SlidersLooks
import SlidersRender
import Testing

/// Every look by name, with a slider that fits it.
@Suite struct LookTests {
    @Test(arguments: Look.allCases) func everySampleIsASlider(look: Look) throws {
        let sample = look.sample, layout = SliderLayout(look.style().metrics, size: sample.size)
        let state = try SliderState(sample.configuration, values: sample.values, on: layout.track)
        #expect(state.values == sample.values)
    }

    /// At both ends of the track, too.
    @Test(arguments: Look.allCases) func thumbsStayInsideTheControl(look: Look) {
        let sample = look.sample, style = look.style(), layout = SliderLayout(style.metrics, size: sample.size)
        for part in [0, 0.3, 1] {
            let scale = sample.configuration, value = (scale.lowerBound ?? 0) + part * ((scale.upperBound ?? 1) - (scale.lowerBound ?? 0))
            let state = SliderState(repairing: scale, values: sample.values.map { _ in value }, on: layout.track)
            for element in Drawing(of: state, in: layout).elements where element.look.role == .thumb {
                for shape in layout.shapes(of: element, in: style, state) {
                    let (origin, size) = shape.form.bounds, end = sample.size - origin - size
                    #expect(origin.min() >= -1e-9 && end.min() >= -1e-9, "\(shape.form)")
                }
            }
        }
    }

    /// Hosts write texts in one colour.
    @Test(arguments: Look.allCases) func textsAreInPlainColours(look: Look) {
        var style = look.style()
        for isDark in [false, true] {
            style.isDark = isDark
            for role in [Element.Role.tickLabel, .label, .readout] {
                for state in [Element.State.normal, .disabled] {
                    let coats = style.coats(of: Element(.readout, .anchor(.zero), .init(role, state)))
                    #expect(coats.count == 1 && coats.allSatisfy { if case .color = $0.paint.fill { true } else { false } })
                }
            }
        }
    }

    /// Each state of a thumb can be told from the normal one, in light and in dark surroundings.
    @Test(arguments: Look.allCases) func focusAndDisabledAreSeen(look: Look) throws {
        for isDark in [false, true] {
            let svg = { (shown: Element.State) in
                var picture = try LookPicture(look, isDark: isDark)
                try picture.show(shown)
                return picture.svg { "\($0)" }
            }
            #expect(try Set([Element.State.normal, .focused, .disabled].map(svg)).count == 3)
        }
    }

    @Test func aLookTakesTheOptionsThatItHas() {
        let red = Paint.Color(0.9, 0.1, 0.2)
        let looks = { (options: LookOptions) in Set(Look.allCases.filter { $0.style(with: options) != $0.style() }) }
        let dials: Set<Look> = [.clock12, .clock24, .bedtime, .thermostat, .volume, .compass]
        let painted = dials.union([.system, .web, .glow, .flat, .layers])
        #expect(looks(LookOptions(trackColor: red)) == painted)
        #expect(looks(LookOptions(selectedColor: red)) == painted)
        #expect(looks(LookOptions(selectedEndColor: red)) == [.glow, .thermostat, .compass])
        #expect(looks(LookOptions(thumbColor: red)) == painted.union([.hue]))
        #expect(looks(LookOptions(curvaceousness: 0.4)) == [.layers])
        #expect(looks(LookOptions(borderColor: red, borderWidth: 1, cornerRadius: 2)) == [.flat])
        #expect(looks(LookOptions(height: 17)) == [.system, .web, .flat, .layers])
    }

    @Test func optionsOutOfRangeAreTakenAsFarAsTheyGo() {
        #expect(Look.layers.style(with: .init(curvaceousness: 7)) == Look.layers.style())
        #expect(Look.layers.style(with: .init(curvaceousness: -1)) == Look.layers.style(with: .init(curvaceousness: 0)))
        #expect(Look.flat.style(with: .init(cornerRadius: 500)) == Look.flat.style())
    }

    @Test func imagesHaveNumbersOfTheirOwn() {
        #expect(Set(LookImage.allCases.map { "\($0.name)" }).count == LookImage.allCases.count)
        #expect(LookImage.allCases.map(\.rawValue) == Array(1...LookImage.allCases.count))
    }
}
