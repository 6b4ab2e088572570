import { of, throwError, concat } from 'rxjs';
import { materialize, dematerialize, map, mergeMap, sequenceEqual, toArray, onErrorResumeNextWith, scan, reduce } from 'rxjs/operators';
import { onErrorResumeNext } from 'rxjs';
const letters = of('a', 'b', 13, 'd');
letters.pipe(map((x: any) => x.toUpperCase()), materialize()).subscribe(x => console.log(x.kind, x.value, x.error && x.error.name));
of({ kind: 'N', value: 'A' }, { kind: 'C' }).pipe(dematerialize()).subscribe({ next: console.log, complete: () => console.log('dc') });
of(1, 2).pipe(sequenceEqual(of(1, 2))).subscribe(console.log);
onErrorResumeNext(throwError(() => 1), of('next')).subscribe(console.log);
of(1, 2).pipe(materialize(), map(n => n.hasValue)).subscribe(console.log);
of('a', 'b').pipe(scan((acc, x, i) => acc + x + i, '')).subscribe(console.log);
of(1, 2, 3).pipe(scan((a, b) => a + b)).subscribe(console.log);

//> 0ms N A undefined
//> 0ms N B undefined
//> 0ms E undefined TypeError
//> 0ms A
//> 0ms dc
//> 0ms true
//> 0ms next
//> 0ms true
//> 0ms true
//> 0ms false
//> 0ms a0
//> 0ms a0b1
//> 0ms 1
//> 0ms 3
//> 0ms 6
