import { from, of, groupBy, mergeMap, toArray, reduce, map, count, zip, interval, take, timer, partition, merge, windowCount, mergeAll, bufferCount, pairwise, distinct, distinctUntilKeyChanged, every, find, findIndex, isEmpty, sequenceEqual, defaultIfEmpty, max, skipLast, takeLast, skipWhile, endWith, startWith, materialize, dematerialize, EMPTY, concat, Subject, mergeScan, switchScan, delay, exhaustAll, concatAll, switchAll, combineLatestAll, zipAll, raceWith, mergeWith, concatWith, zipWith, combineLatestWith } from 'rxjs';
const people = [{ name: 'Sue', age: 25 }, { name: 'Joe', age: 30 }, { name: 'Frank', age: 25 }, { name: 'Sarah', age: 35 }];
from(people).pipe(groupBy((p) => p.age, (p) => p.name), mergeMap((g) => zip(of(g.key), g.pipe(toArray())))).subscribe(console.log);
from(people).pipe(groupBy((p) => p.age), mergeMap((g$) => g$.pipe(reduce((acc, cur) => [...acc, cur], [`${g$.key}`])))).subscribe((a) => console.log(a));
const [evens$, odds$] = partition(interval(30).pipe(take(5)), (v) => v % 2 === 0);
merge(evens$.pipe(map((x) => `even: ${x}`)), odds$.pipe(map((x) => `odd: ${x}`))).subscribe(console.log);
of(1, 2, 3, 4, 5).pipe(bufferCount(3, 1)).subscribe((b) => console.log('buf', b));
of(1, 2, 3, 4, 5).pipe(windowCount(2), map((w) => w.pipe(toArray())), mergeAll()).subscribe((b) => console.log('win', b));
of({ id: 1, v: 'a' }, { id: 1, v: 'b' }, { id: 2, v: 'c' }).pipe(distinct(({ id }) => id)).subscribe((x) => console.log('distinct', x));
of({ id: 1, v: 'a' }, { id: 1, v: 'b' }, { id: 2, v: 'c' }).pipe(distinctUntilKeyChanged('id')).subscribe((x) => console.log('key', x.v));
of(1, 2, 3).pipe(every((x) => x < 3)).subscribe((x) => console.log('every', x));
of(1, 2, 3).pipe(find((x) => x > 5)).subscribe((x) => console.log('find', x));
of(1, 2, 3).pipe(findIndex((x) => x === 3)).subscribe((x) => console.log('findIndex', x));
EMPTY.pipe(isEmpty()).subscribe((x) => console.log('isEmpty', x));
of(1, 2).pipe(sequenceEqual(of(1, 2))).subscribe((x) => console.log('equal', x));
of(1, 2).pipe(materialize()).subscribe((n) => console.log(n.kind, n.value, n.hasValue, n));
concat(of({ kind: 'N', value: 5 }, { kind: 'E', error: 'oops' })).pipe(dematerialize()).subscribe({ next: console.log, error: (e) => console.log('err', e) });
of(1, 2, 3).pipe(mergeScan((acc, x) => of(acc + x).pipe(delay(10)), 0)).subscribe((x) => console.log('mergeScan', x));
of(1, 2, 3).pipe(switchScan((acc, x) => of(acc + x), 10)).subscribe((x) => console.log('switchScan', x));
interval(50).pipe(take(3), map((i) => timer(0, 20).pipe(take(4), map((j) => `${i}${j}`)))).pipe(exhaustAll(), toArray()).subscribe((x) => console.log('exhaustAll', x.join()));
interval(50).pipe(take(3), map((i) => timer(5, 20).pipe(take(4), map((j) => `${i}${j}`))), switchAll(), toArray()).subscribe((x) => console.log('switchAll', x.join()));
of(of(1, 2), of('a', 'b')).pipe(combineLatestAll()).subscribe((x) => console.log('cla', x));
of(of(1, 2), of('a', 'b')).pipe(zipAll((a, b) => b + a)).subscribe((x) => console.log('za', x));
of('x').pipe(concatWith(of('y'), of('z')), endWith('!', '?'), startWith('>'), toArray()).subscribe((x) => console.log(x));
timer(20).pipe(map(() => 'slow'), raceWith(timer(10).pipe(map(() => 'fast')))).subscribe(console.log);
of(1).pipe(zipWith(of('b'), of(true)), combineLatestWith(of('c'))).subscribe((x) => console.log(x));
of(1, 2, 3, 4).pipe(skipLast(1), takeLast(2), skipWhile((x) => x < 3)).subscribe((x) => console.log('rest', x));
of(5, 5, 6).pipe(count((x) => x === 5)).subscribe((x) => console.log('count', x));
of('Tom', 'Al').pipe(max((a, b) => a.length - b.length), pairwise(), defaultIfEmpty('no pair')).subscribe(console.log);

//> 0ms [ 25, [ 'Sue', 'Frank' ] ]
//> 0ms [ 30, [ 'Joe' ] ]
//> 0ms [ 35, [ 'Sarah' ] ]
//> 0ms [ '25', { name: 'Sue', age: 25 }, { name: 'Frank', age: 25 } ]
//> 0ms [ '30', { name: 'Joe', age: 30 } ]
//> 0ms [ '35', { name: 'Sarah', age: 35 } ]
//> 0ms buf [ 1, 2, 3 ]
//> 0ms buf [ 2, 3, 4 ]
//> 0ms buf [ 3, 4, 5 ]
//> 0ms buf [ 4, 5 ]
//> 0ms buf [ 5 ]
//> 0ms win [ 1, 2 ]
//> 0ms win [ 3, 4 ]
//> 0ms win [ 5 ]
//> 0ms distinct { id: 1, v: 'a' }
//> 0ms distinct { id: 2, v: 'c' }
//> 0ms key a
//> 0ms key c
//> 0ms every false
//> 0ms find undefined
//> 0ms findIndex 2
//> 0ms isEmpty true
//> 0ms equal true
//> 0ms N 1 true Notification { kind: 'N', value: 1, error: undefined, hasValue: true }
//> 0ms N 2 true Notification { kind: 'N', value: 2, error: undefined, hasValue: true }
//> 0ms C undefined false Notification {\n  kind: 'C',\n  value: undefined,\n  error: undefined,\n  hasValue: false\n}
//> 0ms 5
//> 0ms err oops
//> 0ms switchScan 11
//> 0ms switchScan 13
//> 0ms switchScan 16
//> 0ms cla [ 2, 'a' ]
//> 0ms cla [ 2, 'b' ]
//> 0ms za a1
//> 0ms za b2
//> 0ms [ '>', 'x', 'y', 'z', '!', '?' ]
//> 0ms [ [ 1, 'b', true ], 'c' ]
//> 0ms rest 3
//> 0ms count 2
//> 0ms no pair
//> 10ms mergeScan 1
//> 10ms mergeScan 2
//> 10ms mergeScan 3
//> 10ms fast
//> 30ms even: 0
//> 60ms odd: 1
//> 90ms even: 2
//> 120ms odd: 3
//> 150ms even: 4
//> 210ms exhaustAll 00,01,02,03,20,21,22,23
//> 215ms switchAll 00,01,02,10,11,12,20,21,22,23
