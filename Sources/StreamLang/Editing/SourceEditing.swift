import Marbles
import Streams

/// A source text for gestures in its picture, with the places of its statements and its sources of events.
public struct SourceEditing {
  let source: SourceText
  let script: ParsedScript

  /// Reads a text.
  public init(of source: SourceText) {
    self.source = source
    script = Parser.parse(source)
  }

  /// Returns the span of an item of the script, if it is a statement.
  public func span(ofItem item: Int) -> Span? {
    guard script.items.indices.contains(item), case .statement(let statement) = script.items[item] else { return nil }
    return statement.span
  }

  /// Returns the sources of events that are written literally, as they are known after an item of the script; the last
  /// of several with one name.
  ///
  /// - Parameter tick: The tick of marble text, in nanoseconds.
  public func sources(afterItem item: Int, tick: Int) -> [EditableSource] {
    var found: [EditableSource] = []
    for (index, part) in script.items.enumerated() where index <= item {
      guard case .statement(let statement) = part else { continue }
      var name: String?
      let value: Expression
      switch statement.kind {
      case .constant(.single(let binding), let expression), .variable(.single(let binding), let expression):
        name = binding.name
        value = expression
      case .expression(let expression) where index == item: value = expression
      default: continue
      }
      guard let made = EditableSource(value, named: name, in: source, tick: tick) else {
        // The name means something else now.
        if let name { found.removeAll { $0.name == name } }
        continue
      }
      found.removeAll { $0.name == made.name }
      found.append(made)
    }
    return found
  }

  /// Returns the source whose text, or a part of it, begins at a place.
  public func source(at place: Int, tick: Int) -> EditableSource? {
    var found: EditableSource?
    let walk = SyntaxWalk { expression in
      guard found == nil else { return false }
      if let made = EditableSource(expression, named: nil, isWhole: false, in: source, tick: tick),
        made.text.start <= place && place < made.text.end || made.text.start == place
      {
        found = made
        return false
      }
      return true
    }
    walk.walk(script.statements)
    return found
  }
}

/// A source of events that is written literally: `cold("-a-b|")`, `hot(at: [(1s, "a")])`.
public struct EditableSource: Sendable {
  /// The forms of a source.
  public enum Form: String, Sendable {
    /// Marble text.
    case marbles
    /// A list of times and values.
    case list = "at"
  }

  /// An event of a source.
  public struct Event: Sendable, Equatable {
    /// Its time, in nanoseconds from the start of the source.
    public let time: Int
    /// Whether it is an end.
    public let isEnd: Bool
    /// The mark in marble text, or the element of the list.
    public let span: Span
    /// The time in the list.
    var timeSpan = Span(at: 0)
    /// The value in the list.
    var valueSpan = Span(at: 0)
  }

  /// Its name; `nil` for a source without a variable.
  public let name: String?
  /// Whether it runs once, and not anew for each subscriber.
  public let isHot: Bool
  /// Its form.
  public let form: Form
  /// The marble text without its quotes, or the list with its brackets.
  public let text: Span
  /// The tick of marble text, in nanoseconds.
  public let tick: Int
  /// The events in the order of time; those of a list in the order of the text.
  public let events: [Event]
  let source: SourceText
  let arguments: [Argument]

