const { Observable, Subject, BehaviorSubject, ReplaySubject, Subscription, merge, timer, of, EMPTY, throwError, NEVER } = require('rxjs');
const { map, filter, scan, tap, catchError, retry, mergeMap, switchMap, takeUntil, finalize, delay, share, startWith, withLatestFrom } = require('rxjs/operators');
class RetryPolicy { constructor(max, wait) { this.max = max; this.wait = wait; this.attempts = 0; } apply() { return retry({ count: this.max, delay: () => { this.attempts++; return timer(this.wait); } }); } }
class FlakyApi { #calls = 0; constructor(failures) { this.failures = failures; } fetch() { return new Observable((s) => { const n = ++this.#calls; const id = setTimeout(() => { if (n <= this.failures) s.error(new Error(`fail ${n}`)); else { s.next(`ok after ${n}`); s.complete(); } }, 10); return () => clearTimeout(id); }); } get calls() { return this.#calls; } }
const api = new FlakyApi(2), policy = new RetryPolicy(3, 5);
api.fetch().pipe(policy.apply()).subscribe({ next: (v) => console.log(v, policy.attempts, api.calls), error: (e) => console.log('gave up', e.message) });
new FlakyApi(9).fetch().pipe(new RetryPolicy(1, 5).apply(), catchError((e) => of(`default (${e.message})`))).subscribe(console.log);
class ListStore extends BehaviorSubject {
  constructor() { super([]); }
  static #id = 0;
  get length() { return this.getValue().length; }
  add(title) { const item = { id: ++ListStore.#id, title }; this.next([...this.getValue(), item]); return item; }
  remove(id) { this.next(this.value.filter((i) => i.id !== id)); }
  get titles$() { return this.pipe(map((l) => l.map((i) => i.title)), map((t) => t.join())); }
  complete() { console.log('completing'); super.complete(); }
}
const list = new ListStore(); const seen = [];
list.titles$.subscribe({ next: (t) => seen.push(t), complete: () => console.log('seen', seen) });
list.add('x'); const y = list.add('y'); list.remove(1); console.log(list.length, y, list.value); list.complete();
class Scope { #sub = new Subscription(); watch(o$, f) { this.#sub.add(o$.subscribe(f)); return this; } dispose() { this.#sub.unsubscribe(); } get closed() { return this.#sub.closed; } }
const src = new Subject(); const scope = new Scope().watch(src, (v) => console.log('w1', v)).watch(src.pipe(map((v) => v * 2), finalize(() => console.log('fin'))), (v) => console.log('w2', v));
src.next(1); scope.dispose(); src.next(2); console.log(scope.closed, src.observed);
class Counter$ extends Observable { constructor(n) { super(); this.n = n; } _subscribe(s) { for (let i = 0; i < this.n; i++) s.next(i); s.complete(); return () => console.log('un'); } }
new Counter$(2).pipe(map((x) => x + 1)).subscribe({ next: console.log, complete: () => console.log('c') });
class Undo { #past = []; #now; #subject; constructor(v) { this.#now = v; this.#subject = new ReplaySubject(1); this.#subject.next(v); } set(v) { this.#past.push(this.#now); this.#emit(v); } undo() { if (this.#past.length) this.#emit(this.#past.pop()); } #emit(v) { this.#now = v; this.#subject.next(v); } get value$() { return this.#subject.asObservable(); } }
const u = new Undo('a'); u.value$.subscribe((v) => console.log('undo', v)); u.set('b'); u.set('c'); u.undo(); u.undo(); u.undo();
console.log(list instanceof Observable, new Counter$(1) instanceof Observable, new Counter$(1) instanceof Subject, typeof list.subscribe, list.closed);

//> 0ms 1 { id: 2, title: 'y' } [ { id: 2, title: 'y' } ]
//> 0ms completing
//> 0ms seen [ '', 'x', 'x,y', 'y' ]
//> 0ms w1 1
//> 0ms w2 2
//> 0ms fin
//> 0ms true false
//> 0ms 1
//> 0ms 2
//> 0ms c
//> 0ms un
//> 0ms undo a
//> 0ms undo b
//> 0ms undo c
//> 0ms undo b
//> 0ms undo a
//> 0ms true true false function false
//> 25ms default (fail 2)
//> 40ms ok after 3 2 3
