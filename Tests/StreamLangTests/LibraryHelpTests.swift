import Streams
import Testing

@testable import StreamLang

/// Help speaks five languages: any operator is found by its name in any of them, and described in the terms of the
/// user's library.
struct `Help for people of six libraries` {
  private func table(_ name: String, in dialect: Dialect = .rac) throws -> [String] {
    let page = try #require(OperatorPage.find(name, in: dialect).first)
    return page.table.rows.map { "\($0.library) \($0.spelling): \($0.sentence)" }
  }

  @Test func `One table says what six libraries call an operator, and what they mean by its name`() throws {
    #expect(
      try table("throttle") == [
        "rac -throttle:: as above",
        "rxjs debounceTime: the same",
        "rxjs throttle: Sends a value, then none until the closure's stream sends.",
        "rxswift debounce(_:scheduler:): the same",
        "rxswift throttle(_:latest:scheduler:): "
          + "Sends a value at once, then none for the given time; the last value of that time is sent at its end.",
        "combine debounce(for:scheduler:): "
          + "Sends a value when no other has come for the given time; completion loses the value that waits.",
        "combine throttle(for:scheduler:latest:): "
          + "Sends a value, then at most one at the end of each period; the end of the stream waits for it.",
        "reactiveswift debounce(_:on:discardWhenCompleted:): "
          + "Sends a value when no other has come for the given time; completion loses it unless it is told not to.",
        "reactiveswift throttle(_:on:): "
          + "Sends a value at once, then the latest of each span of time at the end of the span.",
        "reactiveswift throttle(while:on:): "
          + "Holds values back while the latest Bool of another stream is true, then sends the latest of them.",
        "asyncsequence throttle(for:clock:latest:): "
          + "Sends an element if the interval has gone by since the last one that was sent, when an element comes.",
        "asyncsequence throttle(for:clock:reducing:): "
          + "Sends what the closure makes of the elements of an interval, when an element comes after it.",
      ])
  }

  @Test func `The picture has a lane for each meaning that differs on one input, with the call as it is typed`() throws
  {
    let page = try #require(OperatorPage.find("sample", in: .rac).first)
    #expect(
      page.comparison == """
        let input = interval(1500ms).take(3)
        compare(
          input.sample(interval(1s)),
          input.rxjs.sample(interval(1s)),
          input.rxswift.sample(interval(1s)),
          input.reactiveswift.sample(on: interval(1s)))
        """)
    #expect(ScriptOutcome(page.comparison).failures == [])
  }

  @Test(arguments: [
    ("flatMapLatest", Dialect.combine, "RxSwift calls it flatMapLatest(_:); in Combine it is map + switchToLatest."),
    (
      "flatMapLatest", .reactiveswift,
      "RxSwift calls it flatMapLatest(_:); in ReactiveSwift it is flatMap(.latest, _:)."
    ),
    ("prefix", .rac, "Combine calls it prefix(_:); here it is 'take'."),
    ("removeDuplicates", .rxjs, "Combine calls it removeDuplicates(); in RxJS it is distinctUntilChanged."),
    (
      "debounceTime", .combine,
      "RxJS calls it debounceTime; in Combine it is debounce(for:scheduler:)."
    ),
    ("take(untilReplacement:)", .rxjs, "ReactiveSwift calls it take(untilReplacement:). RxJS has no such operator."),
    (
      "flattenMap", .rxswift,
      "ReactiveObjC calls it -flattenMap:; in RxSwift it is flatMap(_:), flatMapMaybe(_:), flatMapSingle(_:), "
        + "flatMapCompletable(_:)."
    ),
  ]) func `A name of another library leads to the asker's operator`(name: String, asker: Dialect, lead: String) throws {
    let leads = OperatorPage.find(name, in: asker).compactMap(\.lead)
    #expect(leads.contains(lead), "\(leads)")
  }

  @Test(arguments: [
    (
      "AnyCancellable",
      "Combine calls it AnyCancellable; here it is the result of 'subscribe': "
        + "dispose() ends the subscription"
    ),
    ("Optional.Publisher", "Combine calls it Optional.Publisher; here it is just(value), or empty() for nil"),
    (
      "Signal.Observer",
      "ReactiveSwift calls it Signal.Observer; here it is 'subscribe', and the closures that it takes"
    ),
    ("bind(to:)", "RxCocoa calls it bind(to:); here it is property <~ stream"),
    (
      "rx.text.orEmpty",
      "RxCocoa calls it rx.text.orEmpty; here it is "
        + "property(\"\"): it sends the text, then every change"
    ),
    (
      "-firstOrDefault:success:error:",
      "ReactiveCocoa calls it -firstOrDefault:success:error:; here it is "
        + "'first': nothing blocks in virtual time, the result is a stream"
    ),
    ("sampleOn", "ReactiveSwift calls it sampleOn; here it is s.reactiveswift.sample(on: t) and sample(with: t)"),
  ]) func `A name of a type, an old name or a selector is answered with its counterpart here`(
    name: String, answer: String
  ) {
    #expect(OperatorPage.find(name, in: .rac).isEmpty)
    #expect(OperatorHelp.foreign(name) == answer)
  }

  @Test(arguments: ["Publishers.Throttle", "Publishers.RemoveDuplicates"])
  func `The type of an operator leads to the operator`(name: String) throws {
    let operators = try #require(OperatorPage.find(name, in: .combine).first?.operators)
    #expect(operators.contains { name.hasSuffix($0.name.dropFirst()) })
  }

  @Test func `A label or a word in brackets chooses among overloads`() throws {
    #expect(OperatorPage.find("take(until:)", in: .rxswift).count == 2)
    #expect(OperatorPage.find("flatMap(.latest)", in: .reactiveswift).count == 1)
    #expect(OperatorPage.find("-takeUntil:", in: .rac).first?.operators.first?.name == "takeUntil")
    #expect(OperatorPage.find("Observable.create", in: .rxswift).first?.operators.first?.name == "create")
  }
}

