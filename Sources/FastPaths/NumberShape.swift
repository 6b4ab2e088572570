import Streams

/// The places of a value's numbers among a program's registers: a number, a Bool, or a tuple or array of such.
///
/// A Double is stored as its bits, a Bool as 0 or 1.
indirect enum NumberShape {
  case int(Int)
  case double(Int)
  case bool(Int)
  case tuple([NumberShape])
  case array([NumberShape])

  var registers: [Int] {
    switch self {
    case .int(let register), .double(let register), .bool(let register): [register]
    case .tuple(let elements), .array(let elements): elements.flatMap { $0.registers }
    }
  }

  /// Returns whether two values have the same kinds of numbers at the same places.
  func isLike(_ other: NumberShape) -> Bool {
    switch (self, other) {
    case (.int, .int), (.double, .double), (.bool, .bool): true
    case (.tuple(let one), .tuple(let two)), (.array(let one), .array(let two)):
      one.count == two.count && zip(one, two).allSatisfy { $0.isLike($1) }
    default: false
    }
  }

  /// Writes a value into the registers; false where it has another shape.
  func load(_ value: Value, into registers: UnsafeMutablePointer<Int>) -> Bool {
    switch (self, value) {
    case (.int(let register), .int(let integer)): registers[register] = integer
    case (.double(let register), .double(let double)): registers[register] = double.register
    case (.bool(let register), .bool(let bool)): registers[register] = bool ? 1 : 0
    case (.tuple(let shapes), .tuple(let box)), (.array(let shapes), .array(let box)):
      guard shapes.count == box.elements.count else { return false }
      for index in shapes.indices {
        guard shapes[index].load(box.elements[index], into: registers) else { return false }
      }
    default: return false
    }
    return true
  }

  func value(in registers: UnsafeMutablePointer<Int>) -> Value {
    switch self {
    case .int(let register): .int(registers[register])
    case .double(let register): .double(Double(register: registers[register]))
    case .bool(let register): .bool(registers[register] != 0)
    case .tuple(let elements): .tuple(elements.map { $0.value(in: registers) })
    case .array(let elements): .array(elements.map { $0.value(in: registers) })
    }
  }
}

extension Double {
  /// Creates the number whose bits are in a register.
  @inline(__always)
  init(register: Int) { self.init(bitPattern: UInt64(bitPattern: Int64(register))) }

  /// Its bits, as a register has them.
  @inline(__always)
  var register: Int { Int(Int64(bitPattern: bitPattern)) }
}
