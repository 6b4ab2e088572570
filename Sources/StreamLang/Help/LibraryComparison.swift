import Marbles
import Streams

/// An operator and its counterparts in other libraries on one input, as a script that draws those that differ on it.
struct LibraryComparison {
  /// A script that calls `compare`.
  let script: String

  /// Returns `nil` if all do the same on the operator's example, or if that is no single pipeline.
  init?(of name: LibraryName, beside table: LibraryTable) {
    let example = name.example
    guard let entry = name.entry, let call = ExampleCall(name.name, of: entry, in: example), call.isLast else {
      return nil
    }
    let isNamed = call.receiver.map { $0.allSatisfy { $0.isLetter } } ?? true
    let input = isNamed ? call.receiver : "input"
    let head = call.before + (isNamed ? "" : "let input = \(call.receiver ?? "")\n")
    let own = call.receiver.map { (input ?? "") + call.text.dropFirst($0.count) } ?? call.text
    var pipelines = [own + call.after]
    guard var results = Self.lane(head + pipelines[0], entry.exampleDialect).map({ [$0] }) else { return nil }
    for row in table.rows where pipelines.count < 7 {
      guard let other = row.name, other.entry !== entry || other.name != name.name, let otherEntry = other.entry,
        let text = call.written(other.name, of: otherEntry, in: other.library, input: input),
        let lane = Self.lane(head + text + call.after, entry.exampleDialect)
      else { continue }
      if results.contains(lane) { continue }
      results.append(lane)
      pipelines.append(text + call.after)
    }
    guard pipelines.count > 1 else { return nil }
    let list = pipelines.joined(separator: ", ")
    script = head + (list.count <= 90 ? "compare(\(list))" : "compare(\n  \(pipelines.joined(separator: ",\n  ")))")
  }

  /// Returns the result of a script as marble text; `nil` if it fails or draws no picture.
  static func lane(_ script: String, _ dialect: Dialect) -> String? {
    let session = Session()
    session.settings.dialect = dialect
    session.settings.limits[.events] = min(session.settings.limits[.events], 10_000)
    var lanes: [Lane] = []
    let outcome = ScriptRun(SourceText(name: "example", text: script), in: session).run { event in
      if case .output(.diagram(let run), _) = event { lanes += run.full.lanes.filter { $0.role == .result } }
    }
    guard case .fine = outcome, lanes.count == 1 else { return nil }
    var lane = lanes[0]
    lane.name = "result"
    return MarbleLine(lane).description
  }
}
