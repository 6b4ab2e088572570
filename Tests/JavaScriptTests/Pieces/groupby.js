import { from, of, groupBy, mergeMap, toArray, reduce, zip, map, count } from 'rxjs';
const people = [
  { name: 'Sue', age: 25 }, { name: 'Joe', age: 30 }, { name: 'Frank', age: 25 }, { name: 'Sarah', age: 35 },
];
from(people).pipe(
  groupBy(person => person.age),
  mergeMap(group => group.pipe(toArray(), map(list => ({ age: group.key, names: list.map(p => p.name) })))),
).subscribe(console.log);
from(people).pipe(
  groupBy(p => p.age, p => p.name),
  mergeMap(group => zip(of(group.key), group.pipe(toArray()))),
).subscribe(console.log);
from(people).pipe(groupBy(p => p.age, { element: p => p.name }), mergeMap(g => g.pipe(reduce((acc, cur) => [...acc, cur], [`${g.key}`])))).subscribe(console.log);
from(people).pipe(groupBy(({ age }) => age >= 30 ? 'old' : 'young'), mergeMap(g => g.pipe(count(), map(n => [g.key, n])))).subscribe(([k, n]) => console.log(k, n));

//> 0ms { age: 25, names: [ 'Sue', 'Frank' ] }
//> 0ms { age: 30, names: [ 'Joe' ] }
//> 0ms { age: 35, names: [ 'Sarah' ] }
//> 0ms [ 25, [ 'Sue', 'Frank' ] ]
//> 0ms [ 30, [ 'Joe' ] ]
//> 0ms [ 35, [ 'Sarah' ] ]
//> 0ms [ '25', 'Sue', 'Frank' ]
//> 0ms [ '30', 'Joe' ]
//> 0ms [ '35', 'Sarah' ]
//> 0ms young 2
//> 0ms old 2
