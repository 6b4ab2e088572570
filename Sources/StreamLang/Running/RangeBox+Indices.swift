import Streams

extension RangeBox {
  /// The indices of a list of so many elements; a range without a bound goes to the end there.
  func indices(in count: Int) throws(ErrorValue) -> Range<Int> {
    let (first, end) = (lower == .min ? 0 : lower, upper == .max ? count : upper)
    guard first >= 0, first <= end, end <= count else {
      throw ErrorValue("\(first)..<\(end) is beyond the \(count) \(count == 1 ? "element" : "elements")")
    }
    return first..<end
  }
}
