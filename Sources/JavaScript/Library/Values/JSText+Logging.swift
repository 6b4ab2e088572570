import StreamLang
import Streams

/// Lines of `console.log`.
extension JSText {
  /// The arguments of `console.log` as a line.
  static func logged(_ values: [Value], _ context: EvaluationContext) throws(ErrorValue) -> String {
    var rest = values[...]
    var text = ""
    if case .string(let format)? = rest.first, values.count > 1, format.text.contains("%") {
      rest.removeFirst()
      text = try formatted(format.text, &rest, context)
    } else if let first = rest.popFirst() {
      text = shown(first)
    }
    for value in rest { text += " " + shown(value) }
    try context.makes(bytes: text.utf8.count)
    return text
  }

  private static func shown(_ value: Value) -> String {
    if case .string(let box) = value { return box.text }
    return inspected(value, Level())
  }

  private static func formatted(
    _ format: String, _ values: inout ArraySlice<Value>, _ context: EvaluationContext
  ) throws(ErrorValue) -> String {
    var text = ""
    var signs = format[...]
    while let sign = signs.popFirst() {
      guard sign == "%", let kind = signs.first else {
        text.append(sign)
        continue
      }
      if kind == "%" {
        signs.removeFirst()
        text += "%"
        continue
      }
      guard "sdifjoOc".contains(kind), let value = values.popFirst() else {
        text.append(sign)
        continue
      }
      signs.removeFirst()
      switch kind {
      case "s": if case .string(let box) = value { text += box.text } else { text += inspected(value, Level(depth: 2)) }
      case "d": text += JSNumber.text(JSValue.toNumber(value))
      case "i": text += JSNumber.text(JSValue.toNumber(value).rounded(.towardZero))
      case "f": text += JSNumber.text(JSValue.toNumber(value))
      case "j": text += try JSJSON.text(value, context) ?? "undefined"
      case "c": break
      default: text += inspected(value, Level())
      }
    }
    return text
  }
}
