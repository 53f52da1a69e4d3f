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
        .executableTarget(
            name: "SlidersWeb",
            dependencies: ["Memory", "Wire", .product(name: "SlidersCore", package: "swift-sliders")],
            swiftSettings: [.unsafeFlags(["-parse-as-library"])]),
        // The folder Shared is a link to that of SlidersWeb: an engine of its own, which has planes alone.
        .executableTarget(
            name: "SlidersWebPlane",
            dependencies: ["Memory", "Wire", .product(name: "SlidersCore", package: "swift-sliders")],
            swiftSettings: [.unsafeFlags(["-parse-as-library"])]),
        // Likewise, with rulers alone.
        .executableTarget(
            name: "SlidersWebRuler",
            dependencies: ["Memory", "Wire", .product(name: "SlidersCore", package: "swift-sliders")],
            swiftSettings: [.unsafeFlags(["-parse-as-library"])]),
        // The folder Plain is a link to SlidersWeb: this module has everything that the plain one has.
        .executableTarget(
            name: "SlidersWebLooks",
            dependencies: [
                "Memory", "Wire", .product(name: "SlidersCore", package: "swift-sliders"),
                .product(name: "SlidersLooks", package: "swift-sliders"),
            ],
            swiftSettings: [.unsafeFlags(["-parse-as-library"])]),
    ]
)
