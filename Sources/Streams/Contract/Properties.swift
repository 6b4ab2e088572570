extension Call {
  /// Whether the stream before the dot and all streams among the arguments are properties.
  var isOfProperties: Bool {
    var streams: [Stream] = receiver.map { [$0] } ?? []
    for case let argument? in arguments {
      switch argument {
      case .stream(let stream): streams.append(stream)
      case .array(let box):
        let elements = box.elements.count == 1 ? box.elements[0].elementsOfArray ?? box.elements : box.elements
        for case .stream(let stream) in elements { streams.append(stream) }
      default: break
      }
    }
    return !streams.isEmpty && streams.allSatisfy { $0.isProperty }
  }
}

extension Value {
  fileprivate var elementsOfArray: [Value]? { if case .array(let box) = self { box.elements } else { nil } }
}

extension Stream {
  /// Returns the current value of a property; `nil` if this is none.
  public func currentValue(in world: World) -> Value? {
    guard isProperty else { return nil }
    var value: Value?
    let sampler = ClosureSubscriber(next: { value = $0 })
    subscribe(sampler, in: world)
    sampler.dispose()
    return value
  }
}
