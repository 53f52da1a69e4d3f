import Sliders

/// A slider as the page holds it: by a handle, with the options that are set one by one and taken together.
struct Control: ~Copyable {
    var state: SliderState
    var layout: SliderLayout
    /// Options that were set and wait to be applied.
    var configuration: SliderConfiguration
    var metrics: SliderMetrics
    var values: [Double]?
    var spans: [Double]?
    /// Whether another option than the values was set.
    var isConfigured = false
    /// What waits for the page's answer.
    var proposal: Proposal?

    init() {
        state = SliderState(repairing: SliderConfiguration(), values: [0], on: .line(from: .zero, to: .zero))
        layout = SliderLayout(SliderMetrics(), size: .zero)
        (configuration, metrics) = (state.configuration, layout.metrics)
    }

    /// Cancels the pointer whose drag ends by what follows; the page reports it and calls again, until there is none.
    mutating func cancels(_ pointer: Int?) -> Bool {
        guard let pointer else { return false }
        state.handle(.cancel(pointer: pointer)).write(state)
        return true
    }
}

public typealias Handle = UnsafeMutableRawPointer

extension Handle {
    var control: UnsafeMutablePointer<Control> { assumingMemoryBound(to: Control.self) }
}

@_expose(wasm, "make") @c(slider_make)
public func make() -> Handle {
    let control = UnsafeMutablePointer<Control>.allocate(capacity: 1)
    control.initialize(to: Control())
    return Handle(control)
}

@_expose(wasm, "free") @c(slider_free)
public func free(_ handle: Handle) {
    handle.control.deinitialize(count: 1)
    handle.control.deallocate()
}
