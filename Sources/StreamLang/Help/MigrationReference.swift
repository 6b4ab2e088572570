import Streams

/// The counterparts of the operators of each library of Swift in each other one, as the migration of a call finds them.
public struct MigrationReference: Sendable {
  /// An operator and its counterpart.
  public struct Row: Sendable {
    /// The operator as its library spells it: `debounce(_:scheduler:)`.
    public let name: String
    /// The operators that the other library writes.
    public let counterpart: String
    /// Its fate: plain, by a recipe, nearly or not at all.
    public let kind: MigrationMove.Kind
    /// A script that draws both where they differ; nil if the other library has no single operator for it, or if no
    /// input of a few shows the difference.
    public let script: String?
  }

  /// The rows from one library to another.
  public struct Pair: Sendable {
    /// The library of the programs.
    public let from: String
    /// The library of the migrated programs.
    public let to: String
    /// The operators in the order of the library's reference.
    public let rows: [Row]
  }

  /// All pairs of libraries.
  public let pairs: [Pair]

  /// Moves a call of each operator.
  public init() {
    pairs = MigrationExample.libraries.flatMap { library in
      let examples = MigrationExample.all(of: library)
      return MigrationTarget.allCases.compactMap { target -> Pair? in
        guard let other = target.library, other !== library,
          MigrationExample.libraries.contains(where: { $0 === other })
        else { return nil }
        var known: Set<String> = []
        let rows = examples.compactMap { example -> Row? in
          guard let row = Self.row(example, to: target), known.insert("\(row.name) \(row.counterpart)").inserted else {
            return nil
          }
          return row
        }
        return Pair(from: library.title, to: other.title, rows: rows)
      }
    }
  }

  private static func row(_ example: MigrationExample, to target: MigrationTarget) -> Row? {
    let migration = Migration(of: example.program([example.receiver]), from: .swift, to: target)
    let name = example.name.name.split(separator: ".").last.map(String.init) ?? example.name.name
    guard migration.faults.isEmpty, let move = migration.moves.last(where: { $0.name == name }) else { return nil }
    var script: String?
    if case .near = move.kind { script = comparison(of: example, with: move.counterpart, in: target) }
    return Row(name: example.name.text, counterpart: move.counterpart, kind: move.kind, script: script)
  }

  /// Inputs that may show a difference: values apart and at one instant, the end soon after a value, the error.
  private static let inputs = [
    "cold(\"-1-2-3|\")", "cold(\"--1-2-(34)---3-|\")", "cold(\"1-1-2-2-#\")", "cold(\"|\")", "cold(\"1----2|\")",
  ]

  /// Returns a script that draws an operator and its counterpart, with the first input that shows a difference.
  private static func comparison(
    of example: MigrationExample, with counterpart: String, in target: MigrationTarget
  ) -> String? {
    guard let library = target.library?.dialect, let entry = example.name.entry,
      let call = ExampleCall(example.name.name, of: entry, in: example.name.example),
      let own = call.written(example.name.name, of: entry, in: example.library.dialect, input: "input")
    else { return nil }
    for other in LibraryName.named(counterpart, in: library) {
      guard let otherEntry = other.entry,
        let written = call.written(other.name, of: otherEntry, in: library, input: "input")
      else { continue }
      for input in [example.receiver] + inputs {
        let head = call.before + "let input = \(input)\n"
        guard let one = LibraryComparison.lane(head + own, entry.exampleDialect),
          let two = LibraryComparison.lane(head + written, entry.exampleDialect), one != two
        else { continue }
        return head + "compare(\(own), \(written))"
      }
    }
    return nil
  }
}
