import SwiftUI

/// Buttons that change how the page above them is shown.
struct SettingsBar: View {
    @Binding var settings: DisplaySettings

    var body: some View {
        ScrollView(.horizontal, showsIndicators: false) {
            HStack(spacing: 6) {
                chip("Dark", isOn: settings.isDark) { settings.isDark.toggle() }
                chip(settings.size.title, isOn: settings.size != .standard) { settings.size = settings.size.next }
                chip("Right to left", isOn: settings.isMirrored) { settings.isMirrored.toggle() }
                chip(settings.system.title, isOn: settings.system == .flat) { settings.system = settings.system.next }
                chip("Disabled", isOn: settings.isDisabled) { settings.isDisabled.toggle() }
            }
            .padding(.horizontal, 16)
            .padding(.vertical, 10)
        }
        .background(Toolkit.barFill)
    }

    private func chip(_ title: String, isOn: Bool, action: @escaping @MainActor () -> Void) -> some View {
        Button(action: action) {
            Text(title).font(Toolkit.chipFont)
                .foregroundColor(isOn ? .white : .primary)
                .padding(.horizontal, 9).padding(.vertical, 7)
                .background { Capsule().fill(isOn ? Color.accentColor : Toolkit.boxFill) }
        }
        .buttonStyle(.plain)
    }
}

struct SettingsBarPreviews: PreviewProvider {
    static var previews: some View { SettingsBar(settings: .constant(DisplaySettings())) }
}
