import SwiftUI

/// Colors that are the same in the light and the dark appearance, unlike those of the system.
extension Color {
    static let plainRed = Color(red: 1, green: 0, blue: 0)
    static let plainGreen = Color(red: 0, green: 1, blue: 0)
}
