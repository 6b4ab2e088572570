import { Observable, throwError, timer, defer, of } from 'rxjs';
import { mergeMap, retryWhen, finalize, tap } from 'rxjs/operators';

export const genericRetryStrategy = ({
  maxRetryAttempts = 3,
  scalingDuration = 1000,
  excludedStatusCodes = []
}: {
  maxRetryAttempts?: number,
  scalingDuration?: number,
  excludedStatusCodes?: number[]
} = {}) => (attempts: Observable<any>) => {
  return attempts.pipe(
    mergeMap((error, i) => {
      const retryAttempt = i + 1;
      if (
        retryAttempt > maxRetryAttempts ||
        excludedStatusCodes.find(e => e === error.status)
      ) {
        return throwError(error);
      }
      console.log(
        `Attempt ${retryAttempt}: retrying in ${retryAttempt *
          scalingDuration}ms`
      );
      return timer(retryAttempt * scalingDuration);
    }),
    finalize(() => console.log('We are done!'))
  );
};

let n = 0;
defer(() => ++n < 3 ? throwError(() => ({ status: 500, n })) : of('ok ' + n))
  .pipe(retryWhen(genericRetryStrategy({ scalingDuration: 200 })))
  .subscribe(console.log, e => console.log('failed', e));
throwError(() => ({ status: 404 })).pipe(retryWhen(genericRetryStrategy({ excludedStatusCodes: [404] })))
  .subscribe({ next: console.log, error: e => console.log('excluded', e) });

//> 0ms Attempt 1: retrying in 200ms
//> 0ms excluded { status: 404 }
//> 0ms We are done!
//> 200ms Attempt 2: retrying in 400ms
//> 600ms ok 3
//> 600ms We are done!
