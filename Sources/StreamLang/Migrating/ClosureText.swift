import Streams

/// A closure of the source, or a function that is given by its name, for a new closure around its statements.
struct ClosureText {
  let span: Span
  /// The closure; nil for a function that is given by its name.
  let closure: Closure?
  /// The parts of a closure that the source does not have.
  var made: Made?

  /// The statements of a new closure.
  struct Made {
    let pieces: [TextEdits.Piece]
    /// The name that they use for the value.
    let parameter: String?
    let captures: String
  }

  init(_ span: Span, _ closure: Closure?, made: Made? = nil) {
    self.span = span
    self.closure = closure
    self.made = made
  }

  init(_ given: OperatorCall.Given) { self.init(given.span, given.closure) }
}

extension Migrator {
  typealias Pieces = [TextEdits.Piece]

  /// The closure, or the function, as an argument.
  func argument(_ given: ClosureText) -> Pieces {
    guard let made = given.made else { return [.source(given.span)] }
    let head = made.captures + (made.parameter ?? (made.captures.isEmpty ? "" : "_"))
    let isLong = made.pieces.contains { if case .source(let span) = $0 { text(span).contains("\n") } else { false } }
    if isLong {
      let indent = indent(at: given.span.start)
      return [.text("{ \(head)\(head.isEmpty ? "" : " in")\n\(indent)    ")] + made.pieces + [.text("\n\(indent)}")]
    }
    return [.text("{ \(head)\(head.isEmpty ? "" : " in ")")] + made.pieces + [.text(" }")]
  }

  /// The statements between the braces of a closure, after its parameters.
  func bodySpan(_ closure: Closure) -> Span {
    var start = closure.span.start + 1
    let end = closure.span.end - 1
    let first = closure.body.first?.span.start ?? end
    if closure.keyPath.isEmpty, let word = lastIn(Span(start: start, end: first)) { start = word.end }
    return trimmed(Span(start: start, end: end))
  }

