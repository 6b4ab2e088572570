import Marbles
import Streams
import Times

/// A proof that two texts do the same: both run with the same drive under all rules for one instant, and the events
/// that a person could notice are compared.
public struct MigrationProof {
  /// A text with its drive.
  public struct Side {
    let source: SourceText
    let language: SourceLanguage?

    /// Creates a side of a proof.
    ///
    /// - Parameters:
    ///   - source: The code; its drive is joined to it, or is in comments.
    ///   - language: The language of the code; nil for rxplay's own.
    public init(_ source: SourceText, _ language: SourceLanguage?) {
      self.source = source
      self.language = language
    }
  }

  /// The outcome of the comparison.
  public enum Verdict {
    /// All runs did the same.
    case same
    /// The runs differ from an instant on.
    case differs
    /// One of the texts has mistakes, or a budget ended its run.
    case broken
  }

  /// The outcome.
  public let verdict: Verdict
  /// The outcome in a sentence: "same in 4 runs: 31 events, 2 requests cancelled".
  public let sentence: String
  /// The first instant at which the texts differ, in nanoseconds.
  public let instant: Int?
  /// Both sides of the first difference on one axis.
  public let picture: Diagram?
  /// The run of the first text under the usual rule, if it ran.
  private let original: ProofRun?

  /// Runs two texts and compares them.
  public init(
    of original: Side, against migrated: Side, settings: Settings, isInterrupted: @escaping () -> Bool = { false }
  ) {
    var runs: [(rule: OrderRule, one: ProofRun, two: ProofRun)] = []
    for rule in OrderRule.all(inForce: settings.chosenTies ?? original.language?.values.ties ?? .phased) {
      let one = ProofRun(of: original, under: rule, settings, isInterrupted)
      let two = ProofRun(of: migrated, under: rule, settings, isInterrupted)
      runs.append((rule, one, two))
      if one.failure != nil || two.failure != nil || isInterrupted() { break }
    }
    self.original = runs.first?.one
    if let run = runs.last, run.one.failure != nil || run.two.failure != nil {
      // A text that stops at the same fault does the same up to there.
      verdict = .broken
      let fault = run.one.failure.map { "the original does not run: \($0)" }
      sentence = fault ?? "\(run.two.library)'s text does not run: \(run.two.failure ?? "")"
      (instant, picture) = (nil, nil)
      return
    }
    for (place, run) in runs.enumerated() {
      guard let found = run.two.difference(from: run.one) else { continue }
      verdict = .differs
      let rule = place == 0 ? "" : " under the rule '\(run.rule.name)' for one instant"
      sentence = "differs\(rule) \(found.sentence)"
      instant = found.time
      picture = found.picture
      return
    }
    verdict = .same
    sentence = runs.first.map { "same in \(runs.count) runs: \($0.one.counts)" } ?? "nothing ran"
    (instant, picture) = (nil, nil)
  }
}

extension MigrationProof {
  /// Runs a program beside its migration; the drive that is joined to it has moved as well.
  ///
  /// - Parameter source: The program with the drive that the migration was made with.
  public init(
    of migration: Migration, from source: SourceText, in language: SourceLanguage, to target: MigrationTarget,
    settings: Settings, isInterrupted: @escaping () -> Bool = { false }
  ) {
    var texts = [SourceText(name: target.title, text: migration.text)]
    if let drive = migration.drive { texts.append(SourceText(name: "drive", text: drive)) }
    let swift = settings.languages.first { $0.name == SourceLanguage.swift.name } ?? .swift
    let other = target.library == nil ? settings.languages.first { KindTable.isWeb($0.name) } : swift
    self.init(
      of: Side(source, language), against: Side(SourceText(joining: texts), other), settings: settings,
      isInterrupted: isInterrupted)
  }

  /// Whether both programs do the same, or a note in the migrated one names a difference.
  public func holds(_ migration: Migration) -> Bool {
    switch verdict {
    case .same: true
    case .differs: migration.text.contains("// differs:")
    case .broken: false
    }
  }

  /// Returns the operators of the original that no run put to the test, in order, each once: no event came to them, or
  /// no error to those that treat errors.
  ///
  /// - Parameter names: Names of the original with their places; those that are no operators are left out.
  public func unreached(_ names: [(name: String, place: Span)]) -> [String] {
    guard let original, verdict != .broken else { return [] }
    var found: [String] = []
    for (name, place) in names where !found.contains(name) && original.isOperator(name) {
      if !original.isReached(place) { found.append(name) }
    }
    return found
  }
}

/// The events of one run of a text that a person could notice, under one rule for one instant.
final class ProofRun {
  /// Events with the words for them.
  struct Part {
    let name: String
    /// The verb before a value: "sends".
    let verb: String
    let lane: RecordedLane
  }

