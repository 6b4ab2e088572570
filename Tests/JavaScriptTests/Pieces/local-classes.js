const { Subject, BehaviorSubject, Observable, map, of, from } = require('rxjs');
function createCounter(start) {
  class Counter {
    static made = 0;
    static of(n) { return new Counter(n); }
    constructor(n) { this.n = n + start; Counter.made++; }
    clone() { return new Counter(this.n - start); }
    isLike(o) { return o instanceof Counter; }
  }
  class Twice extends Counter { constructor(n) { super(n * 2); } clone() { return Object.assign(super.clone(), { twice: true }); } }
  return { Counter, Twice };
}
const { Counter, Twice } = createCounter(10);
console.log(Counter.of(1), new Twice(2), Counter.made, new Twice(3).clone(), new Twice(1).isLike(Counter.of(1)));
const services = {
  Api: class { static base = '/api'; url(p) { return services.Api.base + p; } },
  make(name, ...args) { return new this[name](...args); },
};
console.log(services.make('Api').url('/x'), services.Api, new services.Api());
describe: {
  class InBlock { self() { return InBlock === this.constructor; } }
  console.log(new InBlock().self());
}
const classes = [class A { n() { return 1; } }, class B { n() { return 2; } }];
console.log(classes.map((C) => new C().n()), classes.map((C) => C.name));
const toClass = (v) => new (class Wrapper { constructor() { this.v = v; } get() { return Wrapper.name + this.v; } })();
console.log(toClass(5).get());
from([Counter, Twice]).pipe(map((C) => new C(0).n)).subscribe((n) => console.log(n));
let Later; function use() { return new Later(1).x; } Later = class { constructor(x) { this.x = x; } }; console.log(use());
export_: for (;;) { break export_; }
class Emitter { #l = []; on(f) { this.#l.push(f); return () => (this.#l = this.#l.filter((x) => x !== f)); } emit(...a) { for (const f of [...this.#l]) f(...a); } get count() { return this.#l.length; } }
const em = new Emitter(); const off = em.on((...a) => console.log('on', ...a)); em.emit(1, 2); off(); em.emit(3); console.log(em.count);
class Acc { total = 0; add = (n) => { this.total += n; return this; }; static sum(...ns) { return ns.reduce((acc, n) => acc.add(n), new Acc()).total; } }
console.log(Acc.sum(1, 2, 3), [1, 2].map(new Acc().add).length);
try { null.foo; } catch ({ constructor: { name }, message }) { console.log(name, message); }
class Cfg { constructor({ host = 'localhost', port = 80, ...rest } = {}, [first, ...others] = [0]) { this.url = `${host}:${port}`; this.rest = rest; this.first = first; this.others = others; } }
console.log(new Cfg(), new Cfg({ port: 1, x: 2 }, [7, 8, 9]));

//> 0ms Counter { n: 11 } Twice { n: 14 } 2 Counter { n: 16, twice: true } true
//> 0ms /api/x [class Api] { base: '/api' } Api {}
//> 0ms true
//> 0ms [ 1, 2 ] [ 'A', 'B' ]
//> 0ms Wrapper5
//> 0ms 10
//> 0ms 10
//> 0ms 1
//> 0ms on 1 2
//> 0ms 0
//> 0ms 6 2
//> 0ms TypeError Cannot read properties of null (reading 'foo')
//> 0ms Cfg { url: 'localhost:80', rest: {}, first: 0, others: [] } Cfg { url: 'localhost:1', rest: { x: 2 }, first: 7, others: [ 8, 9 ] }
