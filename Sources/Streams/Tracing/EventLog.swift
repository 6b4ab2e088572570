extension Trace {
  /// The events of a trace, in order and in parts of the same length.
  ///
  /// One array would be copied whenever it grows, and a long trace takes most of its time for first uses of memory.
  public struct EventLog: RandomAccessCollection {
    private static var partLength: Int { 1_024 }

    private var parts: [[Event]] = []
    /// The number of events.
    public private(set) var endIndex = 0
    /// The index of the first event.
    public var startIndex: Int { 0 }

    /// The event at an index.
    public subscript(place: Int) -> Event { parts[place / Self.partLength][place % Self.partLength] }

    mutating func append(_ event: consuming Event) {
      if endIndex % Self.partLength == 0 {
        var part: [Event] = []
        part.reserveCapacity(Self.partLength)
        parts.append(part)
      }
      parts[parts.count - 1].append(event)
      endIndex += 1
    }

    /// Notes the places in the order of instants that were taken by the end of an event, and returns the enclosing
    /// event.
    mutating func end(_ place: Int, lastPlace: Int) -> Int? {
      parts[place / Self.partLength][place % Self.partLength].end(lastPlace: lastPlace)
    }
  }
}
