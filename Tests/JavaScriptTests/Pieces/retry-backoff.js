import { defer, throwError, timer, of, retry, catchError, tap, finalize } from 'rxjs';
let attempt = 0;
const request$ = defer(() => {
  attempt++;
  console.log(`attempt ${attempt}`);
  return attempt < 4 ? throwError(() => new Error('Server error ' + attempt)) : of({ ok: true });
});
request$.pipe(
  retry({
    count: 5,
    delay: (error, retryCount) => {
      console.log('retrying after', error.message, retryCount);
      return timer(2 ** retryCount * 100);
    },
    resetOnSuccess: true,
  }),
  finalize(() => console.log('done')),
).subscribe({ next: console.log, error: e => console.error('failed', e.message), complete: () => console.log('complete') });

//> 0ms attempt 1
//> 0ms retrying after Server error 1 1
//> 200ms attempt 2
//> 200ms retrying after Server error 2 2
//> 600ms attempt 3
//> 600ms retrying after Server error 3 3
//> 1400ms attempt 4
//> 1400ms { ok: true }
//> 1400ms complete
//> 1400ms done
