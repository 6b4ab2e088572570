import Streams

/// What streams can do besides their operators: being subscribed, and what only some kinds of stream can.
enum StreamMembers {
  /// The member of a stream by its name.
  static func find(_ name: String, of stream: Stream) -> LibraryMember? {
    members(of: stream).first { $0.name == name } ?? subscribing.first { $0.name == name }
  }

  /// What only this kind of stream can do.
  static func members(of stream: Stream) -> [LibraryMember] {
    switch stream {
    case is Subject: subjects
    case is Property: properties
    case is ConnectableStream: connections
    case is GroupStream: groups
    default: []
    }
  }

  /// Every name: for faults that can be told before a run.
  static let all: [LibraryMember] = subscribing + subjects + properties + connections + groups

  static let subscribing: [LibraryMember] = [
    LibraryMember(
      "subscribe", 0...4, labels: ["next", "error", "completed"], isEffect: true,
      "Subscribes in the scene: a name for the lane, closures for the events."
    ) { call throws(ErrorValue) in try call.subscribe() },
    LibraryMember("subscribeNext", 1...1, isEffect: true, "Subscribes with a closure for values.") { call throws(ErrorValue) in
      try call.subscribe(next: try call.function())
    },
    LibraryMember("subscribeError", 1...1, isEffect: true, "Subscribes with a closure for the error.") { call throws(ErrorValue) in
      try call.subscribe(error: try call.function())
    },
    LibraryMember("subscribeCompleted", 1...1, isEffect: true, "Subscribes with a closure for completion.") { call throws(ErrorValue) in
      try call.subscribe(completed: try call.function())
    },
  ]

  static let subjects: [LibraryMember] = [
    LibraryMember("send", 1...99, isEffect: true, "Sends values to all who listen.") { call throws(ErrorValue) in
      for value in call.arguments { try call.subject().send(value, in: call.session.world) }
      return .nil
    },
    LibraryMember("sendNext", 1...1, isEffect: true, "Sends a value to all who listen.") { call throws(ErrorValue) in
      try call.subject().send(call.arguments[0], in: call.session.world)
      return .nil
    },
    LibraryMember("sendError", 0...1, isEffect: true, "Fails for all who listen.") { call throws(ErrorValue) in
      try call.subject().sendError((call.arguments.first ?? .nil).asError)
      return .nil
    },
    LibraryMember("sendCompleted", isEffect: true, "Completes for all who listen.") { call throws(ErrorValue) in
      try call.subject().sendCompleted()
      return .nil
    },
    LibraryMember("complete", isEffect: true, "Completes for all who listen.") { call throws(ErrorValue) in
      try call.subject().sendCompleted()
      return .nil
    },
  ]

  static let properties: [LibraryMember] = [
    LibraryMember("value", "The current value.") { call in
      guard case .stream(let stream) = call.receiver, let property = stream as? Property else { return .nil }
      return property.value
    },
    LibraryMember("bind", 1...1, isEffect: true, "Sets the property to every value of a stream; gives what ends that.") { call throws(ErrorValue) in
      guard case .stream(let stream) = call.receiver, let property = stream as? Property,
        case .stream(let source) = call.arguments[0]
      else { throw call.fault("'bind' needs a stream") }
      return .disposable(property.bind(source, in: call.session.world))
    },
  ]

  static let connections: [LibraryMember] = [
    LibraryMember("connect", isEffect: true, "Subscribes to the source, once and for all.") { call in
      guard case .stream(let stream) = call.receiver, let connection = stream as? ConnectableStream else { return .nil }
      return .disposable(connection.connect(in: call.session.world))
    }
  ]
}

extension StreamMembers {
  static let groups: [LibraryMember] = [
    LibraryMember("key", "The key that its values have in common.") { call in
      guard case .stream(let stream) = call.receiver, let group = stream as? GroupStream else { return .nil }
      return group.key
    }
  ]
}

extension MemberCall {
  fileprivate func subject() throws(ErrorValue) -> Subject {
    guard case .stream(let stream) = receiver, let subject = stream as? Subject else {
      throw fault("a subject is needed before the dot")
    }
    return subject
  }

  private func closure(_ value: Value?, _ what: String) throws(ErrorValue) -> FunctionValue? {
    guard let value, !value.isNil else { return nil }
    guard case .function(let function) = value else { throw fault("'\(what):' is a closure, not \(value.kindName)") }
    return function
  }

  /// `subscribe("小明") { … }`, `subscribe(next: { }, error: { })`, `subscribe(subject)`.
  fileprivate func subscribe() throws(ErrorValue) -> Value {
    var name: String?
    var closures: [FunctionValue] = []
    for value in positional {
      switch value {
      case .string(let box) where name == nil && closures.isEmpty: name = box.text
      case .function(let function) where closures.count < 3: closures.append(function)
      case .stream(let target) where positional.count == 1: return try session.subscribe(receiver, to: target)
      default: throw fault("'subscribe' takes a name and closures, not \(value.kindName)")
      }
    }
    let next = try closure(labelled("next"), "next")
    let error = try closure(labelled("error"), "error")
    let completed = try closure(labelled("completed"), "completed")
    return try subscribe(
      name, next: next ?? closures.first, error: error ?? (closures.count > 1 ? closures[1] : nil),
      completed: completed ?? (closures.count > 2 ? closures[2] : nil))
  }

  fileprivate func subscribe(
    _ name: String? = nil, next: FunctionValue? = nil, error: FunctionValue? = nil, completed: FunctionValue? = nil
  ) throws(ErrorValue) -> Value {
    guard case .stream(let stream) = receiver else { throw fault("a stream is needed before the dot") }
    return session.subscribe(stream, named: name, next: next, error: error, completed: completed)
  }
}
