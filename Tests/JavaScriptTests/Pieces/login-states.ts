import { fromEvent, of, throwError, timer, Subject, EMPTY, from } from 'rxjs';
import { exhaustMap, catchError, map, tap, mergeMap, delay, switchMap, retry, concatMap, ignoreElements, concatWith, startWith, endWith } from 'rxjs/operators';
type Credentials = { user: string; password?: string };
const button = document.getElementById('login')!;
const logIn = ({ user, password = 'none' }: Credentials) =>
  timer(300).pipe(
    mergeMap(() => (password === 'secret' ? of({ token: `t-${user}` }) : throwError(() => new Error('Invalid credentials')))),
  );
let clicks = 0;
fromEvent(button, 'click').pipe(
  tap(() => console.log('click', ++clicks)),
  exhaustMap(() => logIn(clicks > 2 ? { user: 'ann', password: 'secret' } : { user: 'bob' }).pipe(
    map(({ token }) => ({ status: 'ok' as const, token })),
    catchError((e: Error) => of({ status: 'failed' as const, reason: e.message })),
    startWith({ status: 'pending' as const }),
  )),
).subscribe((state) => {
  switch (state.status) {
    case 'pending': return console.log('…');
    case 'ok': return console.log('logged in', state.token);
    case 'failed':
      console.log('failed:', state.reason);
  }
});
//! wait(100ms)
//! login.tap()
//! wait(100ms)
//! login.tap()
//! wait(500ms)
//! login.tap()

//> 100ms click 1
//> 100ms …
//> 200ms click 2
//> 400ms failed: Invalid credentials
//> 700ms click 3
//> 700ms …
//> 1000ms logged in t-ann
