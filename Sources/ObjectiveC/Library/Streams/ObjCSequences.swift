import StreamLang
import Streams

/// Messages of RACTuple and RACEvent.
enum ObjCTuples {
  /// A member of a tuple: RACTupleNil and a member without an answer are nil.
  static func member(_ value: Value) -> Value {
    ObjCText.isNull(value) || ObjCText.className(of: value) == "RACTupleNil" ? .nil : value
  }

  /// The class of a tuple in ReactiveObjC, by the count of its members.
  static func className(ofCount count: Int) -> String {
    let words = ["One", "Two", "Three", "Four", "Five"]
    return 1...5 ~= count ? "RAC\(words[count - 1])Tuple" : "RACTuple"
  }

  static func send(_ message: ObjCMessage, _ list: [Value]) throws(ErrorValue) -> Value? {
    func at(_ index: Int) -> Value { list.indices.contains(index) ? list[index] : .nil }
    switch message.selector {
    case "first": return at(0)
    case "second": return at(1)
    case "third": return at(2)
    case "fourth": return at(3)
    case "fifth": return at(4)
    case "last": return list.last ?? .nil
    case "count": return .int(list.count)
    case "objectAtIndex:", "objectAtIndexedSubscript:": return at(message.int(0))
    case "allObjects": return .array(list.map { ObjCText.isNull($0) ? .object(message.runtime.null) : $0 })
    case "tupleByAddingObject:": return .tuple(list + [member(message[0])])
    case "rac_sequence":
      return .sequence(ElementSequence(list.map { ObjCText.isNull($0) ? .object(message.runtime.null) : $0 }))
    case "key": return at(0)
    case "value": return at(1)
    default: return nil
    }
  }

  static func send(_ message: ObjCMessage, _ event: EventBox) -> Value? {
    switch message.selector {
    case "eventType": return .int(event.kind == .next ? 2 : event.kind == .error ? 1 : 0)
    case "value": return event.kind == .next ? event.value : .nil
    case "error": return event.kind == .error ? event.value : .nil
    case "isFinished", "finished": return .bool(event.kind != .next)
    default: return nil
    }
  }
}

/// Messages of RACSequence.
enum ObjCSequences {
  static func sequence(_ value: Value, _ context: EvaluationContext) throws(ErrorValue) -> LazySequence {
    if case .sequence(let sequence) = value { return sequence }
    return ElementSequence(try ObjCCollections.elements(value, context))
  }

  /// The elements of the sequences that a block gives for each element, until it gives nil or stops.
  private static func bound(
    _ source: LazySequence, _ step: Streams.Function, _ runtime: ObjCRuntime, within inner: LazySequence = .empty(),
    isLast: Bool = false
  ) -> LazySequence {
    var (source, inner, isLast, rest) = (source, inner, isLast, LazySequence.empty())
    let world = runtime.world
    return .made(
      head: { () throws(ErrorValue) in
        while true {
          if let cell = try inner.cell(in: world) {
            rest = bound(source, step, runtime, within: cell.tail, isLast: isLast)
            return cell.head
          }
          guard !isLast, let cell = try source.cell(in: world) else { return nil }
          try runtime.context.countSteps(4)
          source = cell.tail
          let stop = Pointer(runtime)
          let made = try step.call([cell.head, .object(stop)])
          if ObjCText.isNull(made) { return nil }
          inner = try sequence(made, runtime.context)
          isLast = ObjCNumbers.isTrue(stop.value)
        }
      }, tail: { rest })
  }

