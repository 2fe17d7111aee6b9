// swift-tools-version: 6.0
import PackageDescription

// The constraint solver alone, beside kiwi's C++ solver, which `run` builds from its PyPI source.
let package = Package(
    name: "SolverBenchmarks",
    dependencies: [.package(name: "Understudy", path: "../..")],
    targets: [
        .executableTarget(
            name: "SolverBenchmarks", dependencies: [.product(name: "ConstraintSolver", package: "Understudy")],
            swiftSettings: [.swiftLanguageMode(.v5)])
    ]
)
