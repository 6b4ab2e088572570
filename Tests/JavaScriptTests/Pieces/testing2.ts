import { TestScheduler } from 'rxjs/testing';
import { debounceTime, switchMap, catchError, map, take, takeUntil, concat, merge, interval, timer, Observable, of, delay, NEVER, bufferTime, retry, throwError, filter } from 'rxjs';
const createScheduler = () => new TestScheduler((actual, expected) => { expect(actual).toEqual(expected); });
describe('typeahead', () => {
  let testScheduler: TestScheduler;
  beforeEach(() => { testScheduler = createScheduler(); });
  const search = (source: Observable<string>, api: (q: string) => Observable<string>, due = 20) => source.pipe(debounceTime(due), switchMap(q => api(q).pipe(catchError(() => of('ERR')))));
  it('debounces and switches', () => {
    testScheduler.run(({ hot, cold, expectObservable, expectSubscriptions }) => {
      const source = hot('-a-b 30ms c 40ms |', { a: 'x', b: 'xy', c: 'xyz' });
      const api = cold('   --r|', { r: 'result' });
      expectObservable(search(source, () => api)).toBe('25ms r 30ms r 40ms |'.slice(0, 0) + '25ms r 30ms r 28ms |', { r: 'result' });
    });
  });
  it('supports error and unsubscription', () => {
    testScheduler.run(({ cold, hot, expectObservable, expectSubscriptions }) => {
      const a = cold('--a--b--#', undefined, 'oops');
      const stop = hot('------x');
      expectObservable(a.pipe(takeUntil(stop))).toBe('--a--b|');
      expectSubscriptions(a.subscriptions).toBe('^-----!');
      expectObservable(cold('a-#').pipe(retry(1))).toBe('a-a-#');
      expectObservable(timer(3).pipe(map(() => 'x'))).toBe('---(x|)');
      expectObservable(NEVER, '^--!').toBe('-');
    });
  });
  it('compares numbers', () => {
    testScheduler.run(({ cold, expectObservable }) => {
      expectObservable(of(1, 2, 3)).toBe('(abc|)', { a: 1, b: 2, c: 3 });
      expectObservable(cold('a-b|', { a: { id: 1 }, b: { id: 2 } }).pipe(filter(x => x.id > 1))).toBe('--b|', { b: { id: 2 } });
      expectObservable(interval(10).pipe(take(2))).toBe('10ms a 9ms (b|)', { a: 0, b: 1 });
    });
  });
  it('is wrong on purpose', () => {
    testScheduler.run(({ cold, expectObservable }) => { expectObservable(cold('--a|')).toBe('--b|'); });
  });
});

//> 0ms ✗ debounces and switches
//> 0ms ✓ supports error and unsubscription
//> 0ms ✓ compares numbers
//> 0ms ✗ is wrong on purpose
