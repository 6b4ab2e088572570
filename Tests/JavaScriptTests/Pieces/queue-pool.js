import { Subject, of, from, timer } from 'rxjs';
import { concatMap, mergeMap, delay, map, tap, catchError, bufferTime, filter, groupBy, reduce, scan, toArray, mergeScan, switchScan, takeLast, skipLast, exhaustAll, switchAll, concatAll, mergeAll, finalize } from 'rxjs/operators';
const jobs$ = new Subject();
const run = (job) => timer(job.ms).pipe(map(() => { if (job.fails) throw new Error(job.name + ' failed'); return `${job.name} done`; }), catchError((e) => of(e.message)), finalize(() => console.log('-', job.name)));
jobs$.pipe(concatMap(run)).subscribe((r) => console.log('queue:', r));
jobs$.pipe(mergeMap(run, 2)).subscribe((r) => console.log('pool:', r));
[{ name: 'a', ms: 110 }, { name: 'b', ms: 55, fails: true }, { name: 'c', ms: 12 }].forEach((j) => jobs$.next(j));
of(1, 2, 3).pipe(mergeScan((acc, x) => of(acc + x).pipe(delay(10 * x)), 0, 1)).subscribe((x) => console.log('mergeScan', x));
of(1, 2, 3).pipe(switchScan((acc, x) => of(acc + x), 10)).subscribe((x) => console.log('switchScan', x));
const inner = (n, ms) => timer(ms, ms).pipe(map((i) => `${n}${i}`), takeLast(0));
from([timer(30), timer(10)]).pipe(concatAll()).subscribe({ complete: () => console.log('concatAll') });
from([of('x'), of('y')]).pipe(switchAll()).subscribe((x) => console.log('switchAll', x));
from([timer(33).pipe(map(() => 'first')), of('ignored')]).pipe(exhaustAll()).subscribe((x) => console.log('exhaustAll', x));
of(1, 2, 3, 4).pipe(skipLast(2)).subscribe((x) => console.log('skipLast', x));

//> 0ms switchScan 11
//> 0ms switchScan 13
//> 0ms switchScan 16
//> 0ms switchAll x
//> 0ms switchAll y
//> 0ms skipLast 1
//> 0ms skipLast 2
//> 10ms mergeScan 1
//> 30ms mergeScan 3
//> 33ms exhaustAll first
//> 40ms concatAll
//> 55ms pool: b failed
//> 55ms - b
//> 60ms mergeScan 6
//> 67ms pool: c done
//> 67ms - c
//> 110ms queue: a done
//> 110ms - a
//> 110ms pool: a done
//> 110ms - a
//> 165ms queue: b failed
//> 165ms - b
//> 177ms queue: c done
//> 177ms - c
