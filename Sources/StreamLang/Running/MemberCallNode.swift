import Streams

/// `value.name(…)`: an operator of a stream, a member of a value, or a function of the script.
final class MemberCallNode: Node {
  private let receiver: Node
  private let name: String
  private let arguments: ArgumentNodes
  private let dialect: Dialect
  private let overloads: Overloads?
  private let function: Node?
  private let isOptional: Bool
  private let isBare: Bool
  /// The call as it was written.
  let sourceText: String
  private let context: EvaluationContext
  private var knownKind = -1
  private var knownMember: LibraryMember?
  /// The member that every stream has by that name.
  private let subscribing: LibraryMember?
  /// The library in whose words a fault of a stream is reported.
  private let library: Library?
  /// Whether a value may be an optional with a member of this name.
  private let isOfOptionals: Bool
  /// Whether only streams have a member with such arguments, in the library of the dialect.
  private let isOnlyOfStreams: Bool
  /// The member that streams have in the library of the dialect.
  private let libraryMember: LibraryMember?

  init(
    _ receiver: Node, _ name: String, _ arguments: ArgumentNodes, dialect: Dialect, library: Library? = nil,
    overloads: Overloads?, function: Node?, isOptional: Bool, isBare: Bool, sourceText: String,
    _ context: EvaluationContext,
    _ place: SourcePlace
  ) {
    self.receiver = receiver
    self.name = name
    self.arguments = arguments
    self.dialect = dialect
    self.overloads = overloads
    self.function = function
    self.isOptional = isOptional
    self.isBare = isBare
    self.sourceText = sourceText
    self.context = context
    self.library = library
    isOfOptionals = library != nil && SwiftMembers.optionals.contains { $0.name == name }
    libraryMember = library?.member(name, labels: arguments.labels, beside: overloads)
    isOnlyOfStreams =
      !isBare && library != nil && !arguments.nodes.isEmpty && !ValueMembers.allNames.contains(name)
      && (SwiftMembers.sequences + SwiftMembers.optionals).allSatisfy { $0.name != name }
      && (libraryMember.map { $0.isEffect && $0.fault(arguments.shapes) == nil }
        ?? (overloads.map { !$0.refuseLabels(of: arguments.shapes) } ?? (library?.sends.contains(name) == true)))
    let known = library?.member(name) == nil ? StreamMembers.subscribing.first { $0.name == name } : nil
    // `subscribe(on:)` is an operator.
    let isOperator =
      overloads != nil && arguments.labels.contains { $0.map { known?.labels.contains($0) == false } ?? false }
    subscribing = isOperator ? nil : known
    super.init(place)
  }

  override func evaluate(_ frame: Frame) throws(ErrorValue) -> Value {
    try evaluate(on: try receiver.evaluate(frame), frame)
  }

  /// Whether a value is one whose members are the language's own, whatever rules of values a script has.
  func knows(_ value: Value) -> Bool {
    switch value {
    case .stream, .event, .duration: true
    default: false
    }
  }

