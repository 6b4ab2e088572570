import Testing

@testable import StreamLang

/// Streams that code takes from its app, such as those of a view model, are driven by their names.
@Suite struct StreamStandInTests {
  @Test func aNameThatIsSubscribedIsAStream() {
    let outcome = PastedOutcome(
      "import RxSwift\nthings.map { $0 + 1 }.subscribe(onNext: { print($0) })", drive: "things.onNext(1)")
    #expect(outcome.notes == ["stand-ins: things (a stream; .onNext(…))"])
    #expect(outcome.logs == ["0s  2"])
  }

  @Test func membersOfAnUnknownObjectAreStreams() {
    let outcome = PastedOutcome(
      """
      import RxSwift
      viewModel.items.map { $0.count }.subscribe(onNext: { print($0) })
      viewModel.output.title.drive(label.rx.text)
      """, drive: "viewModel.items.onNext([1, 2])\nviewModel.output.title.onNext(\"Home\")")
    #expect(outcome.notes.first?.hasPrefix("stand-ins: viewModel (.items.onNext(…) .output.title.onNext(…))") == true)
    #expect(outcome.logs == ["0s  2", "0s  → label.text = Home"])
  }

  /// Arrays have `map` and `filter`, too; only later code shows that it is a stream.
  @Test func aChainThatArraysHaveTooTellsNothing() {
    let outcome = PastedOutcome(
      "import RxSwift\nviewModel.load()\nObservable.of(1).subscribe(onNext: { _ in viewModel.rows.map { $0 } })")
    #expect(outcome.notes.first == "stand-ins: viewModel (.answers(\"…\") { … })")
  }

  @Test func argumentsOfOperatorsAreStreams() {
    let outcome = PastedOutcome(
      """
      import RxSwift
      Observable.combineLatest(viewModel.name, viewModel.age) { "\\($0) \\($1)" }
        .take(until: closed).subscribe(onNext: { print($0) })
      """,
      drive: """
        viewModel.name.onNext("Ann")
        viewModel.age.onNext(31)
        closed.onNext(1)
        viewModel.age.onNext(32)
        """)
    #expect(outcome.logs == ["0s  Ann 31"])
  }

  @Test func aBindingToAMemberIsAnEffect() {
    check(
      "import RxSwift\nsearchBar.rx.text.orEmpty.skip(1).bind(to: viewModel.query)", driven: "searchBar.enter(\"rx\")",
      logs: "0s  → viewModel.query = rx")
    check(
      "import ReactiveSwift\nviewModel.query <~ field.reactive.continuousTextValues", driven: "field.enter(\"rs\")",
      logs: "0s  → viewModel.query = rs")
  }

  /// The publisher hears of a value when the drive sets the property.
  @Test func theDriveSetsPublishedPropertiesOfAViewModel() {
    let outcome = PastedOutcome(
      """
      import Combine
      viewModel.$isLoading.map { !$0 }.assign(to: \\.isHidden, on: spinner).store(in: &bag)
      """, drive: "wait(1s)\nviewModel.isLoading = true")
    #expect(outcome.notes.first?.hasPrefix("stand-ins: viewModel (.isLoading = …), spinner") == true)
    #expect(outcome.logs == ["1s  → spinner.isHidden = false"])
  }

  /// A call that the code makes at once is answered by a line below it, too.
  @Test func aCallIsAnsweredAtItsInstant() {
    let code = "import RxSwift\napi.load(7).subscribe(onNext: { print($0) })"
    let answered = PastedOutcome(code, drive: "api.answers(\"load\") { n in just(\"user \\(n)\").delay(300ms) }")
    #expect(answered.logs == ["300ms  user 7"])
    #expect(answered.lanes == ["load: \"-[a|]\", tick: 300ms, a: "])
    #expect(!answered.notes.contains { $0.hasPrefix("'api.load' has no answer") })
    #expect(PastedOutcome(code).logs == ["1s  load"])
  }

  @Test func anObjectOfAnUndeclaredClassIsAStandIn() {
    let outcome = PastedOutcome(
      """
      import RxSwift
      let vm = LoginViewModel(service: AuthService())
      let output = vm.transform(input: LoginViewModel.Input(tap: button.rx.tap))
      output.message.drive(onNext: { print($0) })
      vm.title.subscribe(onNext: { print($0) })
      """, drive: "output.message.onNext(\"hi\")\nvm.title.onNext(\"Login\")")
    #expect(outcome.failures == [])
    #expect(outcome.logs == ["0s  hi", "0s  Login"])
  }

  /// A class that is nearly one of the library's was surely meant for that.
  @Test func aMisspeltClassIsNoStandIn() {
    let outcome = PastedOutcome("import RxSwift\nlet taps = PublisSubject<Int>()")
    #expect(outcome.failures == ["code.swift:2:12: there is no 'PublisSubject'; did you mean 'PublishSubject'?"])
  }
}
