import UIKit

/// Nothing but an app around the tests.
@main
final class Host: UIResponder, UIApplicationDelegate {}
