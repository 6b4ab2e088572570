/// The streams of a call, and its result.
extension Call {
  /// Returns the stream before the dot.
  func source() throws(ErrorValue) -> Stream {
    guard let receiver else { throw ErrorValue("a stream is needed before the dot", place: place) }
    return receiver
  }

  /// Returns a stream that runs this closure for each subscription.
  func stream(_ recipe: @escaping (Subscriber, World) -> Void) -> Stream { RecipeStream(recipe) }

  /// Returns the source through the operator's own subscriber; the closure makes one for each subscription.
  func subscribing(_ make: @escaping (Subscriber, World) -> Subscriber) throws(ErrorValue) -> Stream {
    let source = try source()
    return RecipeStream { subscriber, world in source.subscribe(make(subscriber, world), in: world) }
  }

  /// Returns the source through a linear operator.
  func linear(_ step: LinearStep) throws(ErrorValue) -> Stream { LinearStream(try source(), step) }

  /// Returns an argument that is a stream.
  func stream(_ index: Int) throws(ErrorValue) -> Stream {
    guard let value = arguments[index] else { throw ErrorValue("a stream is needed", place: place) }
    return try value.asStream(in: dialect)
  }

  /// Returns an argument that is a stream and may be omitted.
  func optionalStream(_ index: Int) throws(ErrorValue) -> Stream? {
    guard let value = arguments[index], !value.isNil else { return nil }
    return try value.asStream(in: dialect)
  }

  /// Returns an argument that is a stream, or a closure that is called for one at each subscription.
  func deferred(_ index: Int) throws(ErrorValue) -> Stream {
    guard let function = function(index) else { return try stream(index) }
    let dialect = dialect
    return stream { subscriber, world in
      do throws(ErrorValue) {
        try function.call([]).asStream(in: dialect).subscribe(subscriber, in: world)
      } catch {
        SourceSubscriber(subscriber, world).fail(error)
      }
    }
  }

  /// Returns all streams of a variadic argument or of one array, the receiver first if there is one.
  func streams(_ index: Int) throws(ErrorValue) -> [Stream] {
    guard case .array(let box)? = arguments[index] else { return try streams(of: []) }
    return try streams(of: box.elements)
  }

  /// Returns streams, and the maximum number that may run at a time, if the last argument is a number.
  func streamsWithLimit(_ index: Int) throws(ErrorValue) -> ([Stream], limit: Int) {
    guard case .array(let box)? = value(index), case .int(let limit)? = box.elements.last else {
      return (try streams(index), .max)
    }
    guard limit > 0 else { throw ErrorValue("at least one stream must run at a time, this is \(limit)", place: place) }
    return (try streams(of: Array(box.elements.dropLast())), limit)
  }

  private func streams(of elements: [Value]) throws(ErrorValue) -> [Stream] {
    var streams: [Stream] = []
    if let receiver { streams.append(receiver) }
    var elements = elements
    if elements.count == 1, case .array(let list) = elements[0] { elements = list.elements }
    for element in elements { streams.append(try element.asStream(in: dialect)) }
    return streams
  }
}

extension Value {
  /// Returns the value as a stream, if a closure or an argument must be one. The dialect decides on `nil` and arrays.
  func asStream(in dialect: Dialect) throws(ErrorValue) -> Stream {
    switch self {
    case .stream(let stream): return stream
    case .nil where dialect.rules.nilIsEmptyStream: return EmptyStream()
    case .event(let event) where dialect.rules.errorEventsAreStreams && event.kind == .error:
      return FailingStream(event.value.asError)
    case .array(let box) where dialect.rules.arraysAreStreams: return SequenceStream(box.elements)
    case .string(let box) where dialect.rules.arraysAreStreams:
      return SequenceStream(box.text.map { .string(String($0)) })
    case .object(let box) where dialect.rules.arraysAreStreams || dialect.rules.streamsArePulled:
      if case .stream(let stream)? = try box.asStream() { return stream }
      if dialect.rules.arraysAreStreams, let elements = try box.elementsOfStream() { return SequenceStream(elements) }
      throw notAStream(in: dialect)
    default:
      if case .stream(let stream)? = try fitting(.stream) { return stream }
      throw notAStream(in: dialect)
    }
  }

  func notAStream(in dialect: Dialect) -> ErrorValue {
    notAStream(dialect.rules.messages.streamExpected(self), in: dialect)
  }

  /// Returns the error of `from` with an argument that has no elements.
  func hasNoElements(in dialect: Dialect) -> ErrorValue {
    notAStream(dialect.rules.messages.elementsExpected(self), in: dialect)
  }

  private func notAStream(_ message: String, in dialect: Dialect) -> ErrorValue {
    let isFunction: Bool = if case .function = self { true } else { false }
    return ErrorValue(
      message,
      help: isFunction
        ? "call the function: f(x)" : "\(dialect.rules.messages.streamOfValue) makes a stream of a value")
  }
}

extension ErrorValue {
  /// The value that was thrown, or the error itself.
  var thrownValue: Value { payload ?? .error(self) }

  /// Returns the argument of a closure that handles this error.
  func thrown(in dialect: Dialect) -> Value {
    switch (dialect.rules.handledErrors, payload) {
    case (.thrownValues, _): thrownValue
    // A string or nil that was thrown is the message of the error.
    case (.errors, .string?), (.errors, .nil?): .error(self)
    case (.errors, _): thrownValue
    }
  }
}
