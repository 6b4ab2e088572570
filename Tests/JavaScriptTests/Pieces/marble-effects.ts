import { TestScheduler, RunHelpers } from 'rxjs/testing';
import { animationFrames, Observable, of, timer, interval, concat, merge, combineLatest, zip, race, forkJoin, throwError, Subject, defer, NEVER, EMPTY, iif, asyncScheduler, VirtualTimeScheduler } from 'rxjs';
import { map, mapTo, filter, debounceTime, distinctUntilChanged, switchMap, catchError, retry, retryWhen, delay, delayWhen, take, takeUntil, takeWhile, takeLast, first, last, scan, reduce, startWith, endWith, share, shareReplay, exhaustMap, mergeMap, toArray, bufferCount, bufferTime, buffer, sample, audit, auditTime, throttle, throttleTime, debounce, timeout, timeInterval, pairwise, withLatestFrom, repeat, materialize, count, tap, finalize, skipUntil, skipWhile, expand, window, windowTime, groupBy, switchAll, ignoreElements, defaultIfEmpty, isEmpty, every, find, observeOn } from 'rxjs/operators';

const createScheduler = () => new TestScheduler((actual, expected) => { expect(actual).toEqual(expected); });

function searchEffect(actions$: Observable<{ type: string; term?: string }>, search: (t: string) => Observable<string[]>) {
  return actions$.pipe(
    filter((a) => a.type === 'search'),
    debounceTime(30),
    switchMap(({ term }) => search(term!).pipe(
      map((results) => ({ type: 'ok', results })),
      takeUntil(actions$.pipe(filter((a) => a.type === 'cancel'))),
      catchError((message) => of({ type: 'fail', message })),
    )),
  );
}
describe('effects', () => {
  let ts: TestScheduler;
  beforeEach(() => (ts = createScheduler()));
  afterEach(() => {});

  it('should search', () => {
    ts.run(({ hot, cold, expectObservable, expectSubscriptions }) => {
      const values = { a: { type: 'search', term: 'x' }, b: { type: 'search', term: 'y' }, c: { type: 'cancel' } };
      const actions$ = hot('a 9ms b 60ms a 50ms c', values);
      const response$ = cold('20ms (r|)', { r: ['one'] });
      const expected = '10ms 50ms o 59ms 1ms -';
      expectObservable(searchEffect(actions$, () => response$), '^ 200ms !').toBe('60ms o 60ms o', { o: { type: 'ok', results: ['one'] } });
    });
  });
  it('should fail', () => {
    ts.run(({ hot, cold, expectObservable }) => {
      const actions$ = hot('-a|', { a: { type: 'search', term: 'x' } });
      expectObservable(searchEffect(actions$, () => cold('-#', undefined, 'offline'))).toBe('--(f|)'.replace('--', '--'), { f: { type: 'fail', message: 'offline' } });
    });
  });
  test('combineLatest', () => {
    ts.run(({ hot, expectObservable }) => {
      const a$ = hot('a---b---|');
      const b$ = hot('--1---2-|');
      expectObservable(combineLatest([a$, b$]).pipe(map(([a, b]) => a + b))).toBe('--w-x-y-|', { w: 'a1', x: 'b1', y: 'b2' });
    });
  });
  it('share vs. cold', () => {
    ts.run(({ cold, expectObservable, expectSubscriptions }) => {
      const source = cold('-a-b-c|');
      const shared = source.pipe(share());
      expectObservable(shared, '^-----!').toBe('-a-b-c');
      expectObservable(shared, '--^').toBe('---b-c|');
      expectSubscriptions(source.subscriptions).toBe('^-----!');
    });
  });
  it('materialize and error', () => {
    ts.run(({ cold, expectObservable }) => {
      expectObservable(cold('a-#').pipe(materialize())).toBe('x-(y|)', {
        x: { kind: 'N', value: 'a', error: undefined },
        y: { kind: 'E', value: undefined, error: 'error' },
      });
    });
  });
  it('throttles with config', () => {
    ts.run(({ hot, expectObservable }) => {
      const e = hot('-a-xy-----b--x--cxxx-|');
      expectObservable(e.pipe(throttleTime(5, undefined, { leading: true, trailing: true }))).toBe('-a----y---b----x---(x|)');
      expectObservable(e.pipe(throttleTime(5, asyncScheduler, { leading: false, trailing: true }))).toBe('------y--------x----(x|)');
      expectObservable(e.pipe(auditTime(5))).toBe('------y--------x----x|');
    });
  });
  it('repeats and takes', () => {
    ts.run(({ cold, expectObservable, expectSubscriptions }) => {
      const c = cold('-a-b|');
      expectObservable(c.pipe(repeat(2))).toBe('-a-b-a-b|');
      expectObservable(c.pipe(repeat({ count: 2, delay: 3 }))).toBe('-a-b----a-b|');
      expectSubscriptions(c.subscriptions).toBe(['^---!', '^---!', '----^---!', '-------^---!']);
    });
  });
  it('waits for long', () => {
    ts.run(({ expectObservable }) => {
      expectObservable(interval(60_000).pipe(take(3))).toBe('1m a 59s 999ms b 59s 999ms (c|)', { a: 0, b: 1, c: 2 });
      expectObservable(timer(1500, 500).pipe(takeWhile((n) => n < 2, true))).toBe('1.5s a 499ms b 499ms (c|)', { a: 0, b: 1, c: 2 } as any);
    });
  });
  it('drops a wrong value', () => {
    ts.run(({ hot, expectObservable }) => {
      expectObservable(hot('a-b-c|').pipe(filter((x) => x !== 'b'))).toBe('a-b-c|');
    });
  });
  it('asserts on a deep value', () => {
    ts.run(({ cold, expectObservable }) => {
      expectObservable(cold('ab|', { a: { n: [1] }, b: { n: [2] } }).pipe(scan((acc, { n }) => ({ n: [...acc.n, ...n] }), { n: [] as number[] }))).toBe('xy|', { x: { n: [1] }, y: { n: [1, 2] } });
    });
  });
  it('subscribes by hand', () => {
    ts.run(({ cold, flush }) => {
      const log: string[] = [];
      cold('a-b-(c|)').pipe(finalize(() => log.push('end'))).subscribe({ next: (x) => log.push(x), complete: () => log.push('done') });
      expect(log).toEqual([]);
      flush();
      expect(log).toEqual(['a', 'b', 'c', 'done', 'end']);
      expect(log.length).toBe(5);
      expect(log).toContain('b');
      expect(log).not.toContain('z');
    });
  });
  it('has animation frames', () => {
    ts.run(({ animate, cold, expectObservable }) => {
      animate('            --x---x---x');
      const mapped = cold('-m').pipe(switchMap(() => animationFrames().pipe(map(({ elapsed }) => elapsed), take(3))));
      expectObservable(mapped).toBe('--a---b---c', { a: 1, b: 5, c: 9 });
    });
  });
  it('mocha style', () => {
    const scheduler = new TestScheduler((a, b) => expect(a).to.deep.equal(b));
    scheduler.run((helpers: RunHelpers) => {
      const { cold, expectObservable } = helpers;
      expectObservable(cold('ab|').pipe(map((x: string) => x.toUpperCase()), delay(2))).toBe('--A(B|)');
    });
  });
});

//> 0ms ✓ should search
//> 0ms ✗ should fail
//> 0ms ✓ combineLatest
//> 0ms ✓ share vs. cold
//> 0ms ✗ materialize and error
//> 0ms ✗ throttles with config
//> 0ms ✓ repeats and takes
//> 0ms ✓ waits for long
//> 0ms ✗ drops a wrong value
//> 0ms ✓ asserts on a deep value
//> 0ms ✓ subscribes by hand
//> 0ms ✓ has animation frames
//> 0ms ✓ mocha style
