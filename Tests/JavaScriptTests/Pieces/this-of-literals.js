'use strict';
// A method of an object gets its `this` from each call.
const a = { n: 1, hi() { return 'hi ' + this.n; }, bye: function () { return 'bye ' + this.n; } };
const b = { n: 2, hi: a.hi };
console.log(a.hi(), b.hi(), a.bye.call({ n: 3 }), { ...a, n: 4 }.hi(), Object.assign({}, a, { n: 5 }).bye());
console.log(Object.create(a, { n: { value: 6 } }).hi());
const { hi } = a;
try { hi(); } catch (e) { console.log(e.name); }
console.log([1, 2].map(a.hi, { n: 7 }).join(), a.hi.bind({ n: 8 })());

const counter = {
  n: 0,
  add(...xs) { xs.forEach((x) => { this.n += x; }); return this; },
  later() { setTimeout(() => console.log('later', this.n), 5); },
  *upTo() { for (let i = 0; i < this.n; i++) yield i; },
  async load() { await null; return this.n; },
};
console.log(counter.add(1, 2).n, [...counter.upTo()]);
counter.later();
counter.load().then((n) => console.log('loaded', n));

// So do the methods that the language calls by their names.
const range = { from: 1, to: 3, [Symbol.iterator]() {
  let next = this.from;
  return { last: this.to, next() { return { value: next, done: next++ > this.last }; } };
} };
console.log([...range], JSON.stringify({ a: 1, toJSON() { return { b: this.a }; } }), `${{ t: 'T', toString() { return this.t; } }}`);
Promise.resolve({ v: 9, then(f) { f(this.v); } }).then((v) => console.log('then', v));

//> 0ms hi 1 hi 2 bye 3 hi 4 bye 5
//> 0ms hi 6
//> 0ms TypeError
//> 0ms hi 7,hi 7 hi 8
//> 0ms 3 [ 0, 1, 2 ]
//> 0ms [ 1, 2, 3 ] {"b":1} T
//> 0ms loaded 3
//> 0ms then 9
//> 5ms later 3
