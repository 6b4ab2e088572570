import Marbles
import Streams
import Times

/// The causes of an event in words, with one line for each step, from the event back to the sources.
struct Explanation {
  let run: TracedRun
  /// The maximum number of lines of an answer.
  static let most = 8

  var trace: Trace { run.trace }

  /// A step on the way back: the action of an operator, and the events that it made this one of.
  struct Step {
    var words: String
    var causes: [Int]
    /// Short words for several steps in one line.
    var brief: String
    /// The words before those of the next step, which describes one of several causes.
    var lead = ""
    /// Whether the operator only passed the event on.
    var isPass: Bool { words == "\(brief) let it pass" || words == "\(brief) passed it on" }
    /// Notes on the causes, such as the time that each has waited.
    var notes: [String] = []
    /// A further line, if there is room.
    var detail = ""
    /// The cause that came last, which is always mentioned.
    var trigger: Int?
    /// The cause that an inner stream sent; the others began that stream.
    var inner: Int?

    init(_ words: String, _ causes: [Int] = [], brief: String? = nil, notes: [String] = []) {
      self.words = words
      self.causes = causes
      self.brief = brief ?? words
      self.notes = notes
    }
  }

  /// Returns the lines on an event: a headline, and below it the causes.
  ///
  /// - Parameter asked: The kind of end that was asked about, if the actual end may differ.
  func lines(why event: Int, insteadOf asked: Trace.Event.Kind? = nil) -> [String] {
    var tree = tree(from: event, room: Self.most - 1)
    if tree.isEmpty {
      let isLeft = trace.events[event].kind == .disposed
      tree = ["└─ \(isLeft ? leaving(event) : isValue(event) ? "the script sent it" : "the script ended it")"]
    }
    return Self.fitted([headline(event, insteadOf: asked)] + tree)
  }

  /// Returns the causes of an event below a line that names it.
  func tree(from event: Int, room: Int) -> [String] {
    var steps: [Step] = []
    var current: Int? = event
    var last = Step("", [])
    var openers: [Int] = []
    while let here = current, steps.count < 64 {
      let lead = last.lead
      last = step(here)
      if !last.words.isEmpty {
        last.words = lead + last.words
        // An end is not mentioned again if the line before names it.
        if !(steps.last.map { Self.says($0, last) } ?? false) { Self.add(last, to: &steps) }
      }
      current = last.causes.count == 1 ? last.causes[0] : nil
      if let inner = last.inner, inner < here, hasStreams(above: inner) {
        // Nested streams are described from the outermost inwards.
        openers = last.causes.filter { $0 != inner && !openers.contains($0) } + openers
        current = inner
      }
      if let cause = current, cause >= here { current = nil }
    }
    if !openers.isEmpty {
      last.notes += Array(repeating: "", count: max(0, last.causes.count - last.notes.count))
      let own = last.causes.count > 1 ? last.causes : []
      last.causes = own + openers.filter { !own.contains($0) }
    }
    // Steps have whole sentences if each of the causes fits into a line.
    let lines = min(max(1, steps.count), 3)
    let branches =
      last.causes.count > 1 || !openers.isEmpty ? self.branches(last, room: max(2, room - lines)) : []
    let own = max(1, room - branches.count)
    var free = own - steps.count
    var words = steps.flatMap { step -> [String] in
      guard !step.detail.isEmpty, free > 0 else { return [step.words] }
      free -= 1
      return [step.words, step.detail]
    }
    if words.count > own {
      // The first and the last steps say most: those between share a line.
      let kept = max(0, own - 2)
      let middle = steps[kept..<(steps.count - 1)].map { $0.brief }
      let shared = own > 1 ? [Self.joined(middle), words[words.count - 1]] : [Self.joined(steps.map { $0.brief })]
      words = Array(words.prefix(kept)) + shared
    }
    if branches.isEmpty { words = folded(words, room: own) }
    return words.enumerated().map { ($0 == 0 ? "└─ " : "   ") + $1 } + branches.map { "   " + $0 }
  }

  /// Adds a step. An operator that passed a value on is not mentioned if another step describes it.
  private static func add(_ step: Step, to steps: inout [Step]) {
    if let last = steps.last {
      if last.isPass, step.words.hasPrefix(last.brief + " ") || step.words.hasPrefix(last.brief + ",") {
        steps.removeLast()
      } else if step.isPass, last.words.hasPrefix(step.brief + " ") {
        return
      }
    }
    steps.append(step)
  }

  /// Returns whether an inner stream sent a value that another inner stream lies on the way of.
  private func hasStreams(above event: Int) -> Bool {
    var current = event
    for _ in 0..<64 {
      let step = step(current)
      if step.inner != nil { return true }
      guard step.causes.count == 1, step.causes[0] < current else { return false }
      current = step.causes[0]
    }
    return false
  }

