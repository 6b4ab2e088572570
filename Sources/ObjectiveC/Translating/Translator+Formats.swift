import StreamLang

extension Translator {
  /// Compares the values of `NSLog` and its like with the letters of their format.
  func checkFormat(_ arguments: [ObjCExpression], _ types: [ObjCType]) {
    guard let first = arguments.first, case .string(let text) = first.kind else { return }
    let letters = FormatText.letters(of: text)
    let values = Array(arguments.dropFirst())
    if values.count < letters.count {
      return report(
        "the format has \(letters.count) value\(letters.count == 1 ? "" : "s"), \(values.count) \(values.count == 1 ? "is" : "are") given",
        first.span)
    }
    if values.count > letters.count {
      warn(
        "the format has \(letters.count) value\(letters.count == 1 ? "" : "s"), \(values.count) are given", first.span)
    }
    for (index, written) in letters.enumerated() where values.indices.contains(index) {
      check(written.last ?? "@", written, values[index], types[index + 1])
    }
  }

  /// `NSLog(count)`: the printed value comes after a format.
  func checkLog(_ name: String, _ arguments: [ObjCExpression], _ types: [ObjCType], _ span: Span) {
    guard let first = arguments.first, let type = types.first else {
      return report("\(name) wants a format: \(name)(@\"…\")", span)
    }
    checkFormat(arguments, types)
    if name != "printf" { checkSign(first) }
    let text = source.text(in: first.span)
    if type.isNumber {
      let letter = type == .double ? "%f" : type == .bool ? "%d" : "%ld"
      report("\(name) wants a format, and '\(text)' is a number; write \(name)(@\"\(letter)\", \(text))", first.span)
    } else if case .object(let kind?) = type, !kind.hasSuffix("String"), KnownClasses.names.contains(kind) {
      report("\(name) wants a format, and '\(text)' is an \(kind); write \(name)(@\"%@\", \(text))", first.span)
    }
  }

  private func check(_ letter: Character, _ written: String, _ value: ObjCExpression, _ type: ObjCType) {
    let text = source.text(in: value.span)
    switch letter {
    case "@":
      guard type.isNumber else { return }
      let isCount = [".count", " count]", ".length", " length]"].contains { text.hasSuffix($0) }
      let right = type == .double ? "%f" : isCount ? "%lu" : "%ld"
      report("%@ wants an object, and '\(text)' is a number; write \(type == .bool ? "%d" : right)", value.span)
    case "s":
      guard type == .object("NSString"), text.hasPrefix("@\"") || !text.contains("\"") else { return }
      report("%s wants a C string, and '\(text)' is an NSString; write %@", value.span)
    case "p": return
    default:
      if type == .double, "diuxXoc".contains(letter) {
        warn("%\(written) wants an integer, and '\(text)' is a double; write %f", value.span)
      } else if type.isInteger, "fFeEgG".contains(letter) {
        warn("%\(written) wants a double, and '\(text)' is an integer; write %ld", value.span)
      }
      guard type.isObject else { return }
      let kind: String =
        if case .object(let name?) = type { "an \(name)" } else if type == .block { "a block" } else { "an object" }
      report("%\(written) wants a number, and '\(text)' is \(kind); write %@", value.span)
    }
  }
}