  /// The last word `in` of a span.
  private func lastIn(_ span: Span) -> Span? {
    var place = span.end - 2
    while place >= span.start {
      let before = place > span.start ? source.bytes[place - 1] : 0x20
      let after = place + 2 < source.bytes.count ? source.bytes[place + 2] : 0x20
      if source.bytes[place] == UInt8(ascii: "i"), source.bytes[place + 1] == UInt8(ascii: "n"),
        Self.isBlank(before), Self.isBlank(after) || after == UInt8(ascii: "}")
      {
        return Span(start: place, end: place + 2)
      }
      place -= 1
    }
    return nil
  }

  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }

  func trimmed(_ span: Span) -> Span {
    var (start, end) = (span.start, span.end)
    while start < end, Self.isBlank(source.bytes[start]) { start += 1 }
    while end > start, Self.isBlank(source.bytes[end - 1]) { end -= 1 }
    return Span(start: start, end: end)
  }

  /// The names in square brackets before the parameters, with a blank: `[weak self] `.
  func captures(_ given: ClosureText) -> String {
    if let made = given.made { return made.captures }
    guard let closure = given.closure, !closure.captures.isEmpty else { return "" }
    let text = text(closure.span)
    guard let open = text.firstIndex(of: "["), let close = text.firstIndex(of: "]") else { return "" }
    return text[open...close] + " "
  }

  /// The name of the parameter of a closure; nil for `$0`, `_` and a function.
  func parameter(_ given: ClosureText) -> String? {
    guard case .named(let bindings)? = given.closure?.parameters else { return nil }
    return bindings.count == 1 ? bindings[0].name : nil
  }

  /// The names of its parameters as a pattern: `(a, b)`.
  func pattern(_ given: ClosureText) -> String? {
    if let made = given.made { return made.parameter }
    guard case .named(let bindings)? = given.closure?.parameters, !bindings.isEmpty else { return nil }
    let names = bindings.map { $0.name ?? "_" }
    return names.count == 1 ? names[0] : "(" + names.joined(separator: ", ") + ")"
  }

  /// The statements of a closure with a value in the place of `$0`, or the call of the function with it.
  ///
  /// - Parameter value: The text of the value; nil if there is none.
  func body(_ given: ClosureText, with value: String?) -> Pieces {
    if let made = given.made { return made.pieces }
    guard let closure = given.closure else {
      return [.source(given.span), .text("(\(value ?? ""))")]
    }
    let span = bodySpan(closure)
    guard let value, case .positional = closure.parameters else { return [.source(span)] }
    for place in positions(in: closure) { edits.replace(place, value) }
    return [.source(span)]
  }

  /// The places of `$0` in a closure, but for the closures in it.
  func positions(in closure: Closure) -> [Span] {
    var found: [Span] = []
    let walk = SyntaxWalk { expression in
      switch expression.kind {
      case .closure: return false
      case .parameter(0): found.append(expression.span)
      default: break
      }
      return true
    }
    walk.walk(closure.body)
    return found.sorted { $0.start < $1.start }
  }

  /// Whether the statements of a closure stand on several lines.
  func isLong(_ given: ClosureText) -> Bool {
    guard let closure = given.closure else { return false }
    return text(bodySpan(closure)).contains("\n") || closure.body.count > 1
  }

  /// A closure that does all that several do, in their order, with no use for its value.
  func sequence(_ parts: [Pieces], _ head: String, at place: Int) -> Pieces {
    if parts.count == 1 { return [.text("{ \(head)")] + parts[0] + [.text(" }")] }
    let indent = indent(at: place)
    var pieces: Pieces = [.text("{ \(head)".trimmingEnd())]
    for part in parts { pieces += [.text("\n\(indent)    ")] + part }
    return pieces + [.text("\n\(indent)}")]
  }

  /// A closure for an end of Combine's, with the statements for an error and for completion.
  func completionClosure(
    failure: ClosureText?, completed: ClosureText?, also: ClosureText? = nil, canFail: Bool, at place: Int
  ) -> Pieces {
    let also = also.map { body($0, with: nil) }
    func with(_ pieces: Pieces) -> [Pieces] { [pieces] + (also.map { [$0] } ?? []) }
    let ignoring = [failure, completed].compactMap { $0 }.map { captures($0) }.first { !$0.isEmpty } ?? ""
    switch (failure, completed) {
    case (nil, let completed?) where !canFail:
      return sequence(with(body(completed, with: nil)), "\(ignoring)_ in ", at: place)
    case (nil, let completed?):
      let part: Pieces = [.text("if case .finished = completion { ")] + body(completed, with: nil) + [.text(" }")]
      return sequence(with(part), "\(ignoring)completion in ", at: place)
    case (let failure?, nil):
      let error = pattern(failure) ?? "error"
      let part: Pieces =
        [.text("if case .failure(let \(error)) = completion { ")] + body(failure, with: "error") + [.text(" }")]
      return sequence(with(part), "\(ignoring)completion in ", at: place)
    case (let failure?, let completed?):
      let indent = indent(at: place)
      let error = pattern(failure) ?? "error"
      let binding = usesValue(failure) ? "(let \(error))" : ""
      var pieces: Pieces = [.text("{ \(ignoring)completion in\n\(indent)    switch completion {")]
      pieces += [.text("\n\(indent)    case .finished: ")] + statements(completed, with: nil)
      pieces += [.text("\n\(indent)    case .failure\(binding): ")] + statements(failure, with: "error")
      pieces.append(.text("\n\(indent)    }"))
      if let also { pieces += [.text("\n\(indent)    ")] + also }
      return pieces + [.text("\n\(indent)}")]
    case (nil, nil):
      return also.map { sequence([$0], "_ in ", at: place) } ?? [.text("{ _ in }")]
    }
  }

  /// The statements of a case, which must have one.
  private func statements(_ given: ClosureText, with value: String?) -> Pieces {
    let pieces = body(given, with: value)
    let isEmpty = pieces.allSatisfy { if case .source(let span) = $0 { span.isEmpty } else { false } }
    return isEmpty ? [.text("break")] : pieces
  }

  /// Whether a closure uses the value that it is given.
  func usesValue(_ given: ClosureText) -> Bool {
    if let made = given.made { return made.parameter != nil }
    guard let closure = given.closure else { return true }
    switch closure.parameters {
    case .none: return false
    case .named(let bindings): return bindings.contains { $0.name != nil }
    case .positional: return true
    }
  }
}

extension String {
  fileprivate func trimmingEnd() -> String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
