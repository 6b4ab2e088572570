import { timer, of, defer, interval, Subject, merge, fromEvent, iif, concat } from 'rxjs';
import { switchMap, retry, share, takeUntil, map, takeWhile, repeat, delay, first, last, filter, tap, delayWhen, repeatWhen, exhaustMap, retryWhen, scan, mergeMap, take, throwIfEmpty, concatMap } from 'rxjs/operators';
let n = 0;
const status$ = defer(() => of({ id: ++n, state: n < 3 ? 'PENDING' : 'DONE' }).pipe(delay(50)));
timer(0, 1000).pipe(exhaustMap(() => status$), takeWhile(({ state }) => state !== 'DONE', true)).subscribe({ next: (s) => console.log(s), complete: () => console.log('polling over') });
let m = 0;
defer(() => of(++m)).pipe(repeat({ delay: 500 }), filter((x) => x > 2), first()).subscribe((x) => console.log('repeat', x));
let k = 0;
defer(() => { if (++k < 3) throw new Error('fail ' + k); return of('ok ' + k); }).pipe(
  retryWhen((errors) => errors.pipe(scan((count, err) => { if (count >= 5) throw err; console.log(err.message); return count + 1; }, 0), delayWhen((c) => timer(c * 100)))),
).subscribe(console.log);
const stop$ = new Subject();
of('again').pipe(repeatWhen((done) => done.pipe(delay(300), take(2)))).subscribe({ next: console.log, complete: () => console.log('repeatWhen done') });
interval(200).pipe(takeUntil(merge(stop$, timer(900)))).subscribe({ next: (x) => console.log('i', x), complete: () => console.log('stopped') });
let z = 0;
defer(() => { z++; return z < 3 ? concat(of(z), defer(() => { throw 'x' + z; })) : of('fine'); }).pipe(retry(1)).subscribe({ next: (x) => console.log('z', x), error: (e) => console.log('z failed', e) });

//> 0ms fail 1
//> 0ms again
//> 0ms z 1
//> 0ms z 2
//> 0ms z failed x2
//> 50ms { id: 1, state: 'PENDING' }
//> 100ms fail 2
//> 200ms i 0
//> 300ms again
//> 300ms ok 3
//> 400ms i 1
//> 600ms again
//> 600ms repeatWhen done
//> 600ms i 2
//> 800ms i 3
//> 900ms stopped
//> 1000ms repeat 3
//> 1050ms { id: 2, state: 'PENDING' }
//> 2050ms { id: 3, state: 'DONE' }
//> 2050ms polling over
