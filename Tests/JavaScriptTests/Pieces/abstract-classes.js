class Shape {
  constructor() { if (new.target === Shape) throw new TypeError('Shape is abstract'); }
  area() { throw new Error(`${this.constructor.name} must implement area`); }
  describe() { return `${this.constructor.name} of ${this.area().toFixed(2)}`; }
  static compare(a, b) { return a.area() - b.area(); }
  static get unit() { return 'cm'; }
}
class Circle extends Shape { constructor(r) { super(); this.r = r; } area() { return Math.PI * this.r ** 2; } }
class Square extends Shape { constructor(a) { super(); this.a = a; } area() { return this.a ** 2; } static unitOf() { return super.unit + '²'; } }
class Blob extends Shape {}
for (const make of [() => new Shape(), () => new Blob().describe(), () => new Circle(1).describe(), () => new Square(3).describe()]) {
  try { console.log(make()); } catch (e) { console.log(e.constructor.name, e.message); }
}
console.log([new Square(3), new Circle(1)].sort(Shape.compare), Square.unit, Square.unitOf());
const registry = { circle: Circle, square: Square };
const made = Object.entries(registry).map(([k, C]) => [k, new C(2).area() > 10]);
console.log(made, registry, typeof Circle, Circle.name.length);
class Temp {
  static #cache = new Map();
  static of(k) { let t = Temp.#cache.get(k); if (!t) Temp.#cache.set(k, (t = new Temp(k))); return t; }
  constructor(k) { this.k = k; }
  get celsius() { return this.k - 273; }
  set celsius(c) { this.k = c + 273; }
  static [Symbol.hasInstance](x) { return typeof x.k === 'number'; }
  equals = (o) => o.k === this.k;
}
const t = Temp.of(300);
t.celsius += 10;
console.log(t, t === Temp.of(300), t.celsius, Temp.of(1).equals({ k: 1 }));
label: for (const i of [1, 2, 3]) { for (const j of [1, 2, 3]) { if (j === 2) continue label; if (i === 3) break label; console.log(i, j); } }

//> 0ms TypeError Shape is abstract
//> 0ms Error Blob must implement area
//> 0ms Circle of 3.14
//> 0ms Square of 9.00
//> 0ms [ Circle { r: 1 }, Square { a: 3 } ] cm cm²
//> 0ms [ [ 'circle', true ], [ 'square', false ] ] {\n  circle: [class Circle extends Shape],\n  square: [class Square extends Shape]\n} function 6
//> 0ms Temp { equals: [Function: equals], k: 310 } true 37 true
//> 0ms 1 1
//> 0ms 2 1
