const { Observable, Subject, of, from, interval } = rxjs;
const { map, filter, mergeMap, tap, take, pluck, mapTo, switchMapTo, concatMapTo, combineAll, exhaust, throwIfEmpty, publish, refCount, withLatestFrom, zipAll, combineLatestWith, mergeWith, concatWith, zipWith, raceWith, startWith } = rxjs.operators;
const source = Observable.create(function (observer) {
  observer.next('hello');
  setTimeout(function () { observer.next('world'); observer.complete(); }, 100);
  return function () { console.log('disposed'); };
});
source.subscribe(function (x) { console.log(x); }, function (e) { console.log('error', e); }, function () { console.log('done'); });
of({ a: { b: 1 } }, { a: null }).pipe(pluck('a', 'b')).subscribe(function (v) { console.log(v); });
of(1, 2).pipe(concatMapTo(of('x', 'y'))).subscribe((x) => console.log(x));
of(1, 2).pipe(mergeMap((x) => [x, x * 10], (outer, inner, oi, ii) => [outer, inner, oi, ii])).subscribe((x) => console.log(x));
of(of(1, 2), of(3)).pipe(combineAll()).subscribe((x) => console.log(x));
of(of(1, 2), of(3, 4)).pipe(zipAll()).subscribe((x) => console.log(x));
of(1).pipe(combineLatestWith(of(2), of(3))).subscribe((x) => console.log(x));
of(1).pipe(mergeWith(of(2)), concatWith(of(3), of(4)), zipWith(from('abcd')), startWith('s')).subscribe((x) => console.log(x));
for (var i = 0; i < 3; i++) { (function (j) { setTimeout(function () { console.log('i', i, 'j', j); }, 10); })(i); }
var shared = interval(50).pipe(take(2), tap(function (x) { console.log('side', x); }), publish(), refCount());
shared.subscribe(function (x) { console.log('one', x); }); shared.subscribe(function (x) { console.log('two', x); });

//> 0ms hello
//> 0ms 1
//> 0ms undefined
//> 0ms x
//> 0ms y
//> 0ms x
//> 0ms y
//> 0ms [ 1, 1, 0, 0 ]
//> 0ms [ 1, 10, 0, 1 ]
//> 0ms [ 2, 2, 1, 0 ]
//> 0ms [ 2, 20, 1, 1 ]
//> 0ms [ 2, 3 ]
//> 0ms [ 1, 3 ]
//> 0ms [ 2, 4 ]
//> 0ms [ 1, 2, 3 ]
//> 0ms s
//> 0ms [ 1, 'a' ]
//> 0ms [ 2, 'b' ]
//> 0ms [ 3, 'c' ]
//> 0ms [ 4, 'd' ]
//> 10ms i 3 j 0
//> 10ms i 3 j 1
//> 10ms i 3 j 2
//> 50ms side 0
//> 50ms one 0
//> 50ms two 0
//> 100ms world
//> 100ms done
//> 100ms disposed
//> 100ms side 1
//> 100ms one 1
//> 100ms two 1
