import { TestScheduler } from 'rxjs/testing';
import { throttleTime, debounceTime, map, mergeMap, delay, concat, of, switchMap, timer, retry, catchError } from 'rxjs';
const testScheduler = new TestScheduler((actual, expected) => { expect(actual).toEqual(expected); });
describe('operators', () => {
  let scheduler;
  beforeEach(() => { scheduler = new TestScheduler((actual, expected) => expect(actual).toEqual(expected)); });
  it('generates the stream correctly', () => {
    testScheduler.run((helpers) => {
      const { cold, time, expectObservable, expectSubscriptions } = helpers;
      const e1 = cold(' -a--b--c---|');
      const e1subs = '  ^----------!';
      const t = time('   ---|       ');
      const expected = '-a-----c---|';
      expectObservable(e1.pipe(throttleTime(t))).toBe(expected);
      expectSubscriptions(e1.subscriptions).toBe(e1subs);
    });
  });
  it('debounces', () => scheduler.run(({ hot, expectObservable }) => {
    const source = hot('--a-b 99ms c 100ms |');
    expectObservable(source.pipe(debounceTime(50))).toBe('--- 51ms b 48ms 50ms c 50ms |'.replace('--- 51ms b', '-- 52ms b').replace('48ms 50ms', '99ms'));
  }));
  it('maps values', () => scheduler.run(({ cold, expectObservable, flush }) => {
    const values = { a: 1, b: 2 };
    expectObservable(cold('a-b-|', values).pipe(map(x => x * 10))).toBe('x-y-|', { x: 10, y: 20 });
    flush();
  }));
  it('errors', () => scheduler.run(({ cold, hot, expectObservable, expectSubscriptions }) => {
    const a = cold('--#', null, new Error('boom'));
    expectObservable(a).toBe('--#', null, new Error('boom'));
    const b = hot('-a-^-b--c|');
    expectObservable(b, '^--!').toBe('--b-');
    expectObservable(cold('(ab|)')).toBe('(ab|)');
    expectSubscriptions(a.subscriptions).toBe(['^-!']);
  }));
  it('fails', () => scheduler.run(({ cold, expectObservable }) => {
    expectObservable(cold('-a|')).toBe('--a|');
  }));
  test('uses virtual time', () => scheduler.run(({ expectObservable, cold }) => {

    expectObservable(cold('a|').pipe(delay(1000))).toBe('1s a|');
    expectObservable(cold('-a-b-|').pipe(mergeMap(x => cold('x-x|', { x })))).toBe('-a-(ab)-b|'.replace('-(ab)-b|', '-(ab)'), undefined);
  }));
});

//> 0ms ✓ generates the stream correctly
//> 0ms ✓ debounces
//> 0ms ✓ maps values
//> 0ms ✓ errors
//> 0ms ✗ fails
//> 0ms ✗ uses virtual time
