import { of, map, from, type Observable } from 'rxjs';
declare const VERSION: string;
interface Shape { kind: 'circle' | 'square'; size: number; label?: () => string }
const enum Level { Low = 1, High = 10 }
type Fn<T, R = void> = (value: T, ...rest: unknown[]) => R;
type Mapped = { [K in keyof Shape]?: Shape[K] };
const area = (s: Shape): number => { if (s.kind === 'circle') { return Math.round(Math.PI * s.size ** 2); } return s.size * s.size; };
from([{ kind: 'circle', size: 2 }, { kind: 'square', size: 3 }] as Shape[]).pipe(map(area)).subscribe((a: number) => console.log(a));
function overloaded(x: string): string; function overloaded(x: number): number; function overloaded(x: any) { return x; }
console.log(overloaded('o'), overloaded(5), Level.High);
const tuple: [string, number?] = ['a']; const [first, second = 9] = tuple; console.log(first, second);
const nested = { a: { b: [{ c: 1 }, { c: 2 }] } }; const { a: { b: [, { c }] } } = nested; console.log(c, nested?.a?.b?.[5]?.c ?? 'none');
label();
function label() { console.log('hoisted'); }
const identity = <T,>(x: T): T => x; console.log(identity<number>(3));
const obj = { ['key' + 1]: 1, 'quoted-key': 2, method() { return this.key1; }, get double() { return this.key1 * 2; } }; console.log(obj, obj.method(), obj.double);
for (const [i, v] of ['x', 'y'].entries()) console.log(i, v);
for (const key in { p: 1, q: 2 }) console.log(key);
let i = 0; do { i++; if (i === 2) continue; console.log('do', i); } while (i < 3);
const s = new Set([1, 2, 2]); console.log(s, [...s].length, new Map(Object.entries({ a: 1 })), s.has(2));
console.log([3, 1, 2].sort(), [10, 9, 1].sort(), [3, 1].sort((a, b) => a - b), [1, [2, [3]]].flat(Infinity));
console.log('%s is %d years', 'Bob', 42, { x: 1 }); console.log([undefined, null, NaN, -0, 1e21, 0.1 + 0.2]);
console.log(typeof undefined, typeof null, typeof (() => 1), void 0, [] + [], [] + {}, '5' * '2', '5' + 2, 1 / 0, null ?? 'd', 0 || 'e', '' && 'f');
const date = new Date(2020, 1, 29, 10, 5); console.log(date.toISOString(), date.getDay(), JSON.stringify({ date, u: undefined, n: null }));
console.log(parseInt('12px'), Number(''), (1234.5678).toFixed(2), (255).toString(16), Number.isInteger(5), +'3', ~~3.7, 7 % -3, -7 % 3, 2 ** 10, 5 & 3, 1 << 4);
console.log('a-b-c'.split('-'), 'abc'.at(-1), 'x'.repeat(3), 'Hello'.replace(/l/g, 'L'), /(\d+)-(\w+)/.exec('12-ab')?.[2], 'camelCase'.replace(/[A-Z]/g, (m) => '_' + m.toLowerCase()));
const fnExpr = function fact(n: number): number { return n <= 1 ? 1 : n * fact(n - 1); }; console.log(fnExpr(5), fnExpr.name, fnExpr.length);
const counter = (() => { let n = 0; return { inc: () => ++n, get n() { return n; } }; })(); counter.inc(); counter.inc(); console.log(counter.n);
var x = 1; { let x = 2; console.log(x); } console.log(x, (() => { try { throw 1; } catch { return 'c'; } finally { console.log('f'); } })());
console.log([1, 2, 3].reduce((a, b) => a + b), Array.from('abc', (ch) => ch.charCodeAt(0)), Array(3).fill(0), Object.entries({ a: 1 }), structuredClone({ a: [1] }));
switch (true) { case i > 5: console.log('big'); break; case i > 1: console.log('middle'); default: console.log('falls'); }
const big = { a: { b: { c: { d: 1 } } }, f() {}, g: () => 1, arr: [[1, [2, [3]]]] }; console.log(big); console.log(Symbol('s').toString(), [1.0, 2.50], { a: 'it\'s' }, ['"']);
const gen = function* () { const got = yield 1; yield got; }; console.log([...gen()]);
console.log(String([1, [2, 3]]), String({}), `${[1, 2]}`, String(null), [null, undefined].join('-'), isNaN('x' as any), [..."héllo"].length);
console.log(new Error('e').message, [new Error('in')], { e: new TypeError('t') }); console.log(new Error('top'));

//> 0ms 13
//> 0ms 9
//> 0ms o 5 10
//> 0ms a 9
//> 0ms 2 none
//> 0ms hoisted
//> 0ms 3
//> 0ms {\n  key1: 1,\n  'quoted-key': 2,\n  method: [Function: method],\n  double: [Getter]\n} 1 2
//> 0ms 0 x
//> 0ms 1 y
//> 0ms p
//> 0ms q
//> 0ms do 1
//> 0ms do 3
//> 0ms Set(2) { 1, 2 } 2 Map(1) { 'a' => 1 } true
//> 0ms [ 1, 2, 3 ] [ 1, 10, 9 ] [ 1, 3 ] [ 1, 2, 3 ]
//> 0ms Bob is 42 years { x: 1 }
//> 0ms [ undefined, null, NaN, -0, 1e+21, 0.30000000000000004 ]
//> 0ms undefined object function undefined  [object Object] 10 52 Infinity d e
//> 0ms 2020-02-29T10:05:00.000Z 6 {"date":"2020-02-29T10:05:00.000Z","n":null}
//> 0ms 12 0 1234.57 ff true 3 3 1 -1 1024 1 16
//> 0ms [ 'a', 'b', 'c' ] c xxx HeLLo ab camel_case
//> 0ms 120 fact 1
//> 0ms 2
//> 0ms 2
//> 0ms f
//> 0ms 1 c
//> 0ms 6 [ 97, 98, 99 ] [ 0, 0, 0 ] [ [ 'a', 1 ] ] { a: [ 1 ] }
//> 0ms middle
//> 0ms falls
//> 0ms {\n  a: { b: { c: [Object] } },\n  f: [Function: f],\n  g: [Function: g],\n  arr: [ [ 1, [Array] ] ]\n}
//> 0ms Symbol(s) [ 1, 2.5 ] { a: "it's" } [ '"' ]
//> 0ms [ 1, undefined ]
//> 0ms 1,2,3 [object Object] 1,2 null - true 5
//> 0ms e [ [Error: in] ] { e: [TypeError: t] }
//> 0ms Error: top
