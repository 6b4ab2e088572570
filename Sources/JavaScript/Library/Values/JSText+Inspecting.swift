import Marbles
import StreamLang
import Streams

/// Values as Node shows them.
extension JSText {
  /// The place of a value inside of others, when it is shown.
  struct Level {
    /// How many values stand around it.
    var depth = 0
    /// The blanks before its lines.
    var indentation = 0

    /// The level of the elements inside.
    var inner: Level { Level(depth: depth + 1, indentation: indentation + 2) }
    /// Whether it is so deep that only its kind is shown.
    var isTooDeep: Bool { depth > 2 }
  }

  /// A longer line is broken.
  private static let lineLength = 80

  /// A value as Node shows it.
  static func inspected(_ value: Value, _ level: Level) -> String {
    if let type = JSInstance.declared(value) { return inspected(type, level) }
    if let type = JSInstance.of(value), !value.isError { return inspected(value, type, level) }
    switch value {
    case .string(let box): return quoted(box.text, level)
    case .double(let double) where double == 0 && double.sign == .minus: return "-0"
    case .array(let box), .tuple(let box):
      return array(box, level)
    case .dictionary, .object: return object(value, level)
    case .error(let error):
      let head = JSInstance.of(value).map { headline(of: error, $0) } ?? JSError.text(error)
      let text = level.depth == 0 ? head : "[\(head)]"
      let own = JSObject.entries(of: value)?.filter { !JSError.properties.contains($0.key) } ?? []
      if own.isEmpty { return text }
      return level.isTooDeep
        ? "[\(JSError.name(of: error))]" : joined(shown(own, of: nil, level), "{", "}", level, after: text)
    case .function(let function):
      let name = JSFunctionName.name(of: function)
      return name.isEmpty ? "[Function (anonymous)]" : "[Function: \(name)]"
    case .stream(let promise as JSPromise): return promise.inspected(level)
    case .stream(let stream): return stream is Subject ? "Subject {}" : "Observable {}"
    case .disposable: return "Subscription {}"
    case .event where level.isTooDeep: return "[Notification]"
    case .event(let event):
      let kind = event.kind == .next ? "N" : event.kind == .error ? "E" : "C"
      let value = event.kind == .next ? inspected(event.value, level.inner) : "undefined"
      let error = event.kind == .error ? inspected(JSError.thrown(event.value), level.inner) : "undefined"
      return joined(
        ["kind: '\(kind)'", "value: \(value)", "error: \(error)", "hasValue: \(event.kind == .next)"],
        "Notification {", "}", level)
    default: return string(value)
    }
  }

  /// `[class Dog extends Animal]`
  private static func inspected(_ type: CodeClass, _ level: Level) -> String {
    let name = JSInstance.name(of: type)
    let above = type.parent.map { JSInstance.name(of: $0) } ?? JSInstance.library(above: type)
    let text =
      "[class \(name.isEmpty ? "(anonymous)" : name)" + (above.map { $0.isEmpty ? "" : " extends \($0)" } ?? "") + "]"
    let own = JSObject.entries(of: .object(type.object)) ?? []
    return own.isEmpty || level.isTooDeep ? text : joined(shown(own, of: nil, level), "{", "}", level, after: text)
  }

  /// `Point { x: 1 }`
  private static func inspected(_ value: Value, _ type: CodeClass, _ level: Level) -> String {
    guard let box = JSInstance.instance(of: value) else { return "" }
    var name = JSInstance.name(of: type)
    if case .string(let tag)? = (try? JSInstance.member(of: value, "Symbol(Symbol.toStringTag)")) ?? nil,
      tag.text != name
    {
      name = "\(name.isEmpty ? "Object" : name) [\(tag.text)]"
    }
    let elements: String? =
      switch value {
      case .array(let array): "\(name)(\(array.elements.count)) " + self.array(array, level)
      case .object(let pairs as PairsBox):
        joined(
          pairs.shown(level.inner) + shown(JSObject.entries(of: .object(box)) ?? [], of: box, level),
          "\(name)(\(pairs.pairs.count)) [\(pairs.className)] {", "}", level)
      default: nil
      }
    if let elements { return elements }
    let entries = JSObject.entries(of: .object(box)) ?? []
    if entries.isEmpty { return name.isEmpty ? "{}" : name + " {}" }
    if level.isTooDeep { return "[\(name.isEmpty ? "Object" : name)]" }
    return box.writing { _ in
      joined(shown(entries, of: box, level), name.isEmpty ? "{" : name + " {", "}", level)
    } ?? "[Circular *1]"
  }

