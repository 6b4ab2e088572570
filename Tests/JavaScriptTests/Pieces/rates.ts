import { of, from, range, interval, take, pairwise, scan, reduce, map, bufferCount, elementAt, ignoreElements, isEmpty, sequenceEqual, skipUntil, timer, takeLast, throwIfEmpty, EMPTY, catchError, audit, auditTime, sample, sampleTime, debounce, throttle, throttleTime, asyncScheduler, delayWhen, timestamp, timeInterval, distinct, distinctUntilKeyChanged, concat, merge, startWith, endWith, defaultIfEmpty, single, first, last, NEVER, race, onErrorResumeNext, raceWith } from 'rxjs';
const fast$ = interval(30).pipe(take(10));
fast$.pipe(auditTime(100)).subscribe((x) => console.log('audit', x));
fast$.pipe(throttleTime(100, asyncScheduler, { leading: true, trailing: true })).subscribe((x) => console.log('throttle lt', x));
fast$.pipe(throttle((x) => timer(x * 10), { leading: false, trailing: true })).subscribe((x) => console.log('throttle t', x));
fast$.pipe(sampleTime(100)).subscribe((x) => console.log('sample', x));
fast$.pipe(debounce((x) => timer(x % 3 === 0 ? 10 : 50))).subscribe((x) => console.log('debounce', x));
of('a', 'b').pipe(delayWhen((x, i) => timer(i ? 20 : 40))).subscribe((x) => console.log('delayWhen', x));
fast$.pipe(skipUntil(timer(200)), timeInterval()).subscribe(({ value, interval }) => console.log('ti', value, interval));
of(1).pipe(timestamp()).subscribe(({ value, timestamp }) => console.log(value, timestamp));
of({ k: 1, n: 'a' }, { k: 1, n: 'b' }, { k: 2, n: 'c' }).pipe(distinctUntilKeyChanged('k')).subscribe((x) => console.log(x.n));
of(4, 6, 8, 5).pipe(pairwise(), map(([a, b]) => b - a)).subscribe((d) => console.log('diff', d));
of(1, 2, 3).pipe(elementAt(1)).subscribe((x) => console.log('at', x));
of(1).pipe(elementAt(5)).subscribe({ error: (e) => console.log(e.name, e.message) });
of(1).pipe(elementAt(5, 'dflt')).subscribe((x) => console.log(x));
EMPTY.pipe(throwIfEmpty(() => new Error('nothing'))).subscribe({ error: (e) => console.log(e.message) });
EMPTY.pipe(first()).subscribe({ error: (e) => console.log(e.name) });
of(1, 2).pipe(single()).subscribe({ error: (e) => console.log(e.name, e.message) });
of(1, 2).pipe(first((x) => x > 5)).subscribe({ error: (e) => console.log(e.name) });
of(1, 2).pipe(single((x) => x > 5)).subscribe({ error: (e) => console.log(e.name, e.message) });
onErrorResumeNext(of(1), concat(of(2), EMPTY), of(3)).subscribe((x) => console.log('resume', x));
timer(30).pipe(map(() => 'slow'), raceWith(timer(10).pipe(map(() => 'quick')))).subscribe(console.log);
fast$.pipe(bufferCount(4), map((b) => b.reduce((a, c) => a + c) / b.length)).subscribe((x) => console.log('mean', x));
fast$.pipe(sample(interval(71))).subscribe((x) => console.log('sampled', x));
fast$.pipe(ignoreElements()).subscribe({ next: () => console.log('no'), complete: () => console.log('ignored') });

//> 0ms 1 1483228800000
//> 0ms a
//> 0ms c
//> 0ms diff 2
//> 0ms diff 2
//> 0ms diff -3
//> 0ms at 2
//> 0ms ArgumentOutOfRangeError argument out of range
//> 0ms dflt
//> 0ms nothing
//> 0ms EmptyError
//> 0ms SequenceError Too many matching values
//> 0ms EmptyError
//> 0ms NotFoundError No matching values
//> 0ms resume 1
//> 0ms resume 2
//> 0ms resume 3
//> 10ms quick
//> 20ms delayWhen b
//> 30ms throttle lt 0
//> 30ms throttle t 0
//> 40ms delayWhen a
//> 40ms debounce 0
//> 70ms throttle t 1
//> 71ms sampled 1
//> 100ms sample 2
//> 110ms throttle t 2
//> 120ms mean 1.5
//> 130ms audit 3
//> 130ms throttle lt 3
//> 130ms throttle t 3
//> 130ms debounce 3
//> 142ms sampled 3
//> 160ms throttle t 4
//> 200ms sample 5
//> 200ms throttle t 5
//> 210ms ti 6 210
//> 213ms sampled 6
//> 220ms debounce 6
//> 230ms throttle lt 6
//> 240ms ti 7 30
//> 240ms mean 5.5
//> 250ms audit 7
//> 250ms throttle t 7
//> 270ms ti 8 30
//> 284ms sampled 8
//> 300ms sample 8
//> 300ms debounce 9
//> 300ms ti 9 30
//> 300ms mean 8.5
//> 300ms ignored
//> 320ms throttle t 9
//> 330ms throttle lt 9
//> 370ms audit 9
