import Streams

/// The calls that show that something is a stream: the operators of its library, and its ways to subscribe.
struct StreamCalls {
  private let dialect: Dialect
  private let library: Library?
  private let values: ValueRules.OwnLibrary?

  /// - Parameter values: The members of values in the language of the code.
  init(in dialect: Dialect, values: ValueRules.OwnLibrary?) {
    self.dialect = dialect
    library = Library.of(dialect)
    self.values = values
  }

  /// The call of a subject that sends a value, for notes: `onNext(…)`.
  func sending(inPage: Bool) -> String {
    guard let library else { return inPage ? "next(…)" : "send(…)" }
    return "\(library.sends.first ?? "send")(\(library.sendLabels.contains("value") ? "value: " : "")…)"
  }

  /// Whether a member flattens the streams that its closure gives, or without a closure those that are its values.
  func flattens(_ name: String) -> Bool {
    Catalogue.overloads(of: name, in: dialect, afterDot: true)?.entries.contains { $0.flow == .flattened } == true
  }

  /// The names before the first operator of a chain, where something in the chain can only be a stream's: none for
  /// `.debounce(…)`, `items` for `.items.map { … }.sink { … }`; nothing where it may be a chain of other values.
  func stream(in parts: ArraySlice<PostfixPart>) -> [String]? {
    var names: [String] = []
    var isChain = false
    for part in parts {
      guard case .member(let member) = part else { return nil }
      guard let arguments = member.arguments else {
        if !isChain { names.append(member.name) }
        continue
      }
      let hasArguments = !arguments.list.isEmpty || arguments.trailing != nil
      if hasArguments, isOnlyOfStreams(member.name) { return names }
      guard isOfStreams(member.name) else { return nil }
      isChain = true
    }
    return nil
  }

  /// Whether a call takes streams as arguments.
  func takeStreams(_ name: String) -> Bool {
    guard isOperator(name) || isSource(name) else { return false }
    return [true, false].contains { afterDot in
      Catalogue.overloads(of: name, in: dialect, afterDot: afterDot)?.entries.contains { entry in
        entry.parameters.contains { parameter in
          switch parameter.kind {
          case .stream, .streamOrInt: true
          default: false
          }
        }
      } ?? false
    }
  }

  private func isSource(_ name: String) -> Bool {
    Catalogue.spelledMeanings(of: name, in: dialect).contains { $0.dialect == dialect }
  }

  private func isOnlyOfStreams(_ name: String) -> Bool {
    subscribes(name) || isOperator(name) && !isOfValues(name)
  }

  private func isOfValues(_ name: String) -> Bool {
    ValueMembers.allNames.contains(name) || values?.member(.array([]), name) != nil
  }

  func isOfStreams(_ name: String) -> Bool { isOperator(name) || library?.member(name) != nil }

  private func subscribes(_ name: String) -> Bool {
    library?.member(name)?.isEffect ?? StreamMembers.subscribing.contains { $0.name == name && $0.isEffect }
  }

  /// Whether a call binds its argument to the stream: `s.bind(to: label.rx.text)`.
  func binds(_ name: String) -> Bool { library?.member(name)?.isEffect == true }

  /// Whether the closures of a call, or the closure of an event of that name, are called for their effect.
  func isEffect(_ name: String) -> Bool {
    subscribes(name) || StreamMembers.subscribing.contains { $0.isEffect && $0.labels.contains(name) }
      || library?.members.contains { $0.isEffect && $0.labels.contains(name) } == true
      || Catalogue.overloads(of: name, in: dialect, afterDot: true)?.entries.contains { entry in
        entry.parameters.contains { $0.isEffect }
      } == true || PlatformNames.callingLater.contains(name)
  }

  func isOperator(_ name: String) -> Bool {
    dialect.names.contains(name)
      || Catalogue.spelledMeanings(of: name, in: dialect).contains { $0.dialect == dialect && $0.form != .source }
  }
}
