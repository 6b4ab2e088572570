import { EMPTY, Observable, of } from 'rxjs';
import { concatMap, delay, expand, reduce, takeWhile, map } from 'rxjs/operators';

interface Page<T> { items: T[]; next?: number | null }

function getPage(page: number): Observable<Page<string>> {
  console.log(`GET /items?page=${page}`);
  return of({ items: [`item${page}a`, `item${page}b`], next: page < 3 ? page + 1 : null }).pipe(delay(100));
}

getPage(1).pipe(
  expand(({ next }) => (next ? getPage(next) : EMPTY)),
  concatMap(({ items }) => items),
  reduce<string, string[]>((acc, item) => [...acc, item], []),
).subscribe((items) => console.log(items.length, items));

of(2).pipe(expand((x) => of(x * x)), takeWhile((x) => x < 1000, true)).subscribe((x) => console.log(x));

//> 0ms GET /items?page=1
//> 0ms 2
//> 0ms 4
//> 0ms 16
//> 0ms 256
//> 0ms 65536
//> 100ms GET /items?page=2
//> 200ms GET /items?page=3
//> 300ms 6 [ 'item1a', 'item1b', 'item2a', 'item2b', 'item3a', 'item3b' ]
