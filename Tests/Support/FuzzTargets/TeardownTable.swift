import Foundation

/// A table of programs that end subscriptions, each with the log of the real library, which shows when teardowns run.
///
/// A line with a tab is a program and its log, in one line. The lines above are the declarations that all of them use.
/// A program whose log is not yet that of the library begins with `~`.
public struct TeardownTable: Sendable {
  /// A program, and the log that the library gives.
  public struct Row: Sendable {
    /// The statements of the program.
    public let program: String
    /// Its lines, joined by spaces.
    public let log: String
    /// Whether the log is known to be another one here.
    public let differs: Bool
  }

  /// The text that stands before each program.
  public let declarations: String
  /// The programs.
  public let rows: [Row]

  /// Reads a table.
  public init(_ url: URL) throws {
    let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
    declarations = lines.filter { !$0.contains("\t") }.joined(separator: "\n")
    rows = lines.compactMap { line in
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard parts.count == 2 else { return nil }
      let differs = parts[0].hasPrefix("~")
      return Row(program: String(parts[0].dropFirst(differs ? 1 : 0)), log: String(parts[1]), differs: differs)
    }
  }

  /// The programs whose logs are not as the table says: `program: log, not log`.
  ///
  /// - Parameter log: Runs a text, and gives the lines of its log.
  public func faults(_ log: (String) -> [String]) -> [String] {
    rows.compactMap { row in
      let lines = log(declarations + "\n" + row.program + "\n").joined(separator: " ")
      guard (lines == row.log) == row.differs else { return nil }
      return row.differs
        ? "\(row.program): as the library now, so the '~' goes" : "\(row.program): \(lines), not \(row.log)"
    }
  }
}
