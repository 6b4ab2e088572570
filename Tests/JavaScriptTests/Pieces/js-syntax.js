'use strict';
const { of } = require('rxjs');
var self = this;
label();
function label() { console.log('hoisted'); }
const obj = { a: 1, 'b-c': [1, { d: 2 }], [`k${1}`]: true, nested: { fn() { return this.x ?? 'none'; } } };
console.log(obj, obj?.nested?.fn(), obj.zzz?.y.z);
let i = 0;
while (true) { if (++i > 3) break; if (i === 2) continue; console.log('i', i); }
do { i--; } while (i > 0);
for (const k in obj) console.log(k, typeof obj[k]);
for (var j = 0, n = 2; j < n; j++) console.log(j);
const sum = (...xs) => xs.reduce((a, b) => a + b, 0);
console.log(sum(1, 2, 3), sum(...[4, 5]), Math.max(...[1, 9, 3]));
const swap = ([a, b]) => [b, a];
console.log(swap([1, 2]), (() => { try { return 'try'; } finally { console.log('finally'); } })());
switch (typeof i) { case 'number': { console.log('num'); break; } default: console.log('other'); }
const tagged = (x) => { switch (x) { case 1: case 2: return 'low'; case 3: return 'mid'; default: return 'high'; } };
console.log([1, 2, 3, 4].map(tagged));
if (i) console.log('no'); else if (!i) { console.log('zero'); }
console.log(i ? 'a' : i === 0 ? 'b' : 'c', i || 'or', i ?? 'nn', !!i, void 0, typeof undefinedName);
const d = new Date(); console.log(d.getFullYear(), Date.now() - d.getTime(), d.toISOString());
console.log([..."abc"].reverse().join(''), [3, 1, 2].sort().map(String), Object.entries({ x: 1 }));
const counter = (() => { let c = 0; return { inc: () => ++c, dec: () => --c, get value() { return c; } }; })();
counter.inc(); counter.inc(); counter.dec(); console.log(counter.value);
console.log(JSON.stringify({ a: [1, { b: null }], c: undefined }), JSON.parse('{"x":[1,2]}').x.length);
try { JSON.parse('nope'); } catch (e) { console.log(e.name); }
try { throw new TypeError('custom'); } catch ({ name, message }) { console.log(name, message); }
console.log('%s has %d items', 'cart', 3, { extra: true });
console.log(`multi
line`);
console.log(0.1 + 0.2, 1 / 3, 5 / 2, 7 % 3, 2 ** 8, -7 % 3, 1e21, 1e-7);
console.log([1, [2, [3, [4, [5]]]]], { a: { b: { c: { d: 1 } } } });
console.log([undefined, null, NaN, -0, 'it\'s']);
console.log(new Map([['a', 1]]), new Set([1, 'x']), [new Error('x').message], Symbol('s').toString());
console.log(parseInt('42px'), Number(''), +'3.5', Number('abc'), (25).toString(2), (1234.5678).toFixed(2));

//> 0ms hoisted
//> 0ms {\n  a: 1,\n  'b-c': [ 1, { d: 2 } ],\n  k1: true,\n  nested: { fn: [Function: fn] }\n} none undefined
//> 0ms i 1
//> 0ms i 3
//> 0ms a number
//> 0ms b-c object
//> 0ms k1 boolean
//> 0ms nested object
//> 0ms 0
//> 0ms 1
//> 0ms 6 9 9
//> 0ms finally
//> 0ms [ 2, 1 ] try
//> 0ms num
//> 0ms [ 'low', 'low', 'mid', 'high' ]
//> 0ms zero
//> 0ms b or 0 false undefined undefined
//> 0ms 2017 0 2017-01-01T00:00:00.000Z
//> 0ms cba [ '1', '2', '3' ] [ [ 'x', 1 ] ]
//> 0ms 1
//> 0ms {"a":[1,{"b":null}]} 2
//> 0ms SyntaxError
//> 0ms TypeError custom
//> 0ms cart has 3 items { extra: true }
//> 0ms multi\nline
//> 0ms 0.30000000000000004 0.3333333333333333 2.5 1 256 -1 1e+21 1e-7
//> 0ms [ 1, [ 2, [ 3, [Array] ] ] ] { a: { b: { c: [Object] } } }
//> 0ms [ undefined, null, NaN, -0, "it's" ]
//> 0ms Map(1) { 'a' => 1 } Set(2) { 1, 'x' } [ 'x' ] Symbol(s)
//> 0ms 42 0 3.5 NaN 11001 1234.57
