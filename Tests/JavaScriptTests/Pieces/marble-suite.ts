import { TestScheduler } from 'rxjs/testing';
import { of, timer, interval, concat, merge, throwError, animationFrameScheduler } from 'rxjs';
import { map, filter, take, delay, debounceTime, switchMap, catchError, throttleTime, retry, concatMap, mergeMap, toArray, bufferCount, startWith, endWith, repeat, timeout, share, takeUntil, exhaustMap, sample, distinctUntilChanged, scan } from 'rxjs/operators';
describe('operators', () => {
  let testScheduler: TestScheduler;
  beforeEach(() => { testScheduler = new TestScheduler((actual, expected) => { expect(actual).toEqual(expected); }); });
  it('maps', () => {
    testScheduler.run(({ cold, expectObservable }) => {
      const source = cold('--a--b--c--|', { a: 1, b: 2, c: 3 });
      expectObservable(source.pipe(map((x) => x * 10))).toBe('--x--y--z--|', { x: 10, y: 20, z: 30 });
    });
  });
  it('uses time progression', () => {
    testScheduler.run((helpers) => {
      const { cold, expectObservable, expectSubscriptions, time, flush } = helpers;
      const t = time('   ---|');
      const e1 = cold(' -a--b--c---|');
      const subs = '     ^----------!';
      expectObservable(e1.pipe(throttleTime(t))).toBe('-a------c---|'.replace('c', 'c'));
      expectSubscriptions(e1.subscriptions).toBe('^-----------!');
    });
  });
  it('retries', () => {
    testScheduler.run(({ cold, expectObservable, expectSubscriptions }) => {
      const source = cold('-a-#');
      expectObservable(source.pipe(retry(2))).toBe('-a--a--a-#');
      expectSubscriptions(source.subscriptions).toBe(['^--!', '---^--!', '------^--!']);
    });
  });
  it('switches', () => {
    testScheduler.run(({ hot, cold, expectObservable }) => {
      const outer = hot('-a---b------|');
      const inner = cold('x-y-z|');
      expectObservable(outer.pipe(switchMap(() => inner))).toBe('-x-y-x-y-z--|');
    });
  });
  it('takes seconds', () => {
    testScheduler.run(({ expectObservable }) => {
      expectObservable(timer(1000).pipe(map(() => 'v'))).toBe('1s (v|)');
      expectObservable(interval(500).pipe(take(2), map(String))).toBe('500ms 0 499ms (1|)');
      expectObservable(concat(of('a'), timer(3).pipe(map(() => 'b')))).toBe('a--(b|)');
      expectObservable(throwError(() => new Error('x'))).toBe('#', null, new Error('x'));
      expectObservable(interval(10).pipe(map(String)), '^ 25ms !').toBe('10ms 0 9ms 1');
    });
  });
  it('has hot subscription points', () => {
    testScheduler.run(({ hot, expectObservable, expectSubscriptions }) => {
      const e1 = hot('a-b-^-c-d-|');
      const stop = hot('    ----x');
      expectObservable(e1.pipe(takeUntil(stop))).toBe('--c-|');
      expectSubscriptions(e1.subscriptions).toBe('^---!');
    });
  });
  it('fails here', () => {
    testScheduler.run(({ cold, expectObservable }) => { expectObservable(cold('-a|')).toBe('-b|'); });
  });
  it('flushes by hand', () => {
    testScheduler.run(({ cold, flush }) => {
      const seen: string[] = [];
      cold('-a-b|').subscribe({ next: (x) => seen.push(x), complete: () => seen.push('done') });
      expect(seen).toEqual([]);
      flush();
      expect(seen).toEqual(['a', 'b', 'done']);
    });
  });
  it('toEqual', () => {
    testScheduler.run(({ cold, expectObservable }) => {
      expectObservable(cold('-a-b|').pipe(filter((x) => x === 'a'))).toEqual(cold('-a--|'));
    });
  });
});

//> 0ms ✓ maps
//> 0ms ✗ uses time progression
//> 0ms ✓ retries
//> 0ms ✓ switches
//> 0ms ✓ takes seconds
//> 0ms ✗ has hot subscription points
//> 0ms ✗ fails here
//> 0ms ✓ flushes by hand
//> 0ms ✓ toEqual
