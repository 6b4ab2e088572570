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
    streamTypes: ["Publishers"],
    functions: [
      DisposableMembers.action("AnyCancellable"),
      Builtin("Publishers.Merge", 2...8, "All values of several publishers.") { call throws(ErrorValue) in
        try call.combined("merge")
      },
    ] + PlatformNames.functions(printing: text),
    values: [
      "DispatchQueue.main": PlatformNames.main, "RunLoop.main": PlatformNames.main,
      "RunLoop.current": PlatformNames.main, "OperationQueue.main": PlatformNames.main,
      "ImmediateScheduler.shared": PlatformNames.mainAtOnce,
      ".unlimited": { .int(.max) }, ".main": PlatformNames.main,
      "Subscribers.Completion.finished": { .event(EventBox(.completed)) },
    ],
    initialisedType: nil,
    members: [
      LibraryMember("sink", 1...2, labels: ["receiveCompletion", "receiveValue"], isEffect: true, Library.Purpose.events) {
        call throws(ErrorValue) in
        try call.sink()
      },
      LibraryMember("subscribe", 1...1, isEffect: true, Library.Purpose.binding) { call throws(ErrorValue) in
        guard let target = call.positional.first else { throw call.fault("a subject is needed here") }
        return call.kept(try call.bind(to: target))
      },
    ],
    text: text)

  private static let text = TextStyle.swift(error: ("failure(", ")"), completed: "finished")
}

extension MemberCall {
  fileprivate func sink() throws(ErrorValue) -> Value {
    var closures = SubscriberClosures(next: try closure(orWith: "receiveValue"))
    if let completion = try closure("receiveCompletion") {
      let ends = SubscriberClosures(event: completion)
      closures.completed = ends.completed
      closures.error = ends.error
    }
    return kept(try subscribe(closures))
  }

  fileprivate func combined(_ name: String) throws(ErrorValue) -> Value {
    throw fault("'\(name)' is not made yet")
  }
}
