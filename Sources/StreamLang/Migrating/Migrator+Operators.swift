import Streams

/// One argument of a new call.
private struct NewArgument {
  let label: String
  let pieces: [TextEdits.Piece]
  /// The argument of the source that it is, if it is one unchanged or converted.
  let given: OperatorCall.Given?
}

extension Migrator {
  /// Edits the call of an operator, on a stream with these facts.
  func migrate(_ written: OperatorCall, _ facts: StreamFacts) {
    let call = written.with(spliced(written.arguments))
    if observe(call, facts) { return }
    expectResults(of: call, failure: call.failure)
    learnErrors(of: call)
    if create(call, facts) { return }
    // Only subjects and properties need their type hidden; elsewhere the call is left out.
    if "\(call.name)()" == words.erases, other.erases.isEmpty, !facts.role.isSubject, !facts.role.hasValue {
      edits.replace(Span(start: dot(before: call.head), end: call.arguments.span.end), "")
      return note(call.name, call.head, "", .plain)
    }
    if !call.isSource, other.intervals == .seconds, isSignal(facts), lacksSignals(call.entry) {
      edits.insert(".producer", after: dot(before: call.head))
    }
    noteTurns(call, facts)
    unwrapResults(of: call)
    walk(call.arguments)
    if follow(call, facts) || exchange(call) { return }
    let title = code.target.title
    note(call.name, call.head, "", .missing("\(title) has no '\(call.name)'"))
  }

  /// The results that a closure of ReactiveSwift gives are thrown or given elsewhere.
  private func unwrapResults(of call: OperatorCall) {
    guard words.givingResults.contains(call.name) else { return }
    for closure in call.given.compactMap({ $0.closure }) {
      for result in Self.results(of: closure.body, isOnly: closure.body.count == 1) {
        edits.insert("try ", before: result.span.start)
        edits.insert(".get()", after: result.span.end)
      }
    }
  }

  /// Learns the stream of errors that a closure is given.
  private func learnErrors(of call: OperatorCall) {
    guard let given = call.byMeaning["notificationHandler"]?.first,
      case .named(let bindings)? = given.closure?.parameters,
      let name = bindings.first?.name
    else { return }
    names[name] = StreamFacts(role: .stream, failure: nil)
    guard let closure = given.closure, let arrow = declaresResult(closure) else { return }
    for use in code.declaredTypes.uses where use.span.start > closure.span.start && use.span.end <= arrow.start {
      typeFailures[use.span.start] = .some(nil)
    }
  }

  /// Notes that sequences of RxSwift take turns where several run at a time.
  private func noteTurns(_ call: OperatorCall, _ facts: StreamFacts) {
    guard code.origin.dialect.rules.sequencesTakeTurns else { return }
    let streams = call.byMeaning["streams"]?.compactMap { $0.expression.flatMap { self.facts(of: $0) } } ?? []
    let inner = call.given.lazy.compactMap { $0.closure }.flatMap {
      Self.results(of: $0.body, isOnly: $0.body.count == 1)
    }
    let isInner =
      call.entry.flow == .flattened && facts.isSequence && inner.contains { self.facts(of: $0)?.isSequence == true }
    guard streams.filter({ $0.isSequence }).count > 1 || isInner, call.entry.theme != .filtering else { return }
    note(
      call.name, call.head, call.name,
      .near("sequences that run at a time take turns in RxSwift, and follow each other here"))
  }

  // MARK: Exchange

  /// Writes the other library's spelling of the same operator.
  private func exchange(_ call: OperatorCall) -> Bool {
    let spellings = code.target.dialect.spellings.filter { $0.original === call.meant }
    let candidates = spellings.filter { !$0.isOld } + spellings.filter { $0.isOld }
    for spelling in candidates where (spelling.form ?? call.meant.form) != (call.isSource ? .method : .source) {
      if call.isSource != isSource(spelling, call) { continue }
      guard let new = arguments(of: call, as: spelling) else { continue }
      write(call, head(of: spelling, call), new)
      note(call.name, call.head, spelling.name, .plain)
      return true
    }
    if spellings.isEmpty, code.target.dialect.names.contains(call.name), !call.isSource {
      note(call.name, call.head, call.name, .plain)
      return true
    }
    return false
  }

  private func isSource(_ spelling: Spelling, _ call: OperatorCall) -> Bool {
    switch spelling.form ?? call.meant.form {
    case .source: true
    case .method: false
    case .both: call.isSource
    }
  }

  /// The name of a new call: a source of the library has its type.
  private func head(of spelling: Spelling, _ call: OperatorCall) -> String {
    guard call.isSource, spelling.name.first?.isLowercase == true, let word = other.word(for: .stream),
      !code.target.streamTypes.isEmpty, code.target.streamTypes.contains(word.name)
    else { return spelling.name }
    return "\(isOfSignals(call) ? "Signal" : word.name).\(spelling.name)"
  }

  /// Whether all streams that a source joins are signals in ReactiveSwift.
  func isOfSignals(_ call: OperatorCall) -> Bool {
    guard other.intervals == .seconds, call.isSource else { return false }
    let streams = (call.byMeaning["streams"] ?? call.byMeaning["sources"] ?? []).map { given in
      given.expression.flatMap { facts(of: $0) }.map { isSignal($0) } ?? false
    }
    return !streams.isEmpty && streams.allSatisfy { $0 }
  }

