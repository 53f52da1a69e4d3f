// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Benchmarks",
    dependencies: [.package(name: "swift-sliders", path: "..")],
    targets: [
        .target(name: "Allocations"),
        .executableTarget(
            name: "Drags",
            dependencies: ["Allocations", .product(name: "SlidersCore", package: "swift-sliders")]),
    ]
)
