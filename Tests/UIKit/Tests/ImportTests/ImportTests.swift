import SlidersLooks
import Testing

@testable import HostImports
@testable import HostImportsOfMembers

/// A file that imports a host and a module with types of an app's own sees the option types that the host's signatures
/// name, with their members, and no other type of the engine. That the two modules compile is the test; the second one
/// is compiled with `MemberImportVisibility`.
@MainActor @Suite
struct ImportTests {
    @Test func aFileThatImportsAHostKeepsItsOwnNames() {
        let names = HostImports.UIKitHost.own.map { "\($0)" }
        #expect(names.contains("Track") && names.count == HostImports.SwiftUIHost.own.count)
        #expect(HostImports.UIKitHost.own.allSatisfy { String(reflecting: $0).hasPrefix("ClashingNames.") })
        #expect(HostImportsOfMembers.SwiftUIHost.own.allSatisfy { String(reflecting: $0).hasPrefix("ClashingNames.") })
    }

    @Test func optionsOfAHostAreSetByNameAndWithTheirMembers() {
        for slider in [HostImports.UIKitHost.make(), HostImportsOfMembers.UIKitHost.make()] {
            #expect(slider.collision == .push)
            #expect(slider.direction == .left)
            #expect(slider.configurationError == nil)
        }
    }

    @Test func theLookSystemIsThatOfTheSystemInFilesOfEachHost() {
        let flat = SliderLook.iOSFlat.style()
        #expect(HostImports.SwiftUIHost.systemStyle == flat && HostImportsOfMembers.SwiftUIHost.systemStyle == flat)
    }
}
