import Foundation
import FuzzTargets
import Testing

/// The tables were computed with RxSwift 6.9.1, OpenCombine 0.14.0 and ReactiveSwift 7.2.1.
struct TeardownTests {
  @Test(arguments: ["rxswift", "combine", "reactiveswift"]) func `Each program of the table`(_ library: String) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Teardowns")
    let table = try TeardownTable(folder.appending(path: "\(library).tsv"))
    #expect(table.rows.count > 250)
    #expect(table.rows.count { $0.differs } * 10 < table.rows.count)
    let faults = table.faults { program in
      // The library was heard for a second.
      PastedOutcome(program).logs.filter { $0.contains("ms  ") || $0.hasPrefix("0s  ") }.map {
        String($0.drop { $0 != " " }.drop { $0 == " " })
      }
    }
    #expect(faults == [])
  }
}
