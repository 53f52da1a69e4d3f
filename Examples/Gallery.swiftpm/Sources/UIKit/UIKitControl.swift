#if canImport(UIKit)
import SlidersControls
import SwiftUI
import UIKit

/// A control of UIKit that reports its values.
struct ClassicControl: UIViewRepresentable {
    let classic: Classic
    @Binding var values: [Double]
    @Environment(\.isEnabled) private var isEnabled

    func makeUIView(context: Context) -> SliderControl {
        let control = classic.make()
        let shown = $values
        let report = UIAction { action in
            guard let control = action.sender as? SliderControl else { return }
            shown.wrappedValue = control.values
        }
        control.addAction(report, for: .valueChanged)
        return control
    }

    func updateUIView(_ control: SliderControl, context: Context) {
        control.isEnabled = isEnabled
    }
}
#endif