  /// The first line of an error's stack, where its class is one of the code.
  private static func headline(of error: ErrorValue, _ type: CodeClass) -> String {
    let (written, name) = (JSError.name(of: error), JSInstance.name(of: type))
    let message = JSError.message(of: error)
    let shown = written == "Error" || written.isEmpty ? name : written
    return message.isEmpty ? shown : "\(shown): \(message)"
  }

  private static func array(_ box: ArrayBox, _ level: Level) -> String {
    if box.elements.isEmpty { return "[]" }
    if level.isTooDeep { return "[Array]" }
    let holes = (box as? SparseArray)?.holes ?? []
    var texts: [String] = []
    var position = 0
    while position < box.elements.count, texts.count < longestList {
      var count = 0
      while holes.contains(position + count) { count += 1 }
      if count > 0 {
        texts.append("<\(count) empty item\(count == 1 ? "" : "s")>")
        position += count
      } else {
        texts.append(inspected(box.elements[position], level.inner))
        position += 1
      }
    }
    if position < box.elements.count { texts.append(more(box.elements.count - position)) }
    let areNumbers = box.elements.prefix(texts.count).allSatisfy { JSValue.type(of: $0) == "number" }
    return joined(
      texts, "[", "]", level, ofArray: (areNumbers && texts.count <= box.elements.count, box.elements.count))
  }

  /// More elements are counted, not shown.
  private static let longestList = 100

  private static func more(_ count: Int) -> String { "... \(count) more item\(count == 1 ? "" : "s")" }

  /// A list with its brackets; an array where it says so.
  static func list<Element>(
    _ elements: [Element], _ open: String, _ close: String, _ level: Level, otherwise: String,
    _ text: (Element) -> String
  ) -> String {
    if elements.isEmpty { return open + close }
    if level.isTooDeep { return otherwise }
    var texts = elements.prefix(longestList).map(text)
    if elements.count > longestList { texts.append(more(elements.count - longestList)) }
    return joined(texts, open, close, level)
  }

  private static func object(_ value: Value, _ level: Level) -> String {
    if case .object(let box) = value {
      if let own = (box as? JSBox)?.inspected(level) { return own }
      if let text = box.text { return text }
    }
    var name = ""
    if case .object(let box) = value, !box.className.isEmpty { name = box.className + " " }
    let count =
      switch value {
      case .object(let box) where !(box is JSBox): box.count
      case .dictionary(let box): box.count
      default: 0
      }
    if count == 0 { return name + "{}" }
    guard !level.isTooDeep, let entries = JSObject.entries(of: value) else {
      return name.isEmpty ? "[Object]" : "[\(name.dropLast())]"
    }
    let box: ObjectBox? = if case .object(let box) = value { box } else { nil }
    return joined(shown(entries, of: box, level), "\(name){", "}", level)
  }

  private static func shown(
    _ entries: [(key: String, value: Value)], of box: ObjectBox?, _ level: Level
  ) -> [String] {
    entries.map { name, value in
      if case .function(let function)? = box?.kept(name), let computed = function as? ComputedMember {
        return "\(key(name)): \(computed.set == nil ? "[Getter]" : "[Getter/Setter]")"
      }
      guard case .function(let function) = value, JSFunctionName.name(of: function).isEmpty else {
        return "\(key(name)): \(inspected(value, level.inner))"
      }
      return "\(key(name)): [Function: \(name)]"
    }
  }