  /// The library of the code: `RxSwift`.
  let library: String
  /// The reason why there is no whole run.
  let failure: String?
  /// The lanes of subscribers, of effects, and of awaited loops.
  let lanes: [Part]
  /// The lines of the log.
  let log: Part
  /// The requests that began and that were cancelled.
  let requests: Part
  private let inputs: [Lane]
  private let until: Int64
  private let trace: Trace?
  private let dialect: Dialect

  init(
    of side: MigrationProof.Side, under rule: OrderRule, _ settings: Settings, _ isInterrupted: @escaping () -> Bool
  ) {
    var settings = settings
    settings.keepsAll = true
    let session = Session(settings: settings)
    session.isInterrupted = isInterrupted
    session.tries(rule)
    let run = ScriptRun(side.source, in: session, language: side.language)
    var (lines, faults): (RecordedLane, [String]) = (RecordedLane(), [])
    var drawn: Diagram?
    let outcome = run.run { event in
      guard case .output(let output, _) = event else { return }
      switch output {
      case .log(let time, let text, let scheduler):
        let line = scheduler == "main" ? text : "[\(scheduler)] \(text)"
        lines.events.append(RecordedLane.Event(time: time, mark: .value(.string(line))))
      case .diagram(let run): drawn = run.drawn
      case .failure(let diagnostic): faults.append(diagnostic.title)
      case .graph, .value, .note: break
      }
    }
    switch outcome {
    case .fine: failure = nil
    case .failed: failure = faults.first ?? "a closure fails"
    case .rejected(let diagnostics): failure = diagnostics.first.map { Self.text(of: $0, in: side.source) }
    case .stopped(let diagnostic): failure = Self.text(of: diagnostic, in: side.source)
    }
    dialect = session.settings.dialect
    library = Library.of(dialect)?.title ?? Self.imported(by: side)?.title ?? dialect.title
    log = Part(name: "log", verb: "prints", lane: lines)
    lanes = session.scenes.lastLanes.filter { $0.role != .input && $0.role != .task }.map {
      Part(name: $0.name, verb: "sends", lane: $0.lane)
    }
    inputs = drawn?.lanes.filter { $0.role == .input } ?? []
    until = drawn?.until ?? 0
    trace = session.scenes.lastRun?.run.trace
    requests = Part(name: "requests", verb: "", lane: Self.requests(in: trace))
    session.end()
  }

  /// Returns the library that a text imports, if its check did not come so far.
  private static func imported(by side: MigrationProof.Side) -> Library? {
    guard let language = side.language else { return nil }
    for statement in PastedCode(side.source, in: language, isInterrupted: { false }).script.statements {
      if case .importModule(let name) = statement.kind, let library = Library.imported(as: name) { return library }
    }
    return nil
  }

  private static func text(of fault: Diagnostic, in source: SourceText) -> String {
    let (line, column) = source.position(at: fault.span.start)
    return "\(line):\(column): \(fault.title)"
  }

  /// Returns the beginnings and cancellations of the requests to stand-ins of a run.
  private static func requests(in trace: Trace?) -> RecordedLane {
    guard let trace else { return RecordedLane() }
    var events: [Int] = []
    for subscription in trace.subscriptions where subscription.stream.isRequest {
      events.append(subscription.opening)
      if let leaving = subscription.leaving { events.append(leaving) }
    }
    return RecordedLane(
      events: events.sorted().map { number in
        let event = trace.events[number]
        let words = event.kind == .subscribed ? "begins a request" : "cancels a request"
        return RecordedLane.Event(time: event.time, mark: .value(.string(words)))
      })
  }

  /// The numbers of events, lines and requests, in words.
  var counts: String {
    func counted(_ count: Int, _ noun: String, _ end: String = "") -> String? {
      count == 0 ? nil : "\(count) \(noun)\(count == 1 ? "" : "s")\(end)"
    }
    let made = requests.lane.values.count { $0.value.text.hasPrefix("begins") }
    let events = lanes.reduce(0) { $0 + $1.lane.events.count }
    let parts = [
      counted(events, "event"), counted(log.lane.events.count, "printed line"), counted(made, "request"),
      counted(requests.lane.events.count - made, "request", " cancelled"),
    ].compactMap { $0 }
    return parts.isEmpty ? "nothing happens in them" : parts.joined(separator: ", ")
  }
}

/// The operators that the run has put to the test.
extension ProofRun {
  /// Whether the library has an operator with a name that follows a stream.
  func isOperator(_ name: String) -> Bool {
    Catalogue.overloads(of: name, in: dialect, afterDot: true).map { $0.first.form != .source } == true
      && Library.of(dialect)?.member(name)?.isEffect != true
  }

