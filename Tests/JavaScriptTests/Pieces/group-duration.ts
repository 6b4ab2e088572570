import { from, groupBy, mergeMap, toArray, map, reduce, zip, of, GroupedObservable, timer, Subject, scan, interval, take, count, max, min } from 'rxjs';
type Person = { name: string; age: number; city?: string | null };
const people: Person[] = [{ name: 'Sue', age: 25 }, { name: 'Joe', age: 30, city: 'Rome' }, { name: 'Frank', age: 25 }, { name: 'Sarah', age: 35, city: null }];
from(people).pipe(groupBy((p) => p.age), mergeMap((g: GroupedObservable<number, Person>) => zip(of(g.key), g.pipe(toArray())))).subscribe(([k, v]) => console.log(k, v));
from(people).pipe(groupBy((p) => p.age, { element: (p) => p.name }), mergeMap((g) => g.pipe(reduce((acc, cur) => [...acc, cur], [`${g.key}`] as string[]))), map((a) => ({ age: parseInt(a[0], 10), names: a.slice(1) }))).subscribe((x) => console.log(x));
interval(100).pipe(take(8), groupBy((i) => (i % 3 === 0 ? 'fizz' : 'other'), { duration: (g) => timer(250) }), mergeMap((g, i) => g.pipe(toArray(), map((a) => `${i} ${g.key} ${a}`)))).subscribe((x) => console.log(x));
from(people).pipe(max((a, b) => a.age - b.age)).subscribe((p) => console.log(p.name));
from(people).pipe(min((a, b) => (a.name < b.name ? -1 : 1)), map(({ name, ...rest }) => rest)).subscribe((p) => console.log(p));
of('b', 'a', 'b', 'c', 'a', 'b').pipe(scan((m, k) => m.set(k, (m.get(k) || 0) + 1), new Map<string, number>())).subscribe({ complete: () => {}, next: (m) => console.log([...m.entries()].map(([k, v]) => `${k}=${v}`).join(' ')) });

//> 0ms 25 [ { name: 'Sue', age: 25 }, { name: 'Frank', age: 25 } ]
//> 0ms 30 [ { name: 'Joe', age: 30, city: 'Rome' } ]
//> 0ms 35 [ { name: 'Sarah', age: 35, city: null } ]
//> 0ms { age: 25, names: [ 'Sue', 'Frank' ] }
//> 0ms { age: 30, names: [ 'Joe' ] }
//> 0ms { age: 35, names: [ 'Sarah' ] }
//> 0ms Sarah
//> 0ms { age: 25 }
//> 0ms b=1
//> 0ms b=1 a=1
//> 0ms b=2 a=1
//> 0ms b=2 a=1 c=1
//> 0ms b=2 a=2 c=1
//> 0ms b=3 a=2 c=1
//> 350ms 0 fizz 0
//> 450ms 1 other 1,2
//> 650ms 2 fizz 3
//> 750ms 3 other 4,5
//> 800ms 4 fizz 6
//> 800ms 5 other 7
