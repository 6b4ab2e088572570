/// The values of an outer stream that nobody has asked for (Combine): those of a sequence wait, as it sends the next
/// one only when that is wanted; those of a timed source are kept by a buffer, or lost.
struct Demand {
  /// How many values a buffer keeps.
  var capacity = 0
  /// Whether a full buffer drops its oldest value for a new one; else it drops the new one.
  var dropsOldest = false
  /// Whether sequences are made to wait; else the buffer asks them for everything.
  var elementsWait = true
  /// Whether the buffer is filled before anything is taken out of it.
  var isFilledFirst: Bool { !elementsWait }

  func hold(_ value: Value, in waiting: inout HeldQueue<Value>, isElement: Bool) {
    if elementsWait, isElement { return waiting.append(value) }
    if waiting.count >= capacity {
      guard dropsOldest, waiting.popFirst() != nil else { return }
    }
    waiting.append(value)
  }
}

extension World {
  /// Runs the loop of a sequence, whose values can wait until they are wanted.
  @inline(__always)
  func deliveringElements(_ send: () -> Bool) -> Bool {
    let wasElement = isDeliveringElement
    isDeliveringElement = true
    defer { isDeliveringElement = wasElement }
    return send()
  }
}
