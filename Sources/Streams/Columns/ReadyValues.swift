/// Values that a source has ready when it is subscribed.
protocol ReadyValues {
  var count: Int { get }
  /// The value at a position.
  func value(at position: Int) throws(ErrorValue) -> Value
  /// Writes down values from a position on as numbers; false where one is of another kind than `kind`.
  func fill(_ column: UnsafeMutablePointer<Int>, like kind: Column, from position: Int, count: Int) -> Bool
}

extension Slice where Base == UnsafeBufferPointer<Value> {
  /// Writes values down as numbers; false where one is of another kind than `kind`.
  func fill(_ column: UnsafeMutablePointer<Int>, like kind: Column) -> Bool {
    let values = UnsafeBufferPointer(rebasing: self)
    switch kind {
    case .integers:
      for row in values.indices {
        guard case .int(let integer) = values[row] else { return false }
        column[row] = integer
      }
    case .doubles:
      for row in values.indices {
        guard case .double(let double) = values[row] else { return false }
        column[row] = Int(truncatingIfNeeded: double.bitPattern)
      }
    case .booleans, .tuples, .arrays: return false
    }
    return true
  }
}

extension SourceSubscriber {
  /// Sends all values inside the subscribing call, then completes: one by one, or in blocks where operators below take
  /// blocks.
  func sendAll(_ values: some ReadyValues) {
    if sendEach(values) { complete() }
  }

  /// Sends all values inside the subscribing call; false when there is no point in going on.
  func sendEach(_ values: some ReadyValues) -> Bool {
    let count = values.count
    let fewestValues = 256
    var position = 0
    // How many go alone before the next attempt to send a block: an accumulation may begin with the first of them.
    var patience = 16
    var longerPatience = ColumnBlock.capacity
    var pipeline: (columns: ColumnPipeline, kind: Column)?
    while position < count {
      if patience <= 0 {
        if pipeline == nil, count - position < fewestValues {
          patience = Int.max
        } else if pipeline == nil {
          pipeline = makePipeline(for: values, at: position)
          if pipeline == nil { patience = longerPatience }
        }
        if let (columns, kind) = pipeline {
          let sent = columns.send(upTo: count - position) { column, rows in
            values.fill(column, like: kind, from: position, count: rows)
          }
          position += sent
          if isDisposed { return false }
          if sent > 0 { continue }
          if columns.faultyRows > 0 {
            // What was no number, overflowed or ended in this block may do so again.
            pipeline = nil
            patience = max(columns.faultyRows, longerPatience)
          }
        }
        if pipeline == nil { longerPatience = min(longerPatience * 2, 1 << 16) }
      }
      patience -= 1
      do throws(ErrorValue) {
        guard emit(try values.value(at: position)) else { return false }
      } catch {
        fail(error)
        return false
      }
      position += 1
    }
    return true
  }

  private func makePipeline(for values: some ReadyValues, at position: Int) -> (ColumnPipeline, Column)? {
    let kind: Column
    switch try? values.value(at: position) {
    case .int: kind = .integers(.register(0))
    case .double: kind = .doubles(.register(0))
    default: return nil
    }
    return ColumnPipeline(self, sending: kind, staysAtInstant: true).map { ($0, kind) }
  }
}
