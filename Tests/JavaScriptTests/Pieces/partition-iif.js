import { of, range, partition, iif, defer, race, timer, merge, zip, forkJoin, combineLatest, EMPTY } from 'rxjs';
import { map, mapTo, toArray, every, find, findIndex, isEmpty, defaultIfEmpty, max, min, count, sequenceEqual, startWith, endWith } from 'rxjs/operators';

const [evens$, odds$] = partition(range(1, 6), (n) => n % 2 === 0);
zip(evens$, odds$).subscribe(([e, o]) => console.log(e, o));

let loggedIn = false;
const view$ = iif(() => loggedIn, of('dashboard'), of('login'));
view$.subscribe((v) => console.log(v));
loggedIn = true;
view$.subscribe((v) => console.log(v));

race(timer(300).pipe(mapTo('slow')), timer(100).pipe(mapTo('fast'))).subscribe(console.log);
forkJoin({ a: of(1, 2), b: timer(200).pipe(map(() => 'b')) }).subscribe((r) => console.log(r));
forkJoin([]).subscribe({ next: () => console.log('never'), complete: () => console.log('empty fork') });
combineLatest({ x: of(1), y: of('a', 'b') }).subscribe(({ x, y }) => console.log(x + y));

of(1, 2, 3).pipe(every((n) => n < 3)).subscribe((b) => console.log('every', b));
of(5, 12, 8).pipe(find((n) => n > 6)).subscribe((n) => console.log('find', n));
of(5, 12, 8).pipe(findIndex((n) => n > 20)).subscribe((n) => console.log('index', n));
EMPTY.pipe(isEmpty()).subscribe((b) => console.log('isEmpty', b));
of(3, 9, 4).pipe(max()).subscribe((n) => console.log('max', n));
of({ age: 7 }, { age: 5 }).pipe(min((a, b) => a.age - b.age)).subscribe((p) => console.log('min', p));
of(1, 2, 3).pipe(count((n) => n > 1)).subscribe((n) => console.log('count', n));
of(1, 2).pipe(sequenceEqual(range(1, 2))).subscribe((b) => console.log('equal', b));
of('b').pipe(startWith('a'), endWith('c', 'd'), toArray()).subscribe((all) => console.log(all.join('')));

//> 0ms 2 1
//> 0ms 4 3
//> 0ms 6 5
//> 0ms login
//> 0ms dashboard
//> 0ms empty fork
//> 0ms 1a
//> 0ms 1b
//> 0ms every false
//> 0ms find 12
//> 0ms index -1
//> 0ms isEmpty true
//> 0ms max 9
//> 0ms min { age: 5 }
//> 0ms count 2
//> 0ms equal true
//> 0ms abcd
//> 100ms fast
//> 200ms { a: 2, b: 'b' }
