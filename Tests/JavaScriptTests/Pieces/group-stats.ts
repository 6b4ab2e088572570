import { from, of, groupBy, mergeMap, toArray, reduce, map, zip, count, max, min, concatMap, GroupedObservable } from 'rxjs';
interface Person { name: string; age: number; dept?: string }
const people: Person[] = [
  { name: 'Sue', age: 25, dept: 'x' },
  { name: 'Joe', age: 30 },
  { name: 'Frank', age: 25, dept: 'y' },
  { name: 'Sarah', age: 35, dept: 'x' },
];
from(people).pipe(
  groupBy(person => person.age, { element: p => p.name }),
  mergeMap((group: GroupedObservable<number, string>) => zip(of(group.key), group.pipe(toArray())))
).subscribe(console.log);
from(people).pipe(groupBy(({ dept = 'none' }) => dept), mergeMap(g$ => g$.pipe(
  reduce((acc, { name, age }) => ({ ...acc, count: acc.count + 1, names: [...acc.names, name], total: acc.total + age }), { dept: g$.key, count: 0, total: 0, names: [] as string[] }),
  map(({ total, ...rest }) => ({ ...rest, mean: +(total / rest.count).toFixed(2) }))
))).subscribe(s => console.log(s));
from(people).pipe(max((a, b) => a.age - b.age)).subscribe(p => console.log('oldest', p));
from(people).pipe(min((a, b) => a.name < b.name ? -1 : 1)).subscribe(({ name }) => console.log('first by name', name));
from(people).pipe(count(p => p.age < 30)).subscribe(n => console.log(`${n} below 30`));

//> 0ms [ 25, [ 'Sue', 'Frank' ] ]
//> 0ms [ 30, [ 'Joe' ] ]
//> 0ms [ 35, [ 'Sarah' ] ]
//> 0ms { dept: 'x', count: 2, names: [ 'Sue', 'Sarah' ], mean: 30 }
//> 0ms { dept: 'none', count: 1, names: [ 'Joe' ], mean: 30 }
//> 0ms { dept: 'y', count: 1, names: [ 'Frank' ], mean: 25 }
//> 0ms oldest { name: 'Sarah', age: 35, dept: 'x' }
//> 0ms first by name Frank
//> 0ms 2 below 30
