import { of, from, filter, takeWhile, skipWhile, find, findIndex, every, first, last, single, partition, count, distinctUntilChanged, sequenceEqual, distinct, iif, isEmpty, defaultIfEmpty, map } from 'rxjs';
const values$ = of(0, '', 'a', null, 'b', undefined, [], NaN);
values$.pipe(filter(Boolean)).subscribe((x) => console.log('filter', x));
values$.pipe(filter((x) => x)).subscribe((x) => console.log('f', x));
of(3, 2, 1, 0, 5).pipe(takeWhile((x) => x)).subscribe((x) => console.log('tw', x));
of(3, 2, 1, 0, 5).pipe(takeWhile((x) => x, true)).subscribe((x) => console.log('twi', x));
of(3, 0, 5).pipe(skipWhile((x) => x)).subscribe((x) => console.log('sw', x));
of(0, null, 'x').pipe(find((x) => x)).subscribe((x) => console.log('find', x));
of(0, null, 'x').pipe(findIndex((x) => x)).subscribe((x) => console.log('index', x));
of(1, 'a').pipe(every((x) => x)).subscribe((x) => console.log('every', x));
of(0, 7).pipe(first((x) => x)).subscribe((x) => console.log('first', x));
of(0, 7, 0).pipe(last((x) => x, 'd')).subscribe((x) => console.log('last', x));
of(0, 7, 0).pipe(single((x) => x)).subscribe((x) => console.log('single', x));
of(0, 7, 8).pipe(count((x) => x)).subscribe((x) => console.log('count', x));
of({ v: 1 }, { v: 1 }, { v: 2 }).pipe(distinctUntilChanged((a, b) => a.v === b.v && 'same')).subscribe((x) => console.log(x));
of('aa', 'ab', 'b').pipe(distinctUntilChanged((p, c) => p.match(/^a/) && c.match(/^a/))).subscribe((x) => console.log('m', x));
of(1, 2).pipe(sequenceEqual(of(1, 2), (a, b) => (a === b ? 1 : 0))).subscribe((x) => console.log('eq', x));
const [yes$, no$] = partition(of(1, 2, 3), (x) => x % 2);
yes$.subscribe((x) => console.log('odd', x)); no$.subscribe((x) => console.log('even', x));
iif(() => 'yes', of('t'), of('f')).subscribe(console.log);
iif(() => 0, of('t'), of('f')).subscribe(console.log);
of(null).pipe(isEmpty()).subscribe(console.log);
from([]).pipe(defaultIfEmpty(null)).subscribe(console.log);

//> 0ms filter a
//> 0ms filter b
//> 0ms filter []
//> 0ms f a
//> 0ms f b
//> 0ms f []
//> 0ms tw 3
//> 0ms tw 2
//> 0ms tw 1
//> 0ms twi 3
//> 0ms twi 2
//> 0ms twi 1
//> 0ms twi 0
//> 0ms sw 0
//> 0ms sw 5
//> 0ms find x
//> 0ms index 2
//> 0ms every true
//> 0ms first 7
//> 0ms last 7
//> 0ms single 7
//> 0ms count 2
//> 0ms { v: 1 }
//> 0ms { v: 2 }
//> 0ms m aa
//> 0ms m b
//> 0ms eq true
//> 0ms odd 1
//> 0ms odd 3
//> 0ms even 2
//> 0ms t
//> 0ms f
//> 0ms false
//> 0ms null
