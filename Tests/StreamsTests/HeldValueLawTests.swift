import Testing

@testable import Streams

/// A law for every operator of the catalogue: values that it keeps for later count as held.
///
/// Each operator receives many values whose objects are known to be alive or freed. If more are alive afterwards than
/// the budget allows, and the run was not cut, the operator keeps values without counting them.
struct HeldValueLawTests {
  @Test(arguments: DialectOperator.all) func `An operator that keeps values is cut by the budget`(
    called: DialectOperator
  ) {
    for trial in Trial.all(of: called.entry, in: called.dialect) {
      #expect(trial.excess() == nil, "\(called): \(trial)")
    }
  }

  @Test func `Almost every operator that is given streams is tried`() {
    let untried = Catalogue.all.filter { entry in
      let takesStreams = entry.form != .source || entry.parameters.contains { $0.takesStream }
      return takesStreams && !Trial.all(of: entry).contains { $0.runs }
    }
    // They go after a connection, a subject or a property.
    #expect(Set(untried.map(\.name)) == ["autoconnect", "refCount", "multicast", "channel"])
  }

  @Test(arguments: Self.keepers) func `Operators that keep much are cut by this budget and no other`(keeper: Keeper)
    throws
  {
    let entry = try #require(Catalogue.all.first { $0.name == keeper.name })
    #expect(Trial.all(of: entry).contains { $0.isCutByHeldValues() }, "\(keeper.name)")
  }

  @Test func `An operator that keeps values without counting them breaks the law`() {
    let hoard = Operator("hoard", theme: .transforming, summary: "Keeps all values.", example: "") {
      call throws(ErrorValue) in try call.subscribing { subscriber, _ in HoardingSubscriber(subscriber) }
    }
    #expect(Trial.all(of: hoard).contains { $0.excess() != nil })
  }

  @Test func `A collection counts its values as long as it lives`() {
    let world = World()
    do {
      var queue = HeldQueue<Value>(in: world)
      var array = HeldArray(in: world)
      var dictionary = HeldDictionary<Void>(in: world)
      var past = RememberedValues()
      for number in 1...4 {
        queue.append(.int(number))
        array.append(.int(number))
        _ = dictionary.insert((), for: .int(number % 3))
        past.append(.int(number), in: world)
      }
      #expect(world.heldValues == 4 + 4 + 3 + 4)
      _ = queue.popFirst()
      #expect(array.takeAll().count == 4)
      dictionary.remove(.int(1))
      past.forgetOldest()
      #expect(world.heldValues == 3 + 0 + 2 + 3)
    }
    #expect(world.heldValues == 0)
  }

  struct Keeper: Sendable, CustomTestStringConvertible {
    let name: String
    var testDescription: String { name }
  }

  static let keepers = [
    "collect", "bufferCount", "buffer", "bufferTime", "bufferWithTime", "skipLast", "takeLast", "distinct", "zip",
    "delay", "deliverOn", "concatMap", "replay", "shareReplay", "publishReplay", "sequenceEqual",
  ].map { Keeper(name: $0) }
}

/// Keeps every value and counts none.
private final class HoardingSubscriber: OperatorSubscriber {
  private var values: [Value] = []

  override func next(_ value: Value) { values.append(value) }
}
