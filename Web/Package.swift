// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "SlidersWeb",
    dependencies: [.package(name: "swift-sliders", path: "..")],
    targets: [
        // What Embedded Swift calls to allocate: the module has no C library.
        .target(name: "Memory"),
        // What Swift and JavaScript number alike, and the tool that prints it for the page.
        .target(name: "Wire"),
        .executableTarget(
            name: "WirePrinter",
            dependencies: [
                "Wire", .product(name: "SlidersCore", package: "swift-sliders"),
                .product(name: "SlidersLooks", package: "swift-sliders"),
            ],
            swiftSettings: [.unsafeFlags(["-parse-as-library"])]),
        // What all engines have in common.
        .target(
            name: "SlidersWebBase", dependencies: ["Wire", .product(name: "SlidersCore", package: "swift-sliders")]),
        // Tracks; planes alone, and rulers alone.
        engine("SlidersWeb"),
        engine("SlidersWebPlane", [.product(name: "SlidersPlane", package: "swift-sliders")]),
        engine("SlidersWebRuler", [.product(name: "SlidersRuler", package: "swift-sliders")]),
        // The folder Plain is a link to SlidersWeb: this module has everything that the plain one has.
        engine("SlidersWebLooks", [.product(name: "SlidersLooks", package: "swift-sliders")]),
    ]
)

/// An engine of its own, which pages load alone.
func engine(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .executableTarget(
        name: name,
        dependencies: ["Memory", "Wire", "SlidersWebBase", .product(name: "SlidersCore", package: "swift-sliders")]
            + dependencies,
        swiftSettings: [.unsafeFlags(["-parse-as-library"])])
}
