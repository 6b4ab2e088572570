const { Observable, Subscriber, of, Subject, Subscription } = require('rxjs');
class DoubleSubscriber extends Subscriber {
  constructor(destination) { super(destination); this.seen = 0; }
  _next(value) { this.seen++; this.destination.next(value * 2); }
  _complete() { this.destination.next(`seen ${this.seen}`); this.destination.complete(); }
}
const double = () => (source) => new Observable((subscriber) => source.subscribe(new DoubleSubscriber(subscriber)));
of(1, 2, 3).pipe(double()).subscribe({ next: (v) => console.log(v), complete: () => console.log('done') });
class DoubleOperator { call(subscriber, source) { return source.subscribe(new DoubleSubscriber(subscriber)); } }
of(5).lift(new DoubleOperator()).subscribe((v) => console.log('lift', v));
class Timers extends Subscription {
  constructor() { super(() => console.log('torn down')); this.n = 0; }
  every(ms, fn) { const id = setInterval(fn, ms); this.n++; this.add(() => { clearInterval(id); console.log('cleared'); }); return this; }
}
const timers = new Timers();
let ticks = 0;
timers.every(10, () => { console.log('tick'); if (++ticks === 2) timers.unsubscribe(); });
console.log(timers.closed, timers.n, timers instanceof Subscription);
setTimeout(() => console.log(timers.closed), 30);
class EventBus {
  #bus = new Subject();
  on(type) { return new Observable((o) => this.#bus.subscribe({ next: (e) => { if (e.type === type) o.next(e.payload); }, error: (e) => o.error(e) })); }
  emit(type, payload) { this.#bus.next({ type, payload }); }
}
const bus = new EventBus();
const sub = bus.on('a').subscribe((p) => console.log('a', p));
bus.emit('a', 1); bus.emit('b', 2); sub.unsubscribe(); bus.emit('a', 3);

//> 0ms 2
//> 0ms 4
//> 0ms 6
//> 0ms seen 3
//> 0ms done
//> 0ms lift 10
//> 0ms lift seen 1
//> 0ms false 1 true
//> 0ms a 1
//> 10ms tick
//> 20ms tick
//> 20ms torn down
//> 20ms cleared
//> 30ms true
