import { fromEvent, of, EMPTY } from 'rxjs';
import { map, filter, debounceTime, distinctUntilChanged, switchMap, catchError, tap, delay } from 'rxjs/operators';

interface Result { id: number; name: string }

const searchInput = document.getElementById('search-input') as HTMLInputElement;
const fakeSearch = (term: string) => of([`${term}-1`, `${term}-2`]).pipe(delay(150));

const results$ = fromEvent<InputEvent>(searchInput, 'input').pipe(
  map(e => (e.target as HTMLInputElement).value.trim()),
  filter(text => text.length > 1),
  debounceTime(300),
  distinctUntilChanged(),
  tap(term => console.log('query', term)),
  switchMap(term => fakeSearch(term).pipe(catchError(() => EMPTY))),
);
results$.subscribe({ next: r => console.log(r), error: console.error });
//! wait(100ms)
//! searchInput.type("rx", every: 100ms)
//! wait(1s)
//! searchInput.enter("rxjs")
//! wait(350ms)
//! searchInput.enter("rxjs 7")

//> 500ms query rx
//> 650ms [ 'rx-1', 'rx-2' ]
//> 1500ms query rxjs
//> 1650ms [ 'rxjs-1', 'rxjs-2' ]
//> 1850ms query rxjs 7
//> 2000ms [ 'rxjs 7-1', 'rxjs 7-2' ]
