import { of, expand, take, delay, EMPTY, mergeScan, switchScan, generate, iif, defer, range, mergeMap, map, reduce, concatMap, takeWhile } from 'rxjs';
of(1).pipe(expand(x => x < 20 ? of(2 * x).pipe(delay(10)) : EMPTY)).subscribe(x => console.log(x));
const pages = [{ items: [1, 2], next: 1 }, { items: [3], next: 2 }, { items: [4, 5], next: null }];
const fetchPage = (n: number) => of(pages[n]).pipe(delay(100));
fetchPage(0).pipe(
  expand(({ next }) => next !== null ? fetchPage(next) : EMPTY),
  concatMap(({ items }) => items),
  reduce((acc, x) => acc.concat(x), [] as number[]),
).subscribe(all => console.log('all', all));
of(1, 2, 3).pipe(mergeScan((acc, x) => of(acc + x), 0)).subscribe(x => console.log('ms', x));
generate(0, x => x < 3, x => x + 1, x => x * 10).subscribe(x => console.log('g', x));
generate({ initialState: 1, condition: x => x < 10, iterate: x => x * 2 }).subscribe(x => console.log('gen', x));
let flag = true;
const c$ = iif(() => flag, of('yes'), of('no'));
c$.subscribe(console.log); flag = false; c$.subscribe(console.log);
of(1, 2, 3).pipe(switchScan((acc, v) => of(acc + v), 0)).subscribe(x => console.log('ss', x));

//> 0ms 1
//> 0ms ms 1
//> 0ms ms 3
//> 0ms ms 6
//> 0ms g 0
//> 0ms g 10
//> 0ms g 20
//> 0ms gen 1
//> 0ms gen 2
//> 0ms gen 4
//> 0ms gen 8
//> 0ms yes
//> 0ms no
//> 0ms ss 1
//> 0ms ss 3
//> 0ms ss 6
//> 10ms 2
//> 20ms 4
//> 30ms 8
//> 40ms 16
//> 50ms 32
//> 300ms all [ 1, 2, 3, 4, 5 ]
