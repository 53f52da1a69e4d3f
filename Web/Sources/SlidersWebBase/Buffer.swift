import Wire

/// The address by which the page refers to a slider of any kind.
public typealias Handle = UnsafeMutableRawPointer

/// The buffer for the arguments and the results of calls. All sliders share it, and each call overwrites it. It is made
/// by ``makeBuffer()``, because Swift checks a global variable with an initializer at every use.
package var buffer: UnsafeMutablePointer<Double> { storage.unsafelyUnwrapped }
nonisolated(unsafe) private var storage: UnsafeMutablePointer<Double>?
nonisolated(unsafe) private var capacity = 0
private let minimumRoom = 64

/// Makes the buffer, unless an earlier slider has made it.
package func makeBuffer() { _ = room(1) }

/// Makes room for a count of numbers, and returns the address of the buffer. Its contents may be lost.
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

/// Returns this many numbers of the buffer, after the first one, which is the index of a word.
package func numbers(_ count: Int32) -> [Double] {
    var numbers: [Double] = []
    for index in 0..<Int(count) { numbers.append(buffer[index + 1]) }
    return numbers
}

/// Returns the whole part of a number from the page, or 0 if the number is too large or NaN.
package func wholePart(_ number: Double) -> Int { abs(number) < 1e9 ? Int(number) : 0 }

extension Double {
    /// Creates 1 for true and 0 for false, as the page reads flags.
    package init(_ flag: Bool) { self = flag ? 1 : 0 }
}