  /// The arguments of a call in another spelling; nil if it cannot say the same.
  private func arguments(of call: OperatorCall, as spelling: Spelling) -> [NewArgument]? {
    let given = call.byMeaning
    guard call.given.isEmpty || !given.isEmpty || call.parameters.contains(where: { $0.isChoosing }) else { return nil }
    var used: Set<String> = []
    var new: [NewArgument] = []
    let parameters = spelling.spelledParameters
    for fixed in spelling.fixedValues {
      guard let constant = call.constant(fixed.parameter), constant.isEqual(fixed.value) else {
        if given[fixed.parameter] == nil, call.constant(fixed.parameter) == nil, isStandard(fixed.value) { continue }
        return nil
      }
      used.insert(fixed.parameter)
    }
    for parameter in parameters {
      if parameter.isChoosing {
        guard let word = parameter.words.first?.word else { return nil }
        new.append(NewArgument(label: parameter.label, pieces: [.text("." + word)], given: nil))
        continue
      }
      if parameter.isScheduler {
        let found = given["scheduler"]?.first
        used.insert("scheduler")
        if found == nil, !needsScheduler(spelling) { continue }
        let text = found.map { scheduler($0.span, isDelivery: false) } ?? [.text(other.mainForTimers)]
        new.append(NewArgument(label: parameter.label, pieces: text, given: found))
        continue
      }
      if let arguments = given[parameter.meaning] {
        used.insert(parameter.meaning)
        if !parameter.words.isEmpty {
          guard let constant = call.constant(parameter.meaning),
            let word = parameter.words.first(where: { $0.value.isEqual(constant) })?.word
          else { return nil }
          if let standard = parameter.standard, standard.isEqual(constant) { continue }
          new.append(NewArgument(label: parameter.label, pieces: [.text("." + word)], given: nil))
          continue
        }
        for (index, argument) in arguments.enumerated() {
          let pieces = converted(
            argument, for: call.meant, parameter.meaning, in: spelling.name, failure: failure(of: call))
          new.append(NewArgument(label: index == 0 ? parameter.label : "_", pieces: pieces, given: argument))
        }
        continue
      }
      guard let constant = call.constant(parameter.meaning) else {
        if parameter.isRequired { return nil }
        continue
      }
      used.insert(parameter.meaning)
      if let standard = parameter.standard, standard.isEqual(constant) { continue }
      new.append(NewArgument(label: parameter.label, pieces: [.text(constant.code)], given: nil))
    }
    // The limit belongs to its word: `.concurrent(limit: 2)`.
    if let word = new.firstIndex(where: { $0.given == nil && $0.label == "_" }), new.indices.contains(word + 1),
      new[word + 1].label == "limit", parameters.contains(where: { $0.isChoosing })
    {
      let limit = new.remove(at: word + 1)
      new[word] = NewArgument(
        label: "_", pieces: new[word].pieces + [.text("(limit: ")] + limit.pieces + [.text(")")], given: nil)
    }
    // A scheduler that the other library does not take goes without a word where it is that of main.
    let unused = given.keys.filter { !used.contains($0) }
    guard unused.isEmpty || unused == ["scheduler"] && isMain(given["scheduler"]?.first) else { return nil }
    return new
  }

  private func isStandard(_ constant: Spelling.Constant) -> Bool {
    if case .bool(false) = constant { true } else { false }
  }

  private func needsScheduler(_ spelling: Spelling) -> Bool { true }

  /// Writes a call. If the arguments are those of the source in their order, what stands between them stays.
  private func write(_ call: OperatorCall, _ name: String, _ new: [NewArgument]) {
    let given = call.given
    let isSame =
      !call.isSpliced && new.count == given.count && zip(new, given).allSatisfy { $0.given.map { $0.span } == $1.span }
    if isSame {
      if text(call.head) != name { edits.replace(call.head, name) }
      for (argument, old) in zip(new, given) {
        if !old.isTrailing { relabel(old, argument.label) }
        if case .source(let span)? = argument.pieces.first, argument.pieces.count == 1, span == old.span { continue }
        edits.replace(old.span, argument.pieces)
      }
      return
    }
    var pieces: [TextEdits.Piece] = [.text(name)]
    let last = new.last
    let isTrailing = last?.given?.isTrailing == true
    let listed = isTrailing ? Array(new.dropLast()) : new
    if !listed.isEmpty || !isTrailing {
      pieces.append(.text("("))
      for (index, argument) in listed.enumerated() {
        let label = argument.label == "_" ? "" : "\(argument.label): "
        pieces.append(.text((index == 0 ? "" : ", ") + label))
        pieces += argument.pieces
      }
      pieces.append(.text(")"))
    }
    if isTrailing, let last { pieces += [.text(" ")] + last.pieces }
    edits.replace(call.span, pieces)
  }

  private func relabel(_ old: OperatorCall.Given, _ label: String) {
    switch (old.label, label) {
    case (nil, "_"): break
    case (let known?, "_"): edits.replace(Span(start: known.span.start, end: old.span.start), "")
    case (nil, _): edits.insert("\(label): ", before: old.span.start)
    case (let known?, _): if known.name != label { edits.replace(known.span, label) }
    }
  }
}
