import JavaScript
import StreamLang
import Testing

struct `All mistakes in code as beginners write it are reported in the words of JavaScript and RxJS` {
  private func check(_ code: String, _ messages: String..., at location: SourceLocation = #_sourceLocation) {
    #expect(Running(code).messages == messages, sourceLocation: location)
  }

  private static let notAStream =
    " where a stream was expected. You can provide an Observable, Promise, ReadableStream, Array, AsyncIterable, or Iterable."

  @Test func `Chains of RxJS 5`() {
    check(
      """
      import { of, Observable } from 'rxjs';
      import 'rxjs/add/operator/map';
      of(1, 2, 3).map(x => x * 2).filter(x => x > 2).do(console.log).subscribe();
      Observable.create(observer => {}).suscribe();
      """, "2:8: this is RxJS 5; write import { map } from 'rxjs'",
      "3:13: streams have no method 'map'; write .pipe(map(…))",
      "3:29: streams have no method 'filter'; write .pipe(filter(…))",
      "3:48: streams have no method 'do'; write .pipe(tap(…))",
      "4:35: Observable has no 'suscribe'; did you mean 'subscribe'?")
  }

  @Test func `Members that promises, operators and read-only streams do not have, and words that cannot be names`() {
    check(
      """
      import { of, map, filter, from, mergeMap, Subject } from 'rxjs';
      fetch('/x').pipe(map(x => x));
      const later = new Promise(resolve => resolve(1));
      later.then(x => x + 1).subscribe(console.log);
      of(1).pipe(map(x => x).filter(x => x > 1)).subscribe();
      const source$ = new Subject().asObservable();
      source$.next(1);
      from(later).pipe(mergeMap(() => later)).subscribe();
      """, "2:13: a Promise has no 'pipe'; make a stream of it: from(promise).pipe(…)",
      "4:24: a Promise has no 'subscribe'; make a stream of it: from(promise).subscribe(…)",
      "5:24: map(…) has no method 'filter'; separate operators by commas: pipe(map(…), filter(…))",
      "7:9: an Observable has no 'next'; only a Subject has")
    check("const class = 1;", "1:7: 'class' is a word of the language, and cannot be a name")
  }

  @Test func `Members of promises and subscriptions that streams are taken to have, and a target in the wrong place`() {
    check(
      """
      import { of, map, fromEvent } from 'rxjs';
      of(1).then(x => console.log(x));
      of(1).catch(e => console.log(e));
      of(1).subscribe(console.log).pipe(map(x => x));
      fromEvent('click', document).subscribe(console.log);
      """, "2:7: Observable has no 'then'; write subscribe(…), or firstValueFrom(…).then(…)",
      "3:7: streams have no method 'catch'; write .pipe(catchError(…))",
      "4:30: a Subscription has no 'pipe'; write .pipe(…) before .subscribe(…)",
      "5:11: fromEvent wants the target first, and then the name of the event: fromEvent(button, 'click')")
  }

  @Test func `Operators and sources that get what another one takes`() {
    check(
      """
      import { interval, of, take, takeUntil, debounce, switchMap, retry, fromEvent } from 'rxjs';
      interval(100).pipe(takeUntil(x => x > 3)).subscribe();
      interval(100).pipe(take(x => x < 3)).subscribe();
      of(1).pipe(debounce(300)).subscribe();
      of(1).pipe(switchMap(of(2))).subscribe();
      of(1).pipe(retry({ times: 3 })).subscribe();
      fromEvent(document).subscribe();
      [1, 2].pipe(x => x);
      interval.subscribe();
      """, "2:30: takeUntil wants a stream, and this is a function",
      "3:25: take wants a number, and this is a function", "4:21: debounce wants a function, and this is a number",
      "5:22: switchMap wants a function, and this is a stream", "6:20: retry has no option 'times'",
      "7:11: fromEvent wants the name of the event, too: fromEvent(button, 'click')",
      "8:8: an array has no 'pipe'; make a stream of it: from(array).pipe(…)",
      "9:1: interval was passed, not called; write interval(…)")
  }

