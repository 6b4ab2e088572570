// as in a React effect
const search$ = new rxjs.BehaviorSubject('');
let state = { items: [], loading: false, error: null };
const setState = patch => { state = { ...state, ...(typeof patch === 'function' ? patch(state) : patch) }; console.log(state); };
const useEffect = fn => { const cleanup = fn(); return () => cleanup?.(); };
const unmount = useEffect(() => {
  const sub = search$.pipe(
    rxjs.skip(1),
    rxjs.debounceTime(100),
    rxjs.tap(() => setState({ loading: true })),
    rxjs.switchMap(q => rxjs.from(new Promise((resolve, reject) => setTimeout(() => q ? resolve([q + 1, q + 2]) : reject(new Error('empty')), 80))).pipe(
      rxjs.map(items => ({ items, error: null })),
      rxjs.catchError(err => rxjs.of({ items: [], error: err.message }))
    ))
  ).subscribe(r => setState(prev => ({ ...r, loading: false, n: (prev.n ?? 0) + 1 })));
  return () => { sub.unsubscribe(); console.log('unmounted'); };
});
search$.next('a'); search$.next('ab');
setTimeout(() => search$.next(''), 300);
setTimeout(() => { search$.next('z'); unmount(); }, 600);

//> 100ms { items: [], loading: true, error: null }
//> 180ms { items: [ 'ab1', 'ab2' ], loading: false, error: null, n: 1 }
//> 400ms { items: [ 'ab1', 'ab2' ], loading: true, error: null, n: 1 }
//> 480ms { items: [], loading: false, error: 'empty', n: 2 }
//> 600ms unmounted
