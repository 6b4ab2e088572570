import Foundation
import FuzzTargets
import Testing

/// The table was computed with RxJS 7.5.7 under Node.
struct TeardownTests {
  @Test func `Each program of the table`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Teardowns")
    let table = try TeardownTable(folder.appending(path: "rxjs.tsv"))
    #expect(table.rows.count > 800)
    #expect(table.rows.count { $0.differs } < 2)
    let faults = table.faults { program in
      Running(program).log.map { String($0.drop { $0 != " " }.dropFirst()) }
    }
    #expect(faults == [])
  }
}