  static func send(_ message: ObjCMessage, _ own: LazySequence) throws(ErrorValue) -> Value? {
    let context = message.context
    let world = context.world
    func list() throws(ErrorValue) -> [Value] { try own.array(in: world) }
    /// A block as a function of a value.
    func block(_ index: Int = 0) throws(ErrorValue) -> (Value) throws(ErrorValue) -> Value {
      let block = try message.block(index)
      return { value throws(ErrorValue) in try block.call([value]) }
    }
    func test() throws(ErrorValue) -> (Value) throws(ErrorValue) -> Bool {
      let block = try block()
      return { value throws(ErrorValue) in ObjCNumbers.isTrue(try block(value)) }
    }
    /// The first element that passes the test; later elements are not asked for.
    func first(_ isWanted: Bool) throws(ErrorValue) -> Value? {
      let test = try test()
      return try own.filter { value throws(ErrorValue) in try test(value) == isWanted }.cell(in: world)?.head
    }
    switch message.selector {
    case "map:": return .sequence(own.map(try block()))
    case "mapReplace:":
      let value = message[0]
      return .sequence(own.map { _ in value })
    case "filter:": return .sequence(own.filter(try test()))
    case "ignore:":
      let ignored = message[0]
      return .sequence(own.filter { value in !ObjCNumbers.areEqual(value, ignored) })
    case "flattenMap:":
      let block = try block()
      return .sequence(own.flattenMap { value throws(ErrorValue) in try sequence(try block(value), context) })
    case "flatten", "concat":
      return .sequence(own.flattenMap { value throws(ErrorValue) in try sequence(value, context) })
    case "reduceEach:":
      let block = try message.block(0)
      return .sequence(
        own.map { value throws(ErrorValue) in try block.call(try ObjCCollections.elements(value, context)) })
    case "take:": return .sequence(own.take(max(0, message.int(0))))
    case "skip:": return .sequence(own.skip(max(0, message.int(0))))
    case "takeWhileBlock:": return .sequence(own.take(while: true, try test()))
    case "takeUntilBlock:": return .sequence(own.take(while: false, try test()))
    case "skipWhileBlock:": return .sequence(own.skip(while: true, try test()))
    case "skipUntilBlock:": return .sequence(own.skip(while: false, try test()))
    case "scanWithStart:reduce:":
      let block = try message.block(1)
      return .sequence(own.scan(message[0]) { one, two throws(ErrorValue) in try block.call([one, two]) })
    case "scanWithStart:reduceWithIndex:":
      let block = try message.block(1)
      var index = -1
      return .sequence(
        own.scan(message[0]) { one, two throws(ErrorValue) in
          index += 1
          return try block.call([one, two, .int(index)])
        })
    case "combinePreviousWithStart:reduce:":
      let block = try message.block(1)
      var before = message[0]
      return .sequence(
        own.map { value throws(ErrorValue) in
          defer { before = value }
          return try block.call([before, value])
        })
    case "distinctUntilChanged": return .sequence(own.distinctUntilChanged())
    case "startWith:": return .sequence(ElementSequence([message[0]]).concat(own))
    case "concat:": return .sequence(own.concat(try sequence(message[0], context)))
    case "zipWith:": return .sequence(own.zip(try sequence(message[0], context)))
    case "eagerSequence": return .sequence(ElementSequence(try list()))
    case "lazySequence", "setNameWithFormat:": return .sequence(own)
    case "head": return try own.cell(in: world)?.head ?? .nil
    case "tail":
      guard let cell = try own.cell(in: world) else { return .nil }
      return .sequence(try cell.tail.resolved(in: world))
    case "bind:":
      guard case .function(let step) = try message.block(0).call([]) else {
        throw ErrorValue("bind: wants a block from its block")
      }
      return .sequence(bound(own, step, message.runtime))
    case "array", "allObjects": return .array(try list())
    case "foldLeftWithStart:reduce:":
      let block = try message.block(1)
      var result = message[0]
      for value in try list() { result = try block.call([result, value]) }
      return result
    case "foldRightWithStart:reduce:":
      // The block gets the value and the rest, a sequence whose head is the fold of what follows.
      let block = try message.block(1)
      func folded(_ sequence: LazySequence) throws(ErrorValue) -> Value {
        guard let cell = try sequence.cell(in: world) else { return message[0] }
        let rest = LazySequence.made(
          head: { () throws(ErrorValue) in try folded(cell.tail) }, tail: { .empty() })
        return try block.call([cell.head, .sequence(rest)])
      }
      return try folded(own)
    case "any:", "objectPassingTest:":
      let found = try first(true)
      return message.selector == "any:" ? .bool(found != nil) : found ?? .nil
    case "all:": return .bool(try first(false) == nil)
    case "signal", "signalWithScheduler:", "stream":
      let queue = if case .scheduler(let box) = message[0] { box.name } else { "background" }
      if queue == "immediate" { return .stream(try message.runtime.make("from", nil, [.array(try list())])) }
      let stream = TurnStream(own, on: queue)
      stream.sourceText = "signal"
      return .stream(stream)
    case "isEqual:":
      guard case .sequence(let other) = message[0] else { return .bool(false) }
      return .bool(ObjCNumbers.areEqual(.array(try list()), .array(try other.array(in: world))))
    case "count": return .int(try list().count)
    case "objectEnumerator": return .object(MutableArray(try list(), message.runtime))
    default: return nil
    }
  }
}
