import { from, take, map, zip, interval, of, generate, concatMap, delay, expand, EMPTY, takeWhile, toArray, scan, asyncScheduler, scheduled } from 'rxjs';
function* naturals(start = 0) { let n = start; try { while (true) yield n++; } finally { console.log('closed'); } }
from(naturals()).pipe(take(3)).subscribe((n) => console.log(n));
function* letters() { yield* ['a', 'b']; const got = yield 'c'; console.log('got', got); return 'end'; }
console.log([...letters()], Math.max(...[1, 5, 3]));
const iterable = { from: 1, to: 4, *[Symbol.iterator]() { for (let i = this.from; i <= this.to; i++) yield i; } };
from(iterable).pipe(toArray()).subscribe((x) => console.log(x));
for (const [i, c] of ['x', 'y'].entries()) console.log(i, c);
for (const [k, v] of Object.entries({ a: 1, b: 2 })) console.log(k, v);
for (const [k, v] of new Map([['m', 1]])) console.log(k, v);
for (const key in { p: 1, q: 2 }) console.log(key);
generate({ initialState: [0, 1], condition: ([a]) => a < 30, iterate: ([a, b]) => [b, a + b], resultSelector: ([a]) => a }).pipe(toArray()).subscribe((f) => console.log(f.join()));
generate(2, (x) => x <= 8, (x) => x + 3).subscribe((x) => console.log('g', x));
of(1).pipe(expand((x) => (x < 50 ? of(x * 3).pipe(delay(10)) : EMPTY))).subscribe((x) => console.log('expand', x));
zip(from(naturals(100)).pipe(take(2)), of('one', 'two')).subscribe(([a, b]) => console.log(a, b));
scheduled(['s1'], asyncScheduler).subscribe(console.log);
label();
function label() { let i = 0; do { i += 2; if (i === 4) continue; } while (i < 6); console.log('i', i); }

const ids = (function* () { let id = 1; while (true) yield id++; })();
console.log(ids.next().value, ids.next().value, ids.next());
const countdown = { from: 3, [Symbol.iterator]() { let n = this.from; return { next: () => (n > 0 ? { value: n--, done: false } : { value: undefined, done: true }) }; } };
console.log([...countdown], Math.max(...countdown));
from(countdown).subscribe((n) => console.log('left', n));
of(1).pipe(concatMap(() => new Set(['set', 'of'])), concatMap((word) => word)).subscribe((letter) => console.log(letter));
console.log(Promise.resolve([1]), new Promise(() => {}));

//> 0ms 0
//> 0ms 1
//> 0ms 2
//> 0ms closed
//> 0ms got undefined
//> 0ms [ 'a', 'b', 'c' ] 5
//> 0ms [ 1, 2, 3, 4 ]
//> 0ms 0 x
//> 0ms 1 y
//> 0ms a 1
//> 0ms b 2
//> 0ms m 1
//> 0ms p
//> 0ms q
//> 0ms 0,1,1,2,3,5,8,13,21
//> 0ms g 2
//> 0ms g 5
//> 0ms g 8
//> 0ms expand 1
//> 0ms closed
//> 0ms 100 one
//> 0ms 101 two
//> 0ms i 6
//> 0ms 1 2 { value: 3, done: false }
//> 0ms [ 3, 2, 1 ] 3
//> 0ms left 3
//> 0ms left 2
//> 0ms left 1
//> 0ms s
//> 0ms e
//> 0ms t
//> 0ms o
//> 0ms f
//> 0ms Promise { [ 1 ] } Promise { <pending> }
//> 0ms s1
//> 10ms expand 3
//> 20ms expand 9
//> 30ms expand 27
//> 40ms expand 81
