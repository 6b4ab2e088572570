import Streams

/// The call of an operator, with its arguments by the parameters of the operator in the catalogue.
struct OperatorCall {
  /// The entry of the library's spelling.
  let entry: Operator
  let name: String
  /// The type of a source, where the code does not write it.
  var type: String?
  /// The name, for a source with its type.
  let head: Span
  private(set) var arguments: Arguments
  /// Whether arguments of a word are its own.
  private(set) var isSpliced = false
  let isSource: Bool
  /// The text before the dot.
  var receiver: Span?
  /// The types in the angle brackets of a source.
  var generics: [TypeName] = []
  /// The type of the errors of its stream.
  var failure: String?

  init(
    entry: Operator, name: String, type: String? = nil, head: Span, arguments: Arguments, isSource: Bool,
    receiver: Span? = nil,
    generics: [TypeName] = [], failure: String? = nil
  ) {
    self.entry = entry
    self.name = name
    self.type = type
    self.head = head
    self.arguments = arguments
    self.isSource = isSource
    self.receiver = receiver
    self.generics = generics
    self.failure = failure
  }

  /// An argument of the call.
  struct Given {
    let span: Span
    /// The expression; nil for a trailing closure.
    let expression: Expression?
    let closure: Closure?
    let label: Label?
    var isTrailing: Bool { expression == nil }
  }

  /// The same with other arguments.
  func with(_ arguments: Arguments) -> OperatorCall {
    var call = self
    call.isSpliced = arguments.list.count != self.arguments.list.count
    call.arguments = arguments
    return call
  }

  /// From the name to the end.
  var span: Span { head.joined(with: arguments.span) }

  /// The operator of the catalogue.
  var meant: Operator { entry.original ?? entry }

  /// The arguments in their order.
  var given: [Given] {
    let listed = arguments.list.map { argument in
      let closure: Closure? = if case .closure(let closure) = argument.value.kind { closure } else { nil }
      return Given(span: argument.value.span, expression: argument.value, closure: closure, label: argument.label)
    }
    return listed
      + (arguments.trailing.map { [Given(span: $0.span, expression: nil, closure: $0, label: nil)] } ?? [])
  }

  /// The indices of the arguments for each parameter of the spelling.
  var bound: [[Int]]? {
    // The shapes have the trailing closure at their end, as the arguments do.
    try? entry.bind(arguments.shapes)
  }

  /// The parameters of the spelling.
  var parameters: [SpelledParameter] { entry.spelledParameters }

  /// The arguments for the operator's parameters, by their names; the scheduler's is `scheduler`.
  var byMeaning: [String: [Given]] {
    guard let bound else { return [:] }
    var found: [String: [Given]] = [:]
    let given = given
    for (parameter, indices) in zip(parameters, bound) where !indices.isEmpty && !parameter.isChoosing {
      found[parameter.meaning] = indices.filter { given.indices.contains($0) }.map { given[$0] }
    }
    return found
  }

  /// The marks of recipes that fit the call besides those for its arguments.
  var marks: Set<String> {
    var marks: Set<String> = isSource ? ["source"] : []
    let given = byMeaning
    let streams = given["streams"] ?? given["sources"] ?? given["values"] ?? []
    if streams.count > 1 { marks.insert("several") }
    if streams.count == 1, case .array(let all)? = streams[0].expression?.kind, !all.isEmpty { marks.insert("list") }
    if given.values.contains(where: { $0.contains { $0.closure?.keyPath.isEmpty == false } }) {
      marks.insert("keyPath")
    }
    if case .implicitMember(let member)? = given["bufferTimeSpan"]?.first?.expression?.kind, member.arguments == nil {
      marks.insert("endless")
    }
    if case .int(1)? = constant("count") { marks.insert("one") }
    if case .bool(false)? = constant("completeImmediately") { marks.insert("false") }
    return marks
  }

  /// The values that its spelling gives to parameters, or that words mean.
  func constant(_ meaning: String) -> Spelling.Constant? {
    if let fixed = entry.spelled?.fixedValues.first(where: { $0.parameter == meaning })?.value { return fixed }
    guard let parameter = parameters.first(where: { $0.meaning == meaning }) else { return nil }
    guard let given = byMeaning[meaning]?.first else { return parameter.standard }
    if case .implicitMember(let member)? = given.expression?.kind {
      return parameter.words.first { $0.word == member.name }?.value
    }
    if case .boolean(let value)? = given.expression?.kind { return .bool(value) }
    if case .integer(let value)? = given.expression?.kind { return .int(value) }
    return nil
  }
}

extension Spelling.Constant {
  /// The constant as code.
  var code: String {
    switch self {
    case .bool(let value): value ? "true" : "false"
    case .int(let value): String(value)
    case .string(let value): "\"\(value)\""
    case .duration(let nanoseconds): ".nanoseconds(\(nanoseconds))"
    }
  }

  func isEqual(_ other: Spelling.Constant) -> Bool { code == other.code }
}
