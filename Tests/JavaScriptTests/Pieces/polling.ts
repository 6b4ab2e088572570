import { timer, switchMap, map, takeWhile, takeUntil, Subject, retry, share, of, delay } from 'rxjs';
const stop$ = new Subject<void>();
let n = 0;
const getStatus = () => of({ status: ++n < 3 ? 'pending' : 'done', n }).pipe(delay(20));
const status$ = timer(0, 1000).pipe(
  switchMap(() => getStatus()),
  retry(3),
  share(),
  takeUntil(stop$)
);
status$.pipe(takeWhile(s => s.status !== 'done', true)).subscribe({
  next: ({ status, n }) => console.log(status, n),
  complete: () => { console.log('finished polling'); stop$.next(); },
});

//> 20ms pending 1
//> 1020ms pending 2
//> 2020ms done 3
//> 2020ms finished polling
