import StreamLang
import Streams

/// The methods of strings and numbers. Positions count UTF-16 units.
enum JSStrings {
  private static func text(_ call: MemberCall) throws(ErrorValue) -> String {
    guard case .string(let box) = call.receiver else { throw ErrorValue("a string is needed here") }
    try call.context.countSteps(box.text.utf8.count / 8 &+ 2)
    return box.text
  }

  private static func part(_ text: String, _ start: Int, _ end: Int) -> Value {
    .string(UnitText(text).part(start, end))
  }

  /// The regular expression of an argument, which may be its text.
  private static func expression(of call: MemberCall, flags: String = "") throws(ErrorValue) -> RegExpBox {
    if case .object(let box as RegExpBox) = call[0] { return box }
    return try RegExpBox(call[0].isNil ? "(?:)" : call.text(0), flags, in: call.context)
  }

  private static func refuseExpression(_ call: MemberCall, _ name: String) throws(ErrorValue) {
    guard case .object(let box) = call[0], box is RegExpBox else { return }
    throw JSError.type("First argument to String.prototype.\(name) must not be a regular expression")
  }

  /// The parts of a text; without a separator each unit is one.
  private static func split(_ text: String, by separator: String) -> [String] {
    let text = UnitText(text)
    return separator.isEmpty ? (0..<text.count).map { text.part($0, $0 + 1) } : text.pieces(between: separator)
  }

  private static func padded(_ call: MemberCall, atStart: Bool) throws(ErrorValue) -> Value {
    let text = try text(call)
    let count = JSValue.toInt(call[0])
    let sign = call[1].isNil ? " " : call.text(1)
    let missing = count - text.utf16.count
    guard missing > 0, !sign.isEmpty else { return .string(text) }
    try call.context.makes(bytes: count)
    let pad = UnitText.filling(missing, with: sign)
    return .string(atStart ? pad + text : text + pad)
  }

  private static func replaced(_ call: MemberCall, all: Bool) throws(ErrorValue) -> Value {
    let text = try text(call)
    func replacement(
      _ match: String, _ groups: [Value], _ names: [String: Int] = [:], at position: Int
    ) throws(ErrorValue) -> String {
      if case .function(let function) = call[1] {
        return JSText.string(try function.call([.string(match)] + groups + [.int(position), .string(text)]))
      }
      var result = ""
      var signs = Array(call.text(1).unicodeScalars)[...]
      while let sign = signs.popFirst() {
        if sign == "$", signs.first == "<", !names.isEmpty, let end = signs.firstIndex(of: ">") {
          var name = ""
          name.unicodeScalars.append(contentsOf: signs[(signs.startIndex + 1)..<end])
          signs = signs[(end + 1)...]
          if let group = names[name], !JSValue.isNullish(groups[group]) { result += JSText.string(groups[group]) }
        } else if sign == "$", let next = signs.first,
          next == "&" || next == "$" || next.value >= 0x31 && next.value <= 0x39
        {
          signs.removeFirst()
          if next == "&" {
            result += match
          } else if next == "$" {
            result += "$"
          } else {
            let group = Int(next.value) - 0x31
            if groups.indices.contains(group) {
              result += JSValue.isNullish(groups[group]) ? "" : JSText.string(groups[group])
            } else {
              result += "$\(next)"
            }
          }
        } else {
          result.unicodeScalars.append(sign)
        }
      }
      return result
    }
    if case .object(let box) = call[0], let expression = box as? RegExpBox {
      if all, !expression.isGlobal {
        throw JSError.type("String.prototype.replaceAll called with a non-global RegExp argument")
      }
      let units = Array(text.utf16)
      var result = ""
      var end = 0
      for match in try expression.matches(in: text, all: all || expression.isGlobal, call.context) {
        result += String(decoding: units[end..<match.start], as: UTF16.self)
        let part = try replacement(match.text, match.groups, expression.groupNames, at: match.start)
        try call.context.append(part, to: &result)
        end = match.end
      }
      result += String(decoding: units[end...], as: UTF16.self)
      try call.context.makes(bytes: result.utf8.count)
      return .string(result)
    }
    let search = call.text(0)
    if all, !search.isEmpty {
      let parts = split(text, by: search)
      var result = parts.first ?? ""
      var position = parts.first?.utf16.count ?? 0
      for part in parts.dropFirst() {
        try call.context.append(try replacement(search, [], at: position) + part, to: &result)
        position += search.utf16.count + part.utf16.count
      }
      try call.context.makes(bytes: result.utf8.count)
      return .string(result)
    }
    guard let position = UnitText(text).position(of: search) else { return .string(text) }
    guard case .string(let before) = part(text, 0, position),
      case .string(let after) = part(text, position + search.utf16.count, text.utf16.count)
    else { return .nil }
    return .string(before.text + (try replacement(search, [], at: position)) + after.text)
  }