  /// Reads or calls the member of a value.
  func evaluate(on value: Value, _ frame: Frame) throws(ErrorValue) -> Value {
    if isOptional, value.isNil { return .nil }
    if isOnlyOfStreams, case .object(let object) = value, let stream = try object.value(for: .receiver(of: name)) {
      return try evaluate(on: stream, frame)
    }
    if case .stream(let stream) = value {
      if let libraryMember { return try call(libraryMember, value, frame) }
      if let member = stream.members.first(where: { $0.name == name }), !isRefused(by: member) {
        // `let finish = observer.sendCompleted`, `.subscribe(onNext: subject.onNext)`
        if isBare, StreamMember.isSending(name) {
          return .function(
            NativeFunction(parameterCount: min(1, member.arity.upperBound)) {
              [world = context.world] values throws(ErrorValue) in
              try member.call(stream, StreamMember.Arguments(values: values, labels: [], world: world))
            })
        }
        return try call(member, stream, frame)
      }
      if let subscribing { return try call(subscribing, value, frame) }
      if let overloads, !isBare {
        let values = try arguments.evaluate(frame)
        func apply(to stream: Stream, _ values: [Value]) throws(ErrorValue) -> Value {
          try OperatorCallNode.apply(
            overloads, to: stream, values, arguments, dialect, sourceText: sourceText, place)
        }
        if dialect.rules.streamsArePulled, let index = values.firstIndex(where: { $0.waits }),
          case .function(let closure) = values[index]
        {
          var values = values
          values[index] = .function(AwaitedStream.result)
          let made = try apply(to: AwaitedStream(stream, closure, in: context), values)
          return try AwaitedStream.elements(of: made, dialect, named: sourceText)
        }
        if library?.calledAtOnce.contains(name) == true,
          let known = try KnownStream(
            of: stream, values, in: context.world,
            { source, values throws(ErrorValue) in
              guard case .stream(let made) = try apply(to: source, values) else { return source }
              return made
            })
        {
          return .stream(known)
        }
        return try apply(to: stream, values)
      }
    } else if let object = value.objectWithMembers, let member = try self.member(of: object) {
      if isBare { return member.named(afterCall: sourceText) }
      if member.isCalledByOwner,
        let result = try object.call(member: name, arguments.evaluate(frame), labels: arguments.labels)
      {
        return result
      }
      return try call(member, frame)
    } else if overloads != nil, dialect.rules.streamsArePulled, let stream = try value.objectWithMembers?.asStream() {
      // An object that is a sequence has the operators.
      return try evaluate(on: stream, frame)
    } else if case .tuple(let box) = value, let element = (box as? LabelledTuple)?.element(name) {
      return isBare ? element : try call(element, frame)
    } else if isOfOptionals, let member = ValueMembers.optional(name, of: value) {
      return try call(member, value, frame)
    } else if let member = member(of: value) {
      if isBare, member.isMethod, case .disposable = value {
        // `let stop = timer.cancel`
        return .function(
          NativeFunction(parameterCount: 0) { [context, place] _ throws(ErrorValue) in
            try member.call(MemberCall(receiver: value, arguments: [], shapes: [], context: context, place: place))
          })
      }
      return try call(member, value, frame)
    }
    if let function, !isBare, case .function(let target) = try function.evaluate(frame) {
      let values = try arguments.evaluate(frame)
      if arguments.hasLabels, let closure = target as? ClosureFunction {
        return try closure.call(
          ordered: arguments.arranged(for: closure.code, values, receiver: value, callee: name, place))
      }
      return try target.call([value] + values)
    }
    if library != nil, let other = context.undeclaredMember?(name, value, knownNames(of: value)) {
      _ = try arguments.evaluate(frame)
      return other
    }
    throw unknown(value)
  }

  /// The names of the members and operators of a value, for messages about another one.
  private func knownNames(of value: Value) -> [String] {
    guard case .stream = value, let library else { return ValueMembers.members(of: value).map { $0.name } }
    return library.members.map { $0.name } + library.sends + Catalogue.names(in: dialect) { $0.form != .source }
  }

  /// The member that values of this kind have: looked for once, as the next value is mostly of the same kind.
  private func member(of value: Value) -> LibraryMember? {
    let kind = ValueMembers.kindNumber(of: value)
    if kind != knownKind {
      knownKind = kind
      knownMember = ValueMembers.find(name, of: value)
    }
    return knownMember
  }

  private func member(of object: ObjectBox) throws(ErrorValue) -> Value? {
    do throws(ErrorValue) {
      return try object.member(name)
    } catch {
      throw error.at(place)
    }
  }

  /// Calls a closure that is a member of an object.
  private func call(_ member: Value, _ frame: Frame) throws(ErrorValue) -> Value {
    context.world.charge(.call)
    if !arguments.references.isEmpty, case .function(let function) = member, let closure = function as? ClosureFunction
    {
      return try arguments.callUpdating(
        closure, closure.code.arranged(arguments.evaluate(frame)), frame, context)
    }
    return try member.call(arguments.evaluate(frame), arguments, callee: name, place).named(afterCall: sourceText)
  }

  private func call(_ member: LibraryMember, _ value: Value, _ frame: Frame) throws(ErrorValue) -> Value {
    // Where the value is known only now, the checker could not count.
    if arguments.hasLabels || !member.arity.contains(arguments.nodes.count),
      let (fault, position) = member.fault(arguments.shapes)
    {
      // A method of the app with the name of one of Swift.
      if case .unknownLabel = fault, let made = context.undeclaredMember?(name, value, []) {
        _ = try arguments.evaluate(frame)
        return made
      }
      throw ErrorValue(fault, place: arguments.place(position, otherwise: place))
    }
    do throws(ErrorValue) {
      let values = try arguments.evaluate(frame)
      var call = MemberCall(
        receiver: value, arguments: values, shapes: arguments.shapes, context: context, place: place)
      if !arguments.references.isEmpty {
        call.assign = { [arguments, context] position, value throws(ErrorValue) in
          guard let target = arguments.references.first(where: { $0.0 == position })?.1 else { return }
          try target.update(frame, in: context) { old throws(ErrorValue) in old = value }
        }
      }
      return try member.call(call)
    } catch {
      throw error.at(place)
    }
  }

