import Streams

extension Library {
  /// Combine.
  static let combine = Library(
    dialect: .combine, title: "Combine", modules: ["Combine", "OpenCombine", "SwiftUI"],
    signs: [
      "AnyCancellable", "AnyPublisher", "PassthroughSubject", "CurrentValueSubject", "Just", "Future", "Fail", "Empty",
      "Deferred", "Publishers", "Published", ".sink", ".store", ".publisher", ".eraseToAnyPublisher", ".handleEvents",
      ".switchToLatest", ".removeDuplicates", ".receive", "assign(to:)", "Timer.publish",
    ],
    streamTypes: ["Publishers", "Subscribers"],
    functions: [
      DisposableMembers.action("AnyCancellable"),
      viewModifier(Parser.receive), viewModifier(Parser.change),
      Builtin(
        Parser.restart, 3...3, takes: [.any, .any, .task], "Begins a task of a view anew when its id has changed."
      ) {
        call throws(ErrorValue) in
        guard case .int(let place) = call.arguments[0] else { return .nil }
        let last = call.context.tasksOfViews[place]
        if let last, last.id.isEqual(to: call.arguments[1]) { return .nil }
        last?.task.cancel()
        let task = CodeTask(try call.function(2), in: call.context, name: "Task").start()
        call.context.tasksOfViews[place] = (call.arguments[1], task)
        return .nil
      },
    ] + PlatformNames.functions(printing: text),
    values: [
      "ImmediateScheduler.shared": PlatformNames.mainAtOnce,
      ".unlimited": { .int(.max) },
    ],
    initialisedType: nil,
    streamName: "Publisher", subjectName: "PassthroughSubject", endingInScope: [], sends: ["send"],
    sendLabels: ["", "completion", "subscription"],
    substitutes: [
      "flatMapLatest": "map { … }.switchToLatest()", "concatMap": "flatMap(maxPublishers: .max(1)) { … }",
      "asObservable": "eraseToAnyPublisher()", "bind": "assign(to: \\.text, on: label) or sink { … }",
      "do": "handleEvents(receiveOutput: { … })", "receiveOn": "receive(on: …)", "subscribeOn": "subscribe(on: …)",
      "observe": "receive(on: …)", "distinctUntilChanged": "removeDuplicates()", "startWith": "prepend(…)",
      "withLatestFrom": "combineLatest(…), or map { … } with the value of a CurrentValueSubject",
    ],
    erasures: ["AnyPublisher": "eraseToAnyPublisher"], ending: "cancel", keeping: "store(in: &cancellables)",
    companions: ["sink(receiveCompletion:)": "receiveValue"],
    takingSeconds: ["Timer.publish"],
    calledAtOnce: [
      "map", "filter", "compactMap", "scan", "removeDuplicates", "drop", "dropFirst", "prefix", "append", "prepend",
    ],
    enums: [["finished", "failure"], ["success", "failure"]],
    subscribing: "sink { … }",
    scheduler: "DispatchQueue.main", operatorsNeedScheduler: true,
    members: [
      LibraryMember("values", "The values, for a loop that waits for each: for await x in p.values.") { call in
        guard case .stream(let stream) = call.receiver, !stream.isPulled else { return call.receiver }
        return .stream(DemandedStream(stream))
      },
      LibraryMember("value", "The current value of a subject; that of a Future is waited for.") {
        call throws(ErrorValue) in
        let stream = try call.stream()
        guard let value = stream.members.first(where: { $0.name == "value" }) else {
          return .object(FirstValue(stream))
        }
        return try value.call(stream, StreamMember.Arguments(values: [], labels: [], world: call.context.world))
      },
      LibraryMember("decode", 2...2, labels: ["type", "decoder"], "The values: dictionaries as objects of a type.") {
        call throws(ErrorValue) in
        guard case .stream(let stream) = call.receiver, let map = Catalogue.find("map", in: .combine) else {
          return call.receiver
        }
        let type = call.labelled("type")
        let decode = NativeFunction(parameterCount: 1) { [context = call.context] values throws(ErrorValue) in
          try Decoding.decoded(values.first ?? .nil, as: type, in: context)
        }
        let decoded = try map.apply(
          Call(receiver: stream, arguments: [.function(decode)], dialect: .combine, place: call.place))
        decoded.sourceText = "decode"
        return .stream(decoded)
      },
      LibraryMember("encode", 1...1, labels: ["encoder"], "The values, which stay what they are.") { call in
        call.receiver
      },
      LibraryMember(
        "sink", 1...2, labels: ["receiveCompletion", "receiveValue"], isEffect: true, Library.Purpose.events
      ) {
        call throws(ErrorValue) in
        try call.sink()
      },
      LibraryMember("assign", 1...3, labels: ["to", "on", "ownership"], isEffect: true, Library.Purpose.binding) {
        call throws(ErrorValue) in
        try call.assignToKeyPath()
      },
      LibraryMember("subscribe", 1...1, isEffect: true, Library.Purpose.binding) { call throws(ErrorValue) in
        guard let target = call.positional.first else { throw call.fault("a subject is needed here") }
        return call.kept(try call.bind(to: target))
      },
    ],
    text: text,
    failures: Failures(
      makers: [
        "tryMap", "tryCompactMap", "tryFilter", "tryScan", "tryReduce", "tryCatch", "tryFirst", "tryPrefix", "tryDrop",
        "decode", "dataTaskPublisher", "Fail",
      ],
      takers: ["catch", "replaceError", "assertNoFailure"],
      joining: ["combineLatest", "merge", "zip", "append", "prepend"], typing: { "setFailureType(to: \($0).self)" },
      refusing: ["assign": "", "sink": "receiveCompletion"],
      types: ["AnyPublisher", "PassthroughSubject", "CurrentValueSubject", "Future", "Fail", "Empty"],
      help: "put replaceError(with:) or catch before it"))

