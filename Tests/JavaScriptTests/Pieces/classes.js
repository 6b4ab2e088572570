class Counter {
  count = 0;
  #secret = 5;
  static made = 0;
  static #hidden = 1;
  static { Counter.made = 10; }
  constructor(step = 1) { this.step = step; Counter.made++; }
  add(n = this.step) { this.count += n; return this; }
  get double() { return this.count * 2; }
  set double(v) { this.count = v / 2; }
  #bump() { this.#secret++; return this.#secret; }
  bump() { return this.#bump(); }
  static create(...args) { return new this(...args); }
  static has(o) { return #secret in o; }
  toString() { return `Counter(${this.count})`; }
  toJSON() { return { c: this.count }; }
  *[Symbol.iterator]() { for (let i = 0; i < this.count; i++) yield i; }
}
const c = new Counter(2);
c.add().add(3);
console.log(c, c.double, `${c}`, JSON.stringify(c));
c.double = 20;
console.log(c.count, c.bump(), c.bump(), Counter.made, Counter.has(c), Counter.has({}));
console.log([...c].length, Counter, typeof Counter, Counter.name, c instanceof Counter, c.constructor === Counter);
const d = Counter.create(7);
console.log(d, d.step, Object.keys(d));
class Animal {
  constructor(name) { this.name = name; }
  speak() { return `${this.name} makes a sound`; }
  get kind() { return 'animal'; }
  static of(n) { return new this(n); }
}
class Dog extends Animal {
  tricks = [];
  speak() { return super.speak() + ' woof'; }
  get kind() { return 'dog/' + super.kind; }
  learn(t) { this.tricks.push(t); return this; }
}
const rex = Dog.of('Rex');
console.log(rex, rex.speak(), rex.kind, rex.learn('sit'), Dog, rex instanceof Animal, Animal instanceof Dog);
class ApiError extends Error {
  constructor(status, message) { super(message); this.name = 'ApiError'; this.status = status; }
}
try { throw new ApiError(404, 'not found'); } catch (e) {
  console.log(e instanceof ApiError, e instanceof Error, e.name, e.message, e.status, String(e));
}
const speak = rex.speak;
try { speak(); } catch (e) { console.log(e.constructor.name, e.message); }
console.log(rex.speak.call({ name: 'X' }), rex.speak.bind(rex)());
const Mixin = (Base) => class extends Base { hi() { return 'hi ' + this.name; } };
class Cat extends Mixin(Animal) {}
console.log(new Cat('Tom').hi(), new Cat('Tom'), new (class { a = 1 })());
try { Counter(); } catch (e) { console.log(e.name + ': ' + e.message); }
class A { constructor() { this.init(); } init() { console.log('A.init', this.x); } }
class B extends A { x = 1; init() { console.log('B.init', this.x); } }
console.log(new B());

//> 0ms Counter { count: 5, step: 2 } 10 Counter(5) {"c":5}
//> 0ms 10 6 7 11 true false
//> 0ms 10 [class Counter] { made: 11 } function Counter true true
//> 0ms Counter { count: 0, step: 7 } 7 [ 'count', 'step' ]
//> 0ms Dog { name: 'Rex', tricks: [ 'sit' ] } Rex makes a sound woof dog/animal Dog { name: 'Rex', tricks: [ 'sit' ] } [class Dog extends Animal] true false
//> 0ms true true ApiError not found 404 ApiError: not found
//> 0ms TypeError Cannot read properties of undefined (reading 'name')
//> 0ms X makes a sound woof Rex makes a sound woof
//> 0ms hi Tom Cat { name: 'Tom' } { a: 1 }
//> 0ms TypeError: Class constructor Counter cannot be invoked without 'new'
//> 0ms B.init undefined
//> 0ms B { x: 1 }
