//! network("https://api.github.com/users?per_page=5", after: 200ms, gives: ["ann", "bob"])
//! network("/api/items", after: 100ms, status: 500)
//! network("/api/post", after: 300ms, gives: "ok")
//! network("/a", after: 300ms, gives: ["x": 1])
//! network("/b", after: 400ms, gives: ["x": 2])
import { of, throwError, timer, forkJoin } from 'rxjs';
import { ajax } from 'rxjs/ajax';
import { map, catchError, retry, switchMap } from 'rxjs/operators';
const obs$ = ajax(`https://api.github.com/users?per_page=5`).pipe(
  map(userResponse => console.log('users: ', userResponse.response)),
  catchError(error => { console.log('error: ', error.message); return of(error); })
);
obs$.subscribe();
ajax.getJSON<{ id: number }>('/api/items').pipe(map(items => items.length)).subscribe({ next: n => console.log('count', n), error: err => console.log('failed', err.status) });
ajax({ url: '/api/post', method: 'POST', headers: { 'Content-Type': 'application/json' }, body: { rxjs: 'Hello' } }).subscribe(r => console.log(r.status, r.response));
forkJoin({ a: ajax.getJSON('/a'), b: ajax.getJSON('/b') }).subscribe(({ a, b }) => console.log(a.x + b.x));

//> 100ms failed 500
//> 200ms users:  [ 'ann', 'bob' ]
//> 300ms 200 ok
//> 400ms 3
