import Streams

/// Names of other libraries, and the names here with the same meaning.
enum ForeignName {
  /// The library that has a name, and the name here; nothing where no library is known to have it.
  static func answer(for name: String) -> (library: String, here: String)? {
    wellKnown[name] ?? ofOperators[name] ?? ForeignWords.all[name]
  }

  /// The same for scripts in a dialect: the name or the spelling that its library has, else the other library's with
  /// its prefix.
  static func answer(for name: String, in dialect: Dialect) -> (library: String, here: String)? {
    if dialect == .standard, let known = answer(for: name) { return known }
    if let own = wellKnown[name], own.library == dialect.library { return own }
    for library in Dialect.all where library != dialect {
      guard let entry = LibraryName.named(name, in: library).first?.entry else { continue }
      let here = LibraryName.counterparts(of: entry, in: dialect).map { $0.text }.joined(separator: ", ")
      return (library.library, here.isEmpty ? "\(library.name).\(name)" : here)
    }
    return answer(for: name)
  }

  /// The same for a name with its first label, `take(until)`: that may be another operator than the name alone.
  static func answer(for name: String, label: String?) -> (library: String, here: String)? {
    label.flatMap { wellKnown["\(name)(\($0))"] ?? ofLabels["\(name)(\($0))"] }
  }

  /// The name here with the meaning of another library's name; nil for a way of writing.
  static func nameHere(for name: String) -> String? {
    guard let here = answer(for: name)?.here else { return nil }
    let isQuoted = here.hasPrefix("'")
    let word = here.dropFirst(isQuoted ? 1 : 0).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let rest = here.dropFirst(isQuoted ? 1 : 0).dropFirst(word.count)
    guard !word.isEmpty, isQuoted ? rest.hasPrefix("'") : rest.hasPrefix("(") || rest.hasPrefix(" {") else {
      return nil
    }
    return String(word)
  }

  /// The names that begin with a word, whatever its case, in alphabetical order.
  static func names(beginningWith word: String) -> [String] {
    let word = word.lowercased()
    return Set(wellKnown.keys).union(ofOperators.keys).filter { $0.lowercased().hasPrefix(word) }.sorted()
  }

  /// The names of each operator in other libraries, from the catalogue.
  private static let ofOperators: [String: (library: String, here: String)] = {
    var names: [String: (library: String, here: String)] = [:]
    for entry in Catalogue.all {
      eachName(of: entry) { library, text in
        for name in identifiers(at: text) where Catalogue.entries(named: name).isEmpty && names[name] == nil {
          names[name] = (library, here(of: entry))
        }
      }
    }
    // An operator that only one library's dialect spells is written with the name of that dialect.
    for entry in Catalogue.spelled {
      guard let dialect = entry.dialect, let original = entry.original else { continue }
      eachName(of: original) { library, text in
        guard identifiers(at: text).first == entry.name, Catalogue.entries(named: entry.name).isEmpty,
          names[entry.name] == nil
        else { return }
        names[entry.name] = (library, "'\(dialect.name).\(entry.name)'")
      }
    }
    return names
  }()

  /// From the catalogue: the names that have a label there, `take(until:)`.
  private static let ofLabels: [String: (library: String, here: String)] = {
    var names: [String: (library: String, here: String)] = [:]
    for entry in Catalogue.all {
      eachName(of: entry) { library, text in
        guard let name = identifiers(at: text).first, let open = text.firstIndex(of: "(") else { return }
        let label = text[text.index(after: open)...].prefix { $0.isLetter }
        let called = "\(name)(\(label))"
        guard !label.isEmpty, text[label.endIndex...].hasPrefix(":"), names[called] == nil else { return }
        names[called] = (library, here(of: entry))
      }
    }
    return names
  }()

  /// Calls a closure with each name of an entry in another library, the best known libraries first.
  private static func eachName(of entry: Operator, _ visit: (_ library: String, _ name: Substring) -> Void) {
    for (library, texts) in entry.elsewhere.sorted(by: { rank($0.key) < rank($1.key) }) {
      for text in texts.split(separator: ",") { visit(library, text) }
    }
  }

  /// Returns an operator as a message writes it.
  private static func here(of entry: Operator) -> String {
    entry.form == .source ? entry.callText(entry.name) : "'\(entry.name)'"
  }

  /// The libraries that most people come from, first.
  private static func rank(_ library: String) -> Int {
    ["RxSwift", "Combine", "RxJS", "ReactiveSwift", "ReactiveObjC"].firstIndex(of: library) ?? 9
  }

