extension SourceLanguage {
  /// Swift, which rxplay's own language reads. Pasted code in it runs with stand-ins and a drive.
  public static let swift = SourceLanguage(
    name: "swift", title: "Swift", fileExtensions: ["swift"],
    values: ValueRules(
      name: "swift", operators: nil, text: nil, library: nil, words: ValueWords(unit: "()"),
      ties: .creation),
    beginnings: ["viewDidLoad"],
    recognises: { text in
      text.split(whereSeparator: { $0.isNewline }).contains { line in
        let line = String(line)
        return isImport(line) || signs.contains { line.contains($0) }
      }
    },
    read: { source in
      let script = Parser.parse(pasted: source)
      let warnings = source.text.contains(" throws ") ? ThrowingCalls.warnings(in: source) : []
      return warnings.isEmpty ? script : script.adding(warnings)
    })

  /// Returns whether a line is an import such as `import RxSwift`; that of JavaScript has quotes.
  private static func isImport(_ line: String) -> Bool {
    let words = line.split(separator: " ")
    return words.count >= 2 && (words[0] == "import" || words[0].hasPrefix("@") && words[1] == "import")
      && !line.contains("'") && !line.contains("\"")
  }

  /// Words that are not in scripts of rxplay's own.
  private static let signs = [
    ".subscribe(onNext:", ".disposed(by:", "DisposeBag()", ".store(in: &", "AnyCancellable", "PassthroughSubject<",
    "CurrentValueSubject<", "PublishSubject<", "BehaviorSubject<", "BehaviorRelay(", "PublishRelay<", "Observable.",
    "Observable<", "SignalProducer<", "SignalProducer(", "MutableProperty(", ".startWithValues", ".observeValues",
    ".sink {", ".sink(receive", "eraseToAnyPublisher", "Signal<", ".rx.", ".reactive.", "guard let ", "guard ",
    "@MainActor", "NotificationCenter.default", ") async throws", "@Published ", "Task<",
  ]
}