  @Test func `Signs and words of other languages, and parts that have lost their beginning`() {
    check(
      """
      of(1).pipe(map(x -> x + 1)).subscribe();
      of(1).pipe(map(x = > x)).subscribe();
      of(1).subscribe(x => x, complete: () => {});
      else { console.log(1); }
      const { map } = require('rxjs/operator');
      """, "1:18: an arrow function is written with '=>'", "2:18: an arrow function is written with '=>'",
      "3:33: ',' or ')' is missing in the arguments", "4:1: this else has no if before it",
      "5:17: this is RxJS 5; write import { map } from 'rxjs'")
  }

  @Test func `Operators that are not called, or get what they cannot use`() {
    check(
      """
      import { of, map, scan, combineLatest, forkJoin } from 'rxjs';
      of(1).pipe(map).subscribe();
      of(1).pipe(map(5)).subscribe();
      of(1).pipe(scan()).subscribe();
      of(1).pipe(map(x => x), undefined).subscribe();
      combineLatest(1, 2).subscribe();
      forkJoin(of(1), 'x').subscribe();
      """, "2:12: map was passed, not called; write map(…)", "3:16: map wants a function, and this is a number",
      "4:12: 'scan' needs its argument 'accumulator'", "5:25: pipe wants operators, and this is undefined",
      "6:15: combineLatest wants streams, and argument 1 is a number",
      "6:18: combineLatest wants streams, and argument 2 is a number",
      "7:17: forkJoin wants streams, and argument 2 is a string")
  }

  @Test func `Commas and brackets that are missing`() {
    check(
      """
      import { of, map, filter } from 'rxjs';
      of(1).pipe(map(x => x) filter(x => x)).subscribe();
      const o = { a: 1 b: 2 };
      const list = [1, 2, 3;
      let z = 5;
      let z = 6;
      if (x = 5) { console.log('x'); }
      """, "2:24: ',' or ')' is missing in the arguments", "3:18: ',' or '}' is missing in the object",
      "4:14: expected ']': the '[' at 4:14 is still open", "6:5: 'z' is declared twice")
  }

  @Test(arguments: [
    ("mergeMap(x => x + 1)", "'2'"), ("switchMap(x => {})", "'undefined'"), ("concatMap(() => null)", "'null'"),
    ("exhaustMap(() => true)", "'true'"), ("mergeMap(() => ({ a: 1 }))", "an invalid object"),
  ]) func `A value where a stream is needed is shown, as RxJS does`(_ call: String, _ shown: String) {
    let run = Running("of(1).pipe(\(call)).subscribe({ error: e => console.log(e.name, e.message) });")
    #expect(run.log == ["0ms TypeError You provided \(shown)\(Self.notAStream)"])
  }

  @Test(arguments: [
    ("from(5).subscribe();", "1:1: You provided '5'\(notAStream)"),
    ("forkJoin([of(1), 5]).subscribe();", "1:1: You provided '5'\(notAStream)"),
    ("const n = 5;\nn();", "2:1: a number is not a function"),
    ("const u = undefined;\nu.subscribe();", "2:3: Cannot read properties of undefined (reading 'subscribe')"),
    (
      "const o = of(1);\no.unsubscribe();",
      "2:3: an Observable has no 'unsubscribe'; keep what subscribe gives, and unsubscribe that"
    ),
    ("console.log(BigInt(5));", "1:13: there is no 'BigInt'"),
  ]) func `No message has a word of another language`(_ code: String, _ message: String) {
    #expect(Running(code).messages == [message])
  }

