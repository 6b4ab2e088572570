import Testing

@testable import Streams

struct `Lazy sequences` {
  private let world = World()

  private func ints(_ sequence: LazySequence) throws -> [Int] {
    try sequence.array(in: world).map { if case .int(let int) = $0 { int } else { -1 } }
  }

  @Test func `An element is made when it is asked for, once`() throws {
    var made: [Int] = []
    let squares = RangeSequence(1..<4).map { value in
      guard case .int(let int) = value else { return .nil }
      made.append(int)
      return .int(int * int)
    }
    #expect(made == [])
    _ = try squares.cell(in: world)
    _ = try squares.cell(in: world)
    #expect(made == [1])
    #expect(try ints(squares) == [1, 4, 9])
    #expect(try ints(squares) == [1, 4, 9])
    #expect(made == [1, 2, 3])
  }

  @Test func `take asks no further than it must`() throws {
    var made = 0
    let taken = RangeSequence(0..<1_000_000_000).filter { value in
      made += 1
      if case .int(let int) = value { return int % 2 == 1 } else { return false }
    }.take(2)
    #expect(try ints(taken) == [1, 3])
    #expect(made == 4)
  }

  @Test func `Sequences are made of others`() throws {
    let numbers = RangeSequence(1..<6)
    let isOdd = { (value: Value) in if case .int(let int) = value { int % 2 == 1 } else { false } }
    #expect(try ints(numbers.skip(3)) == [4, 5])
    #expect(try ints(numbers.take(while: true, isOdd)) == [1])
    #expect(try ints(numbers.skip(while: true, isOdd)) == [2, 3, 4, 5])
    #expect(try ints(numbers.take(2).concat(numbers.skip(4))) == [1, 2, 5])
    #expect(try ints(numbers.flattenMap { ElementSequence([$0, $0]) }.take(3)) == [1, 1, 2])
    #expect(try ints(numbers.flattenMap { ElementSequence([$0, $0]) }.distinctUntilChanged()) == [1, 2, 3, 4, 5])
    #expect(try numbers.zip(numbers.skip(3)).array(in: world).map(\.text) == ["(1, 4)", "(2, 5)"])
  }

  @Test func `Printing asks for nothing`() throws {
    let sequence = ElementSequence([.int(1), .int(2)]).map { $0 }
    #expect(Value.sequence(sequence).text == "sequence(…)")
    _ = try sequence.cell(in: world)
    #expect(Value.sequence(sequence).text == "sequence(1, …)")
    _ = try sequence.array(in: world)
    #expect(Value.sequence(sequence).text == "sequence(1, 2)")
  }

  @Test func `An error stays where it came up`() {
    var calls = 0
    let sequence = ElementSequence([.int(1)]).map { _ throws(ErrorValue) in
      calls += 1
      throw ErrorValue("no")
    }
    for _ in 0..<2 { #expect(throws: ErrorValue.self) { try sequence.cell(in: world) } }
    #expect(calls == 1)
  }

  @Test func `A long list that is remembered whole is freed without overflowing the stack`() throws {
    let sequence = RangeSequence(0..<300_000).map { $0 }
    #expect(try sequence.array(in: world).count == 300_000)
  }
}
