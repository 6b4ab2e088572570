import Testing

@testable import Streams

@Suite struct ReleasingTests {
  /// Counts how many of its kind are left.
  private final class Counted: Subscriber {
    nonisolated(unsafe) static var count = 0
    override init() {
      super.init()
      Self.count += 1
    }
    deinit { Self.count -= 1 }
  }

  private static func counted() -> Value { .disposable(Counted()) }

  /// Frees a value, which holds a number of them that count, putting that off at once; then the rest of it.
  private func releases(_ total: Int, _ make: () -> Value) {
    defer { Releasing.putOff { false } }
    var value: Value? = make()
    let before = Counted.count - total
    Releasing.putOff { true }
    value = nil
    #expect(value == nil)
    #expect(Counted.count > before + total / 2, "most is still to be freed")
    #expect(!Releasing.finish())
    Releasing.putOff { false }
    #expect(Releasing.finish())
    #expect(Counted.count == before)
  }

  @Test func puttingOffManyArrays() {
    releases(20_000) { .array((0..<20_000).map { _ in .array([Self.counted()]) }) }
  }

  @Test func puttingOffADeepNesting() {
    releases(20_000) { (0..<20_000).reduce(.array([])) { inner, _ in .array([inner, Self.counted()]) } }
  }

  @Test func puttingOffADictionary() {
    releases(20_000) {
      .dictionary(DictionaryBox((0..<20_000).map { (.int($0), .tuple([Self.counted(), .string("\($0)")])) }))
    }
  }

  /// A release that is put off delays nothing: it continues with the next object that is freed.
  @Test func goingOnWithTheNext() {
    let before = Counted.count
    var value: Value? = .array((0..<20_000).map { _ in .array([Self.counted()]) })
    Releasing.putOff { true }
    value = nil
    #expect(value == nil && Counted.count > before)
    Releasing.putOff { false }
    _ = Value.array([.array([])])
    #expect(Counted.count == before)
  }
}
