import Times

extension Value {
  /// The value as `log` and `"\(x)"` print it.
  public var text: String { text(upTo: .max) }

  /// That text, where it may be long.
  ///
  /// - Parameter isInterrupted: Asked now and then whether to leave the rest out.
  public func text(isInterrupted: @escaping () -> Bool) -> String { text(upTo: .max, isInterrupted: isInterrupted) }

  /// The beginning of that text, about so many bytes of it: a value that shares its parts may be endless to write.
  func text(upTo limit: Int, isInterrupted: @escaping () -> Bool = { false }) -> String {
    var writer = ValueWriter(limit: limit, isInterrupted: isInterrupted)
    writer.write(self, depth: 0)
    return writer.text
  }
}

private struct ValueWriter {
  var text = ""
  private var limit: Int
  private let isInterrupted: () -> Bool
  private var steps = 0

  init(limit: Int, isInterrupted: @escaping () -> Bool) {
    self.limit = limit
    self.isInterrupted = isInterrupted
  }

  /// Deeper values are shown as `…`: a value is printed without recursion that data could drive.
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
    case .string(let box): text += box.text
    case .array(let box): write(box.elements, "[", "]", depth)
    case .tuple(let box): write(box.elements, "(", ")", depth)
    case .dictionary(let box): write(box, depth)
    case .range(let box): text += box.isClosed ? "\(box.lower)...\(box.upper - 1)" : "\(box.lower)..<\(box.upper)"
    case .sequence(let sequence):
      let (elements, isWhole) = sequence.known(upTo: 20)
      write(elements, "sequence(", isWhole ? ")" : elements.isEmpty ? "…)" : ", …)", depth)
    case .error(let error): text += "error(\(error.text))"
    case .event(let event):
      switch event.kind {
      case .next:
        text += "next("
        write(event.value, depth: depth + 1)
        text += ")"
      case .error:
        text += "error("
        if case .error(let error) = event.value { text += error.text }
        text += ")"
      case .completed: text += "completed"
      case .interrupted: text += "interrupted"
      }
    case .function: text += "{ … }"
    case .stream(let stream): text += stream.displayName
    case .disposable: text += "disposable"
    case .scheduler(let scheduler): text += scheduler.name
    case .object(let box): write(box, depth)
    case .unit: text += "unit"
    }
  }

  private mutating func write(_ elements: [Value], _ open: String, _ close: String, _ depth: Int) {
    text += open
    for (index, element) in elements.enumerated() {
      guard text.utf8.count <= limit else { return text += ", …" + close }
      if index > 0 { text += ", " }
      write(element, depth: depth + 1)
    }
    text += close
  }

  private mutating func write(_ box: ObjectBox, _ depth: Int) {
    if let own = box.text { return text += own }
    text += (box.className.isEmpty ? "object" : box.className) + "("
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
  /// A time of the engine in nanoseconds, as it is written in the language.
  static func format(_ nanoseconds: Int) -> String { format(Int64(nanoseconds)) }
}
