import { range, zip, from, interval, of } from 'rxjs';
import { map, take, filter, reduce, scan, concatMap, delay, distinctUntilChanged, toArray } from 'rxjs/operators';
range(1, 15).pipe(map(n => n % 15 === 0 ? 'FizzBuzz' : n % 5 === 0 ? 'Buzz' : n % 3 === 0 ? 'Fizz' : n), toArray()).subscribe(a => console.log(a.join(' ')));
const words = 'the quick brown fox jumps over the lazy dog the end'.split(/\s+/);
from(words).pipe(reduce((acc, w) => ({ ...acc, [w]: (acc[w] ?? 0) + 1 }), {})).subscribe(counts => {
  for (const [word, n] of Object.entries(counts).sort(([a, x], [b, y]) => y - x || a.localeCompare(b)).slice(0, 3)) console.log(`${word.padEnd(6, '.')}${n}`);
});
from('mississippi').pipe(scan((m, c) => m.set(c, (m.get(c) || 0) + 1), new Map())).pipe(map(m => [...m].map(([k, v]) => k + v).join(''))).subscribe({ next: s => {}, complete: () => console.log('done') });
of(3, 1, 2).pipe(toArray(), map(a => [...a].sort((x, y) => x - y))).subscribe(console.log);

//> 0ms 1 2 Fizz 4 Buzz Fizz 7 8 Fizz Buzz 11 Fizz 13 14 FizzBuzz
//> 0ms the...3
//> 0ms brown.1
//> 0ms dog...1
//> 0ms done
//> 0ms [ 1, 2, 3 ]
