import Wire

/// What the page holds a slider of any kind by.
public typealias Handle = UnsafeMutableRawPointer

/// Numbers that a call reads from the page or writes for it, from the first on. There is one buffer for all sliders,
/// and the next call overwrites it. ``makeBuffer()`` makes it: a global that is made when it is first used would be
/// checked at every use.
package var buffer: UnsafeMutablePointer<Double> { storage.unsafelyUnwrapped }
nonisolated(unsafe) private var storage: UnsafeMutablePointer<Double>?
nonisolated(unsafe) private var capacity = 0
private let minimumRoom = 64

/// Makes the buffer, with the first slider.
package func makeBuffer() { _ = room(1) }

/// Makes room for a number of numbers; what the buffer held may be lost. Returns the address of the first.
@_expose(wasm, "room") @c(slider_room)
public func room(_ count: Int32) -> UnsafeMutablePointer<Double> {
    if count > capacity {
        storage?.deallocate()
        capacity = max(minimumRoom, Int(count))
        storage = .allocate(capacity: capacity)
    }
    return buffer
}

/// A record in the buffer, written field by field.
package struct WrittenRecord<Fields: Record> {
    private let fields: UnsafeMutablePointer<Double>

    package init(at start: Int = 0) { fields = buffer + start }

    package subscript(field: Fields) -> Double {
        get { fields[field.rawValue] }
        nonmutating set { fields[field.rawValue] = newValue }
    }
}

/// Writes a list of numbers.
package func write(_ numbers: [Double]) {
    _ = room(Int32(numbers.count))
    for index in numbers.indices { buffer[index] = numbers[index] }
}

/// The numbers after the first, which is that of a word.
package func numbers(_ count: Int32) -> [Double] {
    var numbers: [Double] = []
    for index in 0..<Int(count) { numbers.append(buffer[index + 1]) }
    return numbers
}

/// The whole part of a number from the page; 0 if it is too large or NaN.
package func wholePart(_ number: Double) -> Int { abs(number) < 1e9 ? Int(number) : 0 }

extension Double {
    /// 1 for true, 0 for false, as the page reads flags.
    package init(_ flag: Bool) { self = flag ? 1 : 0 }
}
