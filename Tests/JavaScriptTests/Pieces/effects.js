import { Subject, of, timer, EMPTY } from 'rxjs';
import { filter, switchMap, map, catchError, tap, concatMap, delay, mergeMap, groupBy } from 'rxjs/operators';
const actions$ = new Subject();
const ofType = (...types) => filter(action => types.includes(action.type));
const loadUser = ({ id }) => ({ type: 'LOAD_USER', id });
const effects = [
  actions$.pipe(ofType('LOAD_USER'), switchMap(({ id }) => of({ id, name: 'User ' + id }).pipe(
    delay(100),
    map(user => ({ type: 'LOAD_USER_SUCCESS', user })),
    catchError(error => of({ type: 'LOAD_USER_FAILURE', error })),
  ))),
  actions$.pipe(ofType('LOAD_USER_SUCCESS', 'LOAD_USER_FAILURE'), tap(a => console.log('log', a.type)), switchMap(() => EMPTY)),
];
effects.forEach(e$ => e$.subscribe(action => actions$.next(action)));
actions$.subscribe(a => console.log(JSON.stringify(a)));
actions$.next(loadUser({ id: 1 }));
setTimeout(() => actions$.next(loadUser({ id: 2 })), 50);

//> 0ms {"type":"LOAD_USER","id":1}
//> 50ms {"type":"LOAD_USER","id":2}
//> 150ms log LOAD_USER_SUCCESS
//> 150ms {"type":"LOAD_USER_SUCCESS","user":{"id":2,"name":"User 2"}}
