import Streams

/// The circles of objects of the code that keep one another alive, and so never end.
struct HoldingCycles {
  /// A step from a holder to an object or another holder.
  private struct Step {
    let words: String
    let value: Value
  }

  private let names: Names
  /// The subscriptions to each stream that is driven from outside, which holds them.
  private var listeners: [ObjectIdentifier: [LaneSubscriber]] = [:]

  init(_ names: Names, in world: World) {
    self.names = names
    for case let subscriber as LaneSubscriber in world.liveRoots {
      guard let stream = subscriber.stream else { continue }
      for source in Self.above(stream) where source.isDrivenFromOutside {
        listeners[ObjectIdentifier(source), default: []].append(subscriber)
      }
    }
  }

  /// A sentence for each circle: who holds whom, and what to write.
  func lines(_ objects: [ObjectBox]) -> [String] {
    var seen: Set<ObjectIdentifier> = []
    return objects.compactMap { object in
      guard object.isMortal, !seen.contains(ObjectIdentifier(object)), let steps = cycle(of: object) else { return nil }
      for case .object(let box) in steps.map({ $0.value }) { seen.insert(ObjectIdentifier(box)) }
      let holding = steps.indices.map { Self.words(steps[$0], after: $0 == 0 ? nil : steps[$0 - 1]) }.joined()
      let hasClosure = steps.contains { if case .function = $0.value { true } else { false } }
      let way = names.readsMessages ? "@weakify(self)" : "[weak self]"
      return "`\(name(of: object))`\(holding): a cycle; \(hasClosure ? "write `\(way)`" : "make one of them `weak`")"
    }
  }

  private static func words(_ step: Step, after last: Step?) -> String {
    guard let last, last.words.hasSuffix("`") else { return step.words }
    return step.words.hasPrefix(" holds")
      ? ", which" + step.words : step.words.hasPrefix(" whose") ? ", a subscription" + step.words : step.words
  }

  /// The shortest way from an object back to itself: each step leads from a holder to an object that it holds.
  private func cycle(of object: ObjectBox) -> [Step]? {
    var queue: [(value: Value, way: [Step])] = [(.object(object), [])]
    var entered: Set<ObjectIdentifier> = []
    var position = 0
    while position < queue.count, position < Self.most {
      let (value, way) = queue[position]
      position += 1
      for step in held(by: value) {
        if case .object(let box) = step.value, box === object { return way + [step] }
        guard let identity = step.value.identity, entered.insert(identity).inserted else { continue }
        queue.append((step.value, way + [step]))
      }
    }
    return nil
  }

  /// The most objects that a search visits.
  private static let most = 5_000

  private func held(by value: Value) -> [Step] {
    switch value {
    case .object(let box) where box is WeakReference: return []
    case .object(let box):
      return box.members.prefix(200).map { member in
        let name = if case .object(let held) = member.value { self.name(of: held, member.name) } else { member.name }
        return Step(words: " holds `\(name)`", value: member.value)
      }
    case .array(let box), .tuple(let box):
      return box.elements.prefix(200).map { Step(words: ", which holds \(Self.word(for: $0))", value: $0) }
    case .disposable(let subscriber): return held(by: subscriber)
    case .stream(let stream): return held(by: stream)
    case .function(let function):
      return function.captured.map { value in
        let name = if case .object(let held) = value { "`\(self.name(of: held))`" } else { Self.word(for: value) }
        return Step(words: " holds \(name)", value: value)
      }
    default: return []
    }
  }

  private func held(by subscriber: Subscriber) -> [Step] {
    switch subscriber {
    case let bag as DisposableBag:
      return bag.members.prefix(200).map { Step(words: ", which holds a subscription", value: .disposable($0)) }
    case let kept as KeptSubscription: return [Step(words: "", value: .disposable(kept.subscription))]
    case let serial as SerialDisposable:
      return serial.inner.map { [Step(words: ", which holds a subscription", value: .disposable($0))] } ?? []
    case let lane as LaneSubscriber:
      let own = lane.functions.map { Step(words: " whose closure", value: .function($0)) }
      return own
        + (lane.stream.map { Self.closures(of: $0) } ?? []).map { Step(words: " whose closure", value: .function($0)) }
    default: return []
    }
  }

  private func held(by stream: Stream) -> [Step] {
    Self.closures(of: stream).map { Step(words: ", whose closure", value: .function($0)) }
      + (listeners[ObjectIdentifier(stream)] ?? []).map {
        Step(words: ", which holds a subscription", value: .disposable($0))
      }
  }

  private static func word(for value: Value) -> String {
    switch value {
    case .disposable: "a subscription"
    case .stream(let stream): "`\(stream.displayName)`"
    case .object(let box): "`\(box.className)`"
    default: value.kindName
    }
  }

  /// The closures that a stream and those above it hold.
  private static func closures(of stream: Stream) -> [FunctionValue] {
    above(stream).flatMap { stream in
      stream.inputs.compactMap { if case .function(let function) = $0 { function } else { nil } }
    }
  }

  /// A stream and those above it.
  private static func above(_ stream: Stream) -> [Stream] {
    var all = [stream]
    var entered: Set<ObjectIdentifier> = [ObjectIdentifier(stream)]
    var position = 0
    while position < all.count, all.count < 200 {
      for case .stream(let input) in all[position].inputs where entered.insert(ObjectIdentifier(input)).inserted {
        all.append(input)
      }
      position += 1
    }
    return all
  }

  /// The name of the variable that has an object, or of a property, or else its class.
  private func name(of object: ObjectBox, _ property: String? = nil) -> String {
    let variable = names.known.first { name in
      if case .object(let box)? = names.globals[name]?.value { box === object } else { false }
    }
    return variable ?? property ?? object.nestedName
  }
}

extension Value {
  /// The identity of a value that may hold other objects.
  fileprivate var identity: ObjectIdentifier? {
    switch self {
    case .object(let box): ObjectIdentifier(box)
    case .array(let box), .tuple(let box): ObjectIdentifier(box)
    case .disposable(let subscriber): ObjectIdentifier(subscriber)
    case .stream(let stream): ObjectIdentifier(stream)
    case .function(let function): ObjectIdentifier(function)
    default: nil
    }
  }
}
