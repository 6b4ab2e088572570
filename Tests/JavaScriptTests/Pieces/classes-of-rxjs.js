const { Observable, Subject, BehaviorSubject, map, filter, interval, take } = require('rxjs');
class Store extends BehaviorSubject {
  constructor(initial) { super(initial); this.history = []; }
  update(patch) { this.history.push(this.value); this.next({ ...this.value, ...patch }); }
  select(key) { return this.pipe(map(s => s[key])); }
}
const store = new Store({ a: 1, b: 2 });
store.select('a').subscribe(a => console.log('a', a));
store.update({ a: 5 });
console.log(store.history, store.value, store instanceof BehaviorSubject, store instanceof Subject, store instanceof Store);
class Ticker extends Observable {
  constructor(n) { super(sub => { for (let i = 0; i < n; i++) sub.next(i); sub.complete(); }); this.n = n; }
  doubled() { return this.pipe(map(x => x * 2)); }
}
new Ticker(3).doubled().subscribe({ next: v => console.log('t', v), complete: () => console.log('done') });
class Loud extends Subject { next(v) { console.log('next', v); super.next(v); } }
const loud = new Loud();
loud.subscribe(v => console.log('got', v));
loud.next(1);
interval(100).pipe(take(2)).subscribe(loud);
class Service {
  items$ = new BehaviorSubject([]);
  count$ = this.items$.pipe(map(l => l.length));
  add = (x) => { this.items$.next([...this.items$.value, x]); };
}
const s = new Service();
s.count$.subscribe(n => console.log('count', n));
['a', 'b'].forEach(s.add);
function myOp(n) { return (source) => new Observable((sub) => source.subscribe({ next(v) { sub.next(v * n); }, error(e) { sub.error(e); }, complete() { sub.complete(); } })); }
s.count$.pipe(myOp(10)).subscribe(v => console.log('x10', v));

//> 0ms a 1
//> 0ms a 5
//> 0ms [ { a: 1, b: 2 } ] { a: 5, b: 2 } true true true
//> 0ms t 0
//> 0ms t 2
//> 0ms t 4
//> 0ms done
//> 0ms next 1
//> 0ms got 1
//> 0ms count 0
//> 0ms count 1
//> 0ms count 2
//> 0ms x10 20
//> 100ms next 0
//> 100ms got 0
//> 200ms next 1
//> 200ms got 1
