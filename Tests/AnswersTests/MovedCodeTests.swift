import Answers
import JavaScript
import ObjectiveC
import StreamLang
import Testing

private func ask(_ language: String, _ text: String, _ options: String...) -> String {
  var surroundings = Surroundings()
  surroundings.languages = [.javaScript, .objectiveC, .swift]
  let lines = ["language=\(language)"] + options
  return Answers.answer(to: lines.map { $0 + "\n" }.joined() + "\n" + text, in: surroundings)
}

struct `What an app uses of pasted code` {
  @Test(arguments: [
    ("import Combine\nlet taps = PassthroughSubject<Int, Never>()\ntaps.sink { print($0) }", "taps.send(…)"),
    ("import Combine\nlet taps = PassthroughSubject<Void, Never>()\ntaps.sink { print($0) }", "taps.send(…)"),
    ("import RxSwift\nlet name = BehaviorRelay<String>(value: \"\")\nname.subscribe()", #"name.accept(\"…\")"#),
    (
      "import ReactiveSwift\nlet (signal, observer) = Signal<Int, Never>.pipe()\nsignal.observeValues { print($0) }",
      "observer.send(value: …)"
    ),
    (
      "import ReactiveSwift\nlet page = MutableProperty<Int>(1)\npage.signal.observeValues { print($0) }",
      "page.value = …"
    ),
    (
      "import Combine\nclass Model: ObservableObject {\n  @Published var query = \"\"\n  func clear() { query = \"\" }\n}",
      #"self.query = \"…\""#
    ),
    (
      "import Combine\nclass Model: ObservableObject {\n  @Published var query = \"\"\n  func clear() { query = \"\" }\n}",
      "self.clear()"
    ),
    ("@MainActor class Model {\n  func search(_ text: String) async { print(text) }\n}", #"self.search(\"…\")"#),
  ])
  func `Subjects, properties and methods are controls`(_ code: String, _ call: String) {
    let answer = ask("swift", code, "kind=evaluate")
    #expect(answer.contains("\"call\":\"\(call)\""))
  }

  @Test func `Subjects of JavaScript and Objective-C are controls, too`() {
    let js = ask("js", "const s = new Subject();\ns.subscribe(console.log);", "kind=evaluate")
    #expect(js.contains("\"name\":\"s\",\"kind\":\"\",\"driven\":false"))
    #expect(js.contains("\"call\":\"s.next(…)\""))
    let objc = ask("objc", "RACSubject *s = [RACSubject subject];\n[s subscribeNext:^(id x) {}];", "kind=evaluate")
    #expect(objc.contains(#""call":"s.send(\"…\")""#))
  }

  @Test func `A stream of streams takes no value that can be written, and code may move a subject itself`() {
    let nested = "import RxSwift\nlet s = PublishSubject<Observable<Int>>()\ns.switchLatest().subscribe()"
    #expect(ask("swift", nested, "kind=evaluate").contains("\"standIns\":[]"))
    let moved = "import RxSwift\nlet s = PublishSubject<Int>()\ns.subscribe()\ns.onNext(1)"
    #expect(ask("swift", moved, "kind=evaluate").contains("\"name\":\"s\",\"kind\":\"PublishSubject\",\"driven\":true"))
  }

  @Test func `A message that is used as a signal is answered by one`() {
    let code = "[[client load] subscribeNext:^(id x) { NSLog(@\"%@\", x); }];\n"
    let call = #""call":"client.answers(\"load\") { timer(1s).map { _ in … } }""#
    #expect(ask("objc", code, "kind=evaluate").contains(call))
    let driven = code + "//! client.answers(\"load\") { timer(1s).map { _ in 1 } }\n"
    #expect(ask("objc", driven, "kind=evaluate").contains(call))
  }

  @Test func `All of it is moved at once by lines that are invented`() {
    let code = "import RxSwift\nimport RxCocoa\nbox.rx.text.orEmpty.subscribe(onNext: { print($0) })\n"
    let answer = ask("swift", code, "kind=edit", "form=drive", "do=invent")
    #expect(answer.contains("\\n//! wait(500ms)\\n//! box.type(\\\"swift\\\", every: 100ms)\\n"))
    for (text, reason) in [
      ("Observable.just(1).subscribe()", "this program moves everything itself"),
      (code + "//! box.type(\"x\")", "this program has lines that move it"),
    ] {
      #expect(ask("swift", text, "kind=edit", "form=drive", "do=invent").contains("\"refusal\":\"\(reason)\""))
    }
  }
}

struct `Pasted code in another library` {
  private let code = """
    import RxSwift
    box.rx.text.orEmpty.debounce(.milliseconds(300), scheduler: MainScheduler.instance)
      .flatMapLatest { api.search($0) }.subscribe(onNext: { print($0) })

    """

  @Test func `It moves with a list of what became of each name`() {
    let answer = ask("swift", code, "kind=respell", "to=combine")
    #expect(answer.contains("\"edit\":{\"from\":0,\"to\":\(code.utf16.count),\"insert\":\"import Combine"))
    #expect(answer.contains("\"name\":\"flatMapLatest\",\"counterpart\":\"map, switchToLatest\""))
    #expect(answer.contains("\"differs\":true"))
    #expect(answer.contains("// differs: "))
  }

  @Test func `The proof is a sentence of its own`() {
    let answer = ask("swift", code, "kind=respell", "to=combine", "proof=yes")
    #expect(answer.contains("\"proof\":\"differs at 1.6s: Combine is silent, RxSwift prints 'Unhandled error"))
    #expect(answer.contains("with an invented drive"))
  }

  @Test func `What cannot move has a reason`() {
    let reason = "code of Swift cannot be moved to that library; Translate writes it in the language of rxplay"
    #expect(ask("swift", code, "kind=respell", "to=rac").contains("\"refusal\":\"\(reason)\""))
    let script = ask("js", "of(1).subscribe(console.log)", "kind=respell", "to=combine")
    #expect(script.contains("\"refusal\":\"code of JavaScript cannot be moved to Combine"))
  }
}
