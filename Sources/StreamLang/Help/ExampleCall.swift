import Streams

/// The call of an operator in its example, which can be rewritten with the spelling of another library.
struct ExampleCall {
  private struct Given {
    let text: String
    let parameter: Parameter
    let isTrailing: Bool
  }

  /// The example up to the expression with the call.
  let before: String
  /// The receiver of the call; `nil` for a source.
  let receiver: String?
  /// The example after the call.
  let after: String
  /// Whether the call, with the code that follows it, is the last statement.
  let isLast: Bool
  /// The text of the call.
  let text: String
  private let given: [Given]

  /// Finds the last call of an operator in a script.
  init?(_ name: String, of entry: Operator, in script: String) {
    let source = SourceText(name: name, text: script)
    let parsed = Parser.parse(source)
    guard parsed.faults.isEmpty, let last = parsed.statements.last else { return nil }
    var found: (start: Int, receiverEnd: Int?, arguments: Arguments)?
    let walk = SyntaxWalk { expression in
      if let call = Self.call(of: name, in: expression) { found = (expression.span.start, call.0, call.1) }
      return true
    }
    walk.walk(parsed.statements)
    guard let found else { return nil }
    func text(_ start: Int, _ end: Int) -> String { source.text(in: Span(start: start, end: end)) }
    before = text(0, found.start)
    receiver = found.receiverEnd.map { text(found.start, $0) }
    self.text = text(found.start, found.arguments.span.end)
    after = text(found.arguments.span.end, source.bytes.count)
    if case .expression = last.kind { isLast = found.start == last.span.start } else { isLast = false }
    var shapes = found.arguments.list.map { argument in
      ArgumentShape(label: argument.label?.name, isFunction: Self.isClosure(argument.value), isTrailing: false)
    }
    var texts = found.arguments.list.map { source.text(in: $0.value.span) }
    if let trailing = found.arguments.trailing {
      shapes.append(ArgumentShape(label: nil, isFunction: true, isTrailing: true))
      texts.append(source.text(in: trailing.span))
    }
    guard let bound = try? entry.bind(shapes) else { return nil }
    given = zip(entry.parameters, bound).flatMap { parameter, positions in
      positions.map { Given(text: texts[$0], parameter: parameter, isTrailing: shapes[$0].isTrailing) }
    }
  }

  /// Returns the argument for a parameter: that of the same label, or the first unlabelled one of its kind.
  private static func place(for parameter: Parameter, of target: Operator, among open: [Given]) -> Int? {
    let labels = target.parameters.map { $0.label }
    return open.firstIndex { $0.parameter.label == parameter.label && parameter.takes($0.parameter) }
      ?? open.firstIndex { !labels.contains($0.parameter.label) && parameter.takes($0.parameter) }
  }

  private static func isClosure(_ expression: Expression) -> Bool {
    if case .closure = expression.kind { true } else { false }
  }

  /// Returns the end of the receiver, if there is one, and the arguments.
  private static func call(of name: String, in expression: Expression) -> (Int?, Arguments)? {
    guard case .postfix(let base, let parts) = expression.kind else { return nil }
    if case .name(name) = base.kind, case .call(let arguments)? = parts.first { return (nil, arguments) }
    for (index, part) in parts.enumerated().reversed() {
      guard case .member(let member) = part, member.name == name, let arguments = member.arguments else {
        continue
      }
      var start = index
      if index > 0, case .member(let library) = parts[index - 1], Dialect.named(library.name) != nil { start -= 1 }
      if start == 0 {
        if case .name(let library) = base.kind, Dialect.named(library) != nil { return (nil, arguments) }
        return (base.span.end, arguments)
      }
      return (parts[start - 1].span.end, arguments)
    }
    return nil
  }

