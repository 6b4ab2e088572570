import StreamLang
import Streams

/// The functions of C structures: makers, tests and texts.
extension ObjCStructures {
  private typealias Entry = ObjCFunctions.Entry

  private struct Row: Sendable {
    let name: String
    let result: ObjCType
    let body: @Sendable ([Double]) -> [Double]

    init(_ name: String, _ result: ObjCType, _ body: @escaping @Sendable ([Double]) -> [Double]) {
      (self.name, self.result, self.body) = (name, result, body)
    }
  }

  /// Functions of the numbers of their arguments.
  private static let rows: [Row] = makers + rectangles + tests

  private static let makers: [Row] = names.filter { $0 != "NSRange" }.map { Row($0 + "Make", .structure($0)) { $0 } }

  private static let rectangles: [Row] = [
    Row("CGRectInset", .structure("CGRect")) { [$0[0] + $0[4], $0[1] + $0[5], $0[2] - 2 * $0[4], $0[3] - 2 * $0[5]] },
    Row("CGRectOffset", .structure("CGRect")) { [$0[0] + $0[4], $0[1] + $0[5], $0[2], $0[3]] },
    Row("UIEdgeInsetsInsetRect", .structure("CGRect")) {
      [$0[0] + $0[5], $0[1] + $0[4], $0[2] - $0[5] - $0[7], $0[3] - $0[4] - $0[6]]
    },
    Row("CGRectGetMinX", .double) { [$0[0]] }, Row("CGRectGetMidX", .double) { [$0[0] + $0[2] / 2] },
    Row("CGRectGetMaxX", .double) { [$0[0] + $0[2]] }, Row("CGRectGetMinY", .double) { [$0[1]] },
    Row("CGRectGetMidY", .double) { [$0[1] + $0[3] / 2] }, Row("CGRectGetMaxY", .double) { [$0[1] + $0[3]] },
    Row("CGRectGetWidth", .double) { [$0[2]] }, Row("CGRectGetHeight", .double) { [$0[3]] },
  ]

  private static let tests: [Row] = [
    test("CGRectIsEmpty") { $0[2] <= 0 || $0[3] <= 0 }, test("CGRectEqualToRect") { $0[..<4] == $0[4..<8] },
    test("CGPointEqualToPoint") { $0[..<2] == $0[2..<4] }, test("CGSizeEqualToSize") { $0[..<2] == $0[2..<4] },
    test("UIEdgeInsetsEqualToEdgeInsets") { $0[..<4] == $0[4..<8] },
    test("CGRectContainsPoint") {
      let (x, y) = ($0[4] - $0[0], $0[5] - $0[1])
      return x >= 0 && x < $0[2] && y >= 0 && y < $0[3]
    },
    test("CGRectIntersectsRect") {
      let (x, y) = ($0[4] - $0[0], $0[5] - $0[1])
      return x < $0[2] && x > -$0[6] && y < $0[3] && y > -$0[7]
    },
  ]

  private static func test(_ name: String, _ body: @escaping @Sendable ([Double]) -> Bool) -> Row {
    Row(name, .bool) { [body($0) ? 1 : 0] }
  }

  private static let texts: [Entry] = names.map { name in
    Entry("NSStringFrom" + (name == "NSRange" ? "Range" : name), .object("NSString")) { message in
      .string(braces(structure(message[0]) ?? blank(name, message.runtime)))
    }
  }

  private static func blank(_ name: String, _ runtime: ObjCRuntime) -> ObjCValue {
    var none: ArraySlice<Value> = []
    return made(name, &none, runtime)
  }

  private static func call(_ row: Row, _ message: ObjCMessage) -> Value {
    // A rectangle that is not known has zeros as well.
    let isRectFirst = row.name.hasPrefix("CGRect") && !row.name.hasSuffix("Make")
    var numbers: [Double] = []
    for (index, value) in message.arguments.enumerated() {
      let own = self.numbers(of: value).map { ObjCNumbers.double($0) }
      numbers += own.isEmpty && index == 0 && isRectFirst ? [0, 0, 0, 0] : own
    }
    while numbers.count < 8 { numbers.append(0) }
    let result = row.body(numbers)
    switch row.result {
    case .structure(let name): return make(name, result.map { .double($0) }, message.runtime)
    case .bool: return .bool(result[0] != 0)
    default: return .double(result[0])
    }
  }

  static let functions: [ObjCFunctions.Entry] =
    rows.map { row in Entry(row.name, row.result) { message in call(row, message) } } + texts + ranges

  private static let ranges: [Entry] = [
    Entry("NSMakeRange", .structure("NSRange")) { message in make("NSRange", message.arguments, message.runtime) },
    Entry("NSMaxRange", .unsignedLong) { message in
      let (location, length) = ObjCStructures.range(message[0])
      let (end, overflow) = location.addingReportingOverflow(length)
      return .int(overflow ? Int.max : end)
    },
    Entry("NSLocationInRange", .bool) { message in
      let (location, length) = ObjCStructures.range(message[1])
      let (offset, overflow) = message.int(0).subtractingReportingOverflow(location)
      return .bool(!overflow && offset >= 0 && offset < length)
    },
    Entry("NSEqualRanges", .bool) { message in .bool(ObjCNumbers.areEqual(message[0], message[1])) },
  ]
}
