import SlidersCore
import Testing

@testable import SlidersReplay

/// What is printed from docs/options.json is what the engine has.
@Suite struct OptionTableTests {
    @Test func namesAreThoseOfTheProperties() {
        for option in SliderOption.allCases {
            #expect(option.name == "\(option)")
            #expect(SliderOption(named: option.name) == option)
        }
        #expect(SliderOption(named: "seam") == nil)
    }

    @Test func wordsAreThoseOfTheCases() throws {
        for option in SliderOption.allCases where option.kind == .choice {
            for (choice, word) in option.words.enumerated() {
                var configuration = SliderConfiguration()
                configuration.set(option, to: .init(choice: choice))
                let property = Mirror(reflecting: configuration).children.first { $0.label == option.name }
                let text = String(describing: try #require(property).value)
                let isWord = text == word || text.hasSuffix(".\(word))") || text == "nil" && word == "auto"
                #expect(isWord, "\(option) is \(text), not \(word)")
            }
            // There is no case without a word.
            var configuration = SliderConfiguration()
            configuration.set(option, to: .init(choice: option.words.count))
            #expect(configuration == SliderConfiguration(), "\(option)")
        }
    }
}
