const queue = [1];
for (const x of queue) if (x < 5) queue.push(x + 1);
console.log(queue.join('-'));

const links = { home: ['docs', 'blog'], docs: ['api'], blog: ['home'], api: [] };
const seen = new Set(['home']);
for (const page of seen) links[page].forEach((next) => seen.add(next));
console.log([...seen]);

const counts = new Map([['a', 1]]);
for (const [key, value] of counts) {
  if (value < 3) counts.set(key + key, value + 1);
  counts.delete(key);
}
console.log(counts.size);
const set = new Set([1, 2, 3]);
set.forEach((x) => { if (x === 1) set.delete(2); if (x === 3) set.add(4); console.log('visit', x); });

const list = ['a', 'b', 'c', 'd'];
for (const x of list) { console.log(x); if (x === 'b') list.splice(0, 1); }
for (const [i, x] of list.entries()) console.log(i, x);
console.log(list.entries().next(), [...list.keys()], new Set([1]).values(), list.values());
const [first, second] = new Set(['x', 'y']);
console.log(first, second);
for (const x of { *[Symbol.iterator]() { yield 1; yield 2; } }) console.log('yielded', x);
const it = list[Symbol.iterator]();
console.log(it.next().value, [...it]);
//> 0ms 1-2-3-4-5
//> 0ms [ 'home', 'docs', 'blog', 'api' ]
//> 0ms 0
//> 0ms visit 1
//> 0ms visit 3
//> 0ms visit 4
//> 0ms a
//> 0ms b
//> 0ms d
//> 0ms 0 b
//> 0ms 1 c
//> 0ms 2 d
//> 0ms { value: [ 0, 'b' ], done: false } [ 0, 1, 2 ] [Set Iterator] { 1 } Object [Array Iterator] {}
//> 0ms x y
//> 0ms yielded 1
//> 0ms yielded 2
//> 0ms b [ 'c', 'd' ]
