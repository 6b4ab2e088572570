import Marbles
import Streams

extension Session {
  /// The remaining objects, in lines: open subscriptions, running work, timers, values and tasks that wait, streams
  /// without a subscription, and unhandled errors. It needs `isTraced` and `tellsState`.
  public var leaks: PrintedOutput {
    let leftovers = scenes.current.map { Leftovers(of: $0, names) }
    let state = state
    let armed = Self.shortened(state.armed) { armed in
      // Code that waits is no operator.
      let owner = armed.stream.map { Leftovers.name(of: $0) } ?? (armed.name == "turn" ? "the code" : armed.name)
      let reader = armed.stream.flatMap { leftovers?.readers(of: $0) }.map { ", for \($0)" } ?? ""
      let beginning = armed.stream.flatMap { leftovers?.beginning(of: $0) }.map { "; \($0)" } ?? ""
      return "armed: a timer of \(owner), due at \(Explanation.time(armed.due))\(reader)\(beginning)"
    }
    // Properties have a value at any time, and commands a state.
    let kept = state.held.filter { held in held.stream.map { !$0.isProperty && !$0.tellsOfWork } ?? true }
    let held = Self.shortened(kept) { leftovers?.words(for: $0) ?? "held: \($0.pipeline) holds values" }
    let others = [leftovers?.open ?? [], leftovers?.running ?? []].map { Self.shortened($0) { $0 } } + [armed, held]
    let waiting = scenes.current?.world.waits.map { "waiting: \($0)" } ?? []
    let rest = [waiting, scenes.backlog, unsubscribedLines, host.unheard].map { Self.shortened($0) { $0 } }
    let cycles = scenes.current.map { HoldingCycles(names, in: $0.world).lines(scenes.objects.alive) } ?? []
    let lines = ([Self.shortened(cycles) { $0 }] + others + rest).flatMap { $0 }
    return PrintedOutput(
      answer: lines.isEmpty ? ["nothing is left over"] : Explanation.fitted(lines, most: .max))
  }

  /// The named streams without a subscription in any run. Properties and commands work without a subscriber.
  private var unsubscribedLines: [String] {
    streamsWithoutSubscriber.compactMap { name in
      guard case .stream(let stream)? = names.globals[name]?.value, !stream.isProperty, !stream.runsWork else {
        return nil
      }
      return "never subscribed: \(name) = \(stream.definitionText)"
    }
  }

  /// The names of streams without a subscription in any run.
  var streamsWithoutSubscriber: [String] {
    names.known.filter { name in
      guard let variable = names.globals[name], !variable.isOfEndedScene, case .stream(let stream)? = variable.value
      else { return false }
      return stream.name == name && !scenes.subscribed.contains(ObjectIdentifier(stream))
    }
  }

  /// Returns the lines on the first of many, each line once.
  private static func shortened<Item>(_ all: [Item], _ line: (Item) -> String) -> [String] {
    let shown = all.count > 20 ? Array(all.prefix(19)) : all
    let lines = shown.map(line).reduce(into: [String]()) { lines, line in
      if lines.last != line { lines.append(line) }
    }
    return lines + (all.count > 20 ? ["… and \(all.count - 19) more"] : [])
  }
}

/// Subscriptions, work and values of a scene that have not ended.
private struct Leftovers {
  private let explanation: Explanation?
  private let world: World
  private let names: Names

  init(of scene: Scene, _ names: Names) {
    explanation = scene.trace.map {
      Explanation(run: TracedRun($0, until: scene.world.scheduler.now, scene.recording.words))
    }
    world = scene.world
    self.names = names
  }

  /// Returns a stream's name, or its last call.
  static func name(of stream: Stream) -> String {
    stream.name ?? Explanation.short(stream.sourceText ?? stream.pipelineText)
  }

  private static func isOpen(_ subscription: Trace.Subscription) -> Bool {
    subscription.ending == nil && subscription.leaving == nil
  }

