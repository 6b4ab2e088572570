import Foundation
import FuzzTargets
import Testing

/// Inputs that `make fuzz` found once, with the properties that must hold for them.
@Suite struct FuzzFindTests {
  struct Find: CustomTestStringConvertible, Sendable {
    let target: FuzzTarget
    let url: URL
    var testDescription: String { "\(target)/\(url.lastPathComponent)" }
  }

  static let finds = FuzzTarget.allCases.flatMap { target -> [Find] in
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "FuzzFinds/\(target.rawValue)")
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return files.sorted { $0.path < $1.path }.map { Find(target: target, url: $0) }
  }

  @Test(arguments: finds) func isMended(_ find: Find) throws {
    try find.target.run([UInt8](Data(contentsOf: find.url)))
  }

  @Test func findsAreThere() { #expect(Set(Self.finds.map(\.target)).isSuperset(of: [.session, .diagram, .notation])) }
}
