// swift-tools-version: 6.2
import PackageDescription

// On its own, so that the simulator needs to build nothing but the hosts.
let package = Package(
    name: "AppleTests",
    platforms: [.iOS(.v15), .macCatalyst(.v15), .visionOS(.v1)],
    dependencies: [.package(name: "swift-sliders", path: "../..")],
    targets: [
        .testTarget(
            name: "AppleTests",
            dependencies: [
                .product(name: "SlidersUIKit", package: "swift-sliders"),
                .product(name: "SlidersSwiftUI", package: "swift-sliders"),
            ],
            path: "Tests")
    ]
)
