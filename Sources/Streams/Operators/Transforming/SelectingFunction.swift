extension Operator {
  /// Returns RxJS `max` or `min`: a `reduce` whose accumulation stays if the test of the comparison is true.
  static func selecting(_ call: Call, staysIf test: @escaping (Double) -> Bool) throws(ErrorValue) -> Stream {
    let source = try call.source()
    let comparer = call.function(0)
    return call.stream { subscriber, world in
      let reduce = Closure(SelectingFunction(comparer, world, staysIf: test), isIndexed: false)
      source.subscribe(LinearSubscriber(subscriber, .fold(reduce, start: nil, .last)), in: world)
    }
  }
}

private final class SelectingFunction: Function {
  private let comparer: Function?
  private let world: World
  private let test: (Double) -> Bool

  init(_ comparer: Function?, _ world: World, staysIf test: @escaping (Double) -> Bool) {
    self.comparer = comparer
    self.world = world
    self.test = test
    super.init(parameterCount: 2)
  }

  override var captured: [Value] { comparer.map { [.function($0)] } ?? [] }

  override func call(_ first: Value, _ second: Value) throws(ErrorValue) -> Value {
    guard let comparer else {
      let order = first.order(to: second)
      world.chargeValueWork()
      guard let order else {
        throw ErrorValue(first.refusal(toCompareWith: second))
      }
      return test(Double(order)) ? first : second
    }
    switch try comparer.call(first, second) {
    case .int(let order): return test(Double(order)) ? first : second
    case .double(let order): return test(order) ? first : second
    case let other:
      throw ErrorValue("a closure that compares gives a number, not \(other.kindName)", place: comparer.place)
    }
  }
}
