import { of, from, concat, merge, Subject } from 'rxjs';
import { delay, concatMap, mergeMap, tap, scan, map, finalize, toArray, last, withLatestFrom, bufferCount } from 'rxjs/operators';
const files = ['a.txt', 'b.txt', 'c.txt'];
const upload = (name, ms) => of(`${name} ok`).pipe(delay(ms));
const progress$ = new Subject();
progress$.pipe(scan(n => n + 1, 0), map(n => Math.round(n / files.length * 100))).subscribe(p => console.log(`${p}%`));
from(files).pipe(
  mergeMap((f, i) => upload(f, (3 - i) * 100).pipe(tap(() => progress$.next())), 2),
  toArray(),
).subscribe(r => console.log(r));
from([1, 2, 3, 4, 5]).pipe(bufferCount(2), concatMap(batch => of(batch.map(x => x * x)).pipe(delay(50)))).subscribe(x => console.log('batch', x));

//> 50ms batch [ 1, 4 ]
//> 100ms batch [ 9, 16 ]
//> 150ms batch [ 25 ]
//> 200ms 33%
//> 300ms 67%
//> 300ms 100%
//> 300ms [ 'b.txt ok', 'a.txt ok', 'c.txt ok' ]