  /// Returns whether a step mentions already what the next one says: "when a did", "a completed".
  private static func says(_ step: Step, _ next: Step) -> Bool {
    if step.words.hasSuffix(next.words) { return true }
    return [" completed", " failed"].contains { word in
      next.words.hasSuffix(word) && step.words.contains(" when \(next.words.dropLast(word.count)) did")
    }
  }

  static func joined(_ words: [String]) -> String {
    // A step that the one before it names is not repeated.
    let words = words.reduce(into: [String]()) { told, word in
      if told.last?.hasSuffix(word) == true { return }
      if let last = told.last, word.hasPrefix(last + " ") || word.hasPrefix(last + ",") { told.removeLast() }
      told.append(word)
    }
    if words.count <= 6 { return words.joined(separator: ", ") }
    return (words.prefix(3) + ["\(words.count - 5) more operators"] + words.suffix(2)).joined(separator: ", ")
  }

  /// Returns one or two lines for each of several causes.
  private func branches(_ step: Step, room: Int) -> [String] {
    var shown = Array(step.causes.enumerated())
    let isBrief = shown.count * 2 > room
    var more = 0
    if shown.count > room {
      more = shown.count - (room - 1)
      let trigger = shown.filter { $0.element == step.trigger }
      shown = trigger + shown.filter { $0.element != step.trigger }.prefix(room - 1 - trigger.count)
    }
    let labels = shown.map { branchLabel(of: $0.element) }
    let texts = shown.map { text(of: $0.element) }
    let times = shown.map { time(of: $0.element) }
    let names = labels.map { DisplayWidth.of($0) }.max() ?? 0
    let values = texts.map { DisplayWidth.of($0) }.max() ?? 0
    var lines: [String] = []
    for (place, (index, cause)) in shown.enumerated() {
      let isLast = place == shown.count - 1 && more == 0
      let note = step.notes.indices.contains(index) ? step.notes[index] : ""
      let detail = details(of: cause, label: labels[place])
      var line =
        (isLast ? "└─ " : "├─ ") + Self.padded(labels[place], names) + "  " + Self.padded(texts[place], values)
        + "  at " + times[place]
      let says = isBrief ? [note, detail].filter { !$0.isEmpty }.joined(separator: "; ") : note
      if !says.isEmpty { line += "  " + says }
      lines.append(line)
      if !isBrief, !detail.isEmpty { lines.append((isLast ? "   " : "│  ") + "  " + detail) }
    }
    if more > 0 { lines.append("└─ and \(more) more") }
    return lines
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - DisplayWidth.of(text)))
  }

  /// Returns the steps from an event back to its sources, in one line.
  func details(of event: Int, label: String) -> String {
    var words: [String] = []
    var current: Int? = event
    while let here = current, words.count < 64 {
      let step = step(here)
      if !step.brief.isEmpty { words.append(step.brief) }
      guard step.causes.count < 2 else {
        let parts = step.causes.prefix(3).map { "\(text(of: $0)) (\(self.label(of: $0)) at \(time(of: $0)))" }
        words.append((words.popLast().map { $0 + " " } ?? "") + "of " + parts.joined(separator: " and "))
        break
      }
      current = step.causes.first.flatMap { $0 < here ? $0 : nil }
    }
    // A source under its own text needs no second line.
    if let first = words.first, first.hasPrefix(label + ", ") {
      let rest = first.dropFirst(label.count + 2)
      let text = subscription(of: event).flatMap { $0.stream.name == label ? call(of: $0) : nil } ?? label
      words[0] = text == label ? String(rest) : "\(text), \(rest)"
    }
    return Self.joined(words)
  }

  /// Returns an event in words, with its time and place.
  func headline(_ event: Int, insteadOf asked: Trace.Event.Kind? = nil) -> String {
    if let asked, asked != trace.events[event].kind {
      let verb = asked == .completed ? "complete" : asked == .error ? "fail" : "end by an interruption"
      return "\(run.lane(of: event) ?? "the stream") did not \(verb): it \(text(of: event)) at \(time(of: event))"
    }
    let lane = run.lane(of: event).map { " in \($0)" } ?? ""
    switch trace.events[event].kind {
    case .next, .sent: return "\(text(of: event)) at \(time(of: event))\(lane)"
    default: return "\(run.lane(of: event) ?? "the stream") \(text(of: event)) at \(time(of: event))"
    }
  }

  /// Returns a value as pictures print it, or an end in words.
  func text(of event: Int) -> String {
    switch trace.events[event].kind {
    case .next, .sent, .assigned: text(of: trace.events[event].value)
    case .error: "failed with '\(Diagnostic.shortened(trace.events[event].value.asError.text))'"
    case .completed: "completed"
    case .interrupted: "was interrupted"
    case .subscribed: "was subscribed"
    case .disposed: "was left"
    }
  }

  func text(of value: Value) -> String {
    if case .stream(let stream) = value, stream.name == nil { return stream.kindName }
    var text = PictureText(words: run.words) { $0.displayName }.text(of: value)
    // Some languages write their values over several lines.
    if text.contains(where: { $0.isNewline }) { text = text.split { $0.isWhitespace }.joined(separator: " ") }
    return text.utf8.count > 40 ? text.prefix(37) + "…" : text
  }

  func time(of event: Int) -> String { Self.time(trace.events[event].time) }

  static func time(_ nanoseconds: Int) -> String { TimeText.format(Int64(nanoseconds)) }

  /// Returns a name for the stream of an event: its own, or the call that made it.
  func label(of event: Int) -> String {
    if let stream = trace.targets[event] ?? trace.executions[event]?.command { return stream.name ?? "the stream" }
    if let lane = run.effectLane(of: event) { return lane }
    guard let subscription = subscription(of: event) else { return "the script" }
    return label(of: subscription)
  }

  func label(of subscription: Trace.Subscription) -> String {
    // A stream that is driven has a lane of its own name; the lane of another is that of its subscriber.
    let (lane, name) = (run.heard[subscription.number], subscription.stream.name)
    if let name = subscription.stream.isDrivenFromOutside ? name ?? lane : lane ?? name { return name }
    let call = call(of: subscription)
    // Two streams that end with the same call are named by their whole pipelines.
    guard let consumer = subscription.consumer.map({ trace.subscriptions[$0] }), !isPart(subscription),
      consumer.treatment.kind != .flattening,
      consumer.inputs.prefix(8).contains(where: { number in
        let other = trace.subscriptions[number]
        return other.stream !== subscription.stream && !isPart(other) && other.stream.name == nil
          && self.call(of: other) == call
      })
    else { return call }
    let pipeline = subscription.stream.pipelineText
    return DisplayWidth.of(pipeline) > 40 ? call : pipeline
  }

  /// Returns a short name for one of several causes: that of the last operator if the stream has none.
  private func branchLabel(of event: Int) -> String {
    guard var subscription = subscription(of: event), subscription.stream.name == nil, !subscription.inputs.isEmpty
    else { return label(of: event) }
    while isPart(subscription), let input = subscription.inputs.first { subscription = trace.subscriptions[input] }
    return subscription.inputs.isEmpty ? label(of: subscription) : name(of: subscription)
  }

  /// Returns the call as it was written, shortened; that of the operator around it for a part.
  func call(of subscription: Trace.Subscription) -> String {
    var current: Trace.Subscription? = subscription
    while let candidate = current {
      if let text = candidate.stream.sourceText { return Self.short(Self.withReceiver(text, of: candidate.stream)) }
      current = candidate.consumer.map { trace.subscriptions[$0] }
    }
    return subscription.stream.displayName
  }

  /// Returns a member without brackets, such as `publisher` of an array, with its receiver.
  private static func withReceiver(_ text: String, of stream: Stream) -> String {
    guard text.allSatisfy({ $0.isLetter }) else { return text }
    if let name = stream.name { return name }
    switch stream.inputs.first {
    case .stream?, nil: return text
    case .array(let box)? where box.elements.contains(where: { if case .stream = $0 { true } else { false } }):
      return text
    case let value?: return "\(value.glimpse).\(text)"
    }
  }

  /// Returns a call in some 40 cells, with its first argument if that is a number, a duration or a word.
  static func short(_ text: String) -> String {
    let line = text.split(whereSeparator: { $0.isNewline }).joined(separator: " ")
    guard DisplayWidth.of(line) > 32 else { return line }
    let name = line.prefix { $0 != "(" && $0 != "{" && $0 != " " }
    let rest = line.dropFirst(name.count)
    guard rest.first == "(" else { return name + " { … }" }
    let first = plainArgument(of: rest.dropFirst())
    let following = first.map { rest.dropFirst($0.count + 1) } ?? ""
    let end = following.first != ")" ? ", …)" : following.count > 1 ? ") { … }" : ")"
    let call = first.map { "\(name)(\($0)\(end)" } ?? ""
    return first == nil || DisplayWidth.of(call) > 40 ? name + "(…)" : call
  }

  /// Returns the first argument, unless it is a string, a closure or a call other than a member's: `for: 1s`.
  private static func plainArgument(of arguments: Substring) -> Substring? {
    var depth = 0
    var previous: Character = " "
    for place in arguments.indices {
      let sign = arguments[place]
      switch sign {
      case "{", "[", "\"", "'", "$": return nil
      case "(" where previous.isLetter && !arguments[..<place].contains("."): return nil
      case "(": depth += 1
      case ")" where depth > 0: depth -= 1
      case ")", ",":
        if depth == 0 { return arguments[..<place] }
      default: break
      }
      previous = sign
    }
    return nil
  }

  func subscription(of event: Int) -> Trace.Subscription? {
    let number = trace.events[event].subscription
    return trace.subscriptions.indices.contains(number) ? trace.subscriptions[number] : nil
  }

  /// Returns whether a stream is a part of an operator and not in the code.
  func isPart(_ subscription: Trace.Subscription) -> Bool {
    subscription.stream.name == nil && subscription.stream.sourceText == nil
  }
}
