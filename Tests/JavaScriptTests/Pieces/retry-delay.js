import { defer, of, throwError, timer, retry, tap, mergeMap } from 'rxjs';
let attempt = 0;
const request$ = defer(() => {
  attempt++;
  console.log(`attempt ${attempt}`);
  return attempt < 4 ? throwError(() => Object.assign(new Error('HTTP'), { status: 500 + attempt })) : of({ ok: true, attempt });
});
request$.pipe(
  retry({
    count: 5,
    delay: (error, retryCount) => {
      console.log(`retry #${retryCount} because of ${error.message} ${error.status}`);
      return timer(Math.min(2 ** retryCount * 100, 500));
    },
    resetOnSuccess: true,
  }),
).subscribe({ next: console.log, error: (e) => console.error('gave up', e.message), complete: () => console.log('done') });

//> 0ms attempt 1
//> 0ms retry #1 because of HTTP 501
//> 200ms attempt 2
//> 200ms retry #2 because of HTTP 502
//> 600ms attempt 3
//> 600ms retry #3 because of HTTP 503
//> 1100ms attempt 4
//> 1100ms { ok: true, attempt: 4 }
//> 1100ms done
