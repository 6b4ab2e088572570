import { TestScheduler } from 'rxjs/testing';
import { concat, exhaustMap, merge, mergeMap, of, retry, share, switchMap, take, takeUntil, zip, debounceTime, delay, map, startWith, filter, repeat, catchError } from 'rxjs';

describe('operators', () => {
  let scheduler: TestScheduler;
  beforeEach(() => (scheduler = new TestScheduler((a, e) => expect(a).toEqual(e))));

  it('switchMap unsubscribes from the previous inner', () => {
    scheduler.run(({ cold, hot, expectObservable, expectSubscriptions }) => {
      const outer = hot('  ---a---b------|');
      const a = cold('       x---y---z|');
      const b = cold('           m--n|');
      const expected = '   ---x---m--n---|';
      expectObservable(outer.pipe(switchMap((v) => (v === 'a' ? a : b)))).toBe(expected);
      expectSubscriptions(a.subscriptions).toBe('---^---!');
      expectSubscriptions(b.subscriptions).toBe('-------^---!');
      expectSubscriptions(outer.subscriptions).toBe('^-------------!');
    });
  });

  it('exhaustMap ignores while busy', () => {
    scheduler.run(({ cold, hot, expectObservable }) => {
      const outer = hot('--a--b----c--|');
      const inner = cold(' -x-y|');
      expectObservable(outer.pipe(exhaustMap(() => inner))).toBe('---x-y-----x-y|');
    });
  });

  it('repeats and retries', () => {
    scheduler.run(({ cold, expectObservable, expectSubscriptions }) => {
      const source = cold('-a|');
      expectObservable(source.pipe(repeat(2))).toBe('-a-a|');
      expectSubscriptions(source.subscriptions).toBe(['^-!', '--^-!']);
      expectObservable(cold('-a#', { a: 1 }, new Error('x')).pipe(catchError(() => of('caught')))).toBe('-a(b|)', { a: 1, b: 'caught' });
    });
  });

  it('progresses time', () => {
    scheduler.run(({ cold, time, expectObservable, flush }) => {
      const values = { a: 'a', b: 'b' };
      const t = time('-----|');
      expectObservable(cold('a 9ms b|', values).pipe(delay(t))).toBe('5ms a 9ms (b|)', values);
      flush();
      console.log('flushed', t);
    });
  });

  test('hot subscription point', () => {
    scheduler.run(({ hot, expectObservable }) => {
      const e = hot('--a--^--b---c--|', { a: 1, b: 2, c: 3 });
      expectObservable(e.pipe(map((x) => x * 10))).toBe('---x---y--|', { x: 20, y: 30 });
      expectObservable(e, '^------!').toBe('---b----', { b: 2 });
    });
  });
});

//> 0ms ✓ switchMap unsubscribes from the previous inner
//> 0ms ✓ exhaustMap ignores while busy
//> 0ms ✓ repeats and retries
//> 0ms flushed 5
//> 0ms ✓ progresses time
//> 0ms ✓ hot subscription point
