import SlidersCore
import Testing

@Suite struct SliderOptionTests {
    @Test func everyPropertyOfTheConfigurationIsAnOption() {
        let properties = Mirror(reflecting: SliderConfiguration()).children.compactMap { $0.label }
        #expect(Set(properties) == Set(SliderOption.allCases.map { "\($0)" }))
        #expect(properties.count == SliderOption.allCases.count)
    }

    @Test func valuesSetWhatTheySay() {
        var configuration = SliderConfiguration()
        for (option, value) in values { configuration.set(option, to: value) }
        #expect(configuration == everything)
    }

    @Test(
        arguments: [
            (.init(choice: 1), .logarithmic), (.init(choice: 2, numbers: [2]), .power(2)),
            (.init(choice: 2), .power(1)),
            (.init(choice: 3), .piecewise([])), (.init(choice: 4, numbers: [1, 5, 9]), .list([1, 5, 9])),
            (.init(choice: 5), .linear),
        ] as [(SliderOption.Value, SliderScale)])
    func aScaleIsItsCase(_ value: SliderOption.Value, _ scale: SliderScale) {
        var configuration = everything
        configuration.set(.scale, to: value)
        #expect(configuration.scale == scale)
    }

    @Test(
        arguments: [
            (.init(), .none), (.init(choice: 1, numbers: [2]), .every(2)), (.init(choice: 1), .every(0)),
            (.init(choice: 2, numbers: [3, 1]), .values([3, 1])),
        ] as [(SliderOption.Value, SliderStep)])
    func aStepIsItsCase(_ value: SliderOption.Value, _ step: SliderStep) {
        var configuration = everything
        configuration.set(.step, to: value)
        #expect(configuration.step == step)
    }

    @Test func choicesAreNumbersOfCases() {
        var configuration = everything
        for choice in 0..<5 {
            configuration.set(.collision, to: .init(choice: choice))
            configuration.set(.spanDrag, to: .init(choice: choice))
            configuration.set(.pressTarget, to: .init(choice: choice))
            #expect(configuration.collision == SliderCollision(rawValue: choice) ?? SliderConfiguration().collision)
            #expect(configuration.spanDrag == SliderSpanDrag(rawValue: choice) ?? SliderConfiguration().spanDrag)
            #expect(configuration.pressTarget == SliderPressTarget(rawValue: choice - 1))
        }
    }

    @Test func withoutNumbersAndCasesAnOptionHasItsDefault() {
        var configuration = everything
        let on: [SliderOption] = [.isEnabled, .snapsWhileDragging, .isContinuous]
        for option in SliderOption.allCases {
            configuration.set(option, to: .init(choice: on.contains(option) ? 1 : 0))
        }
        #expect(configuration == SliderConfiguration())
    }

    /// An option whose value were another's would not change here, or change too much.
    @Test func anOptionChangesItsPropertyAlone() {
        #expect(values.map(\.0) == SliderOption.allCases)
        for (option, value) in values {
            var configuration = SliderConfiguration()
            configuration.set(option, to: value)
            let other = Mirror(reflecting: SliderConfiguration()).children
            let changed = zip(Mirror(reflecting: configuration).children, other).filter {
                String(describing: $0.value) != String(describing: $1.value)
            }
            #expect(changed.compactMap { $0.0.label } == ["\(option)"], "\(option)")
        }
    }

    @Test func numbersThatNoOptionHasAreRepaired() {
        let odd: [SliderOption.Value] = [
            .init(), .init(choice: -1), .init(choice: 99, numbers: [.nan]), .init(choice: 3, numbers: [1]),
            .init(numbers: [5, 1, .nan, 4, 2]), .init(numbers: [.infinity, -.infinity]), .init(choice: 2),
        ]
        for option in SliderOption.allCases {
            for value in odd {
                var configuration = SliderConfiguration()
                configuration.set(option, to: value)
                let state = SliderState(
                    repairing: configuration, values: [0.2, 0.8], on: .line(from: .zero, to: SIMD2(100, 0)))
                #expect(state.values.allSatisfy { $0.isFinite })
            }
        }
    }

    /// A configuration in which no property has its default.
    private var everything: SliderConfiguration {
        var all = SliderConfiguration(bounds: 2...50)
        (all.scale, all.step) = (
            .piecewise([.init(fraction: 0, value: 2, step: 3), .init(fraction: 1, value: 50)]), .every(4)
        )
        (all.minimumSpan, all.maximumSpan, all.minimumSeparation) = (1, 30, 12)
        (all.enabledRange, all.thumbLimits, all.disabledThumbs) = (4...40, [nil, 5...20], [1, 3])
        all.forbiddenRanges = [10...12, 30...55]
        (all.isEnabled, all.isReadOnly, all.keepsValuesBetweenSteps, all.wraps) = (false, true, true, true)
        (all.collision, all.pressTarget, all.spanDrag) = (.cross, .thumb, .all)
        (all.hasFineControl, all.dragsVertically, all.detents) = (true, true, [7, 9])
        all.detentDistance = 12
        (all.snapsWhileDragging, all.isContinuous) = (false, false)
        (all.arrowSteps, all.pageSteps, all.accessibilityStep) = (2, 5, 3)
        (all.resetsOnDoubleTap, all.resetValues) = (true, [9, 20])
        return all
    }

    /// Each option with the value that makes of a default what `everything` has.
    private var values: [(SliderOption, SliderOption.Value)] {
        [
            (.lowerBound, .init(numbers: [2])), (.upperBound, .init(numbers: [50])),
            (.scale, .init(choice: 3, numbers: [0, 2, 3, 1, 50, .nan])), (.step, .init(choice: 1, numbers: [4])),
            (.minimumSpan, .init(numbers: [1])), (.maximumSpan, .init(numbers: [30])),
            (.minimumSeparation, .init(numbers: [12])), (.enabledRange, .init(numbers: [4, 40])),
            (.thumbLimits, .init(numbers: [.nan, .nan, 5, 20])), (.forbiddenRanges, .init(numbers: [10, 12, 30, 55])),
            (.disabledThumbs, .init(numbers: [1, 3])), (.isEnabled, .init()), (.isReadOnly, .init(choice: 1)),
            (.keepsValuesBetweenSteps, .init(choice: 1)), (.collision, .init(choice: 2)), (.wraps, .init(choice: 1)),
            (.pressTarget, .init(choice: 1)), (.spanDrag, .init(choice: 1)), (.hasFineControl, .init(choice: 1)),
            (.dragsVertically, .init(choice: 1)), (.detents, .init(numbers: [7, 9])),
            (.detentDistance, .init(numbers: [12])), (.snapsWhileDragging, .init()), (.isContinuous, .init()),
            (.arrowSteps, .init(numbers: [2])), (.pageSteps, .init(numbers: [5])),
            (.accessibilityStep, .init(numbers: [3])), (.resetsOnDoubleTap, .init(choice: 1)),
            (.resetValues, .init(numbers: [9, 20])),
        ]
    }
}
