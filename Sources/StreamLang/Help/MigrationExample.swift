import Streams

/// A call of an operator of a library of Swift as programs write it, for what becomes of it in another library.
struct MigrationExample: Sendable {
  let library: Library
  /// The operator's name there.
  let name: LibraryName
  /// The statements before the call.
  let before: String
  /// The stream before the dot in the operator's example.
  let receiver: String
  /// The call from its dot on: `.debounce(300ms, scheduler: MainScheduler.instance)`.
  let call: String

  /// The libraries between which programs move by edits of their text.
  static let libraries: [Library] = [.rxswift, .combine, .reactiveswift]

  /// The calls of all operators of a library that follow a stream, as far as their examples show one.
  static func all(of library: Library) -> [MigrationExample] {
    LibraryName.all(in: library.dialect).compactMap { MigrationExample(of: $0, in: library) }
  }

  private init?(of name: LibraryName, in library: Library) {
    let example = name.example
    guard let entry = name.entry, entry.form == .method, let call = ExampleCall(name.name, of: entry, in: example),
      call.isLast, let receiver = call.receiver,
      let written = call.written(name.name, of: entry, in: library.dialect, input: "input", isPrefixed: false)
    else { return nil }
    (self.library, self.name, self.receiver) = (library, name, receiver)
    var before = call.before
    let line = "import \(library.title)\n"
    if before.hasPrefix(line) { before.removeFirst(line.count) }
    self.before = before
    // Examples leave the scheduler out, which programs must write.
    let label = entry.parameters.first { if case .scheduler = $0.kind { true } else { false } }?.label
    var text = String(written.dropFirst("input".count))
    if let label, !text.contains(label + ":"), let end = text.lastIndex(of: ")"), !text.hasSuffix("}") {
      let isFirst = text[..<end].hasSuffix("(")
      text.insert(contentsOf: "\(isFirst ? "" : ", ")\(label): \(library.scheduler)", at: end)
    }
    self.call = text
  }

  /// Returns a program with a subscription for each of some streams, which prints all events. Its drive declares the
  /// streams, so that they are the same in every library, and leaves the first subscription after a while.
  func program(_ inputs: [String]) -> SourceText {
    var (code, drive) = ("import \(library.title)\n" + before, "")
    for (number, input) in inputs.enumerated() {
      drive += "let source\(number) = \(input)\n"
      code += "let kept\(number) = source\(number)\(call)\(subscription)\n"
    }
    drive += "code\nwait(250ms)\nkept0.\(library.ending)()\nwait(5s)\n"
    return SourceText(joining: [
      SourceText(name: "example.swift", text: code), SourceText(name: "example.drive", text: drive),
    ])
  }

  private var subscription: String { Self.subscriptions[library.dialect.name] ?? "" }

  /// The subscriptions that print all events, by the names of the dialects.
  private static let subscriptions = [
    Dialect.rxswift.name: """
    .subscribe(
      onNext: { print("next", $0) }, onError: { _ in print("error") }, onCompleted: { print("completed") })
    """,
    Dialect.combine.name: """
    .sink(receiveCompletion: { end in
      switch end {
      case .finished: print("completed")
      case .failure: print("error")
      }
    }, receiveValue: { print("next", $0) })
    """,
    Dialect.reactiveswift.name: """
    .start { event in
      switch event {
      case .value(let value): print("next", value)
      case .failed: print("error")
      case .completed: print("completed")
      case .interrupted: print("interrupted")
      }
    }
    """,
  ]
}
