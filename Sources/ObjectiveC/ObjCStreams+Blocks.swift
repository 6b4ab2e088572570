import StreamLang
import Streams

/// Operators that take a block.
extension ObjCStreams {
  private static func function(_ count: Int, _ body: @escaping ([Value]) throws(ErrorValue) -> Value) -> Value {
    .function(NativeFunction(parameterCount: count) { values throws(ErrorValue) in try body(values) })
  }

  /// A block whose result is a signal.
  private static func flattening(_ message: ObjCMessage, _ index: Int = 0) throws(ErrorValue) -> Value {
    let block = try message.block(index)
    let (runtime, word) = (message.runtime, message.word(index))
    return function(1) { values throws(ErrorValue) in
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

  /// `logNext` and its kin: a line for each event, with the signal that has it.
  private static func logging(_ message: ObjCMessage, _ stream: Stream) throws(ErrorValue) -> Value? {
    let (selector, runtime) = (message.selector, message.runtime)
    guard ["logNext", "logError", "logCompleted", "logAll"].contains(selector) else { return nil }
    let subject = ObjCText.description(.stream(stream), runtime)
    func line(_ word: String) -> Value {
      function(1) { values in
        let value = values.first.map { ": " + ObjCText.description(ObjCErrors.given($0), runtime) } ?? ""
        runtime.context.log("\(subject) \(word)\(value)")
        return .nil
      }
    }
    let completed = function(0) { _ in
      runtime.context.log("\(subject) completed")
      return .nil
    }
    var result = Value.stream(stream)
    for (own, name, block) in [
      ("logNext", "doNext", line("next")), ("logError", "doError", line("error")),
      ("logCompleted", "doCompleted", completed),
    ] where selector == own || selector == "logAll" {
      guard case .stream(let before) = result else { return nil }
      result = try made(name, message, before, [block])
    }
    return result
  }

  private static let plainBlocks: [String: String] = [
    "map:": "map", "doNext:": "doNext", "doCompleted:": "doCompleted", "initially:": "initially", "finally:": "finally",
    "reduceEach:": "reduceEach",
  ]
  private static let tests: [String: String] = [
    "filter:": "filter", "takeUntilBlock:": "takeUntilBlock", "takeWhileBlock:": "takeWhile",
    "skipUntilBlock:": "skipUntilBlock", "skipWhileBlock:": "skipWhile", "any:": "any", "all:": "all",
  ]

  static func blocks(_ message: ObjCMessage, _ stream: Stream) throws(ErrorValue) -> Value? {
    let (selector, runtime) = (message.selector, message.runtime)
    if selector == "reduceEach:" {
      let block = try message.block(0)
      return try made(
        "map", message, stream,
        [
          function(1) { values throws(ErrorValue) in
            try block.call(try ObjCCollections.elements(values.first ?? .nil, runtime.context))
          }
        ])
    }
    if let name = plainBlocks[selector] {
      let block = try message.block(0)
      if name == "map" || name == "doNext" {
        return try made(
          name, message, stream,
          [function(1) { values throws(ErrorValue) in try block.call([ObjCErrors.given(values.first ?? .nil)]) }])
      }
      return try made(name, message, stream, [function(0) { _ throws(ErrorValue) in try block.call([]) }])
    }
    if let name = tests[selector] {
      let block = try message.block(0)
      return try made(
        name, message, stream,
        [function(1) { values throws(ErrorValue) in .bool(ObjCNumbers.isTrue(try block.call([values.first ?? .nil]))) }]
      )
    }
    if selector.hasPrefix("log") { return try logging(message, stream) }
    switch selector {
    case "doError:":
      let block = try message.block(0)
      return try made(
        "doError", message, stream,
        [function(1) { values throws(ErrorValue) in try block.call(values.map { ObjCErrors.given($0) }) }])
    case "flattenMap:": return try made("flattenMap", message, stream, [try flattening(message)])
    case "catch:": return try made("catch", message, stream, [try flattening(message)])
    case "then:":
      let next = try flattening(message)
      guard case .function(let make) = next else { return nil }
      return try made(
        "then", message, stream,
        [.stream(try runtime.make("defer", nil, [function(0) { _ throws(ErrorValue) in try make.call([]) }]))])
    case "bind:":
      let outer = try message.block(0)
      let factory = function(0) { _ throws(ErrorValue) in
        guard case .function(let inner) = try outer.call([]) else {
          throw ErrorValue("bind: wants a block from its block")
        }
        return function(2) { values throws(ErrorValue) in
          let stop = Pointer(runtime)
          let result = try inner.call([values.first ?? .nil, .object(stop)])
          if ObjCNumbers.isTrue(stop.value), values.count > 1, case .function(let end) = values[1] {
            _ = try end.call([])
          }
          return runtime.stream(result).map { .stream($0) } ?? .nil
        }
      }
      return try made("bind", message, stream, [factory])
    case "scanWithStart:reduce:", "aggregateWithStart:reduce:", "combinePreviousWithStart:reduce:":
      let block = try message.block(1)
      let name = selector.hasPrefix("s") ? "scan" : selector.hasPrefix("a") ? "aggregate" : "combinePrevious"
      return try made(
        name, message, stream, [message[0], function(2) { values throws(ErrorValue) in try block.call(values) }])
    case "scanWithStart:reduceWithIndex:", "aggregateWithStart:reduceWithIndex:":
      let block = try message.block(1)
      let name = selector.hasPrefix("s") ? "scanWithIndex" : "aggregateWithIndex"
      return try made(
        name, message, stream, [message[0], function(3) { values throws(ErrorValue) in try block.call(values) }])
    case "aggregateWithStartFactory:reduce:":
      let (factory, block) = (try message.block(0), try message.block(1))
      return try made(
        "aggregateWithStartFactory", message, stream,
        [
          function(0) { _ throws(ErrorValue) in try factory.call([]) },
          function(2) { values throws(ErrorValue) in try block.call(values) },
        ])
    case "groupBy:", "groupBy:transform:":
      let key = try message.block(0)
      let transform: Value? = message.arguments.count > 1 ? .function(try message.block(1)) : nil
      return try made("groupBy", message, stream, [.function(key), transform])
    case "try:", "tryMap:":
      let block = try message.block(0)
      let isMap = selector == "tryMap:"
      return try made(
        isMap ? "tryMap" : "try", message, stream,
        [
          function(1) { values throws(ErrorValue) in
            let problem = Pointer(runtime)
            problem.value = .nil
            let result = try block.call([values.first ?? .nil, .object(problem)])
            let failed = isMap ? ObjCText.isNull(result) : !ObjCNumbers.isTrue(result)
            if failed { throw ObjCErrors.error(problem.value) }
            return isMap ? result : .bool(true)
          }
        ])
    case "throttle:valuesPassingTest:":
      let block = try message.block(1)
      return try made(
        "throttle", message, stream,
        [
          message.duration(0),
          function(1) { values throws(ErrorValue) in .bool(ObjCNumbers.isTrue(try block.call([values.first ?? .nil])))
          },
        ])
    default: return nil
    }
  }
}
