import Streams

/// The members that the libraries give to what ends a subscription.
enum DisposableMembers {
  static let all: [LibraryMember] =
    TimerSource.members + [
      ending("dispose"), ending("cancel"),
      LibraryMember("disposed", 1...1, labels: ["by"], isEffect: true, "Puts it into a bag, which ends it.") {
        call throws(ErrorValue) in
        let owner = call.labelled("by")
        guard case .disposable(let bag as DisposableBag)? = try owner?.fitting(.bag) ?? owner else {
          throw call.fault("'disposed(by:)' takes a DisposeBag")
        }
        bag.add(try call.disposable())
        return .nil
      },
      LibraryMember("store", 1...1, labels: ["in"], isEffect: true, "Keeps it in a collection, which ends it.") {
        call throws(ErrorValue) in
        let kept: [Value]
        switch try call.arguments[0].fitting(.bag) ?? call.arguments[0] {
        case .array(let box): kept = box.elements
        case .nil: kept = []
        case .disposable(let bag as DisposableBag):
          bag.add(try call.disposable())
          return .nil
        case let other: throw call.fault("'store(in:)' takes a set or an array, not \(other.kindName)")
        }
        guard let assign = call.assign else { throw call.fault("'store(in:)' changes the set: write store(in: &set)") }
        try assign(0, .array(kept + [call.receiver]))
        return .nil
      },
      LibraryMember("insert", 1...9, isEffect: true, "Adds disposables, which end with this one.") {
        call throws(ErrorValue) in
        try call.addAll()
      },
      LibraryMember("count", gives: .int, "How many disposables it holds.") { call throws(ErrorValue) in
        .int(try call.bag().members.count)
      },
      LibraryMember("add", 1...1, isEffect: true, "Adds a disposable, which ends with this one.") {
        call throws(ErrorValue) in
        try call.addAll()
      },
      LibraryMember("observeEnded", 1...1, isEffect: true, "Calls the closure when the lifetime is over.") {
        call throws(ErrorValue) in
        let action = ActionDisposable(try call.function(), in: call.context.world)
        try call.bag().add(action)
        return .disposable(action)
      },
      LibraryMember("perform", isEffect: true, "Runs the closure of a DispatchWorkItem at once.") {
        call throws(ErrorValue) in
        guard let item = try call.disposable() as? WorkItem else { throw call.fault("this is no DispatchWorkItem") }
        return try item.function.call([])
      },
      isOver("hasEnded", "Whether the lifetime is over."), isOver("isCancelled", "Whether it is over."),
      isOver("isDisposed", gives: .bool, "Whether it is over."),
      LibraryMember(
        "inner", "The latest disposable of a serial one.",
        { call throws(ErrorValue) in
          guard let serial = try call.disposable() as? SerialDisposable else { throw call.fault("this has no 'inner'") }
          return serial.inner.map { .disposable($0) } ?? .nil
        }),
    ]

  private static func ending(_ name: String) -> LibraryMember {
    LibraryMember(doing: name, 0...0, "Ends the subscription, without an event.") { call throws(ErrorValue) in
      try call.disposable().dispose()
    }
  }

  private static func isOver(_ name: String, gives result: ValueKind? = nil, _ summary: String) -> LibraryMember {
    LibraryMember(name, gives: result, summary) { call throws(ErrorValue) in .bool(try call.disposable().isDisposed) }
  }

  /// The functions that make disposables, under the names of a library.
  static func action(_ name: String, _ labels: [String] = []) -> Builtin {
    Builtin(
      name, 0...9, labels: labels, gives: .disposable,
      "A disposable that calls the closure when it is disposed, or holds others."
    ) { call throws(ErrorValue) in
      if case .disposable? = call.positional.first {
        if call.arguments.count == 1 { return call.kept(call.arguments[0]) }
        let bag = DisposableBag()
        for case .disposable(let member) in call.positional { bag.add(member) }
        return .disposable(bag)
      }
      guard let function = try call.closure(orWith: "with") else { return .disposable(DisposableBag()) }
      return .disposable(ActionDisposable(function, in: call.context.world))
    }
  }

  /// A disposable that holds others; where they end with their last owner, they end with it.
  static func bag(_ name: String, endsWithOwner: Bool = false) -> Builtin {
    Builtin(name, 0...99, labels: ["disposables"], gives: .disposable, "Holds disposables, and ends them together.") {
      call throws(ErrorValue) in
      let bag = DisposableBag(endsWithOwner ? call.context.world.abandoned : nil)
      for case .disposable(let member) in call.arguments.flatMap({ $0.listed }) { bag.add(member) }
      return .disposable(bag)
    }
  }
}

extension MemberCall {
  func disposable() throws(ErrorValue) -> Subscriber {
    guard case .disposable(let disposable) = receiver else { throw fault("a disposable is needed before the dot") }
    return disposable
  }

  fileprivate func bag() throws(ErrorValue) -> DisposableBag {
    guard let bag = try disposable() as? DisposableBag else { throw fault("this holds no other disposables") }
    return bag
  }

  fileprivate func addAll() throws(ErrorValue) -> Value {
    let bag = try bag()
    do throws(ErrorValue) {
      for argument in arguments { try bag.add(argument, in: context.world) }
    } catch {
      throw error.at(place)
    }
    return .nil
  }
}

extension DisposableBag {
  /// Adds a disposable, or a closure to be called at the end; nil adds nothing.
  func add(_ value: Value, in world: World) throws(ErrorValue) {
    switch value {
    case .disposable(let member): add(member)
    case .function(let function): add(ActionDisposable(function, in: world))
    case .nil: break
    default: throw ErrorValue("a disposable is needed here, not \(value.kindName)")
    }
  }
}

extension Value {
  var listed: [Value] { if case .array(let box) = self { box.elements } else { [self] } }
}
