import UIKit

/// An app around the tests, without contents.
@main
final class Host: UIResponder, UIApplicationDelegate {}