  /// `onReceive(stream) { … }` of a view, and `onChange(of: model.query) { … }`, whose first value is no change.
  private static func viewModifier(_ name: String) -> Builtin {
    Builtin(name, 2...2, isEffect: true, "Calls a closure of a view with values, as long as the view is there.") {
      call throws(ErrorValue) in
      var source = call.arguments[0]
      if case .function(let find) = source {
        guard let published = try? find.call([]) else { return .nil }
        source = published
      }
      source = try source.fitting(.stream) ?? source
      guard case .stream(let stream) = source, case .function(let closure) = call.arguments[1] else { return .nil }
      var isFirst = name == Parser.change
      return try call.on(.stream(stream)).subscribe(
        SubscriberClosures(
          next: MemberCall.native { value throws(ErrorValue) in
            if isFirst { return isFirst = false }
            _ = try closure.call(closure.parameterCount == 0 ? [] : [value])
          }))
    }
  }

  private static let text = TextStyle.swift(
    next: ("success(", ")"), error: ("failure(", ")"), completed: "finished")
}

extension MemberCall {
  fileprivate func sink() throws(ErrorValue) -> Value {
    var closures = SubscriberClosures(next: try closure(orWith: "receiveValue"))
    // `sink { completion in … } receiveValue: { … }`
    let first = labelled("receiveValue") == nil ? nil : try closure()
    if let completion = try closure("receiveCompletion") ?? first {
      let ends = SubscriberClosures(event: completion)
      closures.completed = ends.completed
      closures.error = ends.error
    }
    return kept(try subscribe(closures))
  }

  /// `assign(to: \.text, on: label)`: sets the property of an object to every value; `assign(to: &$text)` one that
  /// publishes.
  fileprivate func assignToKeyPath() throws(ErrorValue) -> Value {
    if labelled("on") == nil, case .function(let set)? = labelled("to"), set.keyPath.isEmpty {
      return try subscribe(SubscriberClosures(next: set))
    }
    guard case .function(let path)? = labelled("to"), let last = path.keyPath.last else {
      throw fault("'assign(to:)' takes a key path", help: "write assign(to: \\.text, on: label)")
    }
    guard let root = labelled("on") else { throw fault("'assign(to:on:)' takes the object, too") }
    let context = context
    let set = Self.native { value throws(ErrorValue) in
      var target = root
      for name in path.keyPath.dropLast() {
        guard case .object(let object) = target, let next = try object.member(name) else { return }
        target = next
      }
      switch target {
      case .object(let object): try object.bind(last, to: value)
      case .stream(let stream): stream.asEventTarget?.send(value, in: context.world)
      default: throw ErrorValue("\(target.kindName) has no '\(last)'")
      }
    }
    return kept(try subscribe(SubscriberClosures(next: set)))
  }
}