  /// Returns the call in the spelling of another library; `nil` if that takes other arguments.
  ///
  /// - Parameters:
  ///   - input: The text in place of the receiver.
  ///   - isPrefixed: Whether the name of the dialect precedes the call.
  func written(
    _ name: String, of target: Operator, in library: Dialect, input: String? = nil, isPrefixed: Bool = true
  ) -> String? {
    var open = given
    var receiver = input ?? self.receiver
    if receiver == nil, target.form == .method {
      guard let first = open.firstIndex(where: { if case .stream = $0.parameter.kind { true } else { false } }) else {
        return nil
      }
      receiver = open.remove(at: first).text
    }
    var leading: [String] = []
    if target.form == .source, let stream = receiver {
      guard target.parameters.contains(where: { $0.isVariadic }) else { return nil }
      leading = [stream]
      receiver = nil
    }
    var texts = leading
    var trailing: String?
    var isGap = false
    for parameter in target.parameters {
      if let word = parameter.choosingWord {
        texts.append("\"\(word)\"")
        continue
      }
      var taken: [Given] = []
      while let place = Self.place(for: parameter, of: target, among: open) {
        taken.append(open.remove(at: place))
        if !parameter.isVariadic { break }
      }
      if let only = taken.first, only.isTrailing, taken.count == 1 {
        trailing = only.text
        continue
      }
      var written = taken.map { $0.text }
      if written.isEmpty, parameter.isRequired {
        guard let standard = parameter.standardText else { return nil }
        written = [standard]
      }
      guard !written.isEmpty else {
        isGap = !parameter.isVariadic
        continue
      }
      let isLabelled = parameter.labelling == .always || (isGap && parameter.labelling == .ifWanted)
      texts.append((isLabelled ? parameter.label + ": " : "") + written.joined(separator: ", "))
    }
    guard open.allSatisfy({ $0.parameter.isSetting }) else { return nil }
    let list = texts.isEmpty && trailing != nil ? "" : "(\(texts.joined(separator: ", ")))"
    return (receiver.map { $0 + "." } ?? "") + (isPrefixed ? library.name + "." : "") + name + list
      + (trailing.map { " " + $0 } ?? "")
  }
}

extension LibraryName {
  /// A script that shows it under this name: the entry's example, or that of the operator in this spelling.
  var example: String {
    guard let entry else { return "" }
    if entry.isSpelled, entry.exampleDialect == library { return entry.example }
    let isOwn = !entry.isSpelled || entry.example.contains(library.name + ".")
    if isOwn, ExampleCall(name, of: entry, in: entry.example) != nil { return entry.example }
    let meant = entry.meant
    guard let call = ExampleCall(meant.name, of: meant, in: meant.example),
      let text = call.written(name, of: entry, in: library),
      let plain = call.written(name, of: entry, in: library, isPrefixed: false)
    else { return entry.example }
    let example = call.before + text + call.after
    // Some names occur only in code of the library: those of its types, and those that are members here.
    let imported = "import \(library.library)\n" + call.before + plain + call.after
    return !isAccepted(example) && isAccepted(imported) ? imported : example
  }

  private func isAccepted(_ script: String) -> Bool {
    let session = Session()
    session.settings.dialect = library
    let parsed = Parser.parse(SourceText(name: name, text: script))
    return parsed.faults.isEmpty && Checker.check(parsed, in: session.environment).faults.isEmpty
  }
}

extension Parameter {
  /// Returns whether an argument for a parameter of another library's operator fits.
  fileprivate func takes(_ other: Parameter) -> Bool {
    if other.choosingWord != nil { return false }
    switch (kind, other.kind) {
    case (.function(let count), .function(let others)): return count == others || isEffect == other.isEffect
    case (.choice(let words), .choice(let others)): return words == others
    case (.durationOrFunction, .duration), (.duration, .durationOrFunction), (.stream, .streamOrFunction),
      (.streamOrFunction, .stream), (.stream, .streamOrDuration), (.streamOrDuration, .stream),
      (.stream, .streamOrInt), (.streamOrInt, .stream):
      return true
    case (.bool, .bool): return label == other.label
    default: return kindName == other.kindName
    }
  }

  /// Whether it changes only the manner of the operator's work, so that another library may lack it.
  fileprivate var isSetting: Bool {
    switch kind {
    case .bool, .choice, .scheduler: true
    default: false
    }
  }

  /// The value for a parameter that only this library has.
  fileprivate var standardText: String? {
    switch kind {
    case .bool: "true"
    case .choice(let words): words.first.map { "\"\($0)\"" }
    default: nil
    }
  }
}
