import Answers
import JavaScript
import ObjectiveC
import StreamLang
import Testing

/// A program of a page, and the changes that gestures make to it.
private struct Page {
  let text: String
  let language: String

  init(_ language: String, _ text: String) {
    self.language = language
    self.text = text
  }

  func ask(_ options: String...) -> String {
    var surroundings = Surroundings()
    surroundings.languages = [.javaScript, .objectiveC, .swift]
    let lines = ["language=\(language)"] + options
    return Answers.answer(to: lines.map { $0 + "\n" }.joined() + "\n" + text, in: surroundings)
  }

  /// The marks of the pictures, each as its lane, its time in milliseconds, and the text that makes its time.
  var marks: [String] {
    objects("\"m\":").map { mark in
      let time = Int(field("time", of: mark)).map { $0 / 1_000_000 } ?? 0
      return "\(field("lane", of: mark)) \(time): \(made(mark) ?? field("why", of: mark))"
    }
  }

  /// The text that makes the time of a mark.
  private func made(_ mark: String) -> String? {
    guard let source = mark.split(separator: "\"source\":").dropFirst().first.map({ String($0) }),
      let from = Int(field("from", of: source)), let to = Int(field("to", of: source))
    else { return nil }
    let units = Array(text.utf16)
    return String(decoding: units[from..<to], as: UTF16.self)
  }

  /// The text after a mark of a lane, by its number there, was moved to a time in milliseconds.
  func moving(_ lane: String, _ number: Int = 0, to time: Int) -> String {
    let marks = objects("\"m\":").filter { field("lane", of: $0) == lane }
    guard marks.indices.contains(number),
      let source = marks[number].split(separator: "\"source\":").dropFirst().first.map({ String($0) })
    else { return "no mark" }
    var options = ["kind=edit", "do=move", "at=\(field("from", of: source))", "time=\(time * 1_000_000)"]
    options += ["form", "was", "slope"].map { "\($0)=\(field($0, of: source))" }
    if field("tenths", of: source) == "true" { options.append("tenths=yes") }
    return changed(options)
  }

  /// The text after an edit.
  func changed(_ options: [String]) -> String {
    var surroundings = Surroundings()
    surroundings.languages = [.javaScript, .objectiveC, .swift]
    let lines = ["language=\(language)"] + options.filter { !$0.hasSuffix("=") }
    let answer = Answers.answer(to: lines.map { $0 + "\n" }.joined() + "\n" + text, in: surroundings)
    guard let from = Int(field("from", of: answer)), let to = Int(field("to", of: answer)) else {
      return field("refusal", of: answer)
    }
    let units = Array(text.utf16)
    return String(decoding: units[..<from], as: UTF16.self) + field("insert", of: answer)
      + String(decoding: units[to...], as: UTF16.self)
  }

  /// The parts of the answer that begin with a field, up to the next one.
  func objects(_ start: String) -> [String] {
    ask("kind=evaluate", "views=svg").split(separator: "{" + start).dropFirst().map { start + $0 }
  }

