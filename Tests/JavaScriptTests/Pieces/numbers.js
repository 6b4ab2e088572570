const { of, from, range } = require('rxjs');
const { reduce, map, scan, max, min, count, toArray, pairwise, filter } = require('rxjs/operators');

const prices = [19.99, 5, 0.1, 0.2, 1e21, -0, 123456789.125, 1 / 3];
from(prices).pipe(scan((a, b) => a + b, 0)).subscribe(console.log);
from(prices).pipe(map((p) => p.toFixed(2)), toArray()).subscribe((l) => console.log(l.join(' | ')));
from([3, 1, 2]).pipe(max()).subscribe((m) => console.log('max', m));
from([{ n: 3 }, { n: 1 }]).pipe(min((a, b) => a.n - b.n)).subscribe((m) => console.log('min', m));
console.log(0.1 + 0.2, 5 / 2, 7 % -3, -7 % 3, 2 ** 10, 2 ** -1, 10 / 0, 0 / 0, ~5, 5 & 3, 5 | 3, 5 ^ 3, 1 << 4, -16 >> 2, -16 >>> 28);
console.log(Number('12px'), parseInt('12px'), parseFloat('3.14abc'), Number(''), Number(null), Number(undefined), Number(true), Number([5]), +'0x1f');
console.log((1234.5678).toFixed(1), (0.000001234).toString(), (1e-7).toString(), (255).toString(16), (255).toString(2));
console.log(Number.MAX_SAFE_INTEGER, Number.EPSILON > 0, Number.MAX_VALUE, Number.MIN_VALUE, Math.PI, Math.E);
console.log(Math.round(-2.5), Math.round(2.5), Math.trunc(-4.7), Math.sign(-3), Math.cbrt(27), Math.hypot(3, 4), Math.log10(1000), Math.log2(8), Math.fround(5.5), Math.atan2(1, 1));
console.log([10, 9, 1].sort(), [10, 9, 1].sort((a, b) => a - b), ['b', undefined, 'a'].sort());
console.log('5' * '2', '5' + 2, '5' - 2, true + 1, [] + [], [] + {}, null + 1, undefined + 1, '3' > 12, 'a' < 'b', null == undefined, null == 0, NaN === NaN, [1] == 1);
console.log((1234567.891).toLocaleString(), (0.256).toLocaleString('en-US', { style: 'percent' }), (1234.5).toLocaleString('en-US', { style: 'currency', currency: 'USD' }), (5).toLocaleString('en-US', { minimumFractionDigits: 2 }));
console.log([1, 2, 3].at(-1), [..."héllo"].length, 'abc'.at(-1), 'x'.codePointAt(0), 'a-b-c'.split('-', 2), 'abc'.split(''));
range(1, 5).pipe(reduce((f, n) => f * n)).subscribe((x) => console.log('5! =', x));

//> 0ms 19.99
//> 0ms 24.99
//> 0ms 25.09
//> 0ms 25.29
//> 0ms 1e+21
//> 0ms 1e+21
//> 0ms 1.0000000000001235e+21
//> 0ms 1.0000000000001235e+21
//> 0ms 19.99 | 5.00 | 0.10 | 0.20 | 1e+21 | 0.00 | 123456789.13 | 0.33
//> 0ms max 3
//> 0ms min { n: 1 }
//> 0ms 0.30000000000000004 2.5 1 -1 1024 0.5 Infinity NaN -6 1 7 6 16 -4 15
//> 0ms NaN 12 3.14 0 0 NaN 1 5 31
//> 0ms 1234.6 0.000001234 1e-7 ff 11111111
//> 0ms 9007199254740991 true 1.7976931348623157e+308 5e-324 3.141592653589793 2.718281828459045
//> 0ms -2 3 -4 -1 3 5 3 3 5.5 0.7853981633974483
//> 0ms [ 1, 10, 9 ] [ 1, 9, 10 ] [ 'a', 'b', undefined ]
//> 0ms 10 52 3 2  [object Object] 1 NaN false true true false false true
//> 0ms 1,234,567.891 26% $1,234.50 5.00
//> 0ms 3 5 c 120 [ 'a', 'b' ] [ 'a', 'b', 'c' ]
//> 0ms 5! = 120
