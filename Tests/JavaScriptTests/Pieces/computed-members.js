import { of } from 'rxjs';

const key = 'total';
class Order {
  first = 1;
  [key] = this.first + 2;
  last = this.total * 2;
  [key + 'Twice']() { return this[key] * 2; }
  get ['half']() { return this[key] / 2; }
}
class Gift extends Order {
  constructor() {
    super();
    this.total = 10;
  }
}
Order.prototype.plus = function (more) { return this.total + more; };

const order = new Order();
console.log(order.total, order.totalTwice(), order.half, Object.keys(order).join());
of(1, 2).subscribe((more) => console.log(order.plus(more), new Gift().plus(more)));
//> 0ms 3 6 1.5 first,total,last
//> 0ms 4 11
//> 0ms 5 12
