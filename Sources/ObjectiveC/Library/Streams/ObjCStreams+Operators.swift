import StreamLang
import Streams

/// The messages that are operators of the catalogue.
extension ObjCStreams {
  /// The stream of a message that is an operator, or that makes a stream; nil for another one.
  static func operation(_ message: ObjCMessage, _ stream: Stream?) throws(ErrorValue) -> Value? {
    guard let row = Catalogue.selector(message.selector, ofClass: stream == nil), let kinds = row.arguments,
      let entry = row.entry
    else { return nil }
    let runtime = message.runtime
    var arguments: [Value?] = []
    for (index, kind) in kinds.enumerated() { arguments.append(try argument(kind, message, index)) }
    var source = stream
    if let stream {
      if case .scheduler(let box) = message[0], box.name == "immediate" { return .stream(stream) }
      // The operators of Bools, and the one that puts the values into arrays.
      switch message.selector {
      case "not", "and", "or": source = try truths(stream, runtime)
      case "collect": source = try present(stream, runtime)
      default: break
      }
    }
    let made = try runtime.make(entry, source, arguments, called: title(message), message.place)
    // A signal that logs its events is called as the one whose events they are.
    if row.name.hasPrefix("log") { made.name = stream?.name }
    if row.name.hasPrefix("replay") { runtime.context.startSelfStarting(of: made) }
    return .stream(made)
  }

  private static func argument(
    _ kind: Selector.Argument, _ message: ObjCMessage, _ index: Int
  ) throws(ErrorValue) -> Value? {
    let runtime = message.runtime
    switch kind {
    case .value: return message[index]
    case .elements: return .array([message[index]])
    case .given: return .array([ObjCText.isNull(message[index]) ? .nil : message[index]])
    case .count: return .int(max(0, message.int(index)))
    case .duration: return message.duration(index)
    case .error: return .error(ObjCErrors.error(message[index]))
    case .stream, .streamOrNever:
      // A message to nil subscribes to nothing.
      if kind == .streamOrNever, ObjCText.isNull(message[index]), message[index].asUnanswered == nil {
        runtime.note("\(message.selector) got nil, so that nothing ends it")
        return .stream(Catalogue.source("never", in: .rac))
      }
      return .stream(try message.stream(index))
    case .streams:
      guard case .stream = message.receiver else {
        let isList = message.arguments.count == 1
        let list = isList ? message[index] : .array(message.arguments.filter { !$0.isNil })
        return try runtime.streams(list, message.selector)
      }
      if case .array = message[index] { return try runtime.streams(message[index], message.selector) }
      var list: [Value] = []
      for index in message.arguments.indices { list.append(.stream(try message.stream(index))) }
      return .array(list)
    case .scheduler:
      if case .scheduler = message[index] { return message[index] }
      if index > 0, ObjCText.isNull(message[index]) { return nil }
      throw ErrorValue("\(message.selector) wants a RACScheduler, and got \(ObjCText.kind(of: message[index]))")
    case .block(let count), .effect(let count):
      let block = try message.block(index)
      return .native(count) { values throws(ErrorValue) in
        try block.call(values.prefix(count).map { ObjCErrors.given($0) })
      }
    case .test:
      let block = try message.block(index)
      return .native(1) { values throws(ErrorValue) in
        .bool(ObjCNumbers.isTrue(try block.call([values.first ?? .nil])))
      }
    case .members:
      let block = try message.block(index)
      return .native(1) { values throws(ErrorValue) in
        try block.call(try ObjCCollections.elements(values.first ?? .nil, runtime.context))
      }
    case .signal(let count): return try flattening(message, index, count)
    case .deferred: return .stream(try runtime.make("defer", nil, [try flattening(message, index, 0)]))
    case .binder:
      let outer = try message.block(index)
      return .native(0) { _ throws(ErrorValue) in
        guard case .function(let inner) = try outer.call([]) else {
          throw ErrorValue("bind: wants a block from its block")
        }
        return .native(2) { values throws(ErrorValue) in
          let stop = Pointer(runtime)
          let result = try inner.call([values.first ?? .nil, .object(stop)])
          if ObjCNumbers.isTrue(stop.value), values.count > 1, case .function(let end) = values[1] {
            _ = try end.call([])
          }
          return runtime.stream(result).map { .stream($0) } ?? .nil
        }
      }
    case .attempt(let count), .attemptValue(let count):
      let block = try message.block(index)
      let isTest = kind == .attempt(count)
      return .native(count) { values throws(ErrorValue) in
        let problem = Pointer(runtime)
        problem.value = .nil
        let result = try block.call(values.prefix(count) + [.object(problem)])
        let hasFailed = isTest ? !ObjCNumbers.isTrue(result) : ObjCText.isNull(result)
        if hasFailed { throw ObjCErrors.error(problem.value) }
        return isTest ? .bool(true) : result
      }
    }
  }

  /// The values as Bools, for operators that ask for them.
  static func truths(_ stream: Stream, _ runtime: ObjCRuntime) throws(ErrorValue) -> Stream {
    try runtime.map(stream) { value in
      if case .tuple(let box) = value { return .tuple(box.elements.map { .bool(ObjCNumbers.isTrue($0)) }) }
      return .bool(ObjCNumbers.isTrue(value))
    }
  }

  /// The values as arrays hold them: nil as NSNull.
  private static func present(_ stream: Stream, _ runtime: ObjCRuntime) throws(ErrorValue) -> Stream {
    try runtime.map(stream) { present($0, runtime) }
  }

  static func present(_ value: Value, _ runtime: ObjCRuntime) -> Value { value.isNil ? .object(runtime.null) : value }

  /// A block whose result is a signal.
  private static func flattening(_ message: ObjCMessage, _ index: Int, _ count: Int) throws(ErrorValue) -> Value {
    let block = try message.block(index)
    let (runtime, word) = (message.runtime, message.word(index))
    return .native(count) { values throws(ErrorValue) in
      let result = try block.call(values.map { ObjCErrors.given($0) })
      if let stream = runtime.stream(result) { return .stream(stream) }
      if case .sequence(let sequence) = result {
        return .stream(try runtime.make("from", nil, [.array(try sequence.array(in: runtime.world))]))
      }
      if ObjCText.isNull(result) {
        if word == "flattenMap:" { return .stream(Catalogue.source("empty", in: .rac)) }
        throw message.assertion("\(word) wants a signal from its block, and got nil")
      }
      throw message.assertion("\(word) wants a signal from its block, and got \(ObjCText.kind(of: result))")
    }
  }
}
