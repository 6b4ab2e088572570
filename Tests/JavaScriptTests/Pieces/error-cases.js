import { of, throwError, EMPTY, concat, timer, Observable, Subject, from } from 'rxjs';
import { map, catchError, tap, finalize, retry, mergeMap, switchMap, delay, onErrorResumeNextWith, materialize, first, timeout } from 'rxjs/operators';
const risky = (n) => n % 2 ? throwError(() => new Error(`odd ${n}`)) : of(n);
from([0, 1, 2, 3]).pipe(mergeMap(n => risky(n).pipe(catchError(e => { console.log('handled', e.message); return EMPTY; }))), finalize(() => console.log('finalized'))).subscribe({ next: console.log, complete: () => console.log('complete') });
of('bad json').pipe(map(s => JSON.parse(s)), catchError(e => of(e instanceof SyntaxError))).subscribe(console.log);
const err$ = new Subject();
err$.subscribe({ next: v => console.log('v', v), error: e => console.log('e', e) });
err$.next(1); err$.error('E'); err$.next(2);
of(1, 2, 3).pipe(tap(x => { if (x === 2) throw new Error('in tap'); }), retry(1)).subscribe({ next: x => console.log('r', x), error: ({ message }) => console.log(message) });
concat(of(1), throwError(() => new Error('mid')), of(2)).pipe(materialize()).subscribe(n => console.log(n.kind, n.value));
new Observable(s => { s.next(1); s.error(new Error('x')); s.next(2); return () => console.log('cleanup'); }).subscribe({ next: console.log, error: e => console.log(String(e)) });
timer(100).pipe(map(() => { const user = undefined; return user.name; }), catchError(err => of(err.message))).subscribe(console.log);
timer(300).pipe(map(() => ({}).foo()), catchError(err => of(err.name))).subscribe(console.log);

//> 0ms 0
//> 0ms handled odd 1
//> 0ms 2
//> 0ms handled odd 3
//> 0ms complete
//> 0ms finalized
//> 0ms true
//> 0ms v 1
//> 0ms e E
//> 0ms r 1
//> 0ms r 1
//> 0ms in tap
//> 0ms N 1
//> 0ms E undefined
//> 0ms 1
//> 0ms Error: x
//> 0ms cleanup
//> 100ms Cannot read properties of undefined (reading 'name')
//> 300ms TypeError
