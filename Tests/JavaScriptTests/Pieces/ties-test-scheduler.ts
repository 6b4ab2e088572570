import { asyncScheduler, interval, map, merge, mergeWith, of, take, timer, timestamp, delay, timeout } from 'rxjs';
import { TestScheduler } from 'rxjs/testing';

const assertion = (actual, expected) => expect(actual).toEqual(expected);

it('gives a turn to the timer that was made first', () => {
  new TestScheduler(assertion).run(({ cold, flush }) => {
    const seen = [];
    const source = timer(1, 2).pipe(take(3), timeout({ each: 3, with: () => of('T') }), mergeWith(timer(3)));
    source.subscribe((x) => seen.push(x));
    merge(interval(2).pipe(map(() => 'i'), take(2)), timer(4).pipe(map(() => 't')), cold('----m|')).subscribe((x) => seen.push(x));
    flush();
    expect(seen).toEqual([0, 'i', 0, 1, 'i', 'm', 't', 2]);
  });
});

it('tells frames as the time', () => {
  const scheduler = new TestScheduler(assertion);
  scheduler.run(({ cold, flush }) => {
    const seen = [];
    cold('--a|').pipe(timestamp()).subscribe((x) => seen.push(x.timestamp, scheduler.now(), asyncScheduler.now()));
    flush();
    expect(seen).toEqual([2, 2, 2]);
  });
});

it('runs in flush what was scheduled on it', () => {
  const scheduler = new TestScheduler(assertion);
  const seen = [];
  timer(100, scheduler).subscribe((x) => seen.push(x, scheduler.now()));
  interval(50, scheduler).pipe(take(2)).subscribe((x) => seen.push('i' + x));
  of(1).pipe(delay(20, scheduler)).subscribe((x) => seen.push('d' + x));
  scheduler.schedule(function (state) {
    seen.push(state, scheduler.frame);
    if (state < 'c') this.schedule('c', 10);
  }, 30, 'b');
  timer(1000, scheduler).subscribe(() => seen.push('beyond 750 frames'));
  scheduler.flush();
  expect(seen).toEqual(['d1', 'b', 30, 'c', 40, 'i0', 0, 100, 'i1']);
});
//> 0ms ✓ gives a turn to the timer that was made first
//> 0ms ✓ tells frames as the time
//> 750ms ✓ runs in flush what was scheduled on it