  @Test func `Classes, observers and arguments that are used in another way than theirs`() {
    check("Observable(o => o.next(1)).subscribe();", "1:1: Observable is a class; write new Observable(…)")
    check("of(1).pipe(filter(x => x % 2 = 0)).subscribe();", "1:24: this cannot be assigned to")
    check("console.log(of(1).lenght);", "1:19: Observable has no 'lenght'")
    check("import { of } from 'rxjs;\nof(1).subscribe();", "1:20: this string has no end")
    let run = Running(
      """
      new Observable(observer => observer.onNext(1)).subscribe({ error: e => console.log(e.message) });
      const add = (a, b) => a + b;
      function twice(x) { return x * 2; }
      console.log(add(1, 2, 3), twice(2, 'more'));
      of('a').pipe(map((x, index, none) => [x, index, none])).subscribe(console.log);
      const frozen = Object.freeze({ a: 1 });
      try { frozen.a = 2; } catch (e) { console.log(e.name, e.message); }
      """)
    #expect(run.messages.isEmpty)
    #expect(
      run.log == [
        "0ms an observer has no 'onNext'; did you mean 'next'?", "0ms 3 4", "0ms [ 'a', 0, undefined ]",
        "0ms TypeError Cannot assign to read only property 'a' of object '#<Object>'",
      ])
  }

  @Test func `A subject that was unsubscribed refuses values`() {
    let run = Running(
      """
      const s = new Subject();
      s.unsubscribe();
      try { s.next(1); } catch (e) { console.log(e.name, e.message, s.closed); }
      """)
    #expect(run.log == ["0ms ObjectUnsubscribedError object unsubscribed true"])
  }
}

struct `Code that was taken out of an app runs` {
  @Test func `The body of a component of Angular`() {
    let run = Running(
      """
      import { debounceTime, switchMap } from 'rxjs/operators';
      import { takeUntilDestroyed } from '@angular/core/rxjs-interop';
      this.results$ = this.form.get('q').valueChanges.pipe(
        debounceTime(300),
        switchMap(q => this.http.get(`/api?q=${q}`)),
        takeUntilDestroyed(),
      );
      this.results$.subscribe(items => { this.items = items; console.log(items, this.items.length); });
      //! network("/api?q=rx", after: 200ms, gives: ["a", "b"])
      //! wait(1s)
      //! q.enter("rx")
      """)
    #expect(run.messages.isEmpty)
    #expect(run.log == ["1500ms [ 'a', 'b' ] 2"])
  }

  @Test func `A line of the drive above the first statement has the meaning of one below it`() {
    let run = Running("//! log(1 / 2)\nconsole.log(3);")
    #expect(run.messages.isEmpty)
    #expect(run.log == ["0ms 0.5", "0ms 3"])
  }

  @Test func `The statements of a finally run before the step of the loop that continue goes on with`() {
    let run = Running(
      """
      for (let i = 0; i < 3; i++) {
        try { if (i === 1) continue; } finally { console.log('finally', i); }
        console.log('end', i);
      }
      """)
    #expect(run.log == ["0ms finally 0", "0ms end 0", "0ms finally 1", "0ms finally 2", "0ms end 2"])
  }

  @Test func `A control of a form`() {
    let run = Running(
      """
      import { FormControl } from '@angular/forms';
      const name = new FormControl('');
      name.valueChanges.subscribe(value => console.log(value, name.value === value));
      name.setValue('Ann');
      """)
    #expect(run.messages.isEmpty)
    #expect(run.log == ["0ms Ann true"])
  }

  @Test func `An effect of React, which sets a state`() {
    let run = Running(
      """
      import { useEffect } from 'react';
      import { interval, map, take } from 'rxjs';
      useEffect(() => {
        const subscription = interval(1000).pipe(take(2), map(x => x * 2)).subscribe(x => setCount(x));
        return () => subscription.unsubscribe();
      }, []);
      """)
    #expect(run.messages.isEmpty)
    #expect(run.log == ["1000ms → setCount(0)", "2000ms → setCount(2)"])
  }
}
