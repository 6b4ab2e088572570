import { Observable, MonoTypeOperatorFunction, defer, timer, throwError, retry, tap, catchError, of } from 'rxjs';

export interface RetryBackoffConfig {
  initialInterval: number;
  maxAttempts?: number;
  maxInterval?: number;
  resetOnSuccess?: boolean;
  shouldRetry?: (error: any) => boolean;
  backoffDelay?: (iteration: number, initialInterval: number) => number;
}

const getDelay = (backoffDelay: number, maxInterval: number) => Math.min(backoffDelay, maxInterval);
const exponentialBackoffDelay = (iteration: number, initialInterval: number) => Math.pow(2, iteration) * initialInterval;

export function retryBackoff<T>(config: number | RetryBackoffConfig): MonoTypeOperatorFunction<T> {
  const {
    initialInterval,
    maxAttempts = Infinity,
    maxInterval = Infinity,
    shouldRetry = () => true,
    resetOnSuccess = false,
    backoffDelay = exponentialBackoffDelay
  } = typeof config === 'number' ? { initialInterval: config } as RetryBackoffConfig : config;
  return <T>(source: Observable<T>) =>
    defer(() => {
      let index = 0;
      return source.pipe(
        retry({
          delay: (error) => {
            const attempt = index++;
            return attempt < maxAttempts && shouldRetry(error)
              ? timer(getDelay(backoffDelay(attempt, initialInterval), maxInterval))
              : throwError(() => error);
          },
        }),
        tap(() => { if (resetOnSuccess) { index = 0; } })
      );
    });
}

let n = 0;
const flaky$ = new Observable<string>((subscriber) => {
  n += 1;
  console.log(`attempt #${n}`);
  if (n % 4 === 0) { subscriber.next('ok ' + n); subscriber.complete(); }
  else subscriber.error(new Error(n === 7 ? 'fatal' : 'temporary'));
});

flaky$.pipe(retryBackoff(100)).subscribe({ next: console.log, error: (e) => console.log('failed', e.message), complete: () => console.log('complete') });

setTimeout(() => {
  flaky$
    .pipe(
      retryBackoff({ initialInterval: 50, maxInterval: 80, shouldRetry: (e: Error) => e.message !== 'fatal' }),
      catchError((err: Error, caught) => of(`gave up: ${err.message}`))
    )
    .subscribe(console.log);
}, 2000);

//> 0ms attempt #1
//> 100ms attempt #2
//> 300ms attempt #3
//> 700ms attempt #4
//> 700ms ok 4
//> 700ms complete
//> 2000ms attempt #5
//> 2050ms attempt #6
//> 2130ms attempt #7
//> 2130ms gave up: fatal
