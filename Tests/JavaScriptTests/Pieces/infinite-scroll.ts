import { Subject, of, EMPTY } from 'rxjs';
import { scan, exhaustMap, delay, tap, takeWhile, map, startWith, finalize, share } from 'rxjs/operators';

interface Page<T> { readonly items: T[]; readonly next?: number | null }

const PAGE_SIZE = 3;
const TOTAL = 8;

function loadPage(page: number): import('rxjs').Observable<Page<string>> {
  const start = (page - 1) * PAGE_SIZE;
  const items = Array.from({ length: Math.min(PAGE_SIZE, TOTAL - start) }, (_, i) => `item-${start + i + 1}`);
  return of({ items, next: start + PAGE_SIZE < TOTAL ? page + 1 : null }).pipe(delay(120));
}

const scroll$ = new Subject<void>();
let nextPage: number | null = 1;

const feed$ = scroll$.pipe(
  startWith(undefined),
  takeWhile(() => nextPage !== null),
  exhaustMap(() => loadPage(nextPage!)),
  tap(({ next }) => (nextPage = next ?? null)),
  map(({ items }) => items),
  scan((all, items) => [...all, ...items], [] as string[]),
  share()
);

feed$.pipe(finalize(() => console.log('done'))).subscribe((all) => console.log(all.length, all[all.length - 1]));
feed$.subscribe({ next: ([first, ...rest]) => console.log(first, rest.length), complete: () => console.log('end') });

[50, 200, 220, 450, 900].forEach((t) => setTimeout(() => scroll$.next(), t));

//> 120ms 3 item-3
//> 120ms item-1 2
//> 320ms 6 item-6
//> 320ms item-1 5
//> 570ms 8 item-8
//> 570ms item-1 7
//> 900ms done
//> 900ms end
