import { BehaviorSubject, Observable, distinctUntilChanged, map } from 'rxjs';
function createStore<T extends object>(initial: T) {
  const state$ = new BehaviorSubject<T>(initial);
  return {
    get snapshot() { return state$.getValue(); },
    select<R>(fn: (s: T) => R): Observable<R> { return state$.pipe(map(fn), distinctUntilChanged()); },
    update(patch: Partial<T> | ((s: T) => Partial<T>)) {
      const next = typeof patch === 'function' ? patch(state$.value) : patch;
      state$.next({ ...state$.value, ...next });
    },
    reset: () => state$.next(initial),
  };
}
const store = createStore({ user: null as string | null, items: [] as string[], n: 0 });
store.select(s => s.user).subscribe(u => console.log('user:', u));
store.select(s => s.items.length).subscribe(n => console.log('items:', n));
store.update({ user: 'ann' });
store.update(s => ({ items: [...s.items, 'x'], n: s.n + 1 }));
store.update({ n: 5 });
console.log(store.snapshot, store.snapshot.n);
store.reset();

//> 0ms user: null
//> 0ms items: 0
//> 0ms user: ann
//> 0ms items: 1
//> 0ms { user: 'ann', items: [ 'x' ], n: 5 } 5
//> 0ms user: null
//> 0ms items: 0
