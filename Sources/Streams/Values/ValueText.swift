import Times

extension Value {
  /// The value as `log` and `"\(x)"` print it.
  public var text: String { text(upTo: .max) }

  /// Returns that text, which may be long.
  ///
  /// - Parameters:
  ///   - style: The way to write some kinds of value.
  ///   - isInterrupted: Returns whether to omit the rest; it is called now and then.
  public func text(_ style: TextStyle = .plain, isInterrupted: @escaping () -> Bool) -> String {
    text(upTo: .max, style, isInterrupted: isInterrupted)
  }

  /// Returns the beginning of that text, about that many bytes: a value that shares its parts may be endless to write.
  package func text(
    upTo limit: Int, _ style: TextStyle = .plain, isInterrupted: @escaping () -> Bool = { false }
  ) -> String {
    var writer = ValueWriter(limit: limit, style, isInterrupted: isInterrupted)
    writer.write(self, depth: 0)
    return writer.text
  }
}

/// The way a library's language writes the values that languages write differently.
public struct TextStyle: Sendable {
  /// Whether a string inside another value has quotation marks.
  let quotesNestedStrings: Bool
  /// The texts before and after the value of an event.
  let next: (before: String, after: String)
  /// The texts before and after the error of an event.
  let error: (before: String, after: String)
  let completed: String
  let interrupted: String
  /// The texts before and after an error that is a value.
  let errorValue: (before: String, after: String)
  let unit: String

  /// The style of `log`.
  public static let plain = TextStyle(
    quotesNestedStrings: false, next: ("next(", ")"), error: ("error(", ")"), completed: "completed",
    interrupted: "interrupted", errorValue: ("error(", ")"), unit: "unit")

  /// Returns the style of Swift's `print`, with the words of a library for events.
  public static func swift(
    next: (before: String, after: String) = ("next(", ")"), error: (before: String, after: String) = ("error(", ")"),
    completed: String = "completed", interrupted: String = "interrupted"
  ) -> TextStyle {
    TextStyle(
      quotesNestedStrings: true, next: next, error: error, completed: completed, interrupted: interrupted,
      errorValue: ("", ""), unit: "()")
  }
}

private struct ValueWriter {
  var text = ""
  private let style: TextStyle
  private var limit: Int
  private let isInterrupted: () -> Bool
  private var steps = 0

  init(limit: Int, _ style: TextStyle, isInterrupted: @escaping () -> Bool) {
    self.limit = limit
    self.style = style
    self.isInterrupted = isInterrupted
  }

  /// The maximum depth of nested values; deeper ones are written as `…`. Printing does not recurse further.
  static let deepest = 64

  mutating func write(_ value: Value, depth: Int) {
    steps &+= 1
    if steps.isMultiple(of: 4096), isInterrupted() { limit = -1 }
    guard depth < Self.deepest, text.utf8.count <= limit else { return text += "…" }
    switch value {
    case .nil: text += "nil"
    case .bool(let bool): text += bool ? "true" : "false"
    case .int(let int): text += String(int)
    case .double(let double): text += double.description
    case .duration(let nanoseconds): text += TimeText.format(nanoseconds)
    case .string(let box): text += depth > 0 && style.quotesNestedStrings ? box.text.debugDescription : box.text
    case .array(let box): write(box.elements, "[", "]", depth)
    case .tuple(let box): write(box.elements, "(", ")", depth, labels: (box as? LabelledTuple)?.labels)
    case .dictionary(let box): write(box, depth)
    case .range(let box): text += box.isClosed ? "\(box.lower)...\(box.upper - 1)" : "\(box.lower)..<\(box.upper)"
    case .sequence(let sequence):
      let (elements, isWhole) = sequence.known(upTo: 20)
      write(elements, "sequence(", isWhole ? ")" : elements.isEmpty ? "…)" : ", …)", depth)
    case .error(let error):
      text += style.errorValue.before + (depth > 0 ? thrownText(error) : error.text) + style.errorValue.after
    case .event(let event):
      switch event.kind {
      case .next where event.isResult && style.quotesNestedStrings: write([event.value], "success(", ")", depth)
      case .error where event.isResult && style.quotesNestedStrings: write([event.value], "failure(", ")", depth)
      case .next:
        text += style.next.before
        // Its value is written as it is written alone.
        if style.quotesNestedStrings, case .string(let box) = event.value {
          text += box.text
        } else {
          write(event.value, depth: depth + 1)
        }
        text += style.next.after
      case .error:
        text += style.error.before
        if case .error(let error) = event.value { text += thrownText(error) }
        text += style.error.after
      case .completed: text += style.completed
      case .interrupted: text += style.interrupted
      }
    case .function: text += "{ … }"
    case .stream(let stream): text += stream.displayName
    case .disposable: text += "disposable"
    case .scheduler(let scheduler): text += scheduler.name
    case .object(let box): write(box, depth)
    case .unit: text += style.unit
    }
  }

  /// The text of an error inside an event. Swift writes the type of an enum before its case there.
  private func thrownText(_ error: ErrorValue) -> String {
    guard style.quotesNestedStrings, case .object(let box)? = error.payload, let text = box.nestedText else {
      return error.text
    }
    return text
  }

  private mutating func write(
    _ elements: [Value], _ open: String, _ close: String, _ depth: Int, labels: [String?]? = nil
  ) {
    text += open
    for (index, element) in elements.enumerated() {
      guard text.utf8.count <= limit else { return text += ", …" + close }
      if index > 0 { text += ", " }
      if let label = labels?[index] { text += label + ": " }
      write(element, depth: depth + 1)
    }
    text += close
  }

  private mutating func write(_ box: ObjectBox, _ depth: Int) {
    let isNested = depth > 0 && style.quotesNestedStrings
    if let own = isNested ? box.nestedText : box.text { return text += own }
    let name = isNested ? box.nestedName : box.className
    text += (name.isEmpty ? "object" : name) + "("
    let isWritten: Void? = box.writing { members in
      for (index, member) in members.enumerated() {
        guard text.utf8.count <= limit else { return text += ", …" }
        text += (index > 0 ? ", " : "") + member.name + ": "
        write(member.value, depth: depth + 1)
      }
    }
    text += isWritten == nil ? "…)" : ")"
  }

  private mutating func write(_ box: DictionaryBox, _ depth: Int) {
    guard box.count > 0 else { return text += "[:]" }
    text += "["
    for index in 0..<box.count {
      if index > 0 { text += ", " }
      write(box.keys[index], depth: depth + 1)
      text += ": "
      write(box.values[index], depth: depth + 1)
    }
    text += "]"
  }
}

typealias TimeText = Times.TimeText

extension TimeText {
  /// Returns a time in nanoseconds as the language writes it.
  static func format(_ nanoseconds: Int) -> String { format(Int64(nanoseconds)) }
}
