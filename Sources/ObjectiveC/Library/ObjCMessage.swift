import StreamLang
import Streams

/// A message on its way: receiver, selector and arguments.
struct ObjCMessage {
  let receiver: Value
  let selector: String
  let arguments: [Value]
  let runtime: ObjCRuntime
  let place: SourcePlace?

  var context: EvaluationContext { runtime.context }

  subscript(_ index: Int) -> Value { arguments.indices.contains(index) ? arguments[index] : .nil }

  /// The same message to another object.
  func to(_ receiver: Value) -> ObjCMessage {
    ObjCMessage(receiver: receiver, selector: selector, arguments: arguments, runtime: runtime, place: place)
  }

  /// Another message at the same place.
  func to(_ receiver: Value, _ selector: String, _ arguments: [Value] = []) -> ObjCMessage {
    ObjCMessage(receiver: receiver, selector: selector, arguments: arguments, runtime: runtime, place: place)
  }

  func text(_ index: Int) -> String { ObjCText.plain(self[index], runtime) }

  func int(_ index: Int) -> Int { ObjCNumbers.int(self[index]) }
  func double(_ index: Int) -> Double { ObjCNumbers.double(self[index]) }

  /// The end of the run by an assertion of ReactiveCocoa.
  func assertion(_ text: String) -> ErrorValue { runtime.crash(ErrorValue(text, place: place)) }

  /// The word of the selector before an argument.
  func word(_ index: Int) -> String {
    let words = selector.split(separator: ":").map { String($0) }
    return (words.indices.contains(index) ? words[index] : words.last ?? selector) + ":"
  }

  /// Writes a value through a pointer that is an argument: `&error`.
  func write(_ value: Value, to index: Int) throws(ErrorValue) {
    if case .object(let box) = self[index], let pointer = box as? Pointer { try pointer.write(value) }
  }

  func stream(_ index: Int) throws(ErrorValue) -> Stream {
    guard let stream = runtime.stream(self[index]) else {
      throw ErrorValue("\(word(index)) wants a signal, and got \(ObjCText.kind(of: self[index]))")
    }
    return stream
  }

  /// Seconds as a duration; the drive gives durations.
  func duration(_ index: Int) -> Value { .duration(Self.nanoseconds(self[index])) }

  static func nanoseconds(_ value: Value) -> Int {
    if case .duration(let nanoseconds) = value { return nanoseconds }
    let seconds = ObjCNumbers.double(value)
    guard seconds.isFinite else { return Int.max }
    return Int(exactly: (min(max(seconds, 0), 9e9) * 1e9).rounded()) ?? Int.max
  }

  /// The message as it is written, with values put in.
  func written(_ path: String) -> String {
    let words = selector.split(separator: ":", omittingEmptySubsequences: false).map { String($0) }
    guard !arguments.isEmpty else { return "[\(path) \(selector)]" }
    var text = "[" + path
    for (index, value) in arguments.enumerated() {
      if index < words.count - 1 { text += " " + words[index] + ":" } else { text += ", " }
      text += ObjCText.oneLine(value, runtime)
    }
    return text + "]"
  }

  static func selector(_ name: String, _ call: MemberCall) -> String {
    if call.arguments.isEmpty { return name }
    return name + ":" + call.labels.compactMap { $0.map { $0 + ":" } }.joined()
  }
}

/// Sends messages: what an object is says what it does.
enum ObjCDispatch {
  /// Sends a message that the program itself makes.
  @discardableResult
  static func send(
    _ selector: String, to receiver: Value, _ arguments: [Value], _ runtime: ObjCRuntime
  ) throws(ErrorValue) -> Value {
    try send(
      ObjCMessage(receiver: receiver, selector: selector, arguments: arguments, runtime: runtime, place: nil))
  }
}
