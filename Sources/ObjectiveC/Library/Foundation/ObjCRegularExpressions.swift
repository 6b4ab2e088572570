import StreamLang
import Streams

/// `NSRegularExpression`
final class Expressions: ObjCBox {
  private let expression: RegularExpression

  init(_ pattern: String, ignoresCase: Bool, _ runtime: ObjCRuntime) throws(ErrorValue) {
    expression = try RegularExpression(pattern, options: ignoresCase ? "i" : "", called: "'\(pattern)'")
    super.init("NSRegularExpression", runtime)
  }

  override func respond(_ message: ObjCMessage) throws(ErrorValue) -> Value? {
    let (text, runtime) = (message.text(0), message.runtime)
    func matches(all: Bool = true) throws(ErrorValue) -> [Value] {
      try expression.matches(in: text, all: all, runtime.context).map { .object(MatchResult($0, runtime)) }
    }
    switch message.selector {
    case "matchesInString:options:range:": return .array(try matches())
    case "firstMatchInString:options:range:": return try matches(all: false).first ?? .nil
    case "numberOfMatchesInString:options:range:": return .int(try matches().count)
    case "rangeOfFirstMatchInString:options:range:":
      guard case .object(let first)? = try matches(all: false).first else {
        return ObjCStructures.make("NSRange", [.int(.max), .int(0)], runtime)
      }
      return first.kept("range") ?? .nil
    case "enumerateMatchesInString:options:range:usingBlock:":
      let (block, stop) = (try message.block(3), Pointer(runtime))
      for match in try matches() where !ObjCNumbers.isTrue(stop.value) {
        _ = try block.call([match, .int(0), .object(stop)])
      }
      return .nil
    case "stringByReplacingMatchesInString:options:range:withTemplate:":
      return .string(try replaced(text, message.text(3)))
    default: return nil
    }
  }

  /// A text whose matches are replaced; `$1` is the first group.
  func replaced(_ text: String, _ template: String) throws(ErrorValue) -> String {
    let (units, context) = (Array(text.utf16), runtime.object.context)
    var (result, end): ([UInt16], Int) = ([], 0)
    for match in try expression.matches(in: text, all: true, context) {
      result += units[end..<match.start]
      var rest = template.utf16[...]
      while let unit = rest.popFirst() {
        guard unit == 0x24, let digit = rest.first, (0x30...0x39).contains(digit) else {
          result.append(unit)
          continue
        }
        rest.removeFirst()
        let ranges = [match.start..<match.end] + match.groupRanges
        let number = Int(digit) - 0x30
        if ranges.indices.contains(number), let range = ranges[number] { result += units[range] }
      }
      try context.makes(bytes: result.count)
      end = match.end
    }
    return String(decoding: result + units[end...], as: UTF16.self)
  }
}

/// `NSTextCheckingResult`
final class MatchResult: ObjCBox {
  private let ranges: [Value]

  init(_ match: RegularExpression.Match, _ runtime: ObjCRuntime) {
    ranges = ([match.start..<match.end] + match.groupRanges).map { range in
      let numbers = range.map { [Value.int($0.lowerBound), .int($0.count)] } ?? [.int(.max), .int(0)]
      return ObjCStructures.make("NSRange", numbers, runtime)
    }
    super.init("NSTextCheckingResult", runtime)
    keep(ranges[0], as: "range")
    keep(.int(ranges.count), as: "numberOfRanges")
  }

  override func respond(_ message: ObjCMessage) throws(ErrorValue) -> Value? {
    message.selector == "rangeAtIndex:"
      ? try ObjCCollections.element(ranges, message.int(0)) : try super.respond(message)
  }
}

extension ObjCMessage {
  /// The regular expression that the first argument is.
  func expression(ignoresCase: Bool = false) throws(ErrorValue) -> Expressions {
    try Expressions(text(0), ignoresCase: ignoresCase, runtime)
  }
}
