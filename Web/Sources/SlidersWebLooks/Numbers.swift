import Sliders

/// Reads numbers of the page one after the other; beyond the last there are zeros.
struct Numbers {
    let all: [Double]
    private var place = 0

    init(_ count: Int32) { all = numbers(count) }

    var isAtEnd: Bool { place >= all.count }

    mutating func number() -> Double {
        defer { place += 1 }
        return place < all.count ? all[place] : 0
    }

    /// NaN stands for none.
    mutating func optional() -> Double? {
        let number = number()
        return number.isNaN ? nil : number
    }

    mutating func integer() -> Int { let number = number(); return abs(number) < 1e9 ? Int(number) : 0 }
    mutating func flag() -> Bool { number() != 0 }
    mutating func point() -> SIMD2<Double> { let x = number(); return SIMD2(x, number()) }

    mutating func color() -> Paint.Color {
        let red = number(), green = number(), blue = number()
        return .init(red, green, blue, number())
    }

    mutating func stops() -> [Paint.Stop] {
        var stops: [Paint.Stop] = []
        for _ in 0..<max(0, min(1000, integer())) {
            let fraction = number()
            stops.append(.init(fraction, color()))
        }
        return stops
    }
}

/// A list that numbers are added to, in the order in which the page reads them.
extension [Double] {
    mutating func add(_ point: SIMD2<Double>) {
        append(point.x)
        append(point.y)
    }

    mutating func add(_ flag: Bool) { append(flag ? 1 : 0) }

    mutating func add(_ color: Paint.Color) {
        append(color.red)
        append(color.green)
        append(color.blue)
        append(color.alpha)
    }

    mutating func add(_ stops: [Paint.Stop]) {
        append(Double(stops.count))
        for stop in stops {
            append(stop.fraction)
            add(stop.color)
        }
    }
}
