/// Names and patterns.
extension SyntaxWriter {
  func write(_ binding: Binding) -> String { binding.name.map { SyntaxName.written($0) } ?? "_" }

  func written(_ ownership: Ownership) -> String { ownership == .strong ? "" : ownership.rawValue + " " }

  func write(_ pattern: Pattern) -> String {
    switch pattern {
    case .single(let binding): binding.typedName
    case .tuple(let bindings, _): "(\(bindings.map { write($0) }.joined(separator: ", ")))"
    }
  }

  mutating func write(_ patterns: [GuardedPattern]) -> String {
    var parts: [String] = []
    for one in patterns {
      var text = write(one.pattern)
      if let condition = one.condition { text += " where \(head(condition))" }
      parts.append(text)
    }
    return parts.joined(separator: ", ")
  }

  mutating func write(_ pattern: MatchPattern) -> String {
    switch pattern {
    case .anything: return "_"
    case .binding(let binding, let isVariable): return "\(isVariable ? "var" : "let") \(write(binding))"
    case .some(let inner): return write(inner) + "?"
    case .tuple(let parts):
      var texts: [String] = []
      for part in parts { texts.append(write(part)) }
      return "(\(texts.joined(separator: ", ")))"
    case .enumCase(let name, _, let parts):
      var texts: [String] = []
      for part in parts { texts.append(write(part)) }
      return ".\(name)" + (texts.isEmpty ? "" : "(\(texts.joined(separator: ", ")))")
    case .value(let value): return head(value)
    case .type(let type, .anything): return "is \(type.name)"
    case .type(let type, let inner): return "\(write(inner)) as \(type.name)"
    }
  }
}
