import { forkJoin, combineLatest, of, timer, map, zip, from, Subject, merge, concat, race } from 'rxjs';
const sources = { user: of('ann'), posts: timer(100).pipe(map(() => [1, 2])), n: Promise.resolve(5) };
forkJoin(sources).subscribe(console.log);
const inputs = { a: new Subject(), b: new Subject() };
combineLatest(inputs).subscribe(({ a, b }) => console.log('latest', a, b));
inputs.a.next(1); inputs.b.next(2); inputs.b.next(3);
forkJoin([of(1, 2), of(3)]).subscribe(([x, y]) => console.log(x, y));
const list = [timer(200), timer(100)].map((s, i) => s.pipe(map(() => i)));
forkJoin(list).subscribe((r) => console.log('all', r));
merge(...list).subscribe((r) => console.log('merge', r));
concat(...list).subscribe((r) => console.log('concat', r));
race(list).subscribe((r) => console.log('race', r));
zip(list).subscribe((r) => console.log('zip', r));
const keys = ['p', 'q'];
forkJoin(Object.fromEntries(keys.map((k, i) => [k, of(i)]))).subscribe(console.log);
forkJoin([]).subscribe({ next: () => console.log('no'), complete: () => console.log('empty completes') });
forkJoin(of(1), of(2), (a, b) => a + b).subscribe((x) => console.log('sum', x));
combineLatest([of(1), of(2)], (a, b) => a * 10 + b).subscribe((x) => console.log('projected', x));
zip(of(1, 2), of('a', 'b'), (n, l) => n + l).subscribe((x) => console.log(x));

//> 0ms latest 1 2
//> 0ms latest 1 3
//> 0ms 2 3
//> 0ms { p: 0, q: 1 }
//> 0ms empty completes
//> 0ms sum 3
//> 0ms projected 12
//> 0ms 1a
//> 0ms 2b
//> 100ms { user: 'ann', posts: [ 1, 2 ], n: 5 }
//> 100ms merge 1
//> 100ms race 1
//> 200ms all [ 0, 1 ]
//> 200ms merge 0
//> 200ms concat 0
//> 200ms zip [ 0, 1 ]
//> 300ms concat 1
