import SlidersCore
import SlidersWebBase
import Wire

/// Reads the page's numbers in their order. After the last number, it reads zeros.
struct Numbers {
    private let all: [Double]
    private var index = 0

    init(_ count: Int32) { all = numbers(count) }

    var isAtEnd: Bool { index >= all.count }

    mutating func number() -> Double {
        defer { index += 1 }
        return index < all.count ? all[index] : 0
    }

    mutating func integer() -> Int { PageNumber(number()).integer }
    mutating func flag() -> Bool { number() != 0 }

    /// Reads the next record.
    mutating func record<Fields: Record>(_: Fields.Type) -> Fieldset<Fields> {
        let start = index
        index += Fields.allCases.count
        return Fieldset(all: all, start: start)
    }

    mutating func color() -> SliderPaint.Color {
        let color = record(ColorNumbers.self)
        return .init(color[.red].number, color[.green].number, color[.blue].number, color[.alpha].number)
    }

    mutating func stops() -> [SliderPaint.Stop] {
        var stops: [SliderPaint.Stop] = []
        for _ in 0..<max(0, min(1000, integer())) {
            let fraction = number()
            stops.append(.init(fraction, color()))
        }
        return stops
    }
}

/// The numbers of a record, by field.
struct Fieldset<Fields: Record> {
    fileprivate let all: [Double]
    fileprivate let start: Int

    subscript(field: Fields) -> PageNumber {
        let index = start + field.rawValue
        return PageNumber(index < all.count ? all[index] : 0)
    }
}

/// A number of the page, which can also be an optional number, an integer, or a flag.
struct PageNumber {
    let number: Double

    init(_ number: Double) { self.number = number }

    /// The number; `nil` for NaN.
    var optional: Double? { number.isNaN ? nil : number }
    /// The whole part; 0 if the number is too large or NaN.
    var integer: Int { wholePart(number) }
    var flag: Bool { number != 0 }
}

/// Functions that add numbers to a list in the order in which the page reads them.
extension [Double] {
    /// Adds the fields of a record. `value` returns the number of each.
    mutating func add<Fields: Record>(_: Fields.Type, _ value: (Fields) -> Double) {
        var index = 0
        while let field = Fields(rawValue: index) {
            append(value(field))
            index += 1
        }
    }

    mutating func add(_ flag: Bool) { append(Double(flag)) }

    mutating func add(_ color: SliderPaint.Color) {
        add(ColorNumbers.self) { field in
            switch field {
            case .red: color.red
            case .green: color.green
            case .blue: color.blue
            case .alpha: color.alpha
            }
        }
    }

    mutating func add(_ stops: [SliderPaint.Stop]) {
        append(Double(stops.count))
        for stop in stops {
            append(stop.fraction)
            add(stop.color)
        }
    }
}
