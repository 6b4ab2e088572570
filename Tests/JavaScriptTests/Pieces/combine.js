import { combineLatest, zip, merge, concat, of, interval, timer, withLatestFrom, map, take, startWith, endWith, combineLatestWith, mergeWith, concatWith, zipWith, BehaviorSubject, pairwise, partition, range, concatAll, mergeAll, combineLatestAll, zipAll, switchAll, exhaustAll } from 'rxjs';
combineLatest([timer(100, 200), timer(150, 200)]).pipe(take(4), map(([a, b]) => a + '-' + b)).subscribe(console.log);
combineLatest({ a: of(1, 2), b: of('x') }).subscribe(({ a, b }) => console.log(a, b));
const firstName = new BehaviorSubject('Ann'), lastName = new BehaviorSubject('Lee');
combineLatest([firstName, lastName], (f, l) => `${f} ${l}`).subscribe(n => console.log(n));
firstName.next('Bob');
zip(of(27, 25, 29), of('Foo', 'Bar', 'Beer'), of(true, true, false)).pipe(map(([age, name, isDev]) => ({ age, name, isDev }))).subscribe(x => console.log(x));
zip([of(1), of(2)]).subscribe(console.log);
zip(of(1, 2), of(10, 20), (a, b) => a + b).subscribe(console.log);
merge(interval(100).pipe(take(2)), of('m')).subscribe(console.log);
merge(of(1), of(2), of(3), 1).subscribe(console.log);
concat(of(1), timer(50), of(3)).subscribe(console.log);
interval(100).pipe(withLatestFrom(timer(0, 70)), take(2)).subscribe(([a, b]) => console.log(a, b));
interval(100).pipe(withLatestFrom(of('z'), (a, z) => a + z), take(1)).subscribe(console.log);
of(1).pipe(startWith(0), endWith(2, 3), mergeWith(of('w')), concatWith(of('cw'))).subscribe(console.log);
of(1).pipe(combineLatestWith(of(2), of(3))).subscribe(console.log);
of(1).pipe(zipWith(of('zw'))).subscribe(console.log);
of(1, 4, 9).pipe(pairwise(), map(([a, b]) => b - a)).subscribe(console.log);
const [evens$, odds$] = partition(range(1, 5), x => x % 2 === 0);
odds$.subscribe(x => console.log('odd', x)); evens$.subscribe(x => console.log('even', x));
of(of(1, 2), of(3)).pipe(concatAll()).subscribe(console.log);
of(of(1, 2), of(3)).pipe(zipAll()).subscribe(console.log);
of(of(1, 2), of(3, 4)).pipe(combineLatestAll()).subscribe(console.log);
of(of('s1'), of('s2')).pipe(switchAll()).subscribe(console.log);
of(of('e1'), of('e2')).pipe(exhaustAll()).subscribe(console.log);

//> 0ms 2 x
//> 0ms Ann Lee
//> 0ms Bob Lee
//> 0ms { age: 27, name: 'Foo', isDev: true }
//> 0ms { age: 25, name: 'Bar', isDev: true }
//> 0ms { age: 29, name: 'Beer', isDev: false }
//> 0ms [ 1, 2 ]
//> 0ms 11
//> 0ms 22
//> 0ms m
//> 0ms 1
//> 0ms 2
//> 0ms 3
//> 0ms 1
//> 0ms 0
//> 0ms 1
//> 0ms 2
//> 0ms 3
//> 0ms w
//> 0ms cw
//> 0ms [ 1, 2, 3 ]
//> 0ms [ 1, 'zw' ]
//> 0ms 3
//> 0ms 5
//> 0ms odd 1
//> 0ms odd 3
//> 0ms odd 5
//> 0ms even 2
//> 0ms even 4
//> 0ms 1
//> 0ms 2
//> 0ms 3
//> 0ms [ 1, 3 ]
//> 0ms [ 2, 3 ]
//> 0ms [ 2, 4 ]
//> 0ms s1
//> 0ms s2
//> 0ms e1
//> 0ms e2
//> 50ms 0
//> 50ms 3
//> 100ms 0
//> 100ms 0 1
//> 100ms 0z
//> 150ms 0-0
//> 200ms 1
//> 200ms 1 2
//> 300ms 1-0
//> 350ms 1-1
//> 500ms 2-1