  private func arguments(
    for arity: ClosedRange<Int>, _ summary: String, _ frame: Frame
  ) throws(ErrorValue) -> [Value] {
    let values = try arguments.evaluate(frame)
    guard arity.contains(values.count) else { throw fault("'\(name)' takes \(arity.described)", help: summary) }
    return values
  }

  private func call(_ member: StreamMember, _ stream: Stream, _ frame: Frame) throws(ErrorValue) -> Value {
    context.world.charge(.streamMember)
    do throws(ErrorValue) {
      let values = try arguments(for: member.arity, member.summary, frame)
      return try member.call(
        stream, StreamMember.Arguments(values: values, labels: arguments.labels, world: context.world))
    } catch {
      throw error.at(place)
    }
  }

  /// Whether a member leaves calls with a closure to the operator of its name: `p.bind(s)`, `s.bind { … }`.
  private func isRefused(by member: StreamMember) -> Bool {
    overloads != nil && member.refusesClosures && arguments.nodes.last is ClosureNode
  }

  private func unknown(_ value: Value) -> ErrorValue {
    if value.isNil, library != nil {
      return ErrorValue(
        "this is nil, and has no '\(name)'", place: place,
        help: "write ?.\(name), or unwrap the optional before: compactMap { $0 } leaves nil out")
    }
    let kind = ValueKind(of: value)
    if case .stream(let streams) = kind {
      if let entry = overloads?.first {
        return ErrorValue(.operatorNotCalled(name, call: entry.callText(name)), place: place)
      }
      let kinds = StreamKind.havingMember(name)
      if let library, kinds.isEmpty {
        let nearest = Suggestion.nearest(to: name, among: knownNames(of: value)).map { "; did you mean '\($0)'?" } ?? ""
        return ErrorValue("\(library.streamName) has no '\(name)'\(nearest)", place: place)
      }
      return ErrorValue(
        kinds.isEmpty
          ? .unknownMember(receiver: streams.plural, name, nearest: nil)
          : .memberOfOtherStreams(name, of: kinds, found: kind.phrase),
        place: place)
    }
    if overloads != nil { return ErrorValue(.operatorOfOther(name, found: value.kindName), place: place) }
    var names = ValueMembers.members(of: value).map { $0.name }
    if case .object(let object) = value { names = object.names }
    return ErrorValue(
      .unknownMember(receiver: kind.plural, name, nearest: Suggestion.nearest(to: name, among: names)), place: place)
  }
}

extension ClosedRange<Int> {
  /// How many arguments that is: "one argument", "1 to 3 arguments".
  fileprivate var described: String {
    if lowerBound < upperBound {
      return upperBound < 99 ? "\(lowerBound) to \(upperBound) arguments" : "one argument or more"
    }
    return lowerBound == 0 ? "no arguments" : lowerBound == 1 ? "one argument" : "\(lowerBound) arguments"
  }
}

extension Value {
  /// Whether it is a closure that waits.
  fileprivate var waits: Bool {
    if case .function(let function as ClosureFunction) = self { function.code.waits } else { false }
  }

  /// The object, or that which an error of a type of the code holds.
  fileprivate var objectWithMembers: ObjectBox? {
    switch self {
    case .object(let object): return object
    case .error(let error):
      guard case .object(let object)? = error.payload, object.objectType != nil else { return nil }
      return object
    default: return nil
    }
  }

  /// Whether the object that has the value as a member says what a call of it does: a word, or a binding.
  fileprivate var isCalledByOwner: Bool {
    switch self {
    case .string, .stream: true
    default: false
    }
  }

  /// The value; a stream of an app that is not in the code is named after the call that gave it.
  func named(afterCall text: String) -> Value {
    if case .stream(let stream) = self, stream.sourceText == nil, stream.name == nil, !text.isEmpty {
      stream.sourceText = text
      stream.isStandIn = true
    }
    return self
  }
}
