import { of, from, concat, merge, timer, Observable, Subject } from 'rxjs';
import { map, scan, mergeAll, tap, share, takeLast, last, delay, mapTo, concatMap, endWith, pairwise, count, withLatestFrom, switchMap, finalize } from 'rxjs/operators';
const requests: Observable<string>[] = [100, 300, 200, 400].map((ms, i) => of(`r${i}`).pipe(delay(ms)));
const array$ = from(requests);
const results$ = array$.pipe(mergeAll(2), share());
const percent$ = results$.pipe(scan((done: number) => done + 1, 0), map((done) => Math.round((done / requests.length) * 100)));
percent$.subscribe({ next: (p) => console.log('#'.repeat(p / 25).padEnd(4, '.') + ` ${p}%`), complete: () => console.log('complete') });
results$.subscribe((r) => console.log(r));
const click$ = new Subject<void>();
click$.pipe(switchMap(() => concat(timer(50).pipe(mapTo('a')), timer(50).pipe(mapTo('b'))).pipe(endWith('end'), finalize(() => console.log('cleanup'))))).subscribe((x) => console.log(x));
click$.next(); setTimeout(() => click$.next(), 75);

//> 50ms a
//> 75ms cleanup
//> 100ms #... 25%
//> 100ms r0
//> 125ms a
//> 175ms b
//> 175ms end
//> 175ms cleanup
//> 300ms ##.. 50%
//> 300ms r1
//> 300ms ###. 75%
//> 300ms r2
//> 700ms #### 100%
//> 700ms r3
//> 700ms complete
