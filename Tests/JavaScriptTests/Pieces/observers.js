const { Observable, Subject, merge, fromEvent, map, filter, takeUntil, share, finalize, interval, concat, of } = require('rxjs');
class Sensor {
  static #registry = new Set();
  static get all() { return [...Sensor.#registry]; }
  #subject = new Subject();
  constructor(id, { unit = 'C', ...rest } = {}) { this.id = id; this.unit = unit; this.meta = rest; Sensor.#registry.add(this); }
  get readings() { return this.#subject.pipe(map((v) => ({ id: this.id, v })), share()); }
  emit(v) { this.#subject.next(v); return this; }
  close() { this.#subject.complete(); }
}
class Monitor {
  alerts = [];
  constructor(...sensors) {
    this.all$ = merge(...sensors.map((s) => s.readings));
    this.all$.pipe(filter(({ v }) => v > 30), finalize(() => console.log('monitor done'))).subscribe(this);
  }
  next({ id, v }) { this.alerts.push(`${id}=${v}`); }
  error(e) { console.log('never', e); }
  complete() { console.log('complete', this.alerts); }
}
const [a, b] = ['a', 'b'].map((id, i) => new Sensor(id, { place: i }));
const mon = new Monitor(a, b);
a.emit(10).emit(31); b.emit(40); a.close(); b.emit(50); b.close();
console.log(Sensor.all, mon.alerts.length);
class Poll extends Observable {
  constructor(ms, n) {
    super((subscriber) => {
      let i = 0;
      const id = setInterval(() => { subscriber.next(++i); if (i === n) subscriber.complete(); }, ms);
      return () => { clearInterval(id); console.log('cleared'); };
    });
    this.ms = ms;
  }
  withId() { return this.pipe(map((v) => [this.ms, v])); }
}
concat(new Poll(5, 2).withId(), of('end')).subscribe((v) => console.log(v));
class Custom { constructor() { this.subs = []; } addEventListener(t, f) { this.subs.push([t, f]); } removeEventListener(t, f) { this.subs = this.subs.filter(([x, g]) => x !== t || g !== f); } fire(t, d) { this.subs.filter(([x]) => x === t).forEach(([, f]) => f(d)); } }
const cust = new Custom();
const sub = fromEvent(cust, 'go').subscribe((v) => console.log('go', v));
cust.fire('go', 1); cust.fire('no', 2); sub.unsubscribe(); cust.fire('go', 3); console.log(cust.subs.length);

//> 0ms complete [ 'a=31', 'b=40', 'b=50' ]
//> 0ms monitor done
//> 0ms [\n  Sensor { id: 'a', unit: 'C', meta: { place: 0 } },\n  Sensor { id: 'b', unit: 'C', meta: { place: 1 } }\n] 3
//> 0ms go 1
//> 0ms 0
//> 5ms [ 5, 1 ]
//> 10ms [ 5, 2 ]
//> 10ms cleared
//> 10ms end
