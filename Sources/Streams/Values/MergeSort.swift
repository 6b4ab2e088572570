extension Array {
  /// Returns the elements in order; equal elements keep their order. A merge sort needs few comparisons.
  public func merged(
    by isBefore: (Element, Element) throws(ErrorValue) -> Bool
  ) throws(ErrorValue) -> [Element] {
    func sort(_ part: ArraySlice<Element>) throws(ErrorValue) -> [Element] {
      guard part.count > 1 else { return Array(part) }
      let middle = part.startIndex + part.count / 2
      let (left, right) = (try sort(part[..<middle]), try sort(part[middle...]))
      var merged: [Element] = []
      merged.reserveCapacity(part.count)
      var (i, j) = (0, 0)
      while i < left.count, j < right.count {
        if try isBefore(right[j], left[i]) {
          merged.append(right[j])
          j += 1
        } else {
          merged.append(left[i])
          i += 1
        }
      }
      return merged + left[i...] + right[j...]
    }
    return try sort(self[...])
  }
}