  private func field(_ name: String, of object: String) -> String {
    guard let rest = object.split(separator: "\"\(name)\":", maxSplits: 1).dropFirst().first else { return "" }
    guard rest.first == "\"" else { return String(rest.prefix { $0 != "," && $0 != "}" }) }
    var text = ""
    var isEscaped = false
    for character in rest.dropFirst() {
      if isEscaped {
        text.append(character == "n" ? "\n" : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == "\"" {
        break
      } else {
        text.append(character)
      }
    }
    return text
  }
}

struct `Written times that can be dragged` {
  @Test func `A number of the code makes the times of marks, in any language`() {
    let timeout = Page("js", "setTimeout(() => s.next(1), 500);\nconst s = new Subject();\ns.subscribe(console.log);\n")
    #expect(timeout.marks.allSatisfy { $0 == "s 500: 500" })
    #expect(timeout.moving("s", to: 800).hasPrefix("setTimeout(() => s.next(1), 800);"))
    let swift = Page(
      "swift", "import RxSwift\nObservable.just(1).delay(.milliseconds(300), scheduler: s).subscribe()\n")
    #expect(swift.marks.first == "delay 300: 300")
    #expect(swift.moving("delay", to: 450).contains(".milliseconds(450)"))
    let objC = Page("objc", "[[[RACSignal return:@1] delay:1.5] subscribeNext:^(id x) { NSLog(@\"%@\", x); }];\n")
    #expect(objC.moving("delay:", to: 2000).contains("delay:2.0]"))
  }

  @Test func `A number that several marks have in common moves each as often as it comes`() {
    let ticks = Page("js", "interval(1000).pipe(take(3)).subscribe(console.log);\n")
    #expect(ticks.marks == ["take 1000: 1000", "take 2000: 1000", "take 3000: 1000", "take 3000: 1000"])
    #expect(ticks.moving("take", 2, to: 1500).hasPrefix("interval(500)"))
  }

  @Test func `Of several numbers it is the one that moves the fewest marks`() {
    let search = Page(
      "js",
      "fromEvent(box, 'input').pipe(debounceTime(300)).subscribe(e => console.log(1));\n//! wait(1s)\n//! box.enter(\"rx\")\n"
    )
    #expect(search.marks == ["box 1000: box.enter(\"rx\")", "debounceTime 1300: 300"])
  }

  @Test func `A time of the code is written in its unit`() {
    let seconds = Page(
      "swift", "import RxSwift\nObservable<Int>.interval(.seconds(1), scheduler: s).take(1).subscribe()\n")
    #expect(seconds.moving("take", to: 2400).contains(".seconds(2)"), "RxSwift takes whole seconds")
    let combine = Page(
      "swift", "import Combine\nlet c = Just(1).delay(for: .seconds(1), scheduler: RunLoop.main).sink { print($0) }\n")
    #expect(combine.moving("delay", to: 2400).contains(".seconds(2.4)"))
  }

  @Test func `A mark that no number moves says why`() {
    let code = Page("js", "of(1).subscribe(console.log);\n")
    #expect(code.marks.allSatisfy { $0.hasSuffix(" 0: it comes as soon as the code runs") })
    let tapped = Page("js", "fromEvent(a, 'click').pipe(map(() => 1)).subscribe(console.log);\n//! a.tap()\n")
    #expect(tapped.marks.last == "map 0: line 2 decides its time: a.tap()")
  }

  @Test func `Marble text of a test is as that of a script`() {
    let test = Page(
      "js",
      """
      const scheduler = new TestScheduler((a, b) => expect(a).toEqual(b));
      scheduler.run(({ cold, expectObservable }) => {
        const a = cold('-a-b|');
        expectObservable(a.pipe(map(x => x))).toBe('-a---b|');
      });
      """)
    #expect(test.marks.prefix(4) == ["a 1: a", "a 3: b", "a 4: |", "expected 1: a"])
    #expect(test.moving("a", 1, to: 2).contains("cold('-ab-|')"))
    #expect(test.moving("expected", 1, to: 3).contains("toBe('-a-b--|')"))
    #expect(test.ask("kind=evaluate", "views=svg").contains("\"expected\":\"-a-b|\""), "the text that would hold")
  }
}

struct `A drive that can be touched` {
  private let search = Page(
    "js",
    """
    fromEvent(box, 'input').subscribe(e => console.log(1));
    //! wait(1s)
    //! box.enter("a")
    //! wait(1s)
    //! box.enter("b")

    """)

  private func drive(_ text: String) -> [String] {
    text.split(separator: "\n").filter { $0.hasPrefix("//! ") }.map { String($0.dropFirst(4)) }
  }

  @Test(arguments: ["", "js"]) func `Waits that are longer than time lasts end at its last instant`(_ language: String)
  {
    let mark = language.isEmpty ? "" : "//! "
    let text = (language.isEmpty ? "" : "const a = 1\n") + String(repeating: mark + "wait(2562047h)\n", count: 3)
    #expect(Page(language, text).ask("kind=evaluate").contains("\"status\":\"fine\""))
  }

  @Test func `A line is moved by the times around it, and all others stay`() {
    #expect(
      drive(search.moving("box", 0, to: 1400)) == ["wait(1.4s)", "box.enter(\"a\")", "wait(600ms)", "box.enter(\"b\")"])
    #expect(
      drive(search.moving("box", 1, to: 1500)) == ["wait(1s)", "box.enter(\"a\")", "wait(500ms)", "box.enter(\"b\")"])
    #expect(
      drive(search.moving("box", 0, to: 2500)) == ["wait(2s)", "box.enter(\"b\")", "wait(500ms)", "box.enter(\"a\")"])
  }

  @Test func `A line is added at a time, deleted, and given another value`() {
    let added = search.changed(["kind=edit", "form=drive", "do=add", "value=box.tap()", "time=1500000000"])
    #expect(
      drive(added) == ["wait(1s)", "box.enter(\"a\")", "wait(500ms)", "box.tap()", "wait(500ms)", "box.enter(\"b\")"])
    let at = search.text.utf16.count - 15
    #expect(
      drive(search.changed(["kind=edit", "form=drive", "do=delete", "at=\(at)"])) == ["wait(1s)", "box.enter(\"a\")"])
    let other = search.changed(["kind=edit", "form=drive", "do=value", "value=rx", "at=\(at)"])
    #expect(drive(other).last == "box.enter(\"rx\")")
  }

  @Test func `The first line of a drive is written below the code`() {
    let code = Page("swift", "import RxSwift\nsearchBar.rx.text.subscribe(onNext: { print($0) })")
    let typed = code.changed(["kind=edit", "form=drive", "do=add", "value=searchBar.type(\"rx\")", "time=500000000"])
    #expect(typed == code.text + "\n//! wait(500ms)\n//! searchBar.type(\"rx\")")
  }

  @Test func `An answer lists the stand-ins with what can be done with each`() {
    let stream = Page(
      "js",
      """
      fromEvent(button, 'click').pipe(switchMap(() => ajax.getJSON('/x'))).subscribe(console.log);
      //! button.tap()
      """)
    let answer = stream.ask("kind=evaluate", "views=svg")
    #expect(answer.contains("{\"name\":\"button\",\"kind\":\"element\",\"driven\":true,\"acts\":["))
    #expect(answer.contains("{\"word\":\"tap\",\"call\":\"button.tap()\",\"takes\":\"nothing\",\"example\":\"\"}"))
    #expect(answer.contains("\"call\":\"network(\\\"/x\\\", after: 1s, gives: …)\",\"takes\":\"value\""))
    #expect(answer.contains("\"call\":\"network(\\\"/x\\\", after: 1s, fails: \\\"…\\\")\""))
    let objC = Page("objc", "[self.field.rac_textSignal subscribeNext:^(id x) { NSLog(@\"%@\", x); }];\n")
    #expect(objC.ask("kind=evaluate").contains("\"call\":\"self.field.type(\\\"…\\\")\",\"takes\":\"text\""))
    let notified = Page(
      "swift",
      "import Combine\nlet c = NotificationCenter.default.publisher(for: Notification.Name(\"n\")).sink { print($0) }\n"
    )
    #expect(notified.ask("kind=evaluate").contains("\"call\":\"notify(\\\"n\\\")\""))
  }

  @Test func `A person needs 100ms from key to key`() {
    let typed = Page("js", "fromEvent(box, 'input').subscribe(e => console.log(1));\n//! box.type('abc')\n")
    #expect(typed.marks.map { String($0.prefix { $0 != ":" }) }.prefix(3) == ["box 0", "box 100", "box 200"])
  }

  @Test func `Words are completed in a line of the drive`() {
    let text = "import RxSwift\nimport RxCocoa\nsearchBar.rx.text.subscribe(onNext: { print($0) })\n//! "
    func words(_ line: String) -> String {
      let page = Page("swift", text + line)
      return page.ask("kind=complete", "at=\(page.text.utf16.count)")
    }
    #expect(words("sea").contains("\"candidates\":[{\"text\":\"searchBar\",\"summary\":\"a stand-in, UITextField\"}]"))
    #expect(words("searchBar.ty").contains("{\"text\":\"type\",\"summary\":\"Types a text, key by key"))
    #expect(words("wa").contains("{\"text\":\"wait\""))
    #expect(Page("js", "fromEvent(box, 'click')").ask("kind=help", "name=enter").contains("Replaces the text at once"))
  }

  @Test(arguments: [
    ("swift", "//! searchBar.tpye(\"x\")", "searchBar has no 'tpye'; did you mean 'type'?"),
    ("swift", "//! serchBar.type(\"x\")", "there is no 'serchBar'; did you mean 'searchBar'?"),
    ("swift", "//! searchBar.tap()", "'tap' moves nothing in searchBar, which is a UITextField"),
  ])
  func `A wrong line of the drive is the one that is named`(_ language: String, _ line: String, _ message: String) {
    let code = "import RxSwift\nimport RxCocoa\nsearchBar.rx.text.subscribe(onNext: { print($0) })\n"
    let answer = Page(language, code + line + "\n").ask("kind=evaluate")
    #expect(answer.contains("\"message\":\"\(message)\""))
    #expect(answer.contains("\"line\":4,"))
  }

  @Test func `A wrong line is named in JavaScript, too`() {
    let code = "const search = document.getElementById('search');\nfromEvent(search, 'input').subscribe(console.log);\n"
    for (line, message) in [
      ("//! serch.type('x')", "there is no 'serch'; did you mean 'search'?"),
      ("//! search.tpye('x')", "search has no 'tpye'; did you mean 'type'?"),
    ] {
      let answer = Page("js", code + line + "\n").ask("kind=evaluate")
      #expect(answer.contains("\"message\":\"\(message)\""))
      #expect(answer.contains("\"line\":3,"))
    }
  }
}

