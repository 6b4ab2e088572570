import { fromEvent, of, Observable } from 'rxjs';
import { debounceTime, distinctUntilChanged, filter, map, switchMap, catchError, tap, startWith, finalize } from 'rxjs/operators';
import { ajax, AjaxError } from 'rxjs/ajax';
interface Repo { id: number; name: string; stargazers_count: number }
interface SearchState { loading: boolean; items: Repo[]; error?: string }
const input = document.getElementById('search') as HTMLInputElement;
const API = 'https://api.github.com/search/repositories';
const searchRepos = (term: string): Observable<SearchState> =>
  ajax.getJSON<{ items: Repo[] }>(`${API}?q=${term}&per_page=${5}`).pipe(
    map(({ items }) => ({ loading: false, items: items.slice(0, 2) })),
    catchError((err: AjaxError) => of({ loading: false, items: [], error: `${err.name} ${err.status}` })),
    startWith({ loading: true, items: [] }),
    finalize(() => console.log('finalize', term)),
  );
fromEvent<InputEvent>(input, 'input').pipe(
  map((e) => (e.target as HTMLInputElement).value.trim().toLowerCase()),
  filter((term) => term.length > 2),
  debounceTime(300),
  distinctUntilChanged(),
  tap((term) => console.log('search', term)),
  switchMap(searchRepos),
).subscribe(({ loading, items, error }) => {
  if (loading) console.log('loading...');
  else if (error) console.error(error);
  else items.forEach((r, i) => console.log(`${i + 1}. ${r.name} ★${r.stargazers_count}`));
});
//! network("https://api.github.com/search/repositories?q=rxjs&per_page=5", after: 200ms, gives: ["items": [["id": 1, "name": "rxjs", "stargazers_count": 30000], ["id": 2, "name": "learn-rxjs", "stargazers_count": 4000], ["id": 3, "name": "x", "stargazers_count": 1]]])
//! network("https://api.github.com/search/repositories?q=boom&per_page=5", after: 100ms, status: 503)
//! search.type("rxjs", every: 100ms)
//! wait(1s)
//! search.enter("RXJS ")
//! wait(400ms)
//! search.enter("boom")
//! wait(1s)

//> 600ms search rxjs
//> 600ms loading...
//> 800ms 1. rxjs ★30000
//> 800ms 2. learn-rxjs ★4000
//> 800ms finalize rxjs
//> 2000ms search boom
//> 2000ms loading...
//> 2100ms AjaxError 503
//> 2100ms finalize boom
