//! network("/users/1", after: 200ms, gives: ["id": 1])
//! network("/users/2", after: 300ms, gives: ["name": "Bo"])
//! network("/users/3", after: 400ms, status: 404)
import { from, of } from 'rxjs';
import { switchMap, catchError } from 'rxjs/operators';
import { fromFetch } from 'rxjs/fetch';
const data$ = from(fetch('/users/1')).pipe(
  switchMap(response => {
    if (response.ok) { return response.json(); }
    return of({ error: true, message: `Error ${response.status}` });
  }),
  catchError(err => { console.error(err.message); return of({ error: true, message: err.message }); })
);
data$.subscribe({ next: result => console.log(result), complete: () => console.log('done') });
fetch('/users/2').then(res => res.json()).then(({ name }) => console.log(name)).catch(e => console.log('failed:', e.message));
fetch('/users/3').then(r => { if (!r.ok) throw new Error(`HTTP ${r.status}`); return r.json(); }).catch(e => console.log(e.message));

//> 200ms { id: 1 }
//> 200ms done
//> 300ms Bo
//> 400ms HTTP 404
