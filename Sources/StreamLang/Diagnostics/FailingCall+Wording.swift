import Marbles
import Streams
import Times

extension FailingCall {
  /// The operator whose closure failed, the time and the values: "'map' at 3s, value 4".
  var wording: String {
    let name = call.calledName
    let values = arguments.map { $0.glimpse }.joined(separator: ", ")
    let given = arguments.isEmpty ? "" : ", value\(arguments.count == 1 ? "" : "s") \(values)"
    return "'\(name)' at \(TimeText.format(Int64(time)))\(given)"
  }
}

extension String {
  /// The name at the beginning of a call: "map" of "map { $0 }" and of "rxjs.map { $0 }", "take:" of "take:2".
  var calledName: String {
    var path = prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    if let colon = self[path.endIndex...].first, colon == ":" { path = self[...path.endIndex] }
    return path.split(separator: ".").last.map(String.init) ?? ""
  }
}

extension ErrorValue {
  /// The note of a picture about a fault in a closure, and its fix: "'map' at 3s, value 4: division by zero".
  var note: String? {
    failingCall.map { call in "\(call.wording): \(text)" + (help.map { " (\($0))" } ?? "") }
  }

  /// Returns the same error, with the occasion of its occurrence.
  func noting(_ occasion: String) -> ErrorValue {
    let help = help.map { "\($0); \(occasion)" } ?? occasion
    return ErrorValue(message, code: code, place: place, help: help, payload: payload, failingCall: failingCall)
  }
}

extension Value {
  /// The value for a message, shortened if it is long.
  var glimpse: String {
    let text = text(upTo: 60)
    return text.utf8.count > 60 ? text.prefix(20) + "…" : text
  }
}

extension Diagnostic {
  /// Creates a message about an error at its place, or at another span if it has none.
  init(_ error: ErrorValue, otherwise span: Span, title: String? = nil) {
    let span = error.place.map { Span(start: Int($0.start), end: Int($0.end)) } ?? span
    let occasion = error.failingCall.map { "it happened in \($0.wording)" }
    let help = [error.help, occasion].compactMap { $0 }.joined(separator: "; ")
    self.init(title: title ?? error.text, span: span, help: help.isEmpty ? nil : help)
  }
}
