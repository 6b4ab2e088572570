import Marbles
import Streams

extension Completer {
  /// Returns the labels that the current call still takes.
  func labels() -> [Candidate] {
    guard let call = place.call else { return [] }
    return labels(of: call).filter { !call.given.contains($0.label) }.map { Candidate($0.label + ": ", $0.summary) }
  }

  /// Returns the words of a setting of the script, if it takes one of a few.
  func choices(of setting: String) -> [String] {
    switch setting {
    case "ties": Settings.tiesNames
    case "dialect": Settings.dialectNames
    default: []
    }
  }

  /// Returns the words of `ties(` before its string begins, in quotes.
  func quotedChoices() -> [Candidate]? {
    guard let call = place.call, !call.isMember, place.word.isEmpty else { return nil }
    let words = choices(of: call.name)
    return words.isEmpty ? nil : words.map { Candidate("\"\($0)\"", "") }
  }

  private typealias Label = (label: String, summary: String)

  private func labels(of call: CompletionPlace.Call) -> [Label] {
    let head = place.head[..<call.nameStart]
    let probe = Probe(after: head, closers: closers(after: head), in: environment)
    if call.isMember {
      switch probe.receiver ?? .unknown {
      case .stream(let kind):
        if let signature = LibraryMember.member(call.name, of: kind) { return labels(of: signature) }
        return labels(ofOperator: call, probe.dialect)
      case .unknown: return labels(ofOperator: call, probe.dialect)
      case let kind: return LibraryMember.member(call.name, of: kind).map(labels) ?? []
      }
    }
    if let own = probe.definitions.last(where: { $0.name == call.name }) ?? earlier(call.name) {
      return (own.parameters ?? []).compactMap { $0.label.map { ($0, "a parameter of \(call.name)") } }
    }
    let builtin =
      Builtins.find(call.name) ?? Builtins.directive(call.name)
      ?? Builtins.blockFunction(call.name)
    return builtin.map(labels) ?? labels(ofOperator: call, probe.dialect)
  }

  private func labels(of signature: LibraryMember) -> [Label] {
    signature.labels.map { ($0, MemberParameter.labelled[$0]?.phrase ?? "") }
  }

  private func labels(ofOperator call: CompletionPlace.Call, _ dialect: Dialect) -> [Label] {
    guard let overloads = Catalogue.overloads(of: call.name, in: dialect, afterDot: call.isMember) else { return [] }
    let entry = overloads.first
    if entry.takesMarbleText, let text = call.firstText { return legend(of: text, entry, dialect) }
    return overloads.entries.flatMap { $0.parameters.filter { $0.labelling != .never } }.map { parameter in
      let text = parameter.kindPhrase + (parameter.isVariadic ? ", or several" : "")
      return (parameter.label, parameter.isRequired || parameter.isVariadic ? text : "\(text); may be left out")
    }
  }

  /// Returns the arguments after marble text: the meanings of its marks, and the ways to read it.
  private func legend(of text: String, _ entry: Operator, _ dialect: Dialect) -> [Label] {
    let read = try? MarbleText.parse(
      text, kind: entry.takesBlock ? .hot : .cold, tick: Int64(environment.tick),
      dropsAfterEnd: dialect.rules.dropsMarblesAfterEnd)
    var labels: [Label] = []
    for event in read?.events ?? [] {
      if case .value(.mark(let mark)) = event.mark, !labels.contains(where: { $0.label == mark }) {
        labels.append((mark, "the value of '\(mark)'"))
      }
    }
    return labels + [("tick", "the time of one mark; may be left out"), ("numbers", "whether digits are numbers")]
  }

  /// Returns the closing brackets of those that are open after a part of the entry.
  private func closers(after head: ArraySlice<UInt8>) -> [UInt8] {
    CompletionPlace(in: String(decoding: head, as: UTF8.self), at: head.count)?.closers ?? []
  }
}

extension MemberParameter {
  /// The kind of a labelled argument, in a few words.
  fileprivate var phrase: String {
    switch self {
    case .any, .autoclosure, .subscriber: ""
    case .kind(let kind): kind.phrase
    case .closure, .block, .task: "a closure"
    }
  }
}