  /// The name at the head of a text as the catalogue has it, `-flattenMap:` or `flatMap(.merge)`, and the last of
  /// several with dots between, as in `Observable.create`.
  private static func identifiers(at text: Substring) -> [String] {
    // All are letters of ASCII: to ask Unicode about each takes longer than the rest of an answer to a wrong name.
    let head = text.utf8.drop { " +-@".utf8.contains($0) }.prefix { $0.isOfName || $0 == UInt8(ascii: ".") }
    guard let last = head.split(separator: UInt8(ascii: ".")).last, last.count > 2 else { return [] }
    return [String(Substring(last))]
  }
  /// Words that people bring along and that no operator's entry has.
  private static let wellKnown: [String: (library: String, here: String)] = [
    "first(where)": ("Combine", "filter { … }.take(1)"), "last(where)": ("Combine", "filter { … }.takeLast(1)"),
    "take(until)": ("RxSwift", "'takeUntil'"), "skip(until)": ("RxSwift", "'skipUntil'"),
    "take(while)": ("RxSwift", "'takeWhile'"), "skip(while)": ("RxSwift", "'skipWhile'"),
    "prefix(while)": ("Combine", "'takeWhile'"), "drop(while)": ("Combine", "'skipWhile'"),
    "bind(to)": ("RxCocoa", "property <~ stream"), "emit(to)": ("RxCocoa", "property <~ stream"),
    "ifEmpty(switchTo)": ("RxSwift", "throwIfEmpty().catch { other }"),
    "Signal": ("ReactiveSwift", "subject(): it is sent to by s.send(1), and observed as it is"),
    "flatMapLatest": ("RxSwift", "'switchMap', or map { … }.switchToLatest()"),
    "flatMapFirst": ("RxSwift", "'exhaustMap'"),
    "compactMap": ("RxSwift", "map { … }.filter { $0 != nil }"),
    "where": ("LINQ", "'filter'"), "select": ("LINQ", "'map'"), "selectMany": ("LINQ", "'flattenMap'"),
    "onErrorReturn": ("RxJava", "catchTo(just(x))"), "onErrorReturnItem": ("RxJava", "catchTo(just(x))"),
    "drop": ("Swift", "'skip' with a number, 'skipWhile' with a closure"),
    "limit": ("Java", "'take'"), "sum": ("SQL", "reduce { sum, x in sum + x }"),
    "pipe": ("RxJS", "a dot before each operator: s.map { … }.take(3)"),
    "sink": ("Combine", "'subscribe'"),
    "assign": ("Combine", "property <~ stream"),
    "drive": ("RxCocoa", "'subscribe', or property <~ stream"),
    "disposed": ("RxSwift", "not needed: a scene disposes its subscriptions; 'subscribe' gives a disposable"),
    "disposeBag": ("RxSwift", "not needed: a scene disposes its subscriptions"),
    "store": ("Combine", "not needed: a scene disposes its subscriptions"),
    "eraseToAnyPublisher": ("Combine", "not needed: every stream is just a stream"),
    "asObservable": ("RxSwift", "not needed: every stream is just a stream"),
    "asDriver": ("RxCocoa", "not needed: every stream is just a stream"),
    "receive": ("Combine", "'deliverOn'"),
    "observe": ("RxSwift", "'deliverOn' for observe(on:), 'subscribe' for the rest"),
    "observeNext": ("ReactiveSwift", "'subscribeNext'"),
    "observeValues": ("ReactiveSwift", "'subscribeNext'"),
    "startWithValues": ("ReactiveSwift", "'subscribeNext'"),
    "onNext": ("RxSwift", "send(value)"), "onError": ("RxSwift", "sendError(error)"),
    "onCompleted": ("RxSwift", "sendCompleted()"),
    "Observable": ("RxSwift", "signal { … }, just(x), from(xs), interval(1s) and their like"),
    "SignalProducer": ("ReactiveSwift", "signal { … }"),
    "Publishers": ("Combine", "merge(a, b), zip(a, b), combineLatest(a, b)"),
    "RACSignal": ("ReactiveCocoa", "signal { … }, just(x), interval(1s) and their like"),
    "RACSubject": ("ReactiveCocoa", "subject()"),
    "RACReplaySubject": ("ReactiveCocoa", "replaySubject()"),
    "RACBehaviorSubject": ("ReactiveCocoa", "behaviorSubject(value)"),
    "RACObserve": ("ReactiveCocoa", "property(value): as a stream it tells its changes"),
    "RAC": ("ReactiveCocoa", "property <~ stream"),
    "RACCommand": ("ReactiveCocoa", "command { input in … }"),
    "RACChannel": ("ReactiveCocoa", "channel()"),
    "RACTuplePack": ("ReactiveCocoa", "a tuple: (a, b)"),
    "RACTupleUnpack": ("ReactiveCocoa", "let (a, b) = tuple"),
    "RACScheduler": ("ReactiveCocoa", "main, background and scheduler(\"name\")"),
    "MainScheduler": ("RxSwift", "main"),
    "DispatchQueue": ("Swift", "main, background and scheduler(\"name\"); after(1s) { … } in a block"),
    "dispatch_after": ("Objective-C", "after(1s) { … } in a signal or hot block"),
    "setTimeout": ("JavaScript", "after(1s) { … } in a signal or hot block, or timer(1s)"),
    "setInterval": ("JavaScript", "interval(1s)"),
    "arc4random_uniform": ("C", "random(0...n)"), "arc4random": ("C", "random(0...n)"),
    "sleep": ("C", "wait(1s)"),
    "console": ("JavaScript", "log(x)"), "NSLog": ("Objective-C", "log(x)"), "println": ("Kotlin", "log(x)"),
    "printf": ("C", "log(x)"), "puts": ("Ruby", "log(x)"), "System": ("Java", "log(x)"), "fmt": ("Go", "log(x)"),
    "function": ("JavaScript", "a closure: { x in … }"), "lambda": ("Python", "a closure: { x in … }"),
    "undefined": ("JavaScript", "nil"), "null": ("JavaScript", "nil"), "None": ("Python", "nil"),
    "True": ("Python", "true"), "False": ("Python", "false"),
    "len": ("Python", "xs.count"), "size": ("Java", "xs.count"),
    "forEach": ("Swift", "for x in xs { … }, or 'subscribe' for a stream"),
    "toUpperCase": ("JavaScript", "uppercased"), "toLowerCase": ("JavaScript", "lowercased"),
    "upper": ("Python", "uppercased"), "lower": ("Python", "lowercased"),
    "toString": ("JavaScript", "\"\\(x)\""),
  ]
}
