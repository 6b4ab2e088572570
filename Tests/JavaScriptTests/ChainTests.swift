import JavaScript
import StreamLang
import Testing

struct `Chains of RxJS run as they are written` {
  @Test func `A store: actions are reduced to states, and each state is shared`() {
    let run = Running(
      """
      import { Subject } from 'rxjs';
      import { scan, map, distinctUntilChanged, startWith, shareReplay } from 'rxjs/operators';

      const actions$ = new Subject();
      const initial = { count: 0, items: [] };
      const reducer = (state = initial, action) => {
        switch (action.type) {
          case 'inc':
            return { ...state, count: state.count + (action.by ?? 1) };
          case 'add':
            return { ...state, items: [...state.items, action.item] };
          default:
            return state;
        }
      };
      const state$ = actions$.pipe(scan(reducer, initial), startWith(initial), shareReplay(1));
      state$.pipe(map(s => s.count), distinctUntilChanged()).subscribe(c => console.log('count', c));
      state$.subscribe(s => console.log(s));
      actions$.next({ type: 'inc' });
      actions$.next({ type: 'add', item: 'milk' });
      actions$.next({ type: 'inc', by: 5 });
      """)
    #expect(
      run.log == [
        "0ms count 0", "0ms { count: 0, items: [] }", "0ms count 1", "0ms { count: 1, items: [] }",
        "0ms { count: 1, items: [ 'milk' ] }", "0ms count 6", "0ms { count: 6, items: [ 'milk' ] }",
      ])
  }

  @Test func `Reactions of promises come after the script, and before timers of the same instant`() {
    let run = Running(
      """
      setTimeout(() => console.log('timeout'), 0);
      Promise.resolve().then(() => console.log('first')).then(() => console.log('second'));
      queueMicrotask(() => console.log('queued'));
      console.log('script');
      """)
    #expect(run.log == ["0ms script", "0ms first", "0ms queued", "0ms second", "0ms timeout"])
  }

  @Test func `An interval ends with its notifier; a teardown runs after complete`() {
    let run = Running(
      """
      import { interval, Subject, takeUntil, finalize } from 'rxjs';
      const stop$: Subject<void> = new Subject<void>();
      interval(100).pipe(takeUntil(stop$), finalize(() => console.log('finalized'))).subscribe({
        next: (n: number) => console.log('tick', n),
        complete: () => console.log('complete'),
      });
      setTimeout(() => { stop$.next(); stop$.complete(); }, 250);
      """)
    #expect(run.log == ["100ms tick 0", "200ms tick 1", "250ms complete", "250ms finalized"])
  }

  @Test func `Subscriptions that are added to another end with it`() {
    let run = Running(
      """
      const { interval, Subscription } = rxjs;
      const all = new Subscription();
      all.add(interval(100).subscribe(x => console.log(x)));
      all.add(() => console.log('gone'));
      setTimeout(() => { all.unsubscribe(); console.log(all.closed); }, 250);
      """)
    #expect(run.log == ["100ms 0", "200ms 1", "250ms gone", "250ms true"])
  }

  @Test func `retryWhen with delayWhen, from the documentation of RxJS`() {
    let run = Running(
      """
      import { interval, timer } from 'rxjs';
      import { map, retryWhen, delayWhen, tap, take } from 'rxjs/operators';
      interval(100).pipe(
        map(v => { if (v > 1) { throw v; } return v; }),
        retryWhen(errors => errors.pipe(
          tap(value => console.log(`Value ${value} was too high!`)),
          delayWhen(value => timer(value * 100)),
        )),
        take(3),
      ).subscribe(console.log);
      """)
    #expect(run.log == ["100ms 0", "200ms 1", "300ms Value 2 was too high!", "600ms 0"])
  }

  @Test func `A function may use variables of its block that are declared further down, whatever they are called`() {
    let run = Running(
      """
      function connect() {
        const retry = () => attempts < count ? open() : 'gave up';
        const open = () => { attempts += 1; return retry(); };
        let attempts = 0;
        const count = 3;
        return `${open()} after ${attempts}`;
      }
      console.log(connect());
      """)
    #expect(run.log == ["0ms gave up after 3"])
  }

  @Test func `Counts below 0 are none, and a value that is called a scheduler is one`() {
    let run = Running(
      """
      import { of, interval, take, takeLast, skip, repeat, animationFrameScheduler } from 'rxjs';
      const done = (name) => ({ next: (x) => console.log(name, x), complete: () => console.log(name, 'done') });
      of(1, 2).pipe(take(-1)).subscribe(done('take'));
      of(1, 2).pipe(takeLast(-1)).subscribe(done('takeLast'));
      of(1, 2).pipe(skip(-1)).subscribe(done('skip'));
      const ticks = (period, scheduler) => interval(period, scheduler).pipe(take(1));
      ticks(5).subscribe(done('ticks'));
      interval(0, animationFrameScheduler).pipe(take(2)).subscribe(done('frame'));
      """)
    #expect(
      run.log == [
        "0ms take done", "0ms takeLast done", "0ms skip 1", "0ms skip 2", "0ms skip done", "5ms ticks 0",
        "5ms ticks done", "16ms frame 0", "32ms frame 1", "32ms frame done",
      ])
  }

  @Test func `A test expects streams of streams, and hands its scheduler to operators`() {
    let run = Running(
      """
      import { TestScheduler } from 'rxjs/testing';
      import { delay, windowCount } from 'rxjs';
      const testScheduler = new TestScheduler((actual, expected) => expect(actual).toEqual(expected));
      it('cuts windows', () => {
        testScheduler.run(({ cold, expectObservable }) => {
          const windows = { w: cold('--a--(b|)'), x: cold('---c--(d|)'), y: cold('---|') };
          expectObservable(cold('--a--b--c--d--|').pipe(windowCount(2))).toBe('w----x-----y--|', windows);
        });
      });
      it('finds a difference in a window', () => {
        testScheduler.run(({ cold, expectObservable }) => {
          expectObservable(cold('--a|').pipe(windowCount(2))).toBe('w--|', { w: cold('--b|') });
        });
      });
      it('delays', () => {
        testScheduler.run(({ cold, expectObservable }) => {
          expectObservable(cold('a|').pipe(delay(3, testScheduler))).toBe('---(a|)');
        });
      });
      """)
    #expect(run.log == ["0ms ✓ cuts windows", "0ms ✗ finds a difference in a window", "0ms ✓ delays"])
  }

  @Test func `Closures of a loop keep the variable of their round`() {
    let run = Running("for (let i = 0; i < 3; i++) { setTimeout(() => console.log(i), i * 10); }")
    #expect(run.log == ["0ms 0", "10ms 1", "20ms 2"])
  }

  @Test func `catch is given the value that was thrown, and finally runs whatever happens`() {
    let run = Running(
      """
      function parse(text) {
        try { return JSON.parse(text); }
        catch (e) { console.log(e.name); return null; }
        finally { console.log('parsed'); }
      }
      console.log(parse('[1]'), parse('{'));
      try { throw 'plain'; } catch (e) { console.log(e); }
      """)
    #expect(run.log == ["0ms parsed", "0ms SyntaxError", "0ms parsed", "0ms [ 1 ] null", "0ms plain"])
  }

  @Test func `A test that fails tells the first instant that differs`() {
    let run = Running(
      """
      import { TestScheduler } from 'rxjs/testing';
      import { map } from 'rxjs';
      const scheduler = new TestScheduler((a, b) => expect(a).toEqual(b));
      it('maps', () => scheduler.run(({ cold, expectObservable }) => {
        expectObservable(cold('-a-b|', { a: 1, b: 2 }).pipe(map(x => x + 1))).toBe('-x-y|', { x: 2, y: 4 });
      }));
      it('keeps', () => scheduler.run(({ cold, expectObservable }) => {
        expectObservable(cold('-a-|')).toBe('-a-|');
      }));
      """)
    #expect(run.log == ["0ms ✗ maps", "0ms ✓ keeps"])
  }

  static let translated = [
    "const f$ = rxjs.of(1, 2); f$.pipe(rxjs.map((x, i) => x + i)).subscribe(console.log);",
    "let n = 0; const next = () => n++; console.log(next(), next(), n);",
    "const { a, ...rest } = { a: 1, b: 2, c: [3] }; console.log(a, rest, `${rest.c}`);",
    "for (const [k, v] of Object.entries({ x: 1, y: 2 })) { if (k === 'x') continue; console.log(k, v); }",
    "const o = { n: 1, inc() { this.n++; return this; } }; console.log(o.inc().inc().n);",
    "const _ = 5; console.log(_); console.log([7].map((_, i) => i));",
    "for (const x of [1, 2, 3]) { switch (x) { case 1: console.log('a'); default: console.log('b'); case 3: console.log(x); } }",
  ]

  @Test(arguments: translated) func `A translation is a script of rxplay's own that prints the same`(_ code: String) {
    let source = SourceText(name: "code.js", text: code)
    let translation = Translation(of: source, from: .javaScript)
    let here = Running(code)
    let there = Running(translation.text, language: nil)
    #expect(!here.log.isEmpty)
    #expect(here.log == there.log, "\(translation.text)\n\(there.messages)")
  }
}