  private static func key(_ name: String) -> String {
    if name.hasPrefix("Symbol(") { return "[\(name)]" }
    func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || byte == 0x5F }
    let isPlain =
      name.utf8.first.map { isLetter($0) } ?? false
      && name.utf8.allSatisfy { isLetter($0) || $0 >= 0x30 && $0 < 0x3A }
    return isPlain ? name : quoted(name, Level())
  }

  private static func quoted(_ text: String, _ level: Level) -> String {
    let count = text.utf16.count
    guard count > 16, count > lineLength - level.indentation - 4, text.contains("\n") else { return quoted(text) }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) + "\n" }
    if let last = lines.popLast()?.dropLast(), !last.isEmpty { lines.append(String(last)) }
    return lines.map { quoted(String($0)) }
      .joined(separator: " +\n" + String(repeating: " ", count: level.indentation + 2))
  }

  private static func quoted(_ text: String) -> String {
    let quote =
      !text.contains("'")
      ? "'" : !text.contains("\"") ? "\"" : !text.contains("`") && !text.contains("${") ? "`" : "'"
    var quoted = quote
    for character in text.unicodeScalars {
      switch character {
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case "\r": quoted += "\\r"
      case "\u{8}": quoted += "\\b"
      case "\u{C}": quoted += "\\f"
      case "\\": quoted += "\\\\"
      case "'" where quote == "'": quoted += "\\'"
      case _ where character.value < 0x20 || character.value > 0x7E && character.value < 0xA0:
        quoted += "\\x" + String(character.value, radix: 16, uppercase: true).padded(to: 2)
      default: quoted.unicodeScalars.append(character)
      }
    }
    return quoted + quote
  }

  // MARK: Lines

  /// Texts between brackets: on one line where they fit, else each on its own.
  ///
  /// - Parameters:
  ///   - base: The text before the bracket.
  ///   - array: Whether an array has numbers alone, and its number of elements; nil if the value is no array.
  static func joined(
    _ texts: [String], _ open: String, _ close: String, _ level: Level, after base: String = "",
    ofArray array: (areNumbers: Bool, count: Int)? = nil
  ) -> String {
    let start = base.isEmpty ? open : "\(base) \(open)"
    var lines = texts
    if let array, texts.count > 6 { lines = columns(of: texts, areNumbers: array.areNumbers, level) }
    let length =
      texts.count + texts.count + level.indentation + open.utf16.count + base.utf16.count + 10
      + texts.reduce(0) { $0 + $1.utf16.count }
    if lines.count == texts.count, length <= lineLength, !texts.contains(where: { $0.contains("\n") }),
      !base.contains("\n")
    {
      return "\(start) \(texts.joined(separator: ", ")) \(close)"
    }
    let outer = "\n" + String(repeating: " ", count: level.indentation)
    return "\(start)\(outer)  \(lines.joined(separator: ",\(outer)  "))\(outer)\(close)"
  }

  /// Many elements in columns, as Node makes them; the same texts where they have too different lengths.
  private static func columns(of texts: [String], areNumbers: Bool, _ level: Level) -> [String] {
    // The last text may say how many more there are.
    let count = texts.count > longestList ? texts.count - 1 : texts.count
    let lengths = texts.prefix(count).map { DisplayWidth.of($0) }
    guard let longest = lengths.max() else { return texts }
    let widest = longest + 2
    let sum = lengths.reduce(0) { $0 + $1 + 2 }
    guard widest * 3 + level.indentation < lineLength, Double(sum) / Double(widest) > 5 || longest <= 6 else {
      return texts
    }
    let bias = (Double(widest) - Double(sum) / Double(texts.count)).squareRoot()
    let width = max(Double(widest) - 3 - bias, 1)
    let wanted = (2.5 * width * Double(count)).squareRoot() / width
    let number = min(Int((wanted + 0.5).rounded(.down)), (lineLength - level.indentation) / widest, 12, 15)
    if number <= 1 { return texts }
    let widths = (0..<number).map { column in
      stride(from: column, to: count, by: number).reduce(0) { max($0, lengths[$1]) } + 2
    }
    var lines: [String] = []
    for first in stride(from: 0, to: count, by: number) {
      var line = ""
      let end = min(first + number, count)
      for place in first..<end {
        let isLast = place == end - 1
        let text = isLast ? texts[place] : texts[place] + ", "
        let missing = max(0, widths[place - first] - lengths[place] - 2)
        let blanks = String(repeating: " ", count: missing)
        line += areNumbers ? blanks + text : isLast ? text : text + blanks
      }
      lines.append(line)
    }
    return lines + texts[count...]
  }
}
