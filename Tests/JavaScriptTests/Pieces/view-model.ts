import { Subject, BehaviorSubject, merge, of, timer, EMPTY, Observable, combineLatest } from 'rxjs';
import { takeUntil, switchMap, map, tap, catchError, shareReplay, startWith, scan, withLatestFrom, exhaustMap, delay, debounceTime, distinctUntilChanged } from 'rxjs/operators';

const destroy$ = new Subject<void>();
const form = { valueChanges: new Subject<{ q: string; page: number }>() };
const http = {
  get: <T>(url: string, options?: { params?: Record<string, string | number> }): Observable<T> =>
    url.includes('fail') ? timer(50).pipe(map(() => { throw new Error(`GET ${url} 500`); })) : of({ url, params: options?.params ?? {} } as any).pipe(delay(120)),
};
const refresh$ = new Subject<void>();
const loading$ = new BehaviorSubject(false);

const vm$ = combineLatest({
  query: form.valueChanges.pipe(startWith({ q: '', page: 1 }), debounceTime(50), distinctUntilChanged((a, b) => JSON.stringify(a) === JSON.stringify(b))),
  tick: refresh$.pipe(scan((n) => n + 1, 0), startWith(0)),
}).pipe(
  tap(() => loading$.next(true)),
  switchMap(({ query, tick }) =>
    http.get<{ url: string }>(query.q === 'bad' ? '/fail' : '/api', { params: { ...query, tick } }).pipe(
      map((data) => ({ data, error: null as string | null })),
      catchError((err: Error) => of({ data: null, error: err.message })),
      tap({ finalize: () => loading$.next(false) }),
    ),
  ),
  shareReplay({ bufferSize: 1, refCount: true }),
);
loading$.pipe(distinctUntilChanged(), takeUntil(destroy$)).subscribe((l) => console.log('loading', l));
vm$.pipe(takeUntil(destroy$)).subscribe((vm) => console.log('vm', vm));
setTimeout(() => form.valueChanges.next({ q: 'rx', page: 1 }), 300);
setTimeout(() => form.valueChanges.next({ q: 'rx', page: 1 }), 520);
setTimeout(() => refresh$.next(), 700);
setTimeout(() => form.valueChanges.next({ q: 'bad', page: 2 }), 1000);
setTimeout(() => vm$.subscribe((x) => console.log('late', x.error)), 1300);
setTimeout(() => { destroy$.next(); destroy$.complete(); console.log('destroyed'); }, 1400);
setTimeout(() => form.valueChanges.next({ q: 'after', page: 3 }), 1500);

//> 0ms loading false
//> 50ms loading true
//> 170ms vm {\n  data: { url: '/api', params: { q: '', page: 1, tick: 0 } },\n  error: null\n}
//> 170ms loading false
//> 350ms loading true
//> 470ms vm {\n  data: { url: '/api', params: { q: 'rx', page: 1, tick: 0 } },\n  error: null\n}
//> 470ms loading false
//> 700ms loading true
//> 820ms vm {\n  data: { url: '/api', params: { q: 'rx', page: 1, tick: 1 } },\n  error: null\n}
//> 820ms loading false
//> 1050ms loading true
//> 1100ms vm { data: null, error: 'GET /fail 500' }
//> 1100ms loading false
//> 1300ms late GET /fail 500
//> 1400ms destroyed
//> 1670ms late null
