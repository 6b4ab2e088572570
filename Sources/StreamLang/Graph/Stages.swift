import Marbles
import Streams

/// The streams between the inputs and the output of a pipeline.
struct Stages {
  struct Stage {
    let stream: Stream
    let name: String
    let role: Lane.Role
  }

  /// The stages, each after its inputs, without the pipeline's own stream.
  private(set) var all: [Stage] = []

  init(of root: Stream) {
    var visited: Set<ObjectIdentifier> = []
    var pending = [(stream: root, isDone: false)]
    var counts: [String: Int] = [:]
    while let (stream, isDone) = pending.popLast() {
      guard !isDone else {
        if stream !== root { add(stream, &counts) }
        continue
      }
      guard visited.insert(ObjectIdentifier(stream)).inserted else { continue }
      pending.append((stream, true))
      if stream !== root, stream.name != nil { continue }
      for (input, link) in stream.linkedStreams.reversed() where link == .input { pending.append((input, false)) }
    }
  }

  /// The sources that have no name.
  var sourcesWithoutName: Stages {
    var sources = self
    sources.all.removeAll { $0.role != .input || $0.stream.name != nil }
    return sources
  }

  private mutating func add(_ stream: Stream, _ counts: inout [String: Int]) {
    if let name = stream.name { return all.append(Stage(stream: stream, name: name, role: .input)) }
    let isSource = !stream.linkedStreams.contains { $0.link == .input }
    let text = isSource ? stream.sourceText : nil
    let name = text.flatMap { DisplayWidth.of($0) <= 16 ? $0 : nil } ?? stream.writtenName ?? "stream"
    counts[name, default: 0] += 1
    let count = counts[name] ?? 1
    all.append(Stage(stream: stream, name: count > 1 ? "\(name)#\(count)" : name, role: isSource ? .input : .stage))
  }

  /// Returns the call for the rule above a lane, without the streams that are lanes themselves; `nil` for a source.
  static func call(of stream: Stream) -> String? {
    let given = stream.linkedStreams.filter { $0.link == .input }
    guard !given.isEmpty else { return nil }
    let others = stream.inputs.dropFirst()
    let areStreams = others.allSatisfy { value in
      switch value {
      case .stream: true
      case .array(let box): box.elements.allSatisfy { if case .stream = $0 { true } else { false } }
      default: false
      }
    }
    guard let text = stream.sourceText ?? stream.operatorEntry?.name else { return nil }
    if areStreams, given.count > 1 { return String(text.prefix { $0 != "(" && $0 != " " }) }
    return text.hasSuffix("()") ? String(text.dropLast(2)) : text
  }
}

extension Stream {
  /// Its name, or the last operator of its chain.
  var shortName: String { name ?? writtenName ?? displayName }

  /// The name of the operator in the code, of its several names.
  var writtenName: String? {
    let text = sourceText.map { $0.hasPrefix("new ") ? String($0.dropFirst(4)) : $0 }
    if let written = text?.calledName, !written.isEmpty { return written }
    return operatorEntry?.name
  }
}