struct `Streams that are drawn without a subscription` {
  @Test(arguments: [
    ("js", "Rx.Observable.interval(1000).pipe(RxOperators.take(2))\n", "result 1000: 1000"),
    ("js", "interval(1000).pipe(take(2));\n", "result 1000: 1000"),
    ("js", "this.x$ = interval(1000).pipe(take(2));\n", "x$ 1000: 1000"),
    ("js", "class Page { ngOnInit() { this.ticks$ = interval(1000).pipe(take(2)); } }\n", "ticks$ 1000: 1000"),
    ("swift", "import RxSwift\nObservable.just(1).delay(.milliseconds(300), scheduler: s)\n", "result 300: 300"),
    ("objc", "[[RACSignal return:@1] delay:0.5];\n", "result 500: 0.5"),
  ])
  func `The stream at the end of code, and one that code assigns`(_ language: String, _ code: String, _ mark: String) {
    let page = Page(language, code)
    #expect(page.marks.first == mark)
    #expect(page.ask("kind=evaluate").contains("\"messages\":[]") || language == "objc", "it needs no warning")
  }

  @Test func `A promise runs by itself, and a stream with a subscription is drawn by that`() {
    #expect(Page("js", "fetch('/x').then(r => console.log(r.status));\n").marks.isEmpty)
    let twice = Page("js", "this.x$ = interval(1000).pipe(take(1));\nthis.x$.subscribe(console.log);\n")
    #expect(twice.marks.count(where: { $0.hasPrefix("take ") || $0.hasPrefix("x$ ") }) == 2)
  }
}

