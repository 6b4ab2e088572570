import { of, from, throwError, EMPTY, NEVER, timer, interval, concat, merge, defer, iif, Observable, TimeoutError, catchError, retry, map, mergeMap, finalize, tap, timeout, onErrorResumeNext, race, take, switchMap, concatMap, delay, materialize, retryWhen, scan, delayWhen } from 'rxjs';
const fail = (msg, after = 0) => timer(after).pipe(switchMap(() => throwError(() => new Error(msg))));
of(1, 2, 3, 4, 5).pipe(map(n => { if (n === 4) throw 'four!'; return n; }), catchError(err => of('I', 'II', err))).subscribe(x => console.log(x));
of(1, 2).pipe(mergeMap(n => n === 2 ? throwError(() => ({ status: 404, text: 'Not Found' })) : of(n))).subscribe({ next: console.log, error: ({ status, text }) => console.log(`HTTP ${status}: ${text}`) });
concat(of('a'), throwError(() => new TypeError('bad type'))).pipe(finalize(() => console.log('finally'))).subscribe({ next: v => console.log(v), error: e => console.log(e instanceof TypeError, e.name, `${e}`) });
let attempts = 0;
defer(() => { attempts++; return attempts < 3 ? fail('flaky ' + attempts, 10) : of('finally ok'); }).pipe(tap({ error: e => console.log('saw', e.message) }), retry({ count: 5, delay: (e, n) => timer(n * 33) })).subscribe(console.log);
fail('always').pipe(retryWhen(errors => errors.pipe(scan((n, e) => { if (n >= 2) throw e; return n + 1; }, 0), delayWhen(n => timer(n * 21))))).subscribe({ error: e => console.log('gave up:', e.message) });
race(timer(72).pipe(map(() => 'slow')), timer(41).pipe(map(() => 'fast'))).subscribe(console.log);
timer(500).pipe(timeout({ first: 202, with: () => throwError(() => new Error('custom timeout')) })).subscribe({ error: e => console.log(e.message) });
timer(500).pipe(timeout(203), catchError(e => e instanceof TimeoutError ? of('timed out') : throwError(() => e))).subscribe(console.log);
onErrorResumeNext(fail('x', 61), of('resumed')).subscribe(console.log);
of(1).pipe(map(x => x.foo.bar)).subscribe({ error: e => console.log(e.constructor.name, e.message) });
new Observable(s => { s.next(1); s.error(new Error('late')); s.next(2); s.complete(); }).pipe(materialize()).subscribe(n => console.log(n.kind, n.value ?? (n.error && n.error.message)));
merge(of('m1'), fail('merge died', 5), timer(8)).subscribe({ next: console.log, error: e => console.log(e.message) });
from([1, 2, 3]).pipe(concatMap(n => (n === 2 ? fail('skip ' + n, 3) : of(n).pipe(delay(7))).pipe(catchError(e => { console.log(e.message); return EMPTY; })))).subscribe({ next: n => console.log('n', n), complete: () => console.log('all') });
of(1).subscribe({ next: n => console.log(n), complete() { console.log('this.x', this.x); }, x: 7 });

//> 0ms 1
//> 0ms 2
//> 0ms 3
//> 0ms I
//> 0ms II
//> 0ms four!
//> 0ms 1
//> 0ms HTTP 404: Not Found
//> 0ms a
//> 0ms true TypeError TypeError: bad type
//> 0ms finally
//> 0ms TypeError Cannot read properties of undefined (reading 'bar')
//> 0ms N 1
//> 0ms E late
//> 0ms m1
//> 0ms 1
//> 0ms this.x 7
//> 5ms merge died
//> 7ms n 1
//> 10ms saw flaky 1
//> 10ms skip 2
//> 17ms n 3
//> 17ms all
//> 41ms fast
//> 53ms saw flaky 2
//> 61ms resumed
//> 63ms gave up: always
//> 119ms finally ok
//> 202ms custom timeout
//> 203ms timed out
