import Foundation
import SlidersCore
import SlidersReplay
import Testing

/// The rows of docs/options.json that are about the engine are what the engine and recordings have.
@Suite struct OptionTableTests {
    struct Table: Decodable {
        var options: [Row]
    }

    struct Row: Decodable {
        var name: String
        var of: String?
        var `default`: Default?
        var words: [String]?
        var recording: String?
        var plane: String?
        var ruler: Bool?
    }

    enum Default: Decodable, Equatable {
        case flag(Bool)
        case number(Double)
        case word(String)
        case list

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let flag = try? container.decode(Bool.self) {
                self = .flag(flag)
            } else if let number = try? container.decode(Double.self) {
                self = .number(number)
            } else if let word = try? container.decode(String.self) {
                self = word == "infinity" ? .number(.infinity) : .word(word)
            } else {
                self = .list
            }
        }
    }

    private func rows() throws -> [Row] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let file = folder.appendingPathComponent("../../docs/options.json").standardized
        let table = try JSONDecoder().decode(Table.self, from: Data(contentsOf: file))
        return table.options.filter { $0.of == nil }
    }

    @Test func everyOptionOfTheEngineIsARow() throws {
        #expect(try rows().map(\.name) == SliderOption.allCases.map { "\($0)" })
    }

    @Test func rowsHaveTheWordsAndDefaultsOfTheEngine() throws {
        for row in try rows() {
            let option = try #require(SliderOption(named: row.name))
            let value = SliderConfiguration()[option]
            switch row.default {
            case .flag(let isOn): #expect(value?.choice == (isOn ? 1 : 0), "\(row.name)")
            case .number(let number): #expect(value?.numbers == [number], "\(row.name)")
            case .word(let word): #expect(option.words[value?.choice ?? 0] == word, "\(row.name)")
            case .list: #expect(value?.numbers == [], "\(row.name)")
            case nil: #expect(value == nil, "\(row.name)")
            }
            let words = if case .flag = row.default { [] as [String] } else { option.words }
            #expect(row.words ?? [] == words, "\(row.name)")
        }
    }

    @Test func everyKeyOfARecordingIsARow() throws {
        let keys = Set(try rows().compactMap(\.recording))
        let known = try self.known(in: #"{"slider":{"values":[1],"?":1},"track":{"line":[[0,0],[9,0]]}}"#)
        #expect(known.subtracting(["values", "spans"]) == keys)
    }

    @Test func planesHaveTheOptionsOfTheirRows() throws {
        let area = #""area":{"rectangle":[[0,9],[9,0]]}"#
        let ofAxes = try rows().filter { $0.plane == "each axis" || $0.plane == "x" }.compactMap(\.recording)
        #expect(try known(in: "{\"plane\":{\"values\":[[1,1]],\"x\":{\"?\":1}},\(area)}") == Set(ofAxes))
        let ofAll = try rows().compactMap { $0.plane == "whole" ? $0.recording : $0.plane }
        let known = try self.known(in: "{\"plane\":{\"values\":[[1,1]],\"?\":1},\(area)}")
        #expect(known.subtracting(["values", "x", "y"]) == Set(ofAll).subtracting(["each axis", "x"]))
    }

    @Test func rulersHaveTheOptionsOfTheirRows() throws {
        let keys = Set(try rows().filter { $0.ruler == true }.compactMap(\.recording))
        let known = try self.known(in: #"{"ruler":{"value":1,"?":1},"scale":{"mark":[0,0],"length":9}}"#)
        #expect(known.subtracting(["value", "decelerationRate"]) == keys)
    }

    /// The keys that the fault of an unknown key lists.
    private func known(in file: String) throws -> Set<String> {
        let fault = #expect(throws: ReplayError.self) { try ReplayFile(file.utf8) }
        let known = try #require(fault?.text.split(separator: "known are ").last)
        return Set(known.split(separator: ", ").map { String($0) })
    }
}
