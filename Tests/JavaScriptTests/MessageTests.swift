import JavaScript
import StreamLang
import Testing

struct MessageTests {
  @Test(arguments: [
    ("const a = of(1).pipe(map(x => x);", "1:21: expected ')': the '(' at 1:21 is still open"),
    ("import { debouceTime } from 'rxjs';", "1:10: rxjs has no 'debouceTime'; did you mean 'debounceTime'?"),
    (
      "import { of } from 'rxjs'; of(1).pipe(filter(x => x));",
      "1:39: 'filter' is not imported; add it to the import from 'rxjs'"
    ),
    ("rxjs.interval(1000).map(x => x);", "1:21: streams have no method 'map'; write .pipe(map(…))"),
    ("function f() { return await g(); }", "1:23: await stands in async functions"),
    ("const total = 1; total += 2;", "1:18: 'total' is a const; declare it with let"),
    ("const a = 1, b;", "1:14: this const has no value"),
    ("let count = 1; console.log(cuont);", "1:28: there is no 'cuont'; did you mean 'count'?"),
    ("const view = () => { return <div>hi</div>; }", "1:29: JSX is not read; paste the streams only"),
    (
      "import _ from 'lodash'; console.log(_.map([1]));",
      "1:37: there is no 'lodash' here; of packages, only rxjs is known"
    ),
    ("const a = `abc ;", "1:11: this template string has no end"),
    ("const s = \"abc", "1:11: this string has no end"),
    (
      "of(1).pipe(throttleTime('1s')).subscribe();",
      "1:25: throttleTime wants milliseconds (a number), and this is a string"
    ),
    ("const x = [1]; of(1).pipe(map(x));", "1:31: map wants a function, and this is an array"),
    ("of(1).pipe(map);", "1:12: map was passed, not called; write map(…)"),
    ("setTimeout('f()', 10);", "1:12: code in strings does not run"),
    ("import 'rxjs/add/operator/map';", "1:8: this is RxJS 5; write import { map } from 'rxjs'"),
    ("combineLatest(of(1), of(2), 5);", "1:29: combineLatest wants streams, and argument 3 is a number"),
    ("console.log(crypto.subtle());", "1:13: crypto.subtle has no stand-in"),
    ("const fs = require('fs');", "1:12: 'fs' has no stand-in"),
    ("outer: for (;;) { break outr; }", "1:25: there is no label 'outr' around; did you mean 'outer'?"),
    ("a: { for (;;) { continue a; } }", "1:26: 'continue' goes on with a loop, and 'a' is none"),
    ("class A extends A { }", "1:17: Cannot access 'A' before initialization"),
    (
      "import { of } from 'rxjs/observable/of'; of(1).subscribe();",
      "1:20: this is RxJS 5; write import { of } from 'rxjs'"
    ),
    (
      "import { Observable } from 'rxjs'; Observable.of(1);",
      "1:47: this is RxJS 5; write of(…), and import it from 'rxjs'"
    ),
    ("of(1).do(x => x).subscribe();", "1:7: streams have no method 'do'; write .pipe(tap(…))"),
    ("of(1).pipe(do(x => x)).subscribe();", "1:12: this is RxJS 5; write tap(…), and import it from 'rxjs'"),
    ("of(1).pipe(throwError(() => 1)).subscribe();", "1:12: pipe wants operators, and throwError makes a stream"),
    ("of(1).subscribe({ completed() {} });", "1:19: an observer has no 'completed'; did you mean 'complete'?"),
    (
      "const s = of(1).subscribe(); s.dispose();",
      "1:32: s.dispose is not a function; did you mean 'unsubscribe'?"
    ),
    ("of(1).pipe(tap(x => x)); console.log(1);", "1:1: nothing subscribes to this stream, so nothing runs"),
    (
      "import { fromPromise } from 'rxjs/observable/fromPromise'; fromPromise(5);",
      "1:29: this is RxJS 5; write import { from } from 'rxjs'"
    ),
    ("return 5;", "1:1: 'return' stands outside of a function"),
    ("if (true) { break; }", "1:13: 'break' stands outside of a loop"),
    ("for (;;) { [1].map(() => { continue; }); }", "1:28: 'continue' stands outside of a loop"),
    ("console.lgo(1);", "1:9: console.lgo is not a function; did you mean 'log'?"),
    (
      "const s = new BehaviourSubject(1);",
      "1:15: there is no class 'BehaviourSubject' here; did you mean 'BehaviorSubject'?"
    ),
    ("const s = new Subject(); s.emit(1);", "1:28: Subject has no 'emit'; did you mean 'next'?"),
    (
      "const s = new Subject(); s.onNext(1);",
      "1:28: Subject has no 'onNext'; did you mean 'next'?"
    ),
    (
      "new TestScheduler().run(({ cold }) => { cold('-a-(b'); });",
      "1:50: in the marble text: the '(' at 1:50 is not closed"
    ),
  ]) func `Before anything runs`(_ code: String, _ message: String) {
    #expect(Running(code).messages.first == message)
  }

