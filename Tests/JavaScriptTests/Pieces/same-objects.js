import { BehaviorSubject, combineLatest, from, of } from 'rxjs';
import { distinct, distinctUntilChanged, groupBy, map, mergeMap, sequenceEqual, toArray } from 'rxjs/operators';

// Arrays are compared as ===, as objects are.
of([1], [1]).pipe(distinctUntilChanged()).subscribe((x) => console.log('changed', x));
of([1], [1]).pipe(distinct()).subscribe((x) => console.log('distinct', x));
const one = [1];
of(one, one, [1]).pipe(distinctUntilChanged()).subscribe((x) => console.log('same array', x));
of(NaN, NaN).pipe(distinct()).subscribe((x) => console.log('nan', x));
of(NaN, NaN).pipe(distinctUntilChanged()).subscribe((x) => console.log('nan again', x));
from([['a', 1], ['a', 2]]).pipe(
  groupBy((pair) => [pair[0]]),
  mergeMap((group) => group.pipe(map((pair) => pair[1]), toArray())),
).subscribe((values) => console.log('group', values));
of([1]).pipe(sequenceEqual(of([1]))).subscribe((x) => console.log('equal', x));
console.log(new Set([[1], [1]]).size, new Set([NaN, NaN]).size, new Map([[one, 'x']]).get([1]), new Map([[one, 'x']]).get(one));

// The usual fault: each combination is another array.
const a = new BehaviorSubject(1);
combineLatest([a, of('x')]).pipe(distinctUntilChanged()).subscribe((pair) => console.log('pair', pair));
a.next(1);
//> 0ms changed [ 1 ]
//> 0ms changed [ 1 ]
//> 0ms distinct [ 1 ]
//> 0ms distinct [ 1 ]
//> 0ms same array [ 1 ]
//> 0ms same array [ 1 ]
//> 0ms nan NaN
//> 0ms nan again NaN
//> 0ms nan again NaN
//> 0ms group [ 1 ]
//> 0ms group [ 2 ]
//> 0ms equal false
//> 0ms 2 1 undefined x
//> 0ms pair [ 1, 'x' ]
//> 0ms pair [ 1, 'x' ]
