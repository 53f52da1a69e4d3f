// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "SlidersWeb",
    dependencies: [.package(name: "swift-sliders", path: "..")],
    targets: [
        .target(name: "Memory"),
        .executableTarget(
            name: "SlidersWeb",
            dependencies: ["Memory", .product(name: "Sliders", package: "swift-sliders")],
            swiftSettings: [.unsafeFlags(["-parse-as-library"])]),
        .executableTarget(
            name: "SlidersWebLooks",
            dependencies: [
                "Memory", .product(name: "Sliders", package: "swift-sliders"), .product(name: "SlidersLooks", package: "swift-sliders"),
            ],
            swiftSettings: [.unsafeFlags(["-parse-as-library"])]),
    ]
)