  /// Returns whether events came to the operator at a place: an error, if it treats errors.
  func isReached(_ place: Span) -> Bool {
    guard let trace else { return false }
    return trace.subscriptions.contains { subscription in
      guard let own = subscription.stream.place, own.source != StandIns.sourceNumber,
        Int(own.start) <= place.start, place.end <= Int(own.end)
      else { return false }
      let inputs = subscription.inputs.map { trace.subscriptions[$0] }
      guard subscription.stream.operatorEntry?.theme == .failing else {
        return inputs.isEmpty || !subscription.values.isEmpty || subscription.ending != nil
          || inputs.contains { !$0.values.isEmpty || $0.ending != nil }
      }
      return inputs.contains { $0.ending.map { trace.events[$0].kind == .error } ?? false }
    }
  }
}

extension ProofRun {
  /// A difference of two runs.
  struct Difference {
    let time: Int
    let sentence: String
    let picture: Diagram
  }

  /// Returns the first difference of this run of the migrated text from one of the original; at one instant lanes come
  /// first, because they show more than the log.
  func difference(from original: ProofRun) -> Difference? {
    let pairs = paired(with: original) + [(log, original.log), (requests, original.requests)]
    var first: (own: Part, other: Part, difference: RunDifference)?
    for (own, other) in pairs {
      guard let found = RunDifference(of: own.lane, from: other.lane, equals: Self.areSame),
        first.map({ found.time < $0.difference.time }) ?? true
      else { continue }
      first = (own, other, found)
    }
    guard let (own, other, found) = first else { return nil }
    let isOneOfSeveral = own.verb == "sends" && lanes.count > 1
    let yours = isOneOfSeveral ? "\(library)'s \(own.name)" : library
    let wanted = isOneOfSeveral ? "\(original.library)'s \(other.name)" : original.library
    var comparison = Comparison()
    comparison.add(original.diagram(of: other))
    comparison.add(diagram(of: own))
    return Difference(
      time: found.time, sentence: found.sentence((yours, wanted), verb: own.verb),
      picture: comparison.diagram(title: "\(original.library), \(library)"))
  }

  /// Returns the lanes of this run with those of the original: by their names where both have one, and the others in
  /// order, because a library may name a subscription by another operator. Lanes of one of them alone are left to the
  /// log.
  private func paired(with original: ProofRun) -> [(Part, Part)] {
    var rest = original.lanes
    var pairs: [(place: Int, Part, Part)] = []
    var without: [(place: Int, part: Part)] = []
    for (place, lane) in lanes.enumerated() {
      if let same = rest.firstIndex(where: { $0.name == lane.name }) {
        pairs.append((place, lane, rest.remove(at: same)))
      } else {
        without.append((place, lane))
      }
    }
    if without.count == rest.count { pairs += zip(without, rest).map { ($0.place, $0.part, $1) } }
    return pairs.sorted { $0.place < $1.place }.map { ($0.1, $0.2) }
  }

  /// Returns whether two events are the same for a person: objects and messages of errors are each library's own, and
  /// one that is disposed of hears nothing more, whether its library says so or not.
  private static func areSame(_ one: RecordedLane.Mark, _ two: RecordedLane.Mark) -> Bool {
    switch (one, two) {
    case (.failed, .failed), (.disposed, .interrupted), (.interrupted, .disposed): true
    case (.value(let own), .value(let other)):
      own.isEqual(to: other) || RunDifference.words(for: own) == RunDifference.words(for: other)
    default: one.equals(two)
    }
  }

  /// Returns a lane below the inputs, named by the library.
  private func diagram(of part: Part) -> Diagram {
    let picture = PictureText { $0.displayName }
    let json = ValueJSON { $0.displayName }
    var lane = Lane(name: library, role: .result)
    for event in part.lane.events {
      let time = Int64(event.time)
      switch event.mark {
      case .value(let value):
        lane.events.append(LaneEvent(time: time, text: picture.text(of: value), json: json.encode(value)))
      case .leftOut(let count): lane.events.append(LaneEvent(time: time, omitted: count))
      case .completed: lane.end = .completed(time)
      case .failed(let message): lane.end = .error(time, message: message)
      case .interrupted: lane.end = .interrupted(time)
      case .disposed: lane.end = .disposed(time)
      }
    }
    return Diagram(lanes: inputs.filter { $0.outer == nil } + [lane], until: until)
  }
}

extension Stream {
  /// Whether it is a request to a stand-in: each subscription sends one.
  fileprivate var isRequest: Bool {
    self is AnswerStream || place?.source == StandIns.sourceNumber && operatorEntry?.takesBlock == true
  }
}