  static let methods: [String: Method] = JSLibrary.table([
    Method("toUpperCase") { call throws(ErrorValue) in .string(try text(call).uppercased()) },
    Method("toLowerCase") { call throws(ErrorValue) in .string(try text(call).lowercased()) },
    Method("toLocaleUpperCase") { call throws(ErrorValue) in .string(try text(call).uppercased()) },
    Method("toLocaleLowerCase") { call throws(ErrorValue) in .string(try text(call).lowercased()) },
    Method("trim") { call throws(ErrorValue) in .string(try text(call).trimmingBlanks) },
    Method("trimStart") { call throws(ErrorValue) in .string(try text(call).trimmingBlanks(atStart: true, atEnd: false))
    },
    Method("trimEnd") { call throws(ErrorValue) in .string(try text(call).trimmingBlanks(atStart: false, atEnd: true))
    },
    Method("charAt") { call throws(ErrorValue) in
      .string(UnitText(try text(call)).unit(at: JSValue.toInt(call[0])) ?? "")
    },
    Method("at") { call throws(ErrorValue) in
      let text = UnitText(try text(call))
      let index = JSValue.toInt(call[0])
      return text.unit(at: index < 0 ? text.count &+ index : index).map { .string($0) } ?? .nil
    },
    Method("charCodeAt") { call throws(ErrorValue) in
      let units = Array(try text(call).utf16)
      let index = JSValue.toInt(call[0])
      return units.indices.contains(index) ? .int(Int(units[index])) : .double(.nan)
    },
    Method("codePointAt") { call throws(ErrorValue) in
      let units = Array(try text(call).utf16)
      let index = JSValue.toInt(call[0])
      guard units.indices.contains(index) else { return .nil }
      guard UTF16.isLeadSurrogate(units[index]), index + 1 < units.count else { return .int(Int(units[index])) }
      return .int(
        Int(String(decoding: units[index...index + 1], as: UTF16.self).unicodeScalars.first?.value ?? 0xFFFD))
    },
    Method("includes") { call throws(ErrorValue) in
      try refuseExpression(call, "includes")
      return .bool(UnitText(try text(call)).position(of: call.text(0), from: max(0, JSValue.toInt(call[1]))) != nil)
    },
    Method("startsWith") { call throws(ErrorValue) in
      try refuseExpression(call, "startsWith")
      return .bool(try text(call).utf16.dropFirst(max(0, JSValue.toInt(call[1]))).starts(with: call.text(0).utf16))
    },
    Method("endsWith") { call throws(ErrorValue) in
      try refuseExpression(call, "endsWith")
      let units = try text(call).utf16
      let end = units.prefix(max(0, JSValue.toInt(call[1], otherwise: units.count)))
      return .bool(end.reversed().starts(with: call.text(0).utf16.reversed()))
    },
    Method("indexOf") { call throws(ErrorValue) in
      .int(UnitText(try text(call)).position(of: call.text(0), from: max(0, JSValue.toInt(call[1]))) ?? -1)
    },
    Method("lastIndexOf") { call throws(ErrorValue) in
      let last = JSValue.toNumber(call[1]).isNaN ? Int.max : JSValue.toInt(call[1])
      return .int(UnitText(try text(call)).lastPosition(of: call.text(0), upTo: last) ?? -1)
    },
    Method("slice") { call throws(ErrorValue) in
      let text = try text(call)
      let count = text.utf16.count
      return part(
        text, JSArrays.position(call[0], count, otherwise: 0), JSArrays.position(call[1], count, otherwise: count))
    },
    Method("substring") { call throws(ErrorValue) in
      let text = try text(call)
      let (one, two) = (JSValue.toInt(call[0]), JSValue.toInt(call[1], otherwise: text.utf16.count))
      return part(text, min(max(one, 0), max(two, 0)), max(one, two))
    },
    Method("substr") { call throws(ErrorValue) in
      let text = try text(call)
      let start = JSArrays.position(call[0], text.utf16.count, otherwise: 0)
      return part(text, start, start &+ JSValue.toInt(call[1], otherwise: text.utf16.count))
    },
    Method("split") { call throws(ErrorValue) in
      let text = try text(call)
      if case .object(let box) = call[0], let expression = box as? RegExpBox {
        var parts: [Value] = []
        var end = 0
        for match in try expression.matches(in: text, all: true, call.context)
        where match.end > end && match.start < text.utf16.count {
          parts.append(part(text, end, match.start))
          parts += match.groups
          end = match.end
        }
        parts.append(part(text, end, text.utf16.count))
        return .array(call[1].isNil ? parts : Array(parts.prefix(max(0, JSValue.toInt(call[1])))))
      }
      guard !call[0].isNil else { return .array([.string(text)]) }
      try call.context.makes(elements: text.utf8.count)
      let parts = split(text, by: call.text(0)).map { Value.string($0) }
      return .array(call[1].isNil ? parts : Array(parts.prefix(max(0, JSValue.toInt(call[1])))))
    },
    Method("repeat") { call throws(ErrorValue) in
      let text = try text(call)
      let count = JSValue.toInt(call[0])
      guard count >= 0, JSValue.toNumber(call[0]) < .infinity else {
        throw JSError.range("Invalid count value: \(JSText.string(call[0]))")
      }
      guard count == 0 || text.isEmpty || count <= 536_870_888 / text.utf16.count else {
        throw JSError.range("Invalid string length")
      }
      let (bytes, overflow) = count.multipliedReportingOverflow(by: text.utf8.count)
      try call.context.makes(bytes: overflow ? Int.max : bytes)
      return .string(String(repeating: text, count: count))
    },
    Method("padStart") { call throws(ErrorValue) in try padded(call, atStart: true) },
    Method("padEnd") { call throws(ErrorValue) in try padded(call, atStart: false) },
    Method("concat") { call throws(ErrorValue) in
      var text = try text(call)
      for part in call.arguments { try call.context.append(JSText.string(part), to: &text) }
      try call.context.makes(bytes: text.utf8.count)
      return .string(text)
    },
    Method("replace") { call throws(ErrorValue) in try replaced(call, all: false) },
    Method("replaceAll") { call throws(ErrorValue) in try replaced(call, all: true) },
    Method("match") { call throws(ErrorValue) in
      let text = try text(call)
      let expression = try expression(of: call)
      let matches = try expression.matches(in: text, all: expression.isGlobal, call.context)
      guard let first = matches.first else { return JSValue.null }
      return expression.isGlobal
        ? .array(matches.map { .string($0.text) }) : .object(expression.found(first, in: text, call.context))
    },
    Method("matchAll") { call throws(ErrorValue) in
      let text = try text(call)
      let expression = try expression(of: call, flags: "g")
      guard expression.isGlobal else {
        throw JSError.type("String.prototype.matchAll called with a non-global RegExp argument")
      }
      let context = call.context
      var rest = try expression.matches(in: text, all: true, context)[...]
      return .object(
        IteratorBox(
          "Object [RegExp String Iterator]",
          { rest.popFirst().map { .object(expression.found($0, in: text, context)) } }, in: context))
    },
    Method("search") { call throws(ErrorValue) in
      let text = try text(call)
      let expression = try expression(of: call)
      return .int(try expression.matches(in: text, all: false, call.context).first?.start ?? -1)
    },
    Method("localeCompare") { call throws(ErrorValue) in
      let (one, two) = (try text(call), call.text(0))
      let (low, other) = (one.lowercased(), two.lowercased())
      return .int(low == other ? -JSText.order(one, two) : low < other ? -1 : 1)
    },
    Method("normalize") { call throws(ErrorValue) in
      guard call[0].isNil || ["NFC", "NFD", "NFKC", "NFKD"].contains(call.text(0)) else {
        throw JSError.range("The normalization form should be one of NFC, NFD, NFKC, NFKD.")
      }
      return call.receiver
    },
  ])
}
