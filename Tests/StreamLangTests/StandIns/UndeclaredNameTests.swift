import Testing

@testable import StreamLang

/// A name that code does not declare stands for something of its app.
@Suite struct UndeclaredNameTests {
  @Test func `A name that is only read is a value that fits`() {
    check(
      """
      import RxSwift
      print(page + 1, ratio * 2.0, !isBusy, "a" + title, items.isEmpty ? 1 : 2)
      for row in rows { print(row) }
      if user.isAdmin || user.age > 17 { print("admin") }
      let (first, second) = pair
      print(first, list[0].name)
      """, driven: "", logs: "0s  1 0.0 true atitle 2", "0s  pair.0 list[0].name")
  }

  @Test func `The drive sets it, and its changes in closures are effects`() {
    check(
      """
      import RxSwift
      button.rx.tap.subscribe(onNext: { _ in
          page += 1
          self.title = "page \\(page)"
          if settings.isVerbose { print("verbose") }
      })
      """,
      driven: "button.tap()\npage = 9\nsettings.isVerbose = true\nwait(1s)\nbutton.tap()",
      logs: "0s  → page = 1", "0s  → title = page 1", "1s  → page = 10", "1s  → title = page 10", "1s  verbose")
  }

  @Test func `The note says that a value fits, and how to set it`() {
    #expect(PastedOutcome("print(page)").notes == ["stand-ins: page (a value that fits; page = …)"])
  }

  @Test func `Names of rxplay's own are those of the app`() {
    let outcome = PastedOutcome(
      """
      import Combine
      subject.sink { print($0, timer) }.store(in: &bag)
      log(after)
      wait(for: [signal], timeout: 1)
      Just(1).receive(on: scheduler).sink { database.save($0) }.store(in: &bag)
      """, drive: "subject.send(1)\nwait(1s)\nlet later = timer(1s).subscribe { _ in subject.send(2) }\nwait(2s)")
    #expect(outcome.failures == [])
    #expect(outcome.logs == ["0s  1 timer", "0s  → database.save(1)", "2s  2 timer"])
  }

  @Test func `Members of types are cases and shared objects`() {
    check(
      """
      import RxSwift
      print(APIError.fake("x", code: 3), Level.high, Level.high == .high, Order.self)
      switch Level.high {
      case .low: print("low")
      case .high: print("it is high")
      default: print("other")
      }
      Observable.just(1).subscribe(onNext: { Store.shared.save($0) })
      """, driven: "", logs: "0s  fake(\"x\", code: 3) high true Order", "0s  it is high", "0s  → Store.shared.save(1)")
  }

  @Test func `Arguments of operators fit as well`() {
    check(
      """
      import RxSwift
      Observable.of(1, 2).debounce(config.interval, scheduler: config.scheduler)
        .flatMap { makeRequest($0) }
        .map(formatter.format)
        .subscribe(onNext: { print("got", $0) })
        .disposed(by: cell.disposeBag)
      """, driven: "", logs: "1s  got formatter.format()")
  }

  @Test func `A member is a stream where only streams have what is called`() {
    check(
      """
      import RxSwift
      import RxCocoa
      let service = GeolocationService.instance
      service.authorized.drive(label.rx.isHidden).disposed(by: disposeBag)
      """, driven: "service.authorized.onNext(true)", logs: "0s  → label.isHidden = true")
  }

  @Test func `Words that begin with a hash are read`() {
    check(
      """
      import RxSwift
      button.addTarget(self, action: #selector(save(_:)), for: .touchUpInside)
      if #available(iOS 13, *) { print(#keyPath(user.name), #imageLiteral(resourceName: "a")) }
      Observable.just(1).subscribe(onNext: { #track($0) })
      """, driven: "", logs: "0s  user.name resourceName: \"a\"", "0s  → track(1)")
  }

  @Test func `Properties of a class that its app sets fit as well`() {
    check(
      """
      import RxSwift
      class Controller: UIViewController {
        private let count: Int
        private let showLogin: () -> Void
        override func viewDidLoad() {
          Observable.just(1).subscribe(onNext: { _ in self.showLogin(); print(self.count + 1) })
        }
      }
      """, driven: "", logs: "0s  → showLogin()", "0s  1")
  }

  @Test func `Members of extensions of the app change nothing`() {
    let outcome = PastedOutcome(
      """
      import RxSwift
      Observable.of("a", "b").unwrapped().subscribe(onNext: { print($0.localized, $0.padded(to: 3)) })
      """)
    #expect(outcome.failures == [])
    #expect(outcome.logs == ["0s  a a", "0s  b b"])
    #expect(outcome.notes.contains("'localized' is declared elsewhere, so it changes nothing here"))
  }

  @Test(arguments: [
    ("let values = [1]\nprint(valuez)", "there is no 'valuez'; did you mean 'values'?"),
    ("let userName = 1\nprint(userNmae)", "there is no 'userNmae'; did you mean 'userName'?"),
    ("import RxSwift\nlet s = PublisSubject<Int>()", "there is no 'PublisSubject'; did you mean 'PublishSubject'?"),
    (
      "import RxSwift\nObservable.of(1).distinctUntilChange()",
      "Observable has no 'distinctUntilChange'; did you mean 'distinctUntilChanged'?"
    ),
    ("prnt(1)", "there is no 'prnt'; did you mean 'print'?"),
  ]) func `A slip of the pen stays an error`(_ code: String, _ message: String) {
    #expect(PastedOutcome(code).failures.map { $0.drop { $0 != " " }.dropFirst() } == [message[...]])
  }

  @Test(arguments: [
    ("values", "value"), ("firstName", "lastName"), ("item2", "item1"), ("date", "data"), ("name", "game"),
    ("present", "presentAlert"), ("Reactor", "reactor"), ("expectation", "expect"),
  ]) func `Another word is another name`(_ name: String, _ declared: String) {
    #expect(PastedOutcome("let \(declared) = 1\nprint(\(name), \(declared))").failures == [])
  }

  @Test func `Strict runs refuse what nothing declares`() {
    let outcome = PastedOutcome("import Combine\nprint(page)\nsubject.sink { print($0) }", isStrict: true)
    #expect(outcome.failures == ["code.swift:2:7: there is no 'page'", "code.swift:3:1: 'subject' is not called"])
  }

  @Test func `What a call gives can be assigned to`() {
    check(
      "import RxSwift\nObservable.just(1).subscribe(onNext: { nav()?.bar.title = \"\\($0)\" })", driven: "",
      logs: "0s  → nav().bar.title = 1")
  }
}
