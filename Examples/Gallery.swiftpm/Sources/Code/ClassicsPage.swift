import SwiftUI

/// Controls of the toolkit in rows, with texts that follow them.
struct ClassicsPage: View {
    var body: some View {
        Form {
            ForEach(Classic.allCases) { classic in
                Section { ClassicRow(classic: classic) }
            }
        }
    }
}

private struct ClassicRow: View {
    let classic: Classic
    @State private var values: [Double]

    init(classic: Classic) {
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
            TitledRow(classic.title, text) { control.frame(height: Toolkit.controlHeight) }
        }
    }

    private var control: some View { ClassicControl(classic: classic, values: $values) }
}

struct ClassicsPagePreviews: PreviewProvider {
    static var previews: some View { ClassicsPage() }
}