/// Laws for the names and texts of all libraries, including those that are yet to be added.
struct LibraryLawTests {
  @Test(arguments: Dialect.all) func `People of each library find every name of every other`(asker: Dialect) {
    for library in Dialect.all {
      for name in LibraryName.all(in: library) {
        let pages = OperatorPage.find(name.text.hasPrefix("-") ? name.text : name.name, in: asker)
        #expect(!pages.isEmpty, "\(name.text) of \(library)")
        #expect(pages.allSatisfy { !$0.operators.isEmpty && !$0.table.rows.isEmpty }, "\(name.text) of \(library)")
      }
    }
  }

  @Test(arguments: Dialect.all) func `Every spelling has an example that calls it and runs`(library: Dialect) {
    for name in LibraryName.all(in: library) {
      let example = name.example
      #expect(example.contains(name.name), "\(library) \(name.text): \(example)")
      let outcome = ScriptOutcome(example, dialect: library)
      #expect(outcome.failures == [], "\(library) \(name.text): \(example)")
      #expect(outcome.lanes.count + outcome.logs.count + outcome.values.count > 0, "\(library) \(name.text)")
    }
  }

  @Test(arguments: Dialect.all) func `A name that libraries list is one of the catalogue`(library: Dialect) {
    for name in library.names { #expect(Catalogue.find(name, in: library) != nil, "\(name)") }
  }

  @Test(arguments: [Dialect.rxswift, .combine, .reactiveswift]) func `Help of a library speaks of nothing else`(
    library: Dialect
  ) {
    let others = ["RAC", "Rx", "RxJS", "RxSwift", "Combine", "ReactiveSwift", "ReactiveCocoa", "rac", "rxjs"]
    for entry in Catalogue.spelled where entry.dialect == library {
      let text = entry.summary + " " + entry.details
      let words = text.split { !($0.isLetter || $0 == ":" || $0 == "…") }.map(String.init)
      for word in words {
        #expect(!others.contains(word) || library.library == word, "\(entry.librarySpelling): \(word)")
        guard word.hasSuffix(":"), text.contains("'\(word)") else { continue }
        let isLabel = entry.parameters.contains { $0.label == word.dropLast() } || word.contains("…")
        #expect(isLabel || text.contains("'\(word) "), "\(entry.librarySpelling): \(word)")
      }
      let members = (StreamKind.connection.members ?? []).map(\.name)
      for name in OperatorHelp.namedOperators(in: entry) where name != entry.name && !members.contains(name) {
        #expect(!LibraryName.named(name, in: library).isEmpty, "\(entry.librarySpelling): \(name)")
      }
    }
  }

  @Test(arguments: Dialect.all) func `Where libraries differ, their operators are described in different words`(
    library: Dialect
  ) {
    for name in LibraryName.all(in: library) {
      guard let entry = name.entry else { continue }
      for row in LibraryTable(of: [entry], as: name.name).rows where row.differs {
        #expect(row.sentence != entry.summary, "\(name.text): \(row.library) \(row.spelling)")
      }
    }
  }

  @Test(arguments: Dialect.all) func `Every comparison of libraries runs`(library: Dialect) throws {
    var count = 0
    for name in LibraryName.all(in: library) {
      for page in OperatorPage.find(name.name, in: library) where !page.comparison.isEmpty {
        count += 1
        let outcome = ScriptOutcome(page.comparison, dialect: try #require(page.operators.first?.exampleLibrary))
        #expect(outcome.failures == [], "\(page.comparison)")
      }
    }
    #expect(count >= 5)
  }
}
