import Streams

/// Streams of controls and other objects of the platform, which each library has under names of its own.
struct ControlWords: Sendable {
  /// The members after an object, or an expression with `$` for the object and `#` for the argument.
  let rxswift, combine, reactiveswift: String
  /// Whether the stream can fail.
  var fails = false

  func text(in library: LibraryWords) -> String {
    switch library.intervals {
    case .units: rxswift
    case .unitsOrSeconds: combine
    case .seconds: reactiveswift
    }
  }

  /// The longer ones of a beginning come first.
  static let all: [ControlWords] = [
    ControlWords(
      rxswift: "$.rx.text.orEmpty.skip(1)", combine: "$.textPublisher.dropFirst().replaceNil(with: \"\")",
      reactiveswift: "$.reactive.continuousTextValues"),
    ControlWords(
      rxswift: "$.rx.text.orEmpty", combine: "$.textPublisher.replaceNil(with: \"\")",
      reactiveswift: "SignalProducer($.reactive.continuousTextValues).prefix(value: $.text ?? \"\")"),
    ControlWords(
      rxswift: "$.rx.text", combine: "$.textPublisher",
      reactiveswift: "SignalProducer($.reactive.continuousTextValues).map(Optional.some).prefix(value: $.text)"),
    ControlWords(
      rxswift: "$.rx.tap", combine: "$.tapPublisher", reactiveswift: "$.reactive.controlEvents(.touchUpInside)"),
    ControlWords(
      rxswift: "$.rx.controlEvent(#)", combine: "$.controlEventPublisher(for: #)",
      reactiveswift: "$.reactive.controlEvents(#)"),
    ControlWords(
      rxswift: "$.rx.notification(#, object: %)", combine: "$.publisher(for: #, object: %)",
      reactiveswift: "$.reactive.notifications(forName: #, object: %)"),
    ControlWords(
      rxswift: "$.rx.notification(#)", combine: "$.publisher(for: #)",
      reactiveswift: "$.reactive.notifications(forName: #)"),
    ControlWords(
      rxswift: "$.rx.data(request: #)", combine: "$.dataTaskPublisher(for: #).map(\\.data)",
      reactiveswift: "$.reactive.data(with: #).map { $0.0 }", fails: true),
    ControlWords(
      rxswift: "$.rx.response(request: #).map { (data: $0.data, response: $0.response) }",
      combine: "$.dataTaskPublisher(for: #)", reactiveswift: "$.reactive.data(with: #)", fails: true),
  ]

  /// A member of a path, with the argument that it has.
  struct Step {
    let name: String
    /// The text in brackets; nil without brackets.
    let argument: String?
  }

  /// The members of a path after the object; nil for an expression around it.
  static func steps(_ text: String) -> [Step]? {
    guard text.hasPrefix("$.") else { return nil }
    var steps: [Step] = []
    var rest = text.dropFirst(2)
    while !rest.isEmpty {
      let name = rest.prefix { $0.isLetter }
      rest = rest.dropFirst(name.count)
      var argument: String?
      if rest.first == "(" {
        let inner = rest.dropFirst().prefix { $0 != ")" }
        argument = String(inner)
        rest = rest.dropFirst(inner.count + 2)
      } else if rest.first == " " {
        return nil
      }
      if rest.first == "." { rest = rest.dropFirst() }
      steps.append(Step(name: String(name), argument: argument))
      if name.isEmpty { return nil }
    }
    return steps
  }
}
