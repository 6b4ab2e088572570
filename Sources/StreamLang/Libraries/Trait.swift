import Streams

/// The traits of RxSwift that have at most one value: what subscribes to all their events is given results.
enum Trait {
  case single, maybe

  /// The trait of a stream: that of the type or member which made it, and operators keep it.
  static func of(_ stream: Stream) -> Trait? { made(by: makers, stream) }

  /// Whether a stream only completes or fails.
  static func isCompletable(_ stream: Stream) -> Bool {
    made(by: ["Completable": .maybe, "asCompletable": .maybe, "flatMapCompletable": .maybe], stream) != nil
  }

  private static func made(by makers: [String: Trait], _ stream: Stream) -> Trait? {
    var current = stream
    // A chain of operators is as long as a script writes it.
    for _ in 0..<10_000 {
      let maker = current.typeName ?? current.operatorEntry?.name ?? ""
      if let trait = makers[maker] { return trait }
      let inputs = current.inputs.compactMap { if case .stream(let input) = $0 { input } else { nil } }
      let goesOn = maker == "andThen" ? inputs.last : inputs.first
      guard let goesOn, current.typeName == nil, !enders.contains(maker) else { return nil }
      current = goesOn
    }
    return nil
  }

  private static let makers: [String: Trait] = [
    "Single": .single, "asSingle": .single, "toArray": .single, "first": .single, "Maybe": .maybe, "asMaybe": .maybe,
    "flatMapMaybe": .maybe, "flatMapSingle": .single,
  ]
  private static let enders: Set<String> = [
    "asObservable", "asDriver", "asSignal", "asInfallible", "asCompletable", "flatMapCompletable",
  ]

  /// The closures for a closure that takes all events: a success is the last of them.
  func closures(_ event: FunctionValue) -> SubscriberClosures {
    let results = SubscriberClosures(event: event, isResult: true)
    let events = SubscriberClosures(event: event)
    var hasSucceeded = false
    let isMaybe = self == .maybe
    return SubscriberClosures(
      next: MemberCall.native { value throws(ErrorValue) in
        hasSucceeded = true
        _ = try results.next?.call(value)
      },
      error: isMaybe ? events.error : results.error,
      completed: NativeFunction(parameterCount: 0) { _ throws(ErrorValue) in
        isMaybe && !hasSucceeded ? try events.completed?.call([]) ?? .nil : .nil
      })
  }
}
