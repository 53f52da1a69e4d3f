#if !canImport(UIKit)
import AppKit
import SlidersControls
import SwiftUI

/// A control of AppKit that reports its values.
struct ClassicControl: NSViewRepresentable {
    let classic: Classic
    @Binding var values: [Double]

    /// Writes the values of a control that changed.
    final class Coordinator: SliderControlDelegate {
        private let shown: Binding<[Double]>
        init(_ shown: Binding<[Double]>) { self.shown = shown }

        func sliderControl(_ control: BaseSliderControl, didChange thumbs: [Int], reason: SliderChangeReason) {
            shown.wrappedValue = (control as? SliderControl)?.values ?? []
        }
    }

    func makeCoordinator() -> Coordinator { Coordinator($values) }

    func makeNSView(context: Context) -> SliderControl {
        let control = classic.make()
        control.delegate = context.coordinator
        return control
    }

    func updateNSView(_ control: SliderControl, context: Context) {
        let surroundings = context.environment
        control.isEnabled = surroundings.isEnabled
        control.controlSize = surroundings.controlSize.ofAppKit
        control.appearance = NSAppearance(named: surroundings.colorScheme == .dark ? .darkAqua : .aqua)
        control.userInterfaceLayoutDirection =
            surroundings.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
}

extension ControlSize {
    fileprivate var ofAppKit: NSControl.ControlSize {
        switch self {
        case .mini: .mini
        case .small: .small
        case .regular: .regular
        default: .large
        }
    }
}
#endif
