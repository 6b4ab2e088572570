import Testing

@testable import StreamLang

/// Names that code uses and nothing declares become stand-ins by their uses.
@Suite struct StandInTests {
  @Test func theNoteListsStandInsAndHowToDriveThem() {
    let outcome = PastedOutcome("button.rx.tap.subscribe { label.text = \"x\" }")
    #expect(
      outcome.notes.first == "stand-ins: button (UIButton; .tap()), label (UILabel; shows what is set)")
  }

  /// Pictures do not show the streams that a stand-in is made of.
  @Test func lanesAreCalledAsTheCodeCallsThem() {
    let outcome = PastedOutcome(
      """
      import RxSwift
      button.rx.tap.subscribe(onNext: { print("tap") })
      NotificationCenter.default.rx.notification(.init("a")).subscribe(onNext: { print($0.name) })
      """, drive: "button.tap()")
    #expect(outcome.lanes.map { $0.prefix { $0 != ":" } } == ["button", "tap", "notification"])
  }

  @Test func `A stand-in does not make a name near to it a misspelling`() {
    let outcome = PastedOutcome("import RxSwift\nObservable.of(1, 2).subscribe(onNext: { show($0); shows($0) })")
    #expect(outcome.failures == [])
    #expect(outcome.logs == ["0s  → show(1)", "0s  → shows(1)", "0s  → show(2)", "0s  → shows(2)"])
  }

  @Test func `Stand-ins stand in the note in the order of the code, also where the drive comes first`() {
    let outcome = PastedOutcome(
      "button.rx.tap.subscribe { label.text = \"x\" }", drive: "label.hides = true\ncode\nbutton.tap()")
    #expect(outcome.notes.first == "stand-ins: button (UIButton; .tap()), label (UILabel; shows what is set)")
  }

  @Test func aMisspeltNameThatIsOnlyReadIsAnError() {
    let outcome = PastedOutcome("let count = 1\nprint(cuont)")
    #expect(outcome.failures == ["code.swift:2:7: there is no 'cuont'; did you mean 'count'?"])
  }

  /// A name near to one of the code's own was surely meant for that, whatever is called on it.
  @Test func aMisspeltNameIsNoStandIn() {
    let outcome = PastedOutcome("let account = subject()\nacount.load(1)")
    #expect(outcome.failures == ["code.swift:2:1: there is no 'acount'; did you mean 'account'?"])
  }

  /// A chain that was cut out of a class has its bag there.
  @Test func aBagThatNothingDeclaresKeepsTheSubscription() {
    let rx = PastedOutcome("Observable.of(1).subscribe(onNext: { print($0) }).disposed(by: disposeBag)")
    #expect(rx.logs == ["0s  1"])
    #expect(rx.notes == ["stand-ins: disposeBag (DisposeBag)"])
    let combine = PastedOutcome(
      """
      import Combine
      Just(1).delay(for: 1, scheduler: DispatchQueue.main).sink { print($0) }.store(in: &cancellables)
      """)
    #expect(combine.logs == ["1s  1"])
    let misspelt = PastedOutcome(
      """
      let disposeBag = DisposeBag()
      Observable.of(1).subscribe(onNext: { print($0) }).disposed(by: disposBag)
      """)
    #expect(misspelt.failures == ["code.swift:2:64: there is no 'disposBag'; did you mean 'disposeBag'?"])
  }

  @Test func allErrorsAreReportedAtOnceWithTheirPlaces() {
    let code = "let count = 1, total = 2\nprint(cuont)\nbutton.rx.tap.subscribe { print(totl) }"
    let outcome = PastedOutcome(code, drive: "wait(1s)\nquattro + 1")
    #expect(
      outcome.failures == [
        "code.swift:2:7: there is no 'cuont'; did you mean 'count'?",
        "code.swift:3:33: there is no 'totl'; did you mean 'total'?",
        "code.drive:2:1: a stand-in 'quattro' is not in the code; there are: button",
      ])
  }

  @Test func theDriveTellsWhatANameIs() {
    // A service may have a member that a text field is driven by.
    let service = PastedOutcome("api.search(1).subscribe()")
    #expect(service.notes.first == "stand-ins: api (.answers(\"…\") { … })")
    let field = PastedOutcome("print(box.text)", drive: "box.enter(\"a\")")
    #expect(field.notes.first?.hasPrefix("stand-ins: box (UITextField") == true)
  }

  @Test func undeclaredFunctionsAndTypesAreStandIns() {
    check(
      "button.rx.tap.subscribe(onNext: { showAlert(\"hi\") })", driven: "button.tap()", logs: "0s  → showAlert(\"hi\")")
    let outcome = PastedOutcome("table.rx.modelSelected(User.self).subscribe(onNext: { print($0) })")
    #expect(outcome.failures == [])
  }

  // MARK: Effects

  @Test func effectsAreThoseInsideClosuresAndBindings() {
    check(
      """
      label.text = "start"
      label.isHidden = false
      button.rx.tap.subscribe { label.text = "tapped" }
      """, driven: "label.text = \"drive\"\nbutton.tap()", logs: "0s  → label.text = tapped")
    check(
      "title <~ just(1)\nlabel.rx.text <~ just(\"a\")", driven: "let title = property(0)\ncode",
      logs: "0s  → label.text = a")
  }

  @Test func callsThatNothingAnswersAreEffects() {
    check(
      "button.rx.tap.subscribe { spinner.startAnimating()\nview.show(\"x\", for: 2) }", driven: "button.tap()",
      logs: "0s  → spinner.startAnimating()", "0s  → view.show(\"x\", for: 2)")
  }

  @Test func effectsAreLanes() {
    let outcome = PastedOutcome(
      "button.rx.tap.subscribe(onNext: { label.text = \"x\" })", drive: "wait(500ms)\nbutton.tap()")
    #expect(outcome.lanes.contains { $0.hasPrefix("→ label.text: \"-a\", tick: 500ms") })
    #expect(outcome.lanes.contains { $0.hasPrefix("button: ") })
  }

  // MARK: The drive

  @Test func theDriveComesAfterTheCodeOrAroundIt() {
    check("print(\"code\")", driven: "print(\"drive\")", logs: "0s  code", "0s  drive")
    check(
      "print(\"code\")", driven: "print(\"before\")\ncode\nwait(1s)\nprint(\"after\")", logs: "0s  before", "0s  code",
      "1s  after")
  }

  @Test func commentsWithAnExclamationMarkRunWhereTheyStand() {
    check(
      "print(1)\n//! wait(1s)\nprint(2)\n//! if true {\n//!   print(3)\n//! }", driven: "",
      logs: "0s  1", "1s  2", "1s  3")
  }

  @Test func theDriveSeesTheNamesOfTheCode() {
    check(
      "let taps = subject()\ntaps.subscribe { print($0) }", driven: "taps.send(1)\nwait(1s)\ntaps.send(2)",
      logs: "0s  1", "1s  2")
  }

  /// The clock stands still while the closure of a stream runs.
  @Test func onlyTheDriveMovesTheClock() {
    let outcome = PastedOutcome(
      "button.rx.tap.subscribe { field.type(\"ab\", every: 1s) }\nfield.rx.text.subscribe { print($0) }",
      drive: "wait(1s)\nbutton.tap()")
    #expect(outcome.failures == [])
    let nested = PastedOutcome(
      "field.rx.text.subscribe()\ntimer(1s).subscribe { _ in field.type(\"ab\", every: 1s) }", drive: "wait(2s)")
    #expect(nested.failures.first?.contains("the clock can be moved by the script only") == true)
  }

  /// Bare values of code are not shown, and bare streams are not run.
  @Test func bareExpressionsOfCodeAreNotShown() {
    let outcome = PastedOutcome("1 + 1\ninterval(1s)\nprint(2)")
    #expect(outcome.logs == ["0s  2"])
    #expect(outcome.lanes == [])
  }

  // MARK: Damage

  @Test func smallDamageIsRepairedWithOneWarning() {
    let outcome = PastedOutcome("print(“a”)\nprint(“b”)")
    #expect(outcome.logs == ["0s  a", "0s  b"])
    #expect(outcome.warnings == ["code.swift:1:7: typographic quotes are read as \""])
    #expect(PastedOutcome("```swift\nprint(1)\n```").logs == ["0s  1"])
    #expect(PastedOutcome("1  print(1)\n2  print(2)\n3  print(3)").logs == ["0s  1", "0s  2", "0s  3"])
    #expect(PastedOutcome("print(1 &lt; 2 &amp;&amp; 3 &gt; 2)").logs == ["0s  true"])
    #expect(PastedOutcome("print(\"“a” &lt;\")").logs == ["0s  “a” &lt;"])
  }

  @Test func strictMakesWarningsErrors() {
    let outcome = PastedOutcome("print(“a”)", isStrict: true)
    #expect(outcome.logs == [])
    #expect(outcome.failures == ["code.swift:1:7: typographic quotes are read as \""])
  }
}
