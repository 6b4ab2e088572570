import Testing

@testable import Streams

/// Values that are remembered are what an array of them would be, whatever form they are kept in.
@Suite struct RememberedValuesTests {
  private static let block = RememberedValues.blockCapacity

  /// A value in words that tell all values apart, `-0.0` and NaNs too.
  private func told(_ value: Value) -> String {
    if let (kind, number) = value.asNumber { return "\(kind) \(number)" }
    return "\(value.kindName) \(value.text)"
  }

  private func expect(
    _ remembered: RememberedValues, is model: ArraySlice<Value>, at location: SourceLocation = #_sourceLocation
  ) {
    #expect(remembered.count == model.count, sourceLocation: location)
    #expect(remembered.elements.map(told) == model.map(told), sourceLocation: location)
  }

  /// Checks what a column of some of the values holds, where they are of the kind that is asked for.
  private func checkColumn(
    _ remembered: RememberedValues, _ model: ArraySlice<Value>, from position: Int, count: Int, like kind: Column
  ) {
    let numbers = model.dropFirst(position).prefix(count).compactMap { value in
      value.asNumber.flatMap { $0.kind.isKind(of: kind) ? $0.number : nil }
    }
    let column = UnsafeMutablePointer<Int>.allocate(capacity: count)
    defer { column.deallocate() }
    let isFilled = remembered.fill(column, like: kind, from: position, count: count)
    #expect(isFilled == (numbers.count == count), "\(count) from \(position) of \(model.count)")
    if isFilled { #expect((0..<count).map { column[$0] } == numbers) }
  }

  /// Runs of values of one kind or of several, of few bytes or of many.
  private func values(_ random: inout SplitMix) -> [Value] {
    let length = [1, 3, 40, 700, 2 * Self.block].randomElement(using: &random) ?? 1
    let bits = Int.random(in: 0...63, using: &random)
    let kind = Int.random(in: 0...6, using: &random)
    return (0..<length).map { index in
      let number = Int.random(in: .min ... .max, using: &random) >> bits
      switch kind == 6 ? index % 6 : kind {
      case 0: return .int(number)
      case 1: return .int(index)
      case 2: return .double(Double(bitPattern: UInt64(truncatingIfNeeded: number)))
      case 3: return .bool(number & 1 == 1)
      case 4: return .duration(number)
      default: return index % 2 == 0 ? .nil : .string("\(number)")
      }
    }
  }

  @Test(arguments: 0..<15) func agreesWithAnArray(seed: UInt64) {
    var random = SplitMix(state: seed)
    var remembered = RememberedValues()
    var model: ArraySlice<Value> = []
    var copies: [(RememberedValues, ArraySlice<Value>)] = []
    for _ in 0..<20 {
      switch Int.random(in: 0...8, using: &random) {
      case 0...3:
        for value in values(&random) {
          remembered.append(value)
          model.append(value)
        }
      case 4, 5:
        for _ in 0..<Int.random(in: 0...model.count + 1, using: &random) {
          #expect(remembered.popFirst().map(told) == model.popFirst().map(told))
        }
      case 6:
        copies.append((remembered, model))
      case 7 where Bool.random(using: &random):
        remembered.removeAll()
        model = []
      default: break
      }
      #expect(remembered.count == model.count)
      model = ArraySlice(Array(model))
      for _ in 0..<10 {
        let index = Int.random(in: -1...model.count, using: &random)
        #expect(remembered[index].map(told) == (model.indices.contains(index) ? told(model[index]) : nil))
        let position = Int.random(in: 0...model.count, using: &random)
        let count = Int.random(in: 0...min(1200, model.count - position + 1), using: &random)
        let kind = [.integers(.register(0)), .doubles(.register(0))].randomElement(using: &random) ?? Column.tuples([])
        checkColumn(remembered, model, from: position, count: count, like: kind)
      }
    }
    expect(remembered, is: model)
    for (copy, model) in copies { expect(copy, is: model) }
  }

  /// As a bounded memory does: one goes for each that comes.
  @Test(arguments: [1, 2, 40, 4095, 4096, 4097, 6000]) func boundedMemories(capacity: Int) {
    var remembered = RememberedValues()
    var model: ArraySlice<Value> = []
    for index in 0..<11_000 {
      let value: Value = index % 5_000 > 4_500 ? .string("\(index)") : .int(index)
      if model.count == capacity {
        #expect(remembered.popFirst().map(told) == model.popFirst().map(told))
      }
      remembered.append(value)
      model.append(value)
      #expect(remembered.count == model.count)
      if index % 1_777 == 0 { expect(remembered, is: model) }
    }
    expect(remembered, is: model)
  }

  /// A column may go over the border of blocks of different forms.
  @Test func columnsOverBorders() {
    var remembered = RememberedValues()
    var model: ArraySlice<Value> = []
    func append(_ value: Value) {
      remembered.append(value)
      model.append(value)
    }
    for index in 0..<Self.block { append(.int(index)) }
    append(.string("a"))
    for index in 1..<Self.block { append(.int(index * 1_000_000)) }
    for index in 0..<Self.block { append(.double(Double(index))) }
    for index in 0..<100 { append(.int(index)) }
    for border in [Self.block, 2 * Self.block, 2 * Self.block] {
      for position in [border - 300, border, border + 1] {
        for kind in [Column.integers(.register(0)), .doubles(.register(0)), .booleans(.register(0))] {
          for count in [99, 300, 350] { checkColumn(remembered, model, from: position, count: count, like: kind) }
        }
      }
    }
  }

  @Test func whatIsForgottenIsFreed() {
    for others in [0, Self.block] {
      var remembered = RememberedValues()
      weak var box: StringBox?
      do {
        let string = StringBox("a")
        box = string
        remembered.append(.string(string))
      }
      remembered.append(.int(1))
      for _ in 0..<others { remembered.append(.nil) }
      #expect(box != nil)
      _ = remembered.popFirst()
      #expect(box == nil)
      #expect(remembered.count == others + 1)
    }
  }
}
