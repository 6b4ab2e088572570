import StreamLang
import Streams

/// The operators of the catalogue that messages of signals are.
extension ObjCStreams {
  /// The kinds of arguments, each of which becomes an argument of the operator in its own way.
  private enum Kind {
    case value, elements, count, duration, scheduler, stream, streams
    /// A block that takes that many values.
    case block(Int)
    /// A block that says yes or no.
    case test
    /// A block that takes the members of a tuple.
    case members
    /// A block that gives a signal.
    case signal
  }

  private static let table: [String: (name: String, kinds: [Kind])] = {
    var table: [String: (name: String, kinds: [Kind])] = [
      "concat": ("concatAll", []), "deliverOnMainThread": ("deliverOnMain", []), "reduceEach:": ("map", [.members]),
      "takeWhileBlock:": ("takeWhile", [.test]), "skipWhileBlock:": ("skipWhile", [.test]),
      "startWith:": ("startWith", [.elements]), "timeout:onScheduler:": ("timeout", [.duration, .scheduler]),
      "bufferWithTime:onScheduler:": ("bufferWithTime", [.duration, .scheduler]),
      "throttle:valuesPassingTest:": ("throttle", [.duration, .test]),
      "scanWithStart:reduce:": ("scan", [.value, .block(2)]),
      "scanWithStart:reduceWithIndex:": ("scanWithIndex", [.value, .block(3)]),
      "aggregateWithStart:reduce:": ("aggregate", [.value, .block(2)]),
      "aggregateWithStart:reduceWithIndex:": ("aggregateWithIndex", [.value, .block(3)]),
      "aggregateWithStartFactory:reduce:": ("aggregateWithStartFactory", [.block(0), .block(2)]),
      "combinePreviousWithStart:reduce:": ("combinePrevious", [.value, .block(2)]),
      "groupBy:transform:": ("groupBy", [.block(1), .block(1)]), "zipWith:": ("zip", [.streams]),
      "combineLatestWith:": ("combineLatest", [.streams]),
    ]
    for name in [
      "flatten", "switchToLatest", "collect", "distinctUntilChanged", "ignoreValues", "any", "not", "and", "or",
      "retry", "repeat", "replay", "replayLast", "replayLazily", "materialize", "dematerialize", "reduceApply",
      "publish", "autoconnect", "logNext", "logError", "logCompleted", "logAll",
    ] { table[name] = (name, []) }
    let same: [([Kind], [String])] = [
      ([.count], ["take", "takeLast", "skip", "retry", "flatten"]), ([.value], ["mapReplace", "ignore"]),
      ([.duration], ["delay", "throttle"]), ([.scheduler], ["deliverOn", "subscribeOn"]),
      ([.stream], ["takeUntil", "takeUntilReplacement", "sample", "catchTo", "multicast"]),
      ([.streams], ["merge", "concat", "zip", "combineLatest"]), ([.signal], ["flattenMap", "catch"]),
      ([.block(0)], ["doCompleted", "initially", "finally"]), ([.block(1)], ["map", "doNext", "doError", "groupBy"]),
      ([.test], ["filter", "takeUntilBlock", "skipUntilBlock", "any", "all"]),
    ]
    for (kinds, names) in same { for name in names { table[name + ":"] = (name, kinds) } }
    return table
  }()

  static func operation(_ message: ObjCMessage, _ stream: Stream) throws(ErrorValue) -> Value? {
    guard let (name, kinds) = table[message.selector] else { return try special(message, stream) }
    var arguments: [Value?] = []
    for (index, kind) in kinds.enumerated() { arguments.append(try argument(kind, message, index)) }
    if case .scheduler(let box) = message[0], box.name == "immediate" { return .stream(stream) }
    let source =
      ["not", "and", "or"].contains(name)
      ? try truths(stream, message.runtime) : name == "collect" ? try present(stream, message.runtime) : stream
    let result = try made(name, message, source, arguments)
    guard case .stream(let made) = result else { return result }
    // A signal that logs its events is called as the one whose events they are.
    if name.hasPrefix("log") { made.name = stream.name }
    if name.hasPrefix("replay") { message.runtime.context.startSelfStarting(of: made) }
    return result
  }

  private static func argument(_ kind: Kind, _ message: ObjCMessage, _ index: Int) throws(ErrorValue) -> Value? {
    let runtime = message.runtime
    switch kind {
    case .value: return message[index]
    case .elements: return .array([message[index]])
    case .count: return .int(max(0, message.int(index)))
    case .duration: return message.duration(index)
    case .stream:
      // A message to nil subscribes to nothing.
      if ObjCText.isNull(message[index]) && message[index].asUnanswered == nil, message.selector.hasPrefix("takeUntil")
      {
        runtime.note("\(message.selector) got nil, so that nothing ends it")
        return .stream(Catalogue.source("never", in: .rac))
      }
      return .stream(try message.stream(index))
    case .streams:
      if case .array = message[index] { return try runtime.streams(message[index], message.selector) }
      var list: [Value] = []
      for index in message.arguments.indices { list.append(.stream(try message.stream(index))) }
      return .array(list)
    case .scheduler:
      if case .scheduler = message[index] { return message[index] }
      if index > 0, ObjCText.isNull(message[index]) { return nil }
      throw ErrorValue("\(message.selector) wants a RACScheduler, and got \(ObjCText.kind(of: message[index]))")
    case .block(let count):
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
    case .signal: return try flattening(message, index)
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
  private static func flattening(_ message: ObjCMessage, _ index: Int = 0) throws(ErrorValue) -> Value {
    let block = try message.block(index)
    let (runtime, word) = (message.runtime, message.word(index))
    return .native(1) { values throws(ErrorValue) in
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

  private static func special(_ message: ObjCMessage, _ stream: Stream) throws(ErrorValue) -> Value? {
    let runtime = message.runtime
    switch message.selector {
    case "then:":
      guard case .function(let make) = try flattening(message) else { return nil }
      return try made(
        "then", message, stream,
        [.stream(try runtime.make("defer", nil, [.native(0) { _ throws(ErrorValue) in try make.call([]) }]))])
    case "bind:":
      let outer = try message.block(0)
      let factory = Value.native(0) { _ throws(ErrorValue) in
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
      return try made("bind", message, stream, [factory])
    case "try:", "tryMap:":
      let block = try message.block(0)
      let isMap = message.selector == "tryMap:"
      return try made(
        isMap ? "tryMap" : "try", message, stream,
        [
          .native(1) { values throws(ErrorValue) in
            let problem = Pointer(runtime)
            problem.value = .nil
            let result = try block.call([values.first ?? .nil, .object(problem)])
            let failed = isMap ? ObjCText.isNull(result) : !ObjCNumbers.isTrue(result)
            if failed { throw ObjCErrors.error(problem.value) }
            return isMap ? result : .bool(true)
          }
        ])
    default: return nil
    }
  }
}
