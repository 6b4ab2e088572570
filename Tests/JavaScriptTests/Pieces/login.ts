import { Subject, of, throwError, timer } from 'rxjs';
import { exhaustMap, catchError, map, delay, startWith, mergeMap } from 'rxjs/operators';
const loginClicks$ = new Subject<{ user: string; password: string }>();
const api = {
  login({ user, password }) {
    return timer(300).pipe(mergeMap(() => password === 'secret' ? of({ token: btoa(user) }) : throwError(() => new Error('401'))));
  },
};
const login$ = loginClicks$.pipe(
  exhaustMap(credentials => api.login(credentials).pipe(
    map(({ token }) => ({ state: 'success' as const, token })),
    catchError(err => of({ state: 'error' as const, message: err.message })),
    startWith({ state: 'loading' as const }),
  )),
);
login$.subscribe(state => console.log(JSON.stringify(state)));
loginClicks$.next({ user: 'ann', password: 'x' });
setTimeout(() => loginClicks$.next({ user: 'ann', password: 'ignored' }), 100);
setTimeout(() => loginClicks$.next({ user: 'ann', password: 'secret' }), 1000);

//> 0ms {"state":"loading"}
//> 300ms {"state":"error","message":"401"}
//> 1000ms {"state":"loading"}
//> 1300ms {"state":"success","token":"YW5u"}
