import SlidersCore
import SlidersLookImages
import SlidersLooks
import SlidersRender
import Testing

/// Looks, their options and their samples.
@Suite struct LookTests {
    @Test(arguments: SliderLook.all) func everySampleOfALookMeetsItsConfiguration(look: SliderLook) throws {
        let sample = look.sample
        let layout = SliderLayout(look.style().metrics, size: sample.size)
        let state = try SliderState(sample.configuration, values: sample.values, on: layout.track)
        #expect(state.values == sample.values)
    }

    /// Also at both ends of the track.
    @Test(arguments: SliderLook.all) func thumbsOfEveryLookStayInsideTheControl(look: SliderLook) {
        let sample = look.sample
        let style = look.style()
        let layout = SliderLayout(style.metrics, size: sample.size)
        for part in [0, 0.3, 1] {
            let scale = sample.configuration
            let value = (scale.lowerBound ?? 0) + part * ((scale.upperBound ?? 1) - (scale.lowerBound ?? 0))
            let state = SliderState(repairing: scale, values: sample.values.map { _ in value }, on: layout.track)
            for element in SliderDrawing(of: state, in: layout).elements where element.role == .thumb {
                for shape in layout.shapes(of: element, in: style, state) {
                    let (origin, size) = shape.form.bounds
                    let end = sample.size - origin - size
                    #expect(origin.min() >= -1e-9 && end.min() >= -1e-9, "\(shape.form)")
                }
            }
        }
    }

    /// Hosts draw texts in one color.
    @Test(arguments: SliderLook.all) func textsOfEveryLookHaveOnePlainColor(look: SliderLook) {
        var style = look.style()
        for isDark in [false, true] {
            style.isDark = isDark
            for role in [
                SliderElement.Role.tickLabel(isSelected: false), .tickLabel(isSelected: true), .label, .readout,
            ] {
                for state in [SliderElement.State.normal, .disabled] {
                    let coats = style.coats(of: SliderElement(.readout, .anchor(.zero), role, state))
                    #expect(
                        coats.count == 1 && coats.allSatisfy { if case .color = $0.paint.fill { true } else { false } })
                }
            }
        }
    }

    /// In the light and the dark appearance.
    @Test(arguments: SliderLook.all) func focusedAndDisabledThumbsOfEveryLookDifferFromNormalOnes(look: SliderLook)
        throws
    {
        for isDark in [false, true] {
            let svg = { (shown: SliderElement.State) in
                var picture = try LookPicture(look, isDark: isDark)
                picture.show(shown)
                return picture.svg { "\($0)" }
            }
            #expect(try Set([SliderElement.State.normal, .focused, .disabled].map(svg)).count == 3)
        }
    }

    @Test func optionsOfALookOutOfRangeAreClamped() {
        #expect(SliderLook.layers.style(with: .init(roundness: 7)) == SliderLook.layers.style())
        #expect(
            SliderLook.layers.style(with: .init(roundness: -1))
                == SliderLook.layers.style(with: .init(roundness: 0)))
        #expect(SliderLook.flat.style(with: .init(cornerRadius: 500)) == SliderLook.flat.style())
    }

    @Test(arguments: SliderLook.all) func aLookWithLabeledTicksHasATextForEach(look: SliderLook) throws {
        let sample = look.sample
        let layout = SliderLayout(look.style().metrics, size: sample.size)
        let state = try SliderState(sample.configuration, values: sample.values, on: layout.track)
        let ticks = layout.metrics.ticks.hasLabels ? layout.tickFractions(of: state).count : 0
        #expect(sample.tickLabels.count == ticks)
        for tick in 0..<ticks { #expect(look.text(of: .tickLabel(tick), state) == sample.tickLabels[tick]) }
        #expect(look.text(of: .tickLabel(ticks), state) == nil && look.text(of: .thumb(0), state) == nil)
    }

    @Test func readoutsShowAValueDegreesOrADuration() throws {
        let text = { (look: SliderLook, values: [Double]?) in
            look.text(of: .readout, try LookPicture(look, values: values).state)
        }
        #expect(try text(.glow, nil) == "250" && text(.volume, [7]) == "7")
        #expect(try text(.thermostat, nil) == "21.5°" && text(.compass, nil) == "30°")
        #expect(try text(.bedtime, nil) == "8 hr" && text(.clock12, [540, 300]) == "8 hr")
        #expect(try text(.clock24, [0, 75]) == "1 hr, 15 min")
        let track = SliderTrack.line(from: .zero, to: SIMD2(1440, 0))
        let night = try SliderState(SliderConfiguration(bounds: 0...1440), values: [0, 539.7], on: track)
        #expect(SliderLook.bedtime.text(of: .readout, night) == "9 hr", "minutes are rounded first")
    }

    @Test func anAppMakesItsOwnLook() {
        let thin = SliderLook("thin", path: .arc(start: 0, sweep: 90)) { style, options in
            style.metrics.thickness = options.height ?? 2
            style.metrics.thumbSize = 20
        }
        var style = SliderStyle(.arc(start: 0, sweep: 90))
        (style.metrics.thickness, style.metrics.thumbSize) = (2, 20)
        #expect(thin.style() == style && thin.style(on: SliderSystem(.mac, version: 15)) == style)
        #expect(thin.style(with: .init(height: 7)).metrics.thickness == 7)
    }

    @Test func looksAreEqualIfTheirNamesAre() {
        #expect(Set(SliderLook.all.map(\.name)).count == 18 && Set(SliderLook.all + SliderLook.all).count == 18)
        #expect(SliderLook("glow") { _, _ in } == .glow && SliderLook("mine") { _, _ in } != .glow)
    }

    @Test func everyImageHasItsOwnIdAndName() {
        #expect(Set(SliderLook.Image.allCases.map { "\($0.name)" }).count == SliderLook.Image.allCases.count)
        #expect(SliderLook.Image.allCases.map(\.rawValue) == Array(1...SliderLook.Image.allCases.count))
    }
}
