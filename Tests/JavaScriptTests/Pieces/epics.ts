import { Subject, Observable, of, merge, from, timer } from 'rxjs';
import { filter, map, mergeMap, switchMap, catchError, takeUntil, delay, withLatestFrom, ignoreElements, tap, debounceTime } from 'rxjs/operators';
interface AnyAction { type: string; [k: string]: any }
type Epic = (action$: Observable<AnyAction>, state$: Observable<{ user?: string }>) => Observable<AnyAction>;
const ofType = (...types: string[]) => (source: Observable<AnyAction>) => source.pipe(filter(({ type }) => types.includes(type)));
const FETCH = 'FETCH' as const, CANCEL = 'CANCEL';
const fetchEpic: Epic = action$ => action$.pipe(ofType(FETCH), mergeMap(action => timer(100).pipe(
  map(() => { if (action.id < 0) throw Error('bad id'); return { type: `${FETCH}_OK`, payload: { id: action.id } }; }),
  takeUntil(action$.pipe(ofType(CANCEL))),
  catchError(error => of({ type: 'FETCH_FAIL', payload: error.message, error: true })))));
const pingEpic: Epic = a$ => a$.pipe(filter(a => a.type === 'PING'), delay(50), map(() => ({ type: 'PONG' })));
const logEpic: Epic = (a$, s$) => a$.pipe(withLatestFrom(s$), tap(([a, s]) => console.log(a, s.user)), ignoreElements());
const combineEpics = (...epics: Epic[]): Epic => (...args) => merge(...epics.map(e => e(...args)));
const action$ = new Subject<AnyAction>(), state$ = of({ user: 'ann' });
combineEpics(fetchEpic, pingEpic, logEpic)(action$, state$).subscribe(a => action$.next(a));
const dispatch = (a: AnyAction) => action$.next(a);
dispatch({ type: 'PING' }); dispatch({ type: FETCH, id: 1 }); dispatch({ type: FETCH, id: -1 });
setTimeout(() => { dispatch({ type: FETCH, id: 2 }); dispatch({ type: CANCEL }); }, 200);

//> 0ms { type: 'PING' } ann
//> 0ms { type: 'FETCH', id: 1 } ann
//> 0ms { type: 'FETCH', id: -1 } ann
//> 50ms { type: 'PONG' } ann
//> 100ms { type: 'FETCH_OK', payload: { id: 1 } } ann
//> 100ms { type: 'FETCH_FAIL', payload: 'bad id', error: true } ann
//> 200ms { type: 'FETCH', id: 2 } ann
//> 200ms { type: 'CANCEL' } ann
