import SlidersReplay
import Testing

/// The JSON that recordings are written in: what is read, and what is wrong with a text that isn't JSON.
@Suite struct JSONTests {
    private func fault(_ text: String) -> String? {
        do {
            _ = try JSON(parsing: text.utf8)
            return nil
        } catch {
            return "\(error.key): \(error.text)"
        }
    }

    @Test func everyKindOfValueIsRead() throws {
        let text = #" { "a" : [ 1 , -2.5e1, true,false ,null ] , "b":{}, "c":[], "" : "x" } "#
        #expect(
            try JSON(parsing: text.utf8)
                == .object([
                    "a": .array([.number(1), .number(-25), .bool(true), .bool(false), .null]), "b": .object([:]),
                    "c": .array([]), "": .string("x"),
                ]))
    }

    @Test(
        arguments: [
            ("0", 0), ("-0", -0.0), ("10", 10), ("0.1", 0.1), ("1E3", 1000), ("1e+2", 100), ("25e-1", 2.5),
            ("9007199254740993", 9_007_199_254_740_992), ("1e400", .infinity), ("-1e400", -.infinity), ("1e-400", 0),
            ("0.30000000000000004", 0.30000000000000004),
        ] as [(String, Double)]) func numbersAreReadAsTheNearestDouble(text: String, number: Double) throws
    {
        #expect(try JSON(parsing: text.utf8) == .number(number))
    }

    @Test(arguments: [
        (#""""#, ""), (#""aé€😀""#, "aé€😀"), (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{c}\n\r\t"),
        (#""\u0041\u00e9""#, "Aé"),
        (#""\ud83d\ude00!""#, "😀!"),
    ]) func textsAreReadWithTheirEscapes(text: String, string: String) throws {
        #expect(try JSON(parsing: text.utf8) == .string(string))
    }

    @Test(arguments: [
        ("  ", "a value is missing at line 1, column 3"),
        ("[1,]", "a value is missing at line 1, column 4"),
        ("[1 2]", "a comma or ] is missing at line 1, column 4"),
        ("[1", "a comma or ] is missing at line 1, column 3"),
        ("{\"a\":1,}", "a key in quotation marks is missing at line 1, column 8"),
        ("{a:1}", "a key in quotation marks is missing at line 1, column 2"),
        ("{\"a\" 1}", "a colon is missing at line 1, column 6"),
        ("{\"a\":1 \"b\":2}", "a comma or } is missing at line 1, column 8"),
        ("1 2", "nothing may follow the value at line 1, column 3"),
        ("tru", "a value is missing at line 1, column 1"),
        ("nan", "a value is missing at line 1, column 1"),
        ("+1", "a value is missing at line 1, column 1"),
        ("01", "nothing may follow the value at line 1, column 2"),
        ("-", "a digit is missing at line 1, column 2"),
        ("1.", "a digit is missing at line 1, column 3"),
        ("1e", "a digit is missing at line 1, column 3"),
        ("\"a", "a quotation mark is missing at line 1, column 3"),
        ("\"a\nb\"", "a control character must be escaped at line 1, column 3"),
        (#""\x""#, "the escape is unknown at line 1, column 3"),
        (#""\u12"#, "four hexadecimal digits are missing at line 1, column 3"),
        (#""\u+123""#, "four hexadecimal digits are missing at line 1, column 3"),
        (#""\ud83d""#, "half a pair of surrogates is missing at line 1, column 8"),
        ("{\n  \"a\": é\n}", "a value is missing at line 2, column 8"),
        ("[\n[\n", "a value is missing at line 3, column 1"),
    ]) func aTextThatIsNoJSONNamesLineAndColumn(text: String, what: String) {
        #expect(fault(text) == "file: is not JSON; \(what)")
    }

    @Test func nestingIsLimited() {
        let brackets = { (levels: Int) in
            String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
        }
        #expect(fault(brackets(100)) == nil)
        #expect(fault(brackets(101)) == "file: is not JSON; there are more than 100 levels at line 1, column 101")
        #expect(fault(String(repeating: "{\"a\":[", count: 100_000)) != nil)
        #expect(fault("[\(String(repeating: "[],", count: 1000))[]]") == nil, "a closed level does not count")
    }

    @Test func aRepeatedKeyIsNamedByItsPath() {
        #expect(fault(#"{"a":[{"b":1},{"b":1,"c":2,"b":3}]}"#) == "a[1].b: is there twice; give it once")
        #expect(fault(#"{"a":1,"\u0061":2}"#) == "a: is there twice; give it once", "however it is escaped")
        #expect(fault(#"{"a":1,"b":{"a":1}}"#) == nil)
        #expect(fault(#"{"a":1,"a":2"#) == "a: is there twice; give it once", "the first fault counts")
    }
}
