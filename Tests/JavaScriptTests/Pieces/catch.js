import { of, throwError, from, concat, EMPTY } from 'rxjs';
import { map, catchError, mergeMap, retry, finalize, tap, take } from 'rxjs/operators';
of(1, 2, 3, 4, 5).pipe(
  map(n => { if (n === 4) { throw 'four!'; } return n; }),
  catchError(err => of('I', 'II', 'III', 'IV', 'V')),
).subscribe(x => console.log(x));
of(1, 2, 3).pipe(
  map(n => { if (n === 2) throw new Error('two!'); return n; }),
  catchError((err, caught) => caught), take(5),
  tap({ next: v => console.log('tap', v), finalize: () => console.log('fin') }),
).subscribe();
of(1).pipe(map(() => { throw new Error('inner'); }), catchError(err => { throw 'error in source. Details: ' + err; }))
  .subscribe({ next: x => console.log(x), error: err => console.log(err) });
of(1, 2).pipe(mergeMap(v => v === 2 ? throwError(() => new RangeError('r')) : of(v)), catchError(e => { console.log(e instanceof RangeError, e.name, `${e}`); return EMPTY; }))
  .subscribe({ next: console.log, complete: () => console.log('c') });
throwError('plain string').subscribe({ error: e => console.log(e) });
throwError(() => ({ code: 42 })).subscribe({ error: ({ code }) => console.log(code) });

//> 0ms 1
//> 0ms 2
//> 0ms 3
//> 0ms I
//> 0ms II
//> 0ms III
//> 0ms IV
//> 0ms V
//> 0ms tap 1
//> 0ms tap 1
//> 0ms tap 1
//> 0ms tap 1
//> 0ms tap 1
//> 0ms fin
//> 0ms error in source. Details: Error: inner
//> 0ms 1
//> 0ms true RangeError RangeError: r
//> 0ms c
//> 0ms plain string
//> 0ms 42
