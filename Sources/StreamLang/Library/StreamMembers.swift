import Streams

/// The members of streams besides their operators: subscribing, and the members of some kinds of stream.
enum StreamMembers {
  /// Whether a member of some kind of stream is called for its effect; a call with other labels, or with more
  /// arguments, is one of an operator, as `subscribe(on:)` and `connect { … }`.
  static func isEffect(_ name: String, labels: [String] = [], count: Int) -> Bool {
    subscribing.contains { $0.name == name && $0.isEffect && labels.allSatisfy($0.labels.contains) }
      || Catalogue.members.contains {
        $0.name == name && $0.isEffect && labels.allSatisfy($0.labels.contains) && count <= $0.arity.upperBound
      }
  }

  /// Every name: for faults that can be found before a run.
  static let all: [LibraryMember] = subscribing + Catalogue.members.map { LibraryMember($0) }

  static let subscribing: [LibraryMember] = [
    LibraryMember(
      "subscribe", 0...4, labels: ["next", "error", "completed"], takes: [.subscriber], gives: .disposable,
      isEffect: true,
      "Subscribes in the scene: a name for the lane, closures for the events."
    ) { call throws(ErrorValue) in try call.subscribe() },
    LibraryMember(
      "subscribeNext", 1...3, labels: ["error", "completed"], takes: [.block(1)], gives: .disposable, isEffect: true,
      "Subscribes with a closure for values, and perhaps for the ends."
    ) { call throws(ErrorValue) in try call.subscribe(first: "next") },
    LibraryMember(
      "subscribeError", 1...2, labels: ["completed"], takes: [.block(1)], gives: .disposable, isEffect: true,
      "Subscribes with a closure for the error, and perhaps for completion."
    ) { call throws(ErrorValue) in try call.subscribe(first: "error") },
    LibraryMember(
      "subscribeCompleted", 1...1, takes: [.block(0)], gives: .disposable, isEffect: true,
      "Subscribes with a closure for completion."
    ) {
      call throws(ErrorValue) in
      try call.subscribe(first: "completed")
    },
    LibraryMember("partition", 1...1, "Two streams: the values for which the closure says true, and the others.") {
      call throws(ErrorValue) in
      guard case .stream(let stream) = call.receiver else { throw call.fault("a stream is needed before the dot") }
      return .array(stream.partitioned(by: try call.function()).map { .stream($0) })
    },
  ]
}

extension LibraryMember {
  /// A member that a kind of stream brings.
  convenience init(_ member: StreamMember) {
    self.init(
      member.name, member.arity, labels: member.labels, takes: member.takesStream ? [.kind(.stream(.plain))] : [],
      gives: ValueKind(member.result), isEffect: member.isEffect, member.summary
    ) {
      call throws(ErrorValue) in
      guard case .stream(let stream) = call.receiver else { throw call.fault("a stream is needed before the dot") }
      return try member.call(
        stream,
        StreamMember.Arguments(values: call.arguments, labels: call.shapes.map({ $0.label }), world: call.context.world)
      )
    }
  }
}

extension ValueKind {
  /// The kind of the result of a member that a kind of stream brings.
  fileprivate init(_ result: StreamMember.Result) {
    self =
      switch result {
      case .nothing: .nil
      case .subscription: .disposable
      case .value: .unknown
      }
  }
}

extension MemberCall {
  /// `subscribe("小明") { … }`, `subscribe(next: { }, error: { })`, `subscribe(subject)`.
  fileprivate func subscribe() throws(ErrorValue) -> Value {
    var name: String?
    var closures: [FunctionValue] = []
    for value in positional {
      switch value {
      case .string(let box) where name == nil && closures.isEmpty: name = box.text
      case .function(let function) where closures.count < 3: closures.append(function)
      case .stream(let target) where positional.count == 1: return try context.subscribe(receiver, to: target)
      default: throw fault("'subscribe' takes a name and closures, not \(value.kindName)")
      }
    }
    let next = try closure("next")
    let error = try closure("error")
    let completed = try closure("completed")
    return try subscribe(
      name, next: next ?? closures.first, error: error ?? (closures.count > 1 ? closures[1] : nil),
      completed: completed ?? (closures.count > 2 ? closures[2] : nil))
  }

  /// `subscribeNext({ … }, error: { … })`: the closure without a label is for one kind of event.
  fileprivate func subscribe(first kind: String) throws(ErrorValue) -> Value {
    guard positional.count == 1 else { throw fault("a closure is needed here") }
    func closure(for label: String) throws(ErrorValue) -> FunctionValue? {
      label == kind ? try self.closure() : try self.closure(label)
    }
    return try subscribe(
      next: closure(for: "next"), error: closure(for: "error"), completed: closure(for: "completed"))
  }

  fileprivate func subscribe(
    _ name: String? = nil, next: FunctionValue? = nil, error: FunctionValue? = nil, completed: FunctionValue? = nil
  ) throws(ErrorValue) -> Value {
    guard case .stream(let stream) = receiver else { throw fault("a stream is needed before the dot") }
    return context.subscribe(
      stream, named: name, SubscriberClosures(next: next, error: error, completed: completed))
  }
}
