import { timer, Observable, of, throwError, defer, Subject, BehaviorSubject, merge, concat, EMPTY, fromEvent, ReplaySubject } from 'rxjs';
import { switchMap, shareReplay, retry, share, tap, takeWhile, catchError, mergeMap, delayWhen, scan, filter, map, take, exhaustMap, distinctUntilChanged, repeat, timeout, finalize, retryWhen, ignoreElements, endWith, concatMap, delay } from 'rxjs/operators';

let calls = 0;
const api = {
  status: (): Observable<{ state: 'pending' | 'done'; progress: number }> => defer(() => {
    calls++;
    if (calls === 2) return throwError(() => Object.assign(new Error('Service unavailable'), { status: 503 }));
    return of({ state: calls > 4 ? ('done' as const) : ('pending' as const), progress: calls * 20 }).pipe(delay(25));
  }),
};
const poll$ = timer(0, 200).pipe(
  exhaustMap(() => api.status().pipe(retry({ count: 2, delay: (e: any, n) => { console.log(e.status, e.message, n); return timer(n * 10); } }))),
  takeWhile(({ state }) => state !== 'done', true),
  tap({ complete: () => console.log('polling over after', calls, 'calls') }),
);
poll$.subscribe(({ state, progress }) => console.log(`${state.padEnd(8, '.')}${String(progress).padStart(4)}%`));

class_();
function class_() {
  const cache = new Map<string, Observable<string>>();
  const load = (id: string) => {
    if (!cache.has(id)) cache.set(id, timer(70).pipe(map(() => `item ${id}`), tap(() => console.log('loaded', id)), shareReplay(1)));
    return cache.get(id)!;
  };
  merge(load('1'), load('1'), load('2')).subscribe(console.log);
  setTimeout(() => load('1').subscribe((x) => console.log('cached', x)), 300);
}
const ttl$ = defer(() => { console.log('fetch'); return of(Math.floor(Date.now() / 1000) % 1000).pipe(delay(10)); }).pipe(
  share({ connector: () => new ReplaySubject(1), resetOnComplete: () => timer(500), resetOnRefCountZero: true, resetOnError: true }),
);
[0, 100, 900].forEach((t) => timer(t).pipe(switchMap(() => ttl$)).subscribe((v) => console.log('ttl', t, v)));
let attempt = 0;
defer(() => (++attempt < 4 ? throwError(() => new Error(`try ${attempt}`)) : of('finally'))).pipe(
  retryWhen((errors) => errors.pipe(
    scan((acc, err) => { if (acc >= 5) throw err; return acc + 1; }, 0),
    tap((n) => console.log('retry no.', n)),
    delayWhen((n) => timer(2 ** n * 10)),
  )),
).subscribe({ next: console.log, error: (e) => console.log('gave up', e.message) });
concat(of('saving').pipe(tap(console.log), ignoreElements()), of('saved')).pipe(endWith('idle')).subscribe((s) => console.log('state', s));
of('r').pipe(delay(5), repeat({ count: 3, delay: (n) => timer(n * 40) })).subscribe({ next: (v) => console.log(v), complete: () => console.log('repeated') });

//> 0ms retry no. 1
//> 0ms saving
//> 0ms state saved
//> 0ms state idle
//> 0ms fetch
//> 5ms r
//> 10ms ttl 0 800
//> 20ms retry no. 2
//> 25ms pending.  20%
//> 50ms r
//> 60ms retry no. 3
//> 70ms loaded 1
//> 70ms item 1
//> 70ms item 1
//> 70ms loaded 2
//> 70ms item 2
//> 100ms ttl 100 800
//> 135ms r
//> 135ms repeated
//> 140ms finally
//> 200ms 503 Service unavailable 1
//> 235ms pending.  60%
//> 300ms cached item 1
//> 425ms pending.  80%
//> 625ms done.... 100%
//> 625ms polling over after 5 calls
//> 900ms fetch
//> 910ms ttl 900 800
