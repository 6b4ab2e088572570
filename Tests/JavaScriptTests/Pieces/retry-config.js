import { Observable, timer, retry, throwError, mergeMap, of, catchError, retryWhen, take, concat, delayWhen, tap, scan } from 'rxjs';

let attempt = 0;
const flaky$ = new Observable((subscriber) => {
  attempt++;
  console.log('attempt', attempt);
  const id = setTimeout(() => {
    if (attempt < 3) subscriber.error(new Error(`E${attempt}`));
    else { subscriber.next('payload'); subscriber.complete(); }
  }, 50);
  return () => clearTimeout(id);
});

flaky$.pipe(
  retry({
    count: 4,
    delay: (error, retryCount) => {
      console.log(`retry #${retryCount} after ${error.message}`);
      return timer(2 ** retryCount * 100);
    },
    resetOnSuccess: true,
  }),
).subscribe({ next: (v) => console.log(v), complete: () => console.log('complete') });

throwError(() => new TypeError('bad')).pipe(
  retryWhen((errors) => errors.pipe(
    scan((count, err) => { if (count >= 2) throw err; return count + 1; }, 0),
    delayWhen((count) => timer(count * 1000)),
  )),
  catchError((e, caught) => of(`${e.name}: ${e.message}`)),
).subscribe((x) => console.log(x));

//> 0ms attempt 1
//> 50ms retry #1 after E1
//> 250ms attempt 2
//> 300ms retry #2 after E2
//> 700ms attempt 3
//> 750ms payload
//> 750ms complete
//> 3000ms TypeError: bad
