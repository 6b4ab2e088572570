import { fromEvent, from, of, EMPTY } from 'rxjs';
import { debounceTime, distinctUntilChanged, switchMap, map, catchError, filter, tap, startWith, retry } from 'rxjs/operators';
import { ajax } from 'rxjs/ajax';

const input = document.querySelector('input#search');
const list = document.querySelector('.results');

const results$ = fromEvent(input, 'keyup').pipe(
  map((e) => e.target.value.trim()),
  debounceTime(300),
  distinctUntilChanged(),
  tap(() => { list.innerHTML = 'Loading…'; }),
  switchMap((term) =>
    term.length < 2
      ? of([])
      : ajax.getJSON(`https://api.example.com/search?q=${encodeURIComponent(term)}`).pipe(
          map((response) => response.items),
          catchError((error) => {
            console.error('request failed:', error.status);
            return of([]);
          }),
        ),
  ),
);
results$.subscribe((items) => {
  list.innerHTML = items.map(({ name, stars = 0 }) => `<li>${name} (${stars})</li>`).join('') || 'Nothing';
});

//! network("https://api.example.com/search?q=rx", after: 200ms, gives: ["items": [["name": "RxJS", "stars": 30], ["name": "RxSwift"]]])
//! network("https://api.example.com/search?q=rx%20js", after: 200ms, status: 500)
//! search.type("rx", every: 100ms)
//! wait(1s)
//! search.type(" js")
//! wait(1s)
//! search.enter("r")

//> 1800ms request failed: 500
