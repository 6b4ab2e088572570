import Streams

/// The numbers of streams without a name that come as values, such as `window 2`.
struct StreamNumbers {
  private var names: [ObjectIdentifier: String] = [:]
  // An identity is unique only as long as its stream lives.
  private var streams: [Stream] = []
  private var counts: [String: Int] = [:]

  /// Numbers a stream, if it has neither a name nor a number.
  mutating func number(_ stream: Stream) {
    let identity = ObjectIdentifier(stream)
    guard stream.name == nil, names[identity] == nil, names.count < 100_000 else { return }
    // The first stream with the kind name "a group" is "group 1".
    let kind = stream.writtenName ?? String(stream.kindName.drop { $0 != " " }.dropFirst())
    let count = counts[kind, default: 0] + 1
    counts[kind] = count
    names[identity] = "\(kind) \(count)"
    streams.append(stream)
  }

  /// Returns the name of a stream that was numbered.
  func name(of stream: Stream) -> String? { names[ObjectIdentifier(stream)] }
}
