import Testing

struct `append(elements)` {
  @Test func `The elements of arrays and ranges, and values, are sent in the order of writing`() {
    check(
      "a.append([7, 8]).append(4...5).append(1, 2)", in: .combine,
      """
      a  -1|
      =  -1(784512|)
      """)
  }
}
