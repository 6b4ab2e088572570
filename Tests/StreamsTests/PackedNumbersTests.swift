import Testing

@testable import Streams

/// Numbers are packed into as few bytes as they need, and come out as they were.
@Suite struct PackedNumbersTests {
  private static let ends: [(numbers: [Int], width: Int)] = [
    ([], 1), ([7], 1), ([.min, .min], 1), ([0, 255], 1), ([-3, 252], 1), ([.max - 255, .max], 1),
    ([0, 256], 2), ([-40_000, 25_535], 2), ([.min, .min + 65_535], 2),
    ([-1, 65_535], 4), ([5, 5 + Int(UInt32.max)], 4),
    ([4, 5 + Int(UInt32.max)], 8), ([.min, .max], 8), ([0, .min, -1, .max, 1], 8),
  ]

  @Test(arguments: ends) func inAsFewBytesAsTheyNeed(numbers: [Int], width: Int) {
    let packed = PackedNumbers(numbers, of: .int)
    #expect(packed.width == width)
    #expect(numbers.indices.compactMap { packed[$0].asNumber?.number } == numbers)
    let column = UnsafeMutablePointer<Int>.allocate(capacity: numbers.count)
    defer { column.deallocate() }
    for first in 0...numbers.count {
      for end in first...numbers.count {
        packed.fill(column, with: first..<end)
        #expect((0..<end - first).map { column[$0] } == Array(numbers[first..<end]))
      }
    }
  }

  @Test func everyKindComesOutAsItWas() {
    let values: [Value] = [
      .int(.min), .double(-0.0), .double(.nan), .double(.signalingNaN), .double(-.infinity), .bool(true), .bool(false),
      .duration(.max),
    ]
    for value in values {
      guard let (kind, number) = value.asNumber else {
        Issue.record("\(value.text) is a number")
        continue
      }
      let again = PackedNumbers([number], of: kind)[0].asNumber
      #expect(again?.kind == kind && again?.number == number)
    }
    #expect(Value.nil.asNumber == nil && Value.unit.asNumber == nil && Value.string("1").asNumber == nil)
  }
}
