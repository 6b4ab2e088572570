import Foundation
import FuzzTargets
import Testing

/// The table follows from the source of ReactiveCocoa 2.
struct TeardownTests {
  @Test func `Each program of the table`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Teardowns")
    let table = try TeardownTable(folder.appending(path: "rac.tsv"))
    #expect(table.rows.count > 20)
    let faults = table.faults { program in
      Running(program).log.map { String($0.drop { $0 != " " }.drop { $0 == " " }) }
    }
    #expect(faults == [])
  }
}
