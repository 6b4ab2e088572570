import Streams

/// The streams that a value can reach through pipelines, closures and containers.
struct Reachability {
  /// Streams that begin by themselves, in the order of their making.
  private(set) var selfStarting: [Stream] = []
  /// Something driven from outside, where there is one.
  private(set) var drivenFromOutside: Stream?
  /// How many values were looked at for that.
  private(set) var size = 0

  init(from value: Value) {
    size =
      Self.walk([value]) { stream in
        if stream.startsItself { selfStarting.append(stream) }
        if stream.isDrivenFromOutside, drivenFromOutside == nil { drivenFromOutside = stream }
        return stream.reachableInputs
      }.size
    selfStarting.sort { $0.serial < $1.serial }
  }

  /// The self-starting streams above a stream that got a name, but for those that have begun already in the world, so
  /// that of many names each is searched once.
  init(fromNamed stream: Stream, in world: World) {
    let walk = Self.walk([.stream(stream)]) { reached in
      if reached !== stream, reached.settledIn == world.number { return [] }
      if reached.startsItself { selfStarting.append(reached) }
      return reached.reachableInputs
    }
    size = walk.size
    // A closure may hold another value later.
    if !walk.hasVariables { stream.settledIn = world.number }
    selfStarting.sort { $0.serial < $1.serial }
  }

  /// The AsyncStreams above a stream that are open, and whose code hears of their ends.
  static func openQueues(above stream: Stream) -> [YieldedStream] {
    var queues: [YieldedStream] = []
    walk([.stream(stream)]) { reached in
      if let queue = reached as? YieldedStream, queue.reportsEnd { queues.append(queue) }
      return reached.inputs
    }
    return queues
  }

  /// Returns whether some values lead to a stream.
  static func leads(from values: [Value], to stream: Stream) -> Bool {
    var isFound = false
    walk(values) { reached in
      if reached === stream { isFound = true }
      return isFound ? [] : reached.inputs
    }
    return isFound
  }

  /// Returns whether some values hold a stream itself. Streams that operators make of it do not, but properties do.
  static func holds(_ values: [Value], _ stream: Stream) -> Bool {
    var isFound = false
    walk(values) { reached in
      if reached === stream { isFound = true }
      return isFound || !reached.isProperty ? [] : reached.inputs
    }
    return isFound
  }

  /// The named streams nearest to a stream, with their places in the order of the text: upwards from it,
  /// the first name on each path, those in closures too.
  static func nearestNamed(to stream: Stream) -> [ObjectIdentifier: Int] {
    var nearest: [ObjectIdentifier: Int] = [:]
    walk(stream.inputs) { reached in
      guard reached !== stream else { return [] }
      guard reached.name != nil else { return reached.inputs }
      nearest[ObjectIdentifier(reached)] = nearest.count
      return []
    }
    return nearest
  }

  /// Goes through values, closures and containers, each once, in the order of the text; `visit` says
  /// where a stream leads.
  ///
  /// - Returns: About how many they were, and whether closures hold some of them.
  @discardableResult
  private static func walk(_ values: [Value], _ visit: (Stream) -> [Value]) -> (size: Int, hasVariables: Bool) {
    var visited: Set<ObjectIdentifier> = []
    var elements = 0
    var hasVariables = false
    var pending = Array(values.reversed())
    while let value = pending.popLast() {
      switch value {
      case .stream(let stream):
        if visited.insert(ObjectIdentifier(stream)).inserted { pending += visit(stream).reversed() }
      case .function(let function):
        guard visited.insert(ObjectIdentifier(function)).inserted else { continue }
        let captured = function.captured
        if !captured.isEmpty { hasVariables = true }
        pending += captured.reversed()
      case .array(let box), .tuple(let box):
        if visited.insert(ObjectIdentifier(box)).inserted {
          elements += box.elements.count
          pending += box.elements.filter({ $0.mayReach }).reversed()
        }
      case .dictionary(let box):
        if visited.insert(ObjectIdentifier(box)).inserted {
          elements += box.count
          pending += box.values.filter({ $0.mayReach }).reversed()
        }
      case .object(let box):
        guard visited.insert(ObjectIdentifier(box)).inserted else { continue }
        if box.count > 0 { hasVariables = true }
        elements += box.count
        if let iterated = box.iterated { pending.append(.stream(iterated)) }
        pending += box.members.map({ $0.value }).filter({ $0.mayReach }).reversed()
      default: continue
      }
    }
    return (visited.count + elements / 4, hasVariables)
  }

  /// The operators between the nearest named streams and a stream, in the order of passing values.
  static func operators(leadingTo stream: Stream) -> String {
    var calls: [String] = []
    var current: Stream? = stream
    while let stream = current, calls.count < 64 {
      if !calls.isEmpty, stream.name != nil { break }
      guard case .stream(let receiver)? = stream.inputs.first, stream.operatorEntry?.form != .source else {
        if stream.operatorEntry?.form == .both { calls.append(call(of: stream)) }
        break
      }
      calls.append(call(of: stream))
      current = receiver
    }
    calls.reverse()
    return calls.joined(separator: " · ")
  }

  /// The call as it was written; only its name where all that it was given are streams with names, which are drawn.
  /// Labels that belong to the name stay.
  private static func call(of stream: Stream) -> String {
    let others = stream.inputs.dropFirst()
    let areAllDrawn = others.allSatisfy { value in
      if case .stream(let input) = value { return input.name != nil }
      if case .array(let box) = value {
        return box.elements.allSatisfy { if case .stream(let input) = $0 { input.name != nil } else { false } }
      }
      return false
    }
    let text = stream.sourceText ?? stream.operatorEntry?.name ?? "stream"
    if areAllDrawn, !others.isEmpty, stream.operatorEntry?.isSpelled != true {
      return String(text.prefix { $0 != "(" && $0 != " " })
    }
    return text.hasSuffix("()") ? String(text.dropLast(2)) : text
  }
}

extension Stream {
  /// How a stream was made, as it was written, from the nearest other named stream on.
  var definitionText: String {
    let call = sourceText ?? operatorEntry?.name ?? "stream"
    guard operatorEntry?.form != .source, case .stream(let receiver)? = inputs.first else { return call }
    return receiver.pipelineText + "." + call
  }
}

extension Value {
  fileprivate var mayReach: Bool {
    switch self {
    // Pairs of constants, which marble text makes in great numbers, need not be remembered as seen.
    case .array(let box) where box.elements.count <= 4, .tuple(let box) where box.elements.count <= 4:
      box.elements.contains(where: { $0.isCompound })
    default: isCompound
    }
  }

  private var isCompound: Bool {
    switch self {
    case .stream, .function, .array, .tuple, .dictionary, .object: true
    default: false
    }
  }
}
