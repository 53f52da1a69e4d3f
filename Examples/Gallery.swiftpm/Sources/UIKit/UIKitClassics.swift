import SlidersUIKit
import SwiftUI
import UIKit

/// Controls of UIKit in rows, with texts that follow them.
struct UIKitClassics: View {
    var body: some View {
        Form {
            ForEach(UIKitClassic.allCases) { classic in
                Section { UIKitRow(classic: classic) }
            }
        }
    }
}

private struct UIKitRow: View {
    let classic: UIKitClassic
    @State private var values: [Double]

    init(classic: UIKitClassic) {
        self.classic = classic
        _values = State(initialValue: classic.values)
    }

    private var text: String {
        values.map { $0.formatted(.number.precision(.fractionLength(0...2))) }.joined(separator: " – ")
    }

    var body: some View {
        if classic == .glow {
            DialRow(classic.title, text, side: 280) { control }
                .environment(\.colorScheme, .dark)
                .listRowBackground(Color(white: 0.1))
        } else {
            TitledRow(classic.title, text) { control.frame(height: 44) }
        }
    }

    private var control: some View { UIKitControl(classic: classic, values: $values) }
}

/// A control that reports its values.
private struct UIKitControl: UIViewRepresentable {
    let classic: UIKitClassic
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

struct UIKitClassicsPreviews: PreviewProvider {
    static var previews: some View { UIKitClassics() }
}
