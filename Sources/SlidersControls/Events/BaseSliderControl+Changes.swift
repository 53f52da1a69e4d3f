#if APPLE_UI
/// A consumer of changes.
struct SliderStream: Sendable {
    let id: Int
    let continuation: AsyncStream<SliderChange>.Continuation
}

/// Changes as a stream.
extension BaseSliderControl {
    /// Returns a stream of the changes that a person makes from now on. Each call returns a separate stream, which ends
    /// when the control is deallocated. The values of a plane are `x` and `y` of each point in turn.
    public func changes() -> AsyncStream<SliderChange> {
        let (stream, continuation) = AsyncStream.makeStream(of: SliderChange.self)
        let id = (streams.last?.id ?? 0) + 1
        streams.append(SliderStream(id: id, continuation: continuation))
        continuation.onTermination = { [weak self] _ in
            Task { @MainActor [weak self] in self?.streams.removeAll { $0.id == id } }
        }
        return stream
    }
}
#endif
