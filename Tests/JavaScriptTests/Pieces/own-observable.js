class Observable {
  constructor(subscribe) { this._subscribe = subscribe; }
  static of(...values) { return new Observable((o) => { values.forEach((v) => o.next(v)); o.complete(); return () => console.log('teardown of'); }); }
  static interval(ms) { return new Observable((o) => { let i = 0; const id = setInterval(() => o.next(i++), ms); return () => clearInterval(id); }); }
  subscribe(observer) {
    const obs = typeof observer === 'function' ? { next: observer } : observer;
    let closed = false, teardown;
    const safe = {
      next: (v) => { if (!closed) obs.next?.(v); },
      error: (e) => { if (!closed) { closed = true; obs.error?.(e); teardown?.(); } },
      complete: () => { if (!closed) { closed = true; obs.complete?.(); teardown?.(); } },
    };
    teardown = this._subscribe(safe);
    if (closed) teardown?.();
    return { unsubscribe: () => { if (!closed) { closed = true; teardown?.(); } } };
  }
  pipe(...ops) { return ops.reduce((src, op) => op(src), this); }
  mapped(fn) { return mapWith(fn)(this); }
}
const mapWith = (fn) => (source) => new Observable((o) => {
  const s = source.subscribe({ next: (v) => o.next(fn(v)), error: (e) => o.error(e), complete: () => o.complete() });
  return () => s.unsubscribe();
});
const first = (n) => (source) => new Observable((o) => {
  let seen = 0;
  const s = source.subscribe({
    next: (v) => { o.next(v); if (++seen === n) { o.complete(); s?.unsubscribe(); } },
    error: (e) => o.error(e), complete: () => o.complete(),
  });
  return () => s.unsubscribe();
});
Observable.of(1, 2, 3).pipe(mapWith((x) => x * 10)).subscribe({ next: (v) => console.log(v), complete: () => console.log('done') });
Observable.interval(10).mapped((x) => x * x).pipe(first(3)).subscribe((v) => console.log('tick', v));

//> 0ms 10
//> 0ms 20
//> 0ms 30
//> 0ms done
//> 0ms teardown of
//> 10ms tick 0
//> 20ms tick 1
//> 30ms tick 4
