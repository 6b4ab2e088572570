import Streams

extension SubscriberClosures {
  /// One closure for all events, which is given them as values.
  ///
  /// - Parameter isResult: Whether they are results for it.
  init(event: FunctionValue, isResult: Bool = false) {
    func told(_ kind: EventBox.Kind, _ count: Int) -> FunctionValue {
      NativeFunction(parameterCount: count) { values throws(ErrorValue) in
        try event.call([.event(EventBox(kind, values.first ?? .nil, isResult: isResult))])
      }
    }
    self.init(
      next: told(.next, 1), error: told(.error, 1), completed: told(.completed, 0), interrupted: told(.interrupted, 0))
    written = [event]
  }
}

extension MemberCall {
  /// The stream before the dot.
  func stream() throws(ErrorValue) -> Stream {
    guard case .stream(let stream) = receiver else { throw fault("a stream is needed before the dot") }
    return stream
  }

  /// The closure with one of these labels.
  func closure(_ labels: String...) throws(ErrorValue) -> FunctionValue? { try closure(labels) }

  /// The closure with one of these labels, else the one without a label.
  func closure(orWith labels: String...) throws(ErrorValue) -> FunctionValue? {
    if let closure = try closure(labels) { return closure }
    return try closure()
  }

  private func closure(_ labels: [String]) throws(ErrorValue) -> FunctionValue? {
    for label in labels {
      guard let value = labelled(label), !value.isNil else { continue }
      guard case .function(let function) = try value.fitting(.function) ?? value else {
        throw fault("'\(label):' is a closure, not \(value.kindName)")
      }
      return function
    }
    return nil
  }

  /// The closure without a label.
  func closure() throws(ErrorValue) -> FunctionValue? {
    guard let value = positional.first else { return nil }
    guard case .function(let function) = value else { throw fault("a closure is needed here, not \(value.kindName)") }
    return function
  }

  /// Subscribes: the subscriber is a lane of the scene.
  func subscribe(_ closures: SubscriberClosures) throws(ErrorValue) -> Value {
    context.subscribe(try stream(), named: nil, closures)
  }

  /// Passes everything on: to a subject or observer, a property, or a closure for values.
  func bind(to target: Value) throws(ErrorValue) -> Value {
    switch target {
    case .function(let function): return try subscribe(SubscriberClosures(next: function))
    case .stream(let stream):
      if let property = stream.asBindingTarget {
        return .disposable(try property.follow(try self.stream(), in: context.world))
      }
      return try context.subscribe(receiver, to: stream)
    case .object:
      if let own = try target.fitting(.target) { return try bind(to: own) }
      fallthrough
    default: throw fault("values can be passed on to a subject, a property or a closure, not to \(target.kindName)")
    }
  }

  /// A subscription that ends with its last owner.
  func kept(_ subscription: Value) -> Value {
    guard case .disposable(let subscriber) = subscription else { return subscription }
    return .disposable(KeptSubscription(subscriber, context.world.abandoned))
  }

  /// A function in Swift of one value.
  static func native(_ body: @escaping (Value) throws(ErrorValue) -> Void) -> FunctionValue {
    NativeFunction(doing: 1) { values throws(ErrorValue) in try body(values.first ?? .nil) }
  }
}
