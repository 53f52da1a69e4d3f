#if APPLE_UI
import SlidersControls
import SlidersCore
import SwiftUI

/// A control of the toolkit as a view shows it: its values in the engine's numbers, its delegate, and its size.
@MainActor
protocol HostedControl: BaseSliderControl {
    /// The values in the order of `BoundValues`.
    var numbers: [Double] { get }
    /// Sets the values.
    func setNumbers(_ numbers: [Double], animated: Bool)
    /// Unlinks the control from other controls.
    func unlink()
    /// The size for a proposal; `nil` asks for the ideal side.
    func size(width: CGFloat?, height: CGFloat?) -> CGSize

    // MARK: What a reader asks

    /// The slider of the engine that has a number, and the thumb whose value it is; `nil` if there is no such number.
    func engine(of index: Int) -> (slider: SliderState, thumb: Int)?
    /// Whether a pointer holds what a number belongs to.
    func isHeld(index: Int) -> Bool
    /// The distance by which the current drag exceeds what it can reach.
    var excess: Double { get }
    /// Returns the text that a value would have as the number with an index; `nil` means as none of them.
    func text(of value: Double, index: Int?) -> String
    /// The first option that can't be met now.
    var configurationError: SliderError? { get }
}

extension HostedControl {
    func unlink() {}
}

/// What a control of one kind receives in each update, besides its values.
@MainActor
protocol ControlSettings {
    associatedtype Control: HostedControl

    /// Called when a person begins to change values, and when the person has finished.
    var onEditingChanged: (Bool) -> Void { get }
    /// What assistive technology reads of a single thumb; `nil` if thumbs are read one by one.
    func speech(_ contents: LookContents, in region: _SliderRegion) -> ThumbSpeech?
    /// A new control.
    func makeControl() -> Control
    /// Gives a control every option.
    func apply(to control: Control, in environment: EnvironmentValues, _ coordinator: SliderCoordinator)
}

extension ControlSettings {
    func speech(_ contents: LookContents, in region: _SliderRegion) -> ThumbSpeech? { nil }
}
#endif