  @Test func `A name of the drive that was meant for a stand-in`() {
    let run = Running("fromEvent(input, 'input').subscribe();\n//! inptu.type(\"a\")")
    #expect(run.messages == ["2:5: there is no 'inptu'; did you mean 'input'?"])
  }

  @Test(arguments: [
    "const x = { user: null };\nconsole.log(x.user.name);",
    "const x = { user: null };\nof(1).subscribe(() => x.user.name);",
  ]) func `While it runs`(_ code: String) {
    let run = Running(code)
    #expect(run.messages.count == 1)
    #expect(run.messages.first?.hasPrefix("2:") == true)
    #expect(run.messages.first?.hasSuffix(": Cannot read properties of null (reading 'name')") == true)
  }

  @Test(arguments: [
    (
      "import { of, debouceTime } from 'rxjs';\nof(1).pipe(debouceTime(10)).subscribe();",
      "1:14: rxjs has no 'debouceTime'; did you mean 'debounceTime'?"
    ),
    ("const view = () => { return <div>hi</div>; }", "1:29: JSX is not read; paste the streams only"),
    ("process.stdin.on('data', (d) => console.log(d));", "1:1: 'process' has no stand-in"),
    (
      "of(1).subscribe({ onNext: (x) => console.log(x) });", "1:19: an observer has no 'onNext'; did you mean 'next'?"
    ),
    (
      "of(1).pipe(map((x) => { x * 2; })).subscribe();",
      "1:16: the function of map returns nothing; write return, or leave its braces out"
    ),
  ]) func `A mistake is reported once`(_ code: String, _ message: String) {
    #expect(Running(code).messages == [message])
  }

  @Test(arguments: [
    ("forkJoin({ a: of(1), b: 5 }).subscribe();", "1:1: forkJoin wants streams, and 'b' is 5"),
    ("JSON.prase('{}');", "1:6: JSON.prase is not a function; did you mean 'parse'?"),
    ("setTimeout(console.log(1), 10);", "1:11: undefined is not a function"),
  ]) func `A value that does not fit`(_ code: String, _ message: String) {
    #expect(Running(code).messages == [message])
  }

  @Test func `All at once, each at its place`() {
    let run = Running(
      """
      import { of, mpa } from 'rxjs';
      const a = of(1).pipe(mpa(x => x + );
      const total = 1;
      total += 2;
      const b = () => { await a; };
      console.log(a, b);
      """)
    #expect(
      run.messages == [
        "1:14: rxjs has no 'mpa'; did you mean 'map'?", "2:21: expected ')': the '(' at 2:21 is still open",
        "2:35: a value is expected here", "4:1: 'total' is a const; declare it with let",
        "5:19: await stands in async functions",
      ])
    #expect(run.log.isEmpty)
  }
}

