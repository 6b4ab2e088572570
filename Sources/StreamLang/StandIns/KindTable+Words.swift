/// The words of the drive: how the page calls them, and what they do.
extension StandInControl {
  /// The calls that move it.
  public var acts: [Act] {
    let acts = written + settings
    // An element of a page is any; its name may tell.
    let name = name.lowercased()
    guard kind == "element", ["button", "btn", "link"].contains(where: { name.hasPrefix($0) || name.hasSuffix($0) })
    else {
      return acts
    }
    return acts.filter { $0.word == "tap" } + acts.filter { $0.word != "tap" }
  }

  /// The calls in the note.
  private var written: [Act] {
    Self.calls(in: drive).compactMap { part -> Act? in
      guard let bracket = part.firstIndex(of: "("), part.last == ")" else { return nil }
      let path = part[part.index(after: part.startIndex)..<bracket]
      let argument = part[part.index(after: bracket)...].dropLast()
      let word = String(path.split(separator: ".").last ?? path)
      let takes: Act.Takes = argument.isEmpty ? .nothing : argument.hasSuffix("\"…\"") ? .text : .value
      guard word != "answers" else { return nil }
      let example =
        switch takes {
        case .nothing: ""
        case .text: word == "fire" ? "scroll" : "rx"
        case .value: argument.hasSuffix("…") ? "1" : String(argument)
        }
      let isWhole = takes == .value && !argument.hasSuffix("…")
      return Act(word: word, call: "\(name).\(path)(\(isWhole ? "…" : argument))", takes: takes, example: example)
    }
  }

  /// Returns the calls in a text such as `.type("…") .send(value: …)`.
  package static func calls(in drive: String) -> [String] {
    var calls: [String] = []
    for part in drive.split(separator: " ", omittingEmptySubsequences: false) {
      if part.hasPrefix(".") {
        calls.append(String(part))
      } else if let last = calls.popLast() {
        calls.append(last + " " + part)
      }
    }
    return calls
  }

  /// The property that the drive sets: `.text = …`, `page = …`, `model.name = "…"`.
  private var settings: [Act] {
    let words = drive.split(separator: " ")
    guard words.count > 2, words[words.count - 2] == "=", let value = words.last else { return [] }
    let path = words[words.count - 3]
    guard path != ".text" else { return [] }
    let target = path.hasPrefix(".") ? name + path : String(path)
    if value == "\"…\"" { return [Act(word: "set", call: "\(target) = \(value)", takes: .text, example: "rx")] }
    return [Act(word: "set", call: "\(target) = …", takes: .value, example: value == "…" ? "1" : String(value))]
  }

  /// The request, the service or the notification that a call of the drive acts for.
  public init?(of call: String) {
    let parts = call.split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count > 2 else { return nil }
    let head = parts[0]
    if head == "network(" {
      self.init(name: String(parts[1]), kind: "request", drive: "")
    } else if head.hasSuffix(".answers("), !head.contains(" ") {
      self.init(name: "\(head.dropLast(9)).\(parts[1])", kind: "service", drive: "")
    } else if head == "notify(" {
      self.init(name: String(parts[1]), kind: "notification", drive: "")
    } else {
      return nil
    }
  }

  /// The calls for a request, a service or a notification, and those that move an object.
  ///
  /// - Parameter isOfMessages: Whether members are messages.
  public func actsOfApp(isOfMessages: Bool) -> [Act] {
    switch kind {
    case "request":
      let call = "network(\"\(name)\", after: 1s"
      return [
        Act(word: "answer", call: "\(call), gives: …)", takes: .value, example: "[1, 2]"),
        Act(word: "fail", call: "\(call), fails: \"…\")", takes: .text, example: "offline"),
      ]
    case "service":
      let dot = name.lastIndex(of: ".") ?? name.startIndex
      let call = "\(name[..<dot]).answers(\"\(name[dot...].dropFirst())\")"
      let answer = Act(
        word: "answer", call: isOfMessages ? "\(call) { … }" : "\(call) { timer(1s).map { _ in … } }", takes: .value,
        example: "\"result\"")
      let failure = Act(word: "fail", call: "\(call) { fail(\"…\") }", takes: .text, example: "offline")
      return isOfMessages ? [answer] : [answer, failure]
    case "notification":
      return [Act(word: "post", call: "notify(\"\(name)\")", takes: .nothing, example: "")]
    default: return acts
    }
  }

  /// The words of the drive, each with a sentence.
  public static let words: KeyValuePairs<String, String> = [
    "type": "Types a text, key by key: box.type(\"rx\"), box.type(\"rx\", every: 50ms)",
    "enter": "Replaces the text at once: box.enter(\"rx\")",
    "begin": "Begins to edit the text", "end": "Ends editing the text",
    "search": "Presses the search key", "cancel": "Presses the cancel button",
    "tap": "Taps it", "toggle": "Turns it over", "slide": "Moves its handle: volume.slide(0.7)",
    "step": "Sets its number: count.step(2)", "select": "Selects a row or a part: list.select(1)",
    "pick": "Picks a value: picker.pick(…)", "pull": "Pulls it down to refresh",
    "click": "Presses a button of it, by its number: alert.click(1)",
    "key": "Presses a key: box.key(\"Enter\")", "fire": "Fires an event: document.fire(\"scroll\", scrollY: 900)",
    "answers": "Says what a call gives: api.answers(\"load\") { x in just(1) }",
    "onNext": "Sends a value to the stream", "send": "Sends a value to the stream",
    "next": "Sends a value to the stream", "sendNext": "Sends a value to the stream",
    "execute": "Executes the command with a value", "set": "Sets the property",
    "network": "Answers a request: network(\"/x\", after: 1s, gives: [1]), network(\"/x\", fails: \"offline\")",
    "notify": "Posts a notification: notify(\"didChange\", userInfo: [\"n\": 1])",
    "wait": "Lets virtual time pass: wait(1s)",
    "horizon": "How long the run goes on after the last line: horizon(20s)",
  ]
}

extension Statement {
  /// The same, where a text that is typed without a time between its keys has 100ms.
  var typingAsPeopleDo: Statement {
    guard case .expression(let expression) = kind, case .postfix(let base, var parts) = expression.kind,
      case .member(let member)? = parts.last, member.name == "type", let arguments = member.arguments,
      arguments.list.count == 1, arguments.trailing == nil
    else { return self }
    let place = Span(at: arguments.span.end)
    let every = Argument(
      label: Label(name: "every", span: place),
      value: Expression(kind: .duration(nanoseconds: 100_000_000), span: place))
    let list = Arguments(list: arguments.list + [every], trailing: nil, span: arguments.span)
    parts[parts.count - 1] = .member(
      Member(name: member.name, nameSpan: member.nameSpan, isOptional: member.isOptional, arguments: list))
    return Statement(kind: .expression(Expression(kind: .postfix(base, parts), span: expression.span)), span: span)
  }
}