  /// The open subscriptions, each with its beginning, the value that it was made for, and its owner.
  var open: [String] {
    guard let explanation else { return [] }
    let trace = explanation.trace
    let keepers = keepers
    let open = trace.subscriptions.filter { Self.isOpen($0) }
    // The target of a binding may be a property of the app, whose name in the picture is its path.
    var effects: [Int: String] = [:]
    for event in trace.lanesOfEffects.keys.sorted() {
      guard let lane = explanation.run.effectLane(of: event), let cause = trace.events[event].cause else { continue }
      effects[trace.events[cause].subscription] = TracedRun.target(of: lane)
    }
    let heard = Set(open.compactMap { $0.treatment.kind == .sharing ? $0.memory : nil })
    return open.compactMap { subscription in
      guard subscription.consumer == nil else { return nil }
      let since = "since \(explanation.time(of: subscription.opening))\(occasion(of: subscription, explanation))"
      if let name = explanation.run.heard[subscription.number] {
        let keeper = subscription.lane.flatMap { keepers[ObjectIdentifier($0)] }.map { ", kept by \($0)" } ?? ""
        return "open: \(name) has been subscribed \(since)\(keeper)"
      }
      guard !explanation.isPart(subscription) else { return nil }
      let source = Self.name(of: subscription.stream)
      if let target = subscription.boundStream {
        // A listener of the app has no name.
        guard effects[subscription.number] != nil || target.name != nil else { return nil }
        return "open: \(effects[subscription.number] ?? Self.name(of: target)) has been bound to \(source) \(since)"
      }
      guard let memory = subscription.memory, subscription.treatment.kind != .sharing, !heard.contains(memory) else {
        return nil
      }
      return "open: \(source) has run \(since) for a connection to which nobody listens"
    }
  }

  /// Returns the value that a subscription was made for: ", for 1 of a".
  private func occasion(of subscription: Trace.Subscription, _ explanation: Explanation) -> String {
    guard let opener = explanation.trace.opener(of: subscription) else { return "" }
    guard explanation.isValue(opener) else { return ", when \(explanation.happening(opener))" }
    return ", for \(explanation.text(of: opener)) of \(explanation.label(of: opener))"
  }

  /// The variables, and members of objects, that hold the subscriptions of lanes: directly or in a bag.
  private var keepers: [ObjectIdentifier: String] {
    var found: [ObjectIdentifier: String] = [:]
    var seen: Set<ObjectIdentifier> = []
    var count = 0
    func look(_ subscriber: Subscriber?, _ name: String, _ depth: Int) {
      count += 1
      guard let subscriber, depth < 6, count < 100_000 else { return }
      if let lane = subscriber.writtenLane { found[ObjectIdentifier(lane)] = found[ObjectIdentifier(lane)] ?? name }
      if let bag = subscriber as? DisposableBag { for member in bag.members { look(member, name, depth + 1) } }
      if let serial = subscriber as? SerialDisposable { look(serial.inner, name, depth + 1) }
      if let kept = subscriber as? KeptSubscription { look(kept.subscription, name, depth + 1) }
    }
    func look(_ value: Value, _ name: String, _ depth: Int) {
      count += 1
      guard depth < 6, count < 100_000 else { return }
      switch value {
      case .disposable(let subscriber): look(subscriber, name, depth)
      case .array(let box), .tuple(let box):
        for element in box.elements.prefix(1_000) { look(element, name, depth + 1) }
      case .object(let box):
        guard seen.insert(ObjectIdentifier(box)).inserted else { return }
        for member in box.members.prefix(200) { look(member.value, "\(name).\(member.name)", depth + 1) }
      default: return
      }
    }
    for name in names.known {
      if let value = names.globals[name]?.value { look(value, name, 0) }
    }
    return found
  }

  /// The running work of commands, each with its input and its beginning.
  var running: [String] {
    guard let explanation else { return [] }
    var commands: [Stream] = []
    for number in explanation.trace.targets.keys.sorted() {
      if let stream = explanation.trace.targets[number], stream.runsWork, !commands.contains(where: { $0 === stream }) {
        commands.append(stream)
      }
    }
    for name in names.known {
      if case .stream(let stream)? = names.globals[name]?.value, stream.runsWork,
        !commands.contains(where: { $0 === stream })
      {
        commands.append(stream)
      }
    }
    return commands.flatMap { command in
      command.work(in: world).map { work in
        let input = explanation.text(of: work.input)
        let what = ["()", "nil"].contains(input) ? "executing" : "executing \(input)"
        return
          "running: \(Self.name(of: command)) has been \(what) since \(Explanation.time(work.since)); its stream has not ended"
      }
    }
  }

  /// Returns the value that began an inner stream: "1 of ids began it at 2s".
  func beginning(of stream: Stream) -> String? {
    guard let explanation,
      var inner = explanation.trace.subscriptions.last(where: { $0.stream === stream && Self.isOpen($0) })
    else { return nil }
    while inner.index == nil, let consumer = inner.consumer { inner = explanation.trace.subscriptions[consumer] }
    guard inner.index != nil, let opener = explanation.trace.opener(of: inner), explanation.isValue(opener) else {
      return nil
    }
    let value = "\(explanation.text(of: opener)) of \(explanation.label(of: opener))"
    return "\(value) began it at \(explanation.time(of: inner.opening))"
  }

