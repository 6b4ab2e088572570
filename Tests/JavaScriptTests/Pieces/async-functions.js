const sleep = (ms) => new Promise((r) => setTimeout(r, ms));
async function load(n) { console.log('load', n); await sleep(100); return n * 2; }
console.log('start');
load(1).then((x) => console.log('then', x));
console.log('after call');
(async () => {
  const a = await load(2);
  console.log(a + (await load(3)));
  try { await Promise.reject(new Error('no')); } catch (e) { console.log('caught', e.message); }
  for await (const x of [sleep(10).then(() => 'p'), 'q']) console.log(x);
  for (let i = 0; i < 2; i++) { await null; console.log('i', i); }
  const o = { async m(x = 1) { return await x; } };
  console.log(await o.m(), await o.m(5));
  let [p, q] = await Promise.all([load(5), load(6)]);
  console.log(p, q);
})();
async function* gen() { for (let i = 0; i < 3; i++) { await sleep(10); yield i; } }
async function run() { for await (const x of gen()) { console.log('gen', x); if (x === 1) break; } const g = gen(); console.log(await g.next()); }
run();
const arrow = async x => x?.y ?? (await load(7));
arrow(null).then(console.log);
Promise.resolve().then(() => console.log('m1')).then(() => console.log('m2')).then(() => console.log('m3')).then(() => console.log('m4'));
(async () => { await null; console.log('a1'); await null; console.log('a2'); })();
(async () => { return Promise.resolve(1); })().then(() => console.log('ret promise'));
(async () => { return await Promise.resolve(1); })().then(() => console.log('ret await'));
(async () => 1)().then(() => console.log('ret value'));
queueMicrotask(() => console.log('q'));
let total = 0;
async function add(x) { total += await x; }
add(1); add(2);
setTimeout(() => console.log('total', total), 500);
await sleep(5);
console.log('top');
Promise.resolve(0).then(() => { console.log(0); return Promise.resolve(4); }).then((res) => console.log(res));
Promise.resolve().then(() => console.log(1)).then(() => console.log(2)).then(() => console.log(3)).then(() => console.log(5)).then(() => console.log(6));
const g2 = gen();
console.log(await g2.next(), await g2.next(), await g2.next(), await g2.next());
try { for await (const x of (async function* () { yield 1; throw new Error('boom'); })()) console.log(x); } catch (e) { console.log(e.message); }
const results = await Promise.allSettled([load(8), Promise.reject(3)]);
console.log(results);
console.log(await Promise.race([sleep(30).then(() => 'slow'), sleep(20).then(() => 'fast')]));
const fn = async function named(a, ...rest) { try { return a + rest.length; } finally { console.log('finally'); } };
console.log(await fn(1, 2, 3), `t ${await fn(1)}`);
const user = { name: 'Ann', async hi() { await sleep(1); return 'hi ' + this.name; } };
console.log(await user.hi());
//> 0ms start
//> 0ms load 1
//> 0ms after call
//> 0ms load 2
//> 0ms load 7
//> 0ms m1
//> 0ms a1
//> 0ms ret value
//> 0ms q
//> 0ms m2
//> 0ms a2
//> 0ms ret await
//> 0ms m3
//> 0ms ret promise
//> 0ms m4
//> 5ms top
//> 5ms 0
//> 5ms 1
//> 5ms 2
//> 5ms 3
//> 5ms 4
//> 5ms 5
//> 5ms 6
//> 10ms gen 0
//> 20ms gen 1
//> 30ms { value: 0, done: false }
//> 35ms { value: 0, done: false } { value: 1, done: false } { value: 2, done: false } { value: undefined, done: true }
//> 35ms 1
//> 35ms boom
//> 35ms load 8
//> 100ms then 2
//> 100ms load 3
//> 100ms 14
//> 135ms [\n  { status: 'fulfilled', value: 16 },\n  { status: 'rejected', reason: 3 }\n]
//> 155ms fast
//> 155ms finally
//> 155ms finally
//> 155ms 3 t 1
//> 156ms hi Ann
//> 200ms 10
//> 200ms caught no
//> 210ms p
//> 210ms q
//> 210ms i 0
//> 210ms i 1
//> 210ms 1 5
//> 210ms load 5
//> 210ms load 6
//> 310ms 10 12
//> 500ms total 2
