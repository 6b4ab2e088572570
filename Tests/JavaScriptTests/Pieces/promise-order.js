import { from, of, defer, firstValueFrom, lastValueFrom, interval, mergeMap, concatMap, switchMap, catchError, take, forkJoin, merge, asapScheduler, asyncScheduler, queueScheduler, timer, EMPTY, race, zip, map } from 'rxjs';

console.log('1 sync');
setTimeout(() => console.log('8 timeout'), 0);
Promise.resolve().then(() => console.log('4 micro')).then(() => console.log('6 micro 2'));
queueMicrotask(() => console.log('5 queued'));
asapScheduler.schedule(() => console.log('asap'));
asyncScheduler.schedule(() => console.log('9 async'));
queueScheduler.schedule(() => { console.log('2 queue'); queueScheduler.schedule(() => console.log('2b nested')); console.log('2a'); });
console.log('3 sync end');
const wait = (ms, v) => new Promise((resolve) => setTimeout(() => resolve(v), ms));
const fail = (ms, m) => new Promise((_, reject) => setTimeout(reject, ms, new Error(m)));
from(wait(100, 'p')).subscribe({ next: (v) => console.log('from', v), complete: () => console.log('from done') });
of(1, 2, 3).pipe(mergeMap((n) => wait(200 - n * 30, n * 10))).subscribe((v) => console.log('mergeMap', v));
of(1, 2).pipe(concatMap(async2)).subscribe((v) => console.log('concatMap', v));
function async2(n) { return wait(40, n).then((x) => x + 0.5); }
defer(() => fail(77, 'nope')).pipe(catchError((e) => of(`caught ${e.message}`))).subscribe(console.log);
forkJoin({ a: wait(30, 'A'), b: of(1, 2), c: Promise.all([wait(10, 1), 2]) }).subscribe(console.log);
firstValueFrom(interval(65)).then((v) => console.log('first', v));
lastValueFrom(interval(25).pipe(take(3))).then((v) => console.log('last', v)).finally(() => console.log('fin'));
firstValueFrom(EMPTY).catch((e) => console.log(e.name, e.message));
firstValueFrom(EMPTY, { defaultValue: 'none' }).then(console.log);
Promise.allSettled([wait(5, 1), fail(6, 'x')]).then((r) => console.log(r));
Promise.any([fail(1, 'a'), wait(9, 'any')]).then(console.log);
Promise.race([wait(15, 'slow'), wait(12, 'quick')]).then((v) => console.log('race', v));
race(wait(55, 'r1'), wait(44, 'r2')).subscribe((v) => console.log(v));
new Promise((res) => { console.log('executor'); res(1); console.log('after'); }).then((v) => { throw new TypeError('t' + v); }).then(() => console.log('no')).catch((e) => { console.log('caught', e.name); return 'recovered'; }).then(console.log);
interval(33).pipe(take(3), switchMap((i) => wait(30, `s${i}`))).subscribe(console.log);

//> 0ms 1 sync
//> 0ms 2 queue
//> 0ms 2a
//> 0ms 2b nested
//> 0ms 3 sync end
//> 0ms executor
//> 0ms after
//> 0ms 4 micro
//> 0ms 5 queued
//> 0ms asap
//> 0ms EmptyError no elements in sequence
//> 0ms none
//> 0ms 6 micro 2
//> 0ms caught TypeError
//> 0ms recovered
//> 0ms 8 timeout
//> 0ms 9 async
//> 6ms [\n  { status: 'fulfilled', value: 1 },\n  { status: 'rejected', reason: [Error: x] }\n]
//> 9ms any
//> 12ms race quick
//> 30ms { a: 'A', b: 2, c: [ 1, 2 ] }
//> 40ms concatMap 1.5
//> 44ms r2
//> 63ms s0
//> 65ms first 0
//> 75ms last 2
//> 75ms fin
//> 77ms caught nope
//> 80ms concatMap 2.5
//> 96ms s1
//> 100ms from p
//> 100ms from done
//> 110ms mergeMap 30
//> 129ms s2
//> 140ms mergeMap 20
//> 170ms mergeMap 10