  /// Returns the lanes that hear a stream.
  func readers(of stream: Stream) -> String? {
    guard let explanation else { return nil }
    let trace = explanation.trace
    var found: [String] = []
    for subscription in trace.subscriptions where subscription.stream === stream && Self.isOpen(subscription) {
      var last = subscription
      while let consumer = last.consumer { last = trace.subscriptions[consumer] }
      let bound = last.boundStream.map { Self.name(of: $0) }
      let sharing = trace.subscriptions.filter {
        $0.memory != nil && $0.memory == last.memory && $0.number != last.number && Self.isOpen($0)
          && !explanation.isPart($0)
      }
      let heard = explanation.run.heard[last.number] ?? bound
      for name in heard.map({ [$0] }) ?? sharing.map({ Self.name(of: $0.stream) }) where !found.contains(name) {
        found.append(name)
      }
    }
    guard let first = found.first, first != Self.name(of: stream) || found.count > 1 else { return nil }
    return found.count > 3 ? "\(found.count) lanes" : found.joined(separator: " and ")
  }

  /// Returns words for values that an operator holds: their stream, their time and the reason.
  func words(for held: SceneState.Held) -> String {
    let owner = held.stream.map { Self.name(of: $0) } ?? held.pipeline
    let values = held.values.prefix(5).joined(separator: ", ") + (held.count > 5 ? ", … (\(held.count))" : "")
    let parts = held.label.split(separator: " ").map(String.init)
    // A label may include which of several streams the values belong to: "waiting of stream 1".
    var (label, place) = (held.label, Int?.none)
    if parts.count > 3, parts[parts.count - 2] == "stream", let number = Int(parts[parts.count - 1]) {
      label = parts.dropLast(3).joined(separator: " ")
      place = number - 1
    }
    let (source, since) = origin(of: held, place)
    return
      "held: \(owner) holds \(values)\(source.map { " of \($0)" } ?? "")\(since.map { " since \(Explanation.time($0))" } ?? ""), \(Self.purposes[label] ?? label)"
  }

  /// Returns the stream of held values, and the instant of the first.
  private func origin(of held: SceneState.Held, _ place: Int?) -> (source: String?, since: Int?) {
    guard let explanation, let stream = held.stream, let value = held.first else { return (nil, nil) }
    let trace = explanation.trace
    let sent = trace.targets.keys.filter { trace.targets[$0] === stream }.sorted()
    if let own = sent.last(where: { trace.events[$0].value.isSame(as: value) }) { return (nil, trace.events[own].time) }
    guard let subscription = trace.subscriptions.last(where: { $0.stream === stream && Self.isOpen($0) }) else {
      return (nil, nil)
    }
    var inputs = explanation.whole(trace.listening(subscription), of: subscription)
    if let place, inputs.indices.contains(place) { inputs = [inputs[place]] }
    for input in inputs {
      if let event = input.values.last(where: { trace.events[$0].value.isSame(as: value) }) {
        return (explanation.label(of: input), trace.events[event].time)
      }
    }
    return (place == nil ? nil : inputs.first.map { explanation.label(of: $0) }, nil)
  }

  /// The purposes of held values, in words of their own.
  private static let purposes = [
    "waiting": "without a partner", "latest": "as the latest", "pending": "until its time is over",
    "remembered": "for later subscribers", "collected": "until it sends them together",
    "queued": "until it is their turn", "the last so far": "as the last so far", "compares with": "to compare with",
    "accumulated": "as what it has so far", "counted": "as the count so far", "under way": "until their time is over",
    "previous": "as the value before", "seen": "to know them again", "held back": "until others come",
    "groups": "as its groups", "open": "as its open windows",
  ]
}

extension Scenes {
  /// The values that waited for partners in the last picture at the end of its run.
  fileprivate var backlog: [String] {
    guard let run = lastRun?.run else { return [] }
    let explanation = Explanation(run: run)
    return run.trace.subscriptions.flatMap { subscription -> [String] in
      guard subscription.treatment.kind == .pairing else { return [] }
      return run.trace.listening(subscription).compactMap { input in
        let waiting = input.values.dropFirst(subscription.values.count)
        guard let first = waiting.first, let last = waiting.last else { return nil }
        let call = explanation.call(of: subscription)
        let what = waiting.count == 1 ? explanation.text(of: last) : "\(waiting.count) values"
        let end = waiting.count == 1 ? "" : ", the last of them \(explanation.text(of: last))"
        return
          "held: \(call) had \(what) of \(explanation.label(of: input)) without a partner since \(explanation.time(of: first))\(end)"
      }
    }
  }

  /// The streams with a subscription in a traced run.
  fileprivate var subscribed: Set<ObjectIdentifier> {
    subscribedStreams.union(current?.trace?.subscriptions.map { ObjectIdentifier($0.stream) } ?? [])
  }
}