struct `All mistakes are reported at once` {
  private func check(_ code: String, _ messages: String..., at location: SourceLocation = #_sourceLocation) {
    #expect(Running(code).messages == messages, sourceLocation: location)
  }

  @Test func `Those inside of a call that is not closed`() {
    check(
      """
      import { fromEvent } from 'rxjs';
      import { debounceTime, map } from 'rxjs/operators';
      const input$ = fromEvent(searchBox, 'input').pipe(
        map(e => e.target.value),
        debounceTime(300,
        mapp(q => q.length),
      );
      input$.subscribe(results => {
        consle.log(results);
      });
      """, "5:15: expected ')': the '(' at 5:15 is still open", "6:3: there is no 'mapp'; did you mean 'map'?",
      "9:3: there is no 'consle'; did you mean 'console'?")
  }

  @Test func `Those in a block besides one that cannot be read`() {
    check(
      """
      of(1).subscribe(value => {
        if (value > 2 {
          console.log('big');
        }
        console.log(vlaue);
      });
      const user = { name: 'Ann', age: 3 ;
      console.log(usr.name);
      console.log("unterminated);
      console.log(other);
      """, "2:6: expected ')': the '(' at 2:6 is still open", "5:15: there is no 'vlaue'; did you mean 'value'?",
      "7:14: expected '}': the '{' at 7:14 is still open", "8:13: there is no 'usr'; did you mean 'user'?",
      "9:13: this string has no end")
  }

  @Test func `Those of members and arguments besides those of modules`() {
    check(
      """
      import { interval, Subject } from 'rxjs';
      import { take, map } from 'rxjs/operators';
      const stop$ = new Subject();
      interval(1000).pipe(take(), map(x => x * 2, 3, 4), filtr(x => x > 2)).subscribe(console.log);
      stop$.nxt(1);
      interval(500).pipe(takeUntil(stop$)).subscibe(x => console.log(x));
      [1, 2].foreach(x => console.log(x));
      'abc'.toUppercase();
      """, "4:21: 'take' needs its argument 'count'", "4:45: 'map' takes one argument, but is given 3",
      "4:52: there is no 'filtr'; did you mean 'filter'?", "5:7: Subject has no 'nxt'; did you mean 'next'?",
      "6:20: 'takeUntil' is not imported; add it to the import from 'rxjs'",
      "6:38: Observable has no 'subscibe'; did you mean 'subscribe'?",
      "7:8: [1, 2].foreach is not a function; did you mean 'forEach'?",
      "8:7: 'abc'.toUppercase is not a function; did you mean 'toUpperCase'?")
  }
}

struct HostileTextTests {
  private static let sample = """
    import { of, map, Subject } from 'rxjs';
    const s$ = new Subject<number>();
    function f({ a, b: [c = 1, ...d] }, ...rest) { return a ? `${c} ${d.map((x) => x * 2)}` : /x+/g.test('y'); }
    s$.pipe(map((v, i) => ({ v, i, ...{ k: 1 } }))).subscribe({ next(x) { console.log(x); }, error: (e) => {} });
    for (let i = 0; i < 3; i++) { if (i % 2 === 0) continue; else s$.next(i); }
    switch (f({ a: 1, b: [] })) { case 'x': break; default: console.log('d'); }
    try { null.x } catch ({ message }) { console.log(message) } finally { s$.complete() }
    """

  @Test func `Every truncation is read`() {
    let bytes = Array(Self.sample.utf8)
    for end in stride(from: 0, to: bytes.count, by: 3) {
      _ = SourceLanguage.javaScript.read(SourceText(name: "", text: String(decoding: bytes[..<end], as: UTF8.self)))
    }
  }

  @Test(arguments: ["(", "[", "{", "!", "f(", "x => ", "a ? ", "`${", "-", "{a:", "if(a)"])
  func `Deep nesting is refused`(_ sign: String) {
    let text = String(repeating: sign, count: 20_000)
    let script = SourceLanguage.javaScript.read(SourceText(name: "", text: text))
    #expect(!script.faults.isEmpty)
  }
}
