/// Numbers on their way to the page or from it. One place for all sliders: each call reads or writes it whole.
nonisolated(unsafe) var buffer = UnsafeMutablePointer<Double>.allocate(capacity: leastRoom)
nonisolated(unsafe) private var capacity = leastRoom
private let leastRoom = 64

/// Where the numbers are, after room was made for so many.
@_expose(wasm, "room") @c(slider_room)
public func room(_ count: Int32) -> UnsafeMutablePointer<Double> {
    if count > capacity {
        buffer.deallocate()
        capacity = Int(count)
        buffer = .allocate(capacity: capacity)
    }
    return buffer
}

/// The numbers after the first.
func numbers(_ count: Int32) -> [Double] {
    var numbers: [Double] = []
    for index in 0..<Int(count) { numbers.append(buffer[index + 1]) }
    return numbers
}

/// A whole number from the page; what is none, or too large, counts as 0.
func integer(_ number: Double) -> Int { abs(number) < 1e9 ? Int(number) : 0 }
