import { of, Subject, BehaviorSubject, combineLatest, merge, zip, from, asapScheduler, asyncScheduler, queueScheduler, observeOn, subscribeOn, concatMap, mergeMap, switchMap, tap, finalize, map, share, shareReplay, take, takeUntil, withLatestFrom, startWith, timer, concat, delay, debounceTime, catchError, throwError, EMPTY, Observable, expand, repeat, retry, first } from 'rxjs';
const a = new BehaviorSubject(1);
const b = a.pipe(map((x) => x * 10));
combineLatest([a, b]).subscribe(([x, y]) => console.log('glitch', x, y));
a.next(2);
const s = new Subject();
s.subscribe((v) => { console.log('A', v); if (v < 3) s.next(v + 1); });
s.subscribe((v) => console.log('B', v));
s.next(1);
const log = (n) => ({ next: (v) => console.log(n, v), error: (e) => console.log(n, 'error', e && e.message || e), complete: () => console.log(n, 'complete') });
of(1, 2).pipe(tap(log('tap')), finalize(() => console.log('final 1')), map((x) => x + 1), finalize(() => console.log('final 2'))).subscribe(log('out'));
const stop = new Subject();
of(1, 2, 3).pipe(tap((x) => x === 2 && stop.next()), takeUntil(stop)).subscribe(log('until'));
timer(10).pipe(takeUntil(timer(10))).subscribe(log('tie'));
of('async').pipe(observeOn(asyncScheduler)).subscribe(log('o'));
of('asap').pipe(observeOn(asapScheduler)).subscribe(log('o'));
of('queue').pipe(observeOn(queueScheduler)).subscribe(log('o'));
Promise.resolve('promise').then((v) => console.log(v));
from(Promise.resolve('from')).subscribe(log('p'));
of('delay0').pipe(delay(0)).subscribe(log('d'));
timer(0).subscribe(log('t0'));
setTimeout(() => console.log('timeout0'));
console.log('sync end');
throwError(() => new Error('E')).pipe(catchError((e, caught) => { console.log('catching', e.message); return of('rescued'); })).subscribe(log('c'));
let n = 0;
new Observable((o) => { o.next(++n); n < 3 ? o.error('again') : o.complete(); return () => console.log('torn', n); }).pipe(retry(5)).subscribe(log('r'));
const shared = new Observable((o) => { console.log('connect'); o.next('x'); const t = setTimeout(() => { o.next('y'); o.complete(); }, 5); return () => { clearTimeout(t); console.log('disconnect'); }; }).pipe(share());
shared.subscribe(log('s1')); shared.subscribe(log('s2'));
const r = of(1, 2, 3).pipe(tap(() => console.log('work')), shareReplay()); r.subscribe(log('r1')); r.subscribe(log('r2'));
concat(of(1).pipe(delay(3)), of(2), timer(2)).subscribe(log('concat'));
of(1, 2).pipe(mergeMap((x) => of(x, x * 10).pipe(delay(x === 1 ? 4 : 0)))).subscribe(log('mm'));
a.pipe(withLatestFrom(b), first()).subscribe(log('wl'));
const e = new Subject(); e.pipe(map((x) => { if (x === 2) throw new RangeError('two'); return x; }), retry(1)).subscribe(log('retry')); e.next(1); e.next(2); e.next(3); e.next(2); e.next(4);
zip(of(1, 2, 3), of('a', 'b')).subscribe(log('zip'));
of(3).pipe(repeat(2), startWith(0)).subscribe(log('rep'));

//> 0ms glitch 1 10
//> 0ms glitch 2 10
//> 0ms glitch 2 20
//> 0ms A 1
//> 0ms A 2
//> 0ms A 3
//> 0ms B 3
//> 0ms B 2
//> 0ms B 1
//> 0ms tap 1
//> 0ms out 2
//> 0ms tap 2
//> 0ms out 3
//> 0ms tap complete
//> 0ms out complete
//> 0ms final 1
//> 0ms final 2
//> 0ms until 1
//> 0ms until complete
//> 0ms o queue
//> 0ms o complete
//> 0ms sync end
//> 0ms catching E
//> 0ms c rescued
//> 0ms c complete
//> 0ms r 1
//> 0ms torn 1
//> 0ms r 2
//> 0ms torn 2
//> 0ms r 3
//> 0ms r complete
//> 0ms torn 3
//> 0ms connect
//> 0ms s1 x
//> 0ms work
//> 0ms r1 1
//> 0ms work
//> 0ms r1 2
//> 0ms work
//> 0ms r1 3
//> 0ms r1 complete
//> 0ms r2 1
//> 0ms r2 2
//> 0ms r2 3
//> 0ms r2 complete
//> 0ms wl [ 2, 20 ]
//> 0ms wl complete
//> 0ms retry 1
//> 0ms retry 3
//> 0ms retry error two
//> 0ms zip [ 1, 'a' ]
//> 0ms zip [ 2, 'b' ]
//> 0ms zip complete
//> 0ms rep 0
//> 0ms rep 3
//> 0ms rep 3
//> 0ms rep complete
//> 0ms o asap
//> 0ms o complete
//> 0ms promise
//> 0ms p from
//> 0ms p complete
//> 0ms o async
//> 0ms o complete
//> 0ms d delay0
//> 0ms d complete
//> 0ms t0 0
//> 0ms t0 complete
//> 0ms timeout0
//> 0ms mm 2
//> 0ms mm 20
//> 3ms concat 1
//> 3ms concat 2
//> 4ms mm 1
//> 4ms mm 10
//> 4ms mm complete
//> 5ms s1 y
//> 5ms s2 y
//> 5ms s1 complete
//> 5ms s2 complete
//> 5ms disconnect
//> 5ms concat 0
//> 5ms concat complete
//> 10ms tie complete