struct `Warnings with a button` {
  @Test func `A warning has the change that mends it`() {
    let page = Page(
      "objc",
      "RACSubject *s = [RACSubject subject];\n[s subscribeNext:^(id x) { NSLog(@\"%@\", x); }]\n[s sendNext:@1];\n")
    let answer = page.ask("kind=evaluate")
    #expect(answer.contains("\"message\":\"the lost ';' is put here\""))
    #expect(answer.contains("\"insert\":\";\",\"title\":\"insert ';'\"}"))
  }
}

struct `A program in the words of another library` {
  private func respelled(_ text: String, to dialect: String) -> String {
    Page("rx", text).changed(["kind=respell", "to=\(dialect)"])
  }

  @Test func `An operator gets the name that the other library has for it`() {
    let text = "let a = cold(\"-a-b|\")\na.flattenMap { x in cold(\"-1|\") }.ignore(1)"
    let rxjs = respelled(text, to: "rxjs")
    #expect(rxjs.hasPrefix("dialect(\"rxjs\")\nlet a = cold(\"-a-b|\")\na.mergeMap {"))
  }

  @Test func `A call that the other library does not take keeps its meaning`() {
    let text = "dialect(\"rxswift\")\ninterval(1s).withUnretained(1).take(1)"
    #expect(!respelled("interval(1s).throttle(300ms)", to: "combine").isEmpty)
    #expect(respelled(text, to: "rxswift") == "this program is in the words of RxSwift 6 already")
    #expect(respelled("interval(1s", to: "rxjs") == "mend the mistakes first; then the program can be translated")
  }

  @Test(arguments: ["rac", "rxjs", "rxswift", "combine", "reactiveswift"])
  func `The program that it becomes has no mistakes`(_ dialect: String) {
    let text = "let q = cold(\"-a--b-c|\")\nq.throttle(150ms).map { $0 + \"!\" }.distinctUntilChanged().skip(1)"
    let page = Page(
      "rx", dialect == "rac" ? "dialect(\"rxjs\")\ncold(\"-a|\").debounceTime(100ms).mergeMap { x in of(x) }" : text)
    let answer = Page("rx", page.changed(["kind=respell", "to=\(dialect)"])).ask("kind=evaluate")
    #expect(answer.contains("\"status\":\"fine\""))
  }
}
