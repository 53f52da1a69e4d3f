// swift-tools-version: 6.2
import PackageDescription

// What it needs of the project is linked into Sources: it calls what only modules of one package see.

let package = Package(
    name: "SlidersWeb",
    targets: [
        .target(name: "SlidersCore", exclude: ["README.md"]),
        .target(name: "SlidersPlane", dependencies: ["SlidersCore"]),
        .target(name: "SlidersRuler", dependencies: ["SlidersCore"]),
        .target(name: "SlidersLooks", dependencies: ["SlidersCore"]),
        .target(
            name: "SlidersLookImages", dependencies: ["SlidersCore", "SlidersLooks"],
            exclude: ["Resources"]),
        .target(name: "SlidersRender", dependencies: ["SlidersCore", "SlidersLooks", "SlidersLookImages"]),

        // What Embedded Swift calls to allocate: the module has no C library.
        .target(name: "Memory"),
        // What Swift and JavaScript number alike, and the tool that prints it for the page.
        .target(name: "Wire"),
        .executableTarget(
            name: "WirePrinter",
            dependencies: ["Wire", "SlidersCore", "SlidersLooks", "SlidersLookImages", "SlidersRender"],
            swiftSettings: [.unsafeFlags(["-parse-as-library"])]),
        // What all engines have in common.
        .target(name: "SlidersWebBase", dependencies: ["Wire", "SlidersCore"]),
        // Tracks; planes alone, and rulers alone.
        engine("SlidersWeb"),
        engine("SlidersWebPlane", ["SlidersPlane"]),
        engine("SlidersWebRuler", ["SlidersRuler"]),
        // The folder Plain is a link to SlidersWeb: this module has everything that the plain one has.
        engine("SlidersWebLooks", ["SlidersLooks", "SlidersLookImages"]),
    ]
)

/// An engine of its own, which pages load alone.
func engine(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .executableTarget(
        name: name,
        dependencies: ["Memory", "Wire", "SlidersWebBase", "SlidersCore"] + dependencies,
        swiftSettings: [.unsafeFlags(["-parse-as-library"])])
}
