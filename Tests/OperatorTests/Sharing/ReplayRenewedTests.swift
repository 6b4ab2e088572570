import Testing

struct `replay, each connection anew` {
  /// Two connections, one after the other, hold no more at a time than one of them.
  @Test func `A connection that is over holds nothing any more`() {
    let record = ScriptRecord(
      """
      limits(values: 100)
      let first = from(1...60).replayAll().refCount()
      let second = from(1...60).replayAll().refCount()
      first.concat(second).count()
      """, in: .rxswift)
    #expect(record.failures == [])
  }
}
