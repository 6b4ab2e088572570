import Testing

/// Stand-ins for the elements and requests of a page, driven from comments of the code.
@Suite struct WebPasteTests {
  /// The log of code, each line with its time.
  private func log(_ code: String) throws -> [String] {
    let run = try Program.run(["--lang", "js", "--format", "log", "-"], input: code)
    #expect(run.status == 0, "\(run.error)")
    // Lines of lanes have the name of their lane.
    let lines = run.output.split(separator: "\n").map(String.init)
    let lanes = ["  next ", "  completed", "  subscribed", "  error "]
    return lines.filter { line in line.first?.isNumber == true && !lanes.contains { line.contains($0) } }
  }

  private let imports = "import { fromEvent, map, of, from, switchMap, catchError } from 'rxjs';\n"

  @Test func anElementIsTypedInto() throws {
    let lines = try log(
      imports + """
        fromEvent(input, 'input').subscribe((e) => console.log(e.type, e.target.value));
        fromEvent(input, 'keydown').subscribe((e) => console.log('key', e.key));
        //! input.type("ab", every: 100ms)
        //! input.enter("xyz")
        """)
    #expect(
      lines == [
        "0s  key a", "0s  input a", "100ms  key b", "100ms  input ab", "100ms  input xyz",
      ])
  }

  @Test func anElementHasOtherEvents() throws {
    let lines = try log(
      imports + """
        fromEvent(box, 'change').subscribe((e) => console.log(e.target.checked));
        fromEvent(list, 'change').subscribe((e) => console.log(e.target.value));
        fromEvent(window, 'scroll').subscribe((e) => console.log(e.scrollY));
        fromEvent(field, 'keydown').pipe(map((e) => e.key)).subscribe((key) => console.log(key));
        //! box.toggle()
        //! list.select("b")
        //! window.fire("scroll", scrollY: 900)
        //! field.key("Enter")
        """)
    #expect(lines == ["0s  true", "0s  b", "0s  900", "0s  Enter"])
  }

  /// A listener that is no stream hears events, too; what it does to the page is an effect.
  @Test func listenersHaveEffects() throws {
    let lines = try log(
      """
      const button = document.querySelector('#go');
      button.addEventListener('click', () => {
        title.textContent = 'clicked';
        title.classList.add('on');
      });
      //! wait(1s)
      //! button.tap()
      """)
    #expect(lines == ["1s  → title.textContent = clicked", "1s  → title.classList.add('on')"])
  }

  @Test func requestsAreAnswered() throws {
    let lines = try log(
      """
      //! network("/users", after: 1s, gives: [["name": "Ada"]])
      //! network("/missing", after: 2s, status: 404)
      //! network("/one", after: 3s, gives: ["id": 1])
      //! network("/two", after: 4s, gives: ["id": 2])
      import { ajax } from 'rxjs/ajax';
      import { from, switchMap } from 'rxjs';
      ajax.getJSON('/users').subscribe((users) => console.log(users));
      ajax('/missing').subscribe({ error: (e) => console.log(e.message) });
      from(fetch('/one')).pipe(switchMap((r) => r.json())).subscribe((x) => console.log(x.id));
      fetch('/two').then((r) => r.json()).then((x) => console.log('two', x.id));
      """)
    #expect(lines == ["1s  [ { name: 'Ada' } ]", "2s  ajax error 404", "3s  1", "4s  two 2"])
  }

  @Test func anotherLanguageIsRefused() throws {
    let swift = "import RxSwift\nlet bag = DisposeBag()\nguard let x = y else { return }\n"
    #expect(
      try Program.run(["--lang", "js", "-"], input: swift).error.contains(
        "<stdin>:1:1: error: this looks like Swift; use the extension .swift or --lang swift"))
    let script = "import { of } from 'rxjs';\nconst f = (x) => x;\nof(1).subscribe(f);\n"
    #expect(
      try Program.run(["--lang", "swift", "-"], input: script).error.contains(
        "<stdin>:1:1: error: this looks like JavaScript; use the extension .js or --lang js"))
  }

  @Test func aTextOnStandardInputIsRecognised() throws {
    let run = try Program.run(["-"], input: "import { of } from 'rxjs';\nof(1, 2).subscribe((x) => console.log(x));\n")
    #expect(run.output.hasPrefix("0s  1\n0s  2\n"))
  }
}
