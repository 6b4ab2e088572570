/// Values that are told again to whoever comes late, oldest first.
///
/// They stand in blocks. A block keeps bare numbers while all of its values are numbers of one kind, and packs them once
/// it is full; the first value of another kind turns it, and it alone, into a block of any values. A copy is what was
/// remembered when it was made, whatever comes or goes meanwhile, and shares the blocks.
struct RememberedValues {
  /// How many values a block holds when it is full.
  static let blockCapacity = 1 << blockBits
  private static let blockBits = 12

  private var fullBlocks: [Block] = []
  private var newest = NewestBlock()
  /// How many values of the oldest block are forgotten.
  private var forgotten = 0
  /// How many values it holds.
  private(set) var count = 0

  /// A block that is full: numbers, or else values.
  private struct Block {
    var numbers: PackedNumbers?
    var values: [Value] = []

    /// Takes out the value of a row, which stands for nothing from here on.
    mutating func take(_ row: Int) -> Value {
      if let numbers { return numbers[row] }
      var value = Value.nil
      swap(&value, &values[row])
      return value
    }
  }

  /// The block that is being filled: numbers while they are all of the one kind, else values.
  private struct NewestBlock {
    var kind: NumberKind?
    var numbers: [Int] = []
    var values: [Value] = []

    @inline(__always)
    var count: Int { kind == nil ? values.count : numbers.count }

    @inline(__always)
    mutating func append(_ value: Value) {
      if let (kind, number) = value.asNumber {
        if self.kind == nil, values.isEmpty { self.kind = kind }
        if self.kind == kind { return numbers.append(number) }
      }
      appendAmongValues(value)
    }

    @inline(never)
    private mutating func appendAmongValues(_ value: Value) {
      if let kind {
        values = numbers.map(kind.value)
        numbers = []
        self.kind = nil
      }
      values.append(value)
    }

    /// Takes out the value of a row, which stands for nothing from here on.
    mutating func take(_ row: Int) -> Value {
      if let kind { return kind.value(numbers[row]) }
      var value = Value.nil
      swap(&value, &values[row])
      return value
    }

    /// Lets go of rows that stand for nothing.
    mutating func removeFirst(_ count: Int) {
      if kind != nil { numbers.removeFirst(count) } else { values.removeFirst(count) }
      if numbers.isEmpty { kind = nil }
    }
  }

  @inline(__always)
  mutating func append(_ value: Value) {
    newest.append(value)
    count &+= 1
    if newest.count == Self.blockCapacity { closeNewest() }
  }

  private mutating func closeNewest() {
    if let kind = newest.kind {
      fullBlocks.append(Block(numbers: PackedNumbers(newest.numbers, of: kind)))
      newest.kind = nil
      newest.numbers.removeAll(keepingCapacity: true)
    } else {
      fullBlocks.append(Block(values: newest.values))
      newest.values = []
    }
  }

  /// Forgets the oldest value.
  mutating func popFirst() -> Value? {
    guard count > 0 else { return nil }
    count -= 1
    let oldest = fullBlocks.isEmpty ? newest.take(forgotten) : fullBlocks[0].take(forgotten)
    forgotten += 1
    if !fullBlocks.isEmpty {
      if forgotten == Self.blockCapacity {
        fullBlocks.removeFirst()
        forgotten = 0
      }
    } else if forgotten > 16, forgotten * 2 > newest.count {
      // In bulk, so that none is shifted more often than once.
      newest.removeFirst(forgotten)
      forgotten = 0
    }
    return oldest
  }

  /// The value at a place, the oldest at 0; nothing beyond the last.
  subscript(index: Int) -> Value? {
    @inline(__always) get {
      guard index >= 0, index < count else { return nil }
      let place = forgotten &+ index
      let block = place &>> Self.blockBits
      let row = place & (Self.blockCapacity &- 1)
      guard block < fullBlocks.count else { return newest.kind?.value(newest.numbers[row]) ?? newest.values[row] }
      return fullBlocks[block].numbers?[row] ?? fullBlocks[block].values[row]
    }
  }

  /// The values, oldest first.
  var elements: [Value] { (0..<count).compactMap { self[$0] } }

  mutating func removeAll() { self = RememberedValues() }
}

extension RememberedValues: ReadyValues {
  @inline(__always)
  func value(at position: Int) throws(ErrorValue) -> Value { self[position] ?? .nil }

  func fill(_ column: UnsafeMutablePointer<Int>, like kind: Column, from position: Int, count: Int) -> Bool {
    guard position >= 0, count >= 0, count <= self.count - position else { return false }
    var filled = 0
    while filled < count {
      let place = forgotten + position + filled
      let first = place & (Self.blockCapacity - 1)
      let rows = first..<min(first + count - filled, Self.blockCapacity)
      guard fill(column + filled, like: kind, with: rows, of: place >> Self.blockBits) else { return false }
      filled += rows.count
    }
    return true
  }

  private func fill(
    _ column: UnsafeMutablePointer<Int>, like kind: Column, with rows: Range<Int>, of block: Int
  ) -> Bool {
    if block < fullBlocks.count {
      guard let numbers = fullBlocks[block].numbers else {
        return fullBlocks[block].values.withUnsafeBufferPointer { $0[rows].fill(column, like: kind) }
      }
      guard numbers.kind.isKind(of: kind) else { return false }
      numbers.fill(column, with: rows)
      return true
    }
    guard let ownKind = newest.kind else {
      return newest.values.withUnsafeBufferPointer { $0[rows].fill(column, like: kind) }
    }
    guard ownKind.isKind(of: kind) else { return false }
    newest.numbers.withUnsafeBufferPointer { numbers in
      for row in rows { column[row - rows.lowerBound] = numbers[row] }
    }
    return true
  }
}
