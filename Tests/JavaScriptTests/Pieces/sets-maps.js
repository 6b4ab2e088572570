import { from, of, generate, map, toArray, concatAll, mergeAll, zipAll, combineLatestAll, switchAll, exhaustAll, timer, concat, onErrorResumeNext, throwError, using, Subscription, scheduled, asapScheduler, asyncScheduler, observeOn } from 'rxjs';

from(new Set(['a', 'b', 'a'])).subscribe((x) => console.log(x));
from(new Map([['k', 1], ['l', 2]])).pipe(map(([key, value]) => `${key}=${value}`)).subscribe(console.log);
from('hey').pipe(toArray()).subscribe((letters) => console.log(letters));
generate({ initialState: 1, condition: (n) => n < 40, iterate: (n) => n * 3, resultSelector: (n) => `g${n}` }).subscribe(console.log);
of(of(1, 2), of(3)).pipe(concatAll()).subscribe((n) => console.log('concatAll', n));
of(of('a', 'b'), of('c', 'd')).pipe(zipAll()).subscribe((p) => console.log(p));
of(of('a', 'b'), of('c', 'd')).pipe(combineLatestAll()).subscribe((p) => console.log(p));
onErrorResumeNext(throwError(() => 1), of('resumed')).subscribe(console.log);
using(() => new Subscription(() => console.log('released')), () => of('using')).subscribe(console.log);
scheduled([1, 2], asapScheduler).subscribe((n) => console.log('asap', n));
of(9).pipe(observeOn(asyncScheduler, 100)).subscribe((n) => console.log('async', n));
console.log('end');

//> 0ms a
//> 0ms b
//> 0ms k=1
//> 0ms l=2
//> 0ms [ 'h', 'e', 'y' ]
//> 0ms g1
//> 0ms g3
//> 0ms g9
//> 0ms g27
//> 0ms concatAll 1
//> 0ms concatAll 2
//> 0ms concatAll 3
//> 0ms [ 'a', 'c' ]
//> 0ms [ 'b', 'd' ]
//> 0ms [ 'b', 'c' ]
//> 0ms [ 'b', 'd' ]
//> 0ms resumed
//> 0ms using
//> 0ms released
//> 0ms end
//> 0ms asap 1
//> 0ms asap 2
//> 100ms async 9
