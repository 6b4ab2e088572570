import Marbles
import Streams

/// The operators that streams are made of, with their inputs: `:graph`, `--format graph|dot|mermaid`.
public struct StreamGraph: Sendable {
  /// A stream.
  public struct Node: Sendable {
    /// Its name; `nil` for most streams.
    public let name: String?
    /// The call that made it, as it was written: `take(3)`.
    public let call: String
  }

  /// The ways one stream depends on another.
  public enum Link: Sendable {
    /// The stream before the dot, or an argument.
    case input
    /// A stream that a closure refers to, which it may use or not.
    case closure
  }

  /// An input of a stream.
  public struct Edge: Sendable {
    /// The node of the input.
    public let from: Int
    /// The node that depends on it.
    public let to: Int
    /// The kind of dependence.
    public let link: Link
  }

  /// The streams, each after its inputs.
  public private(set) var nodes: [Node] = []
  /// The inputs of all streams, in the order of the arguments.
  public private(set) var edges: [Edge] = []
  /// The streams whose graph this is: nodes with the names of their lanes.
  public private(set) var roots: [(name: String, node: Int)] = []

  /// Creates the graph of some streams, each with the name of its lane.
  init(of streams: [(name: String, stream: Stream)]) {
    var builder = Builder()
    for (name, stream) in streams { roots.append((name, builder.add(stream))) }
    nodes = builder.nodes.map { stream in
      let call =
        Stages.call(of: stream) ?? stream.sourceText ?? stream.operatorEntry?.name
        ?? String(stream.kindName.drop { $0 != " " }.dropFirst())
      return Node(name: stream.name, call: call)
    }
    edges = builder.edges
  }

  /// Visits streams upwards without recursion: pipelines may be thousands of operators long.
  private struct Builder {
    var nodes: [Stream] = []
    var edges: [Edge] = []
    private var places: [ObjectIdentifier: Int] = [:]

    mutating func add(_ root: Stream) -> Int {
      var pending: [(stream: Stream, isEntered: Bool)] = [(root, false)]
      var entered: Set<ObjectIdentifier> = []
      while let (stream, isDone) = pending.popLast() {
        let identity = ObjectIdentifier(stream)
        if places[identity] != nil { continue }
        if isDone {
          places[identity] = nodes.count
          nodes.append(stream)
          for (input, link) in stream.linkedStreams {
            // A stream that refers to itself through a closure is entered once.
            guard let from = places[ObjectIdentifier(input)], input !== stream else { continue }
            edges.append(Edge(from: from, to: nodes.count - 1, link: link))
          }
          continue
        }
        guard entered.insert(identity).inserted else { continue }
        pending.append((stream, true))
        for (input, _) in stream.linkedStreams.reversed() { pending.append((input, false)) }
      }
      return places[ObjectIdentifier(root)] ?? 0
    }
  }
}

extension Stream {
  /// The streams that this one depends on, each once: as arguments, in containers, in its closures.
  var linkedStreams: [(stream: Stream, link: StreamGraph.Link)] {
    guard !isStandIn else { return [] }
    var found: [(stream: Stream, link: StreamGraph.Link)] = []
    var visited: Set<ObjectIdentifier> = []
    var pending = inputs.reversed().map { ($0, StreamGraph.Link.input) }
    while let (value, link) = pending.popLast() {
      switch value {
      case .stream(let stream):
        if visited.insert(ObjectIdentifier(stream)).inserted { found.append((stream, link)) }
      case .function(let function):
        guard visited.insert(ObjectIdentifier(function)).inserted else { continue }
        pending += function.captured.reversed().map { ($0, .closure) }
      case .array(let box), .tuple(let box):
        guard visited.insert(ObjectIdentifier(box)).inserted else { continue }
        pending += box.elements.reversed().map { ($0, link) }
      case .dictionary(let box):
        guard visited.insert(ObjectIdentifier(box)).inserted else { continue }
        pending += box.values.reversed().map { ($0, link) }
      default: continue
      }
    }
    return found
  }
}