  /// - Parameter isWhole: Whether the expression is only the source, without operators.
  init?(_ expression: Expression, named name: String?, isWhole: Bool = true, in source: SourceText, tick: Int) {
    guard case .postfix(let root, let parts) = expression.kind, case .name(let function) = root.kind,
      !isWhole || parts.count == 1, case .call(let arguments)? = parts.first, arguments.trailing == nil,
      let first = arguments.list.first, let entry = Catalogue.find(function, in: .standard), entry.takesMarbleText
    else { return nil }
    self.name = name
    self.source = source
    self.arguments = arguments.list
    isHot = entry.takesBlock
    var ownTick = tick
    for argument in arguments.list where argument.label?.name == "tick" {
      guard case .duration(let nanoseconds) = argument.value.kind, nanoseconds > 0 else { return nil }
      ownTick = nanoseconds
    }
    self.tick = ownTick
    switch first.value.kind {
    case .string(let text) where first.label == nil:
      let span = Span(start: first.value.span.start + 1, end: first.value.span.end - 1)
      // If signs are written as escapes, places in the text differ from those in the source.
      guard source.text(in: span) == text,
        let marbles = try? MarbleText.parse(text, kind: isHot ? .hot : .cold, tick: Int64(ownTick))
      else { return nil }
      form = .marbles
      self.text = span
      events = Self.events(of: marbles, at: span)
    case .array(let elements) where first.label?.name == "at":
      form = .list
      text = first.value.span
      var events: [Event] = []
      for element in elements {
        guard case .tuple(let pair) = element.kind, pair.count == 2, case .duration(let time) = pair[0].kind else {
          return nil
        }
        events.append(
          Event(
            time: time, isEnd: Self.isEnd(pair[1]), span: element.span, timeSpan: pair[0].span,
            valueSpan: pair[1].span))
      }
      self.events = events
    default: return nil
    }
  }

  /// Creates a source of marble text, whose expression is not known.
  init(name: String?, isHot: Bool, text: Span, tick: Int, source: SourceText, marbles: MarbleText) {
    self.name = name
    self.isHot = isHot
    self.tick = tick
    self.source = source
    self.text = text
    form = .marbles
    arguments = []
    events = Self.events(of: marbles, at: text)
  }

  private static func events(of marbles: MarbleText, at span: Span) -> [Event] {
    marbles.events.map { event in
      Event(
        time: Int(event.time), isEnd: event.mark.isEnd,
        span: Span(start: span.start + event.range.lowerBound, end: span.start + event.range.upperBound))
    }
  }

  /// Returns whether an expression is `event.completed` or `event.error(…)`.
  private static func isEnd(_ expression: Expression) -> Bool {
    guard case .postfix(let root, let parts) = expression.kind, case .name("event") = root.kind,
      case .member(let member)? = parts.first
    else { return false }
    return member.name != "next"
  }
}

extension EditableSource {
  /// Returns the events of those of a lane, in the lane's order; `nil` for one that cannot be known.
  ///
  /// - Parameters:
  ///   - times: The times at which the lane's values came.
  ///   - end: The time at which it completed or failed by itself.
  ///   - start: The beginning of the times of a cold source: that of the subscription.
  public func events(ofLane times: [Int64], end: Int64?, from start: Int64) -> (values: [Event?], end: Event?) {
    let offset = isHot ? 0 : Int(start)
    let ordered = events.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map { $0.element }
    var values: [Event?] = []
    var next = 0
    for time in times {
      while next < ordered.count, ordered[next].time &+ offset < Int(time) || ordered[next].isEnd { next += 1 }
      if next < ordered.count, ordered[next].time &+ offset == Int(time) {
        values.append(ordered[next])
        next += 1
      } else {
        values.append(nil)
      }
    }
    let last = ordered.last { $0.isEnd }
    return (values, end.flatMap { end in last.flatMap { $0.time &+ offset == Int(end) ? $0 : nil } })
  }
}

extension SourceEditing {
  /// Returns the span of the statement at a place.
  public func statement(at place: Int) -> Span? {
    for case .statement(let statement) in script.items
    where statement.span.start <= place && place <= statement.span.end { return statement.span }
    return nil
  }

  /// Returns the span of a chain from its beginning to the call of the operator whose name has this span.
  public func chain(endingAt name: Span) -> Span? {
    var found: Span?
    let walk = SyntaxWalk { expression in
      if case .postfix(let receiver, let parts) = expression.kind,
        let last = parts.first(where: { $0.member?.nameSpan == name })
      {
        found = receiver.span.joined(with: last.span)
      }
      return found == nil
    }
    walk.walk(script.statements)
    return found
  }
}
