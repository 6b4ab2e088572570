import { of, from, interval, Subject, timer, concat, EMPTY, NEVER, defer } from 'rxjs';
import { map, mergeAll, switchAll, concatAll, exhaustAll, take, delay, mergeMap, concatMap, switchMap, exhaustMap, mergeMapTo, switchMapTo, concatMapTo, flatMap, tap, finalize } from 'rxjs/operators';
const source = of(100, 60, 20).pipe(concatMap((d, i) => of(d).pipe(delay(30))));
const inner = (x) => of(`${x}a`, `${x}b`).pipe(delay(x), finalize(() => console.log('end', x)));
source.pipe(mergeMap(inner)).subscribe(v => console.log('merge', v));
source.pipe(switchMap(inner)).subscribe(v => console.log('switch', v));
source.pipe(exhaustMap(inner)).subscribe(v => console.log('exhaust', v));
source.pipe(concatMap(inner)).subscribe({ next: v => console.log('concat', v), complete: () => console.log('concat done') });
of('x').pipe(mergeMap((v, i) => [v, i, 'z'])).subscribe(v => console.log(v));
of(1, 2).pipe(mergeMap(x => of(x, x * 10), (outer, inner, oi, ii) => `${outer}/${inner}/${oi}/${ii}`)).subscribe(v => console.log(v));
of(1).pipe(concatMapTo(of('to'))).subscribe(v => console.log(v));
interval(500).pipe(take(2), map(i => interval(200).pipe(take(2), map(j => `${i}:${j}`))), concatAll()).subscribe(v => console.log('ca', v));

//> 0ms x
//> 0ms 0
//> 0ms z
//> 0ms 1/1/0/0
//> 0ms 1/10/0/1
//> 0ms 2/2/1/0
//> 0ms 2/20/1/1
//> 0ms to
//> 60ms end 100
//> 90ms end 60
//> 110ms merge 20a
//> 110ms merge 20b
//> 110ms end 20
//> 110ms switch 20a
//> 110ms switch 20b
//> 110ms end 20
//> 120ms merge 60a
//> 120ms merge 60b
//> 120ms end 60
//> 130ms merge 100a
//> 130ms merge 100b
//> 130ms end 100
//> 130ms exhaust 100a
//> 130ms exhaust 100b
//> 130ms end 100
//> 130ms concat 100a
//> 130ms concat 100b
//> 130ms end 100
//> 190ms concat 60a
//> 190ms concat 60b
//> 190ms end 60
//> 210ms concat 20a
//> 210ms concat 20b
//> 210ms end 20
//> 210ms concat done
//> 700ms ca 0:0
//> 900ms ca 0:1
//> 1200ms ca 1:0
//> 1400ms ca 1:1
