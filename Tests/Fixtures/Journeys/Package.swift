// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Journeys",
    platforms: [.iOS(.v15)],
    targets: [.target(name: "Journeys")]
)
