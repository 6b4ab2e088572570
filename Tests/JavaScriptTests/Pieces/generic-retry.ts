import { Observable, throwError, timer, defer, of } from 'rxjs';
import { mergeMap, retryWhen, finalize, catchError, retry } from 'rxjs/operators';
export interface RetryOptions { maxRetryAttempts?: number; scalingDuration?: number; excludedStatusCodes?: number[] }
export const genericRetryStrategy = ({ maxRetryAttempts = 3, scalingDuration = 1000, excludedStatusCodes = [] }: RetryOptions = {}) => (attempts: Observable<any>) => {
  return attempts.pipe(
    mergeMap((error, i) => {
      const retryAttempt = i + 1;
      if (retryAttempt > maxRetryAttempts || excludedStatusCodes.find(e => e === error.status)) { return throwError(error); }
      console.log(`Attempt ${retryAttempt}: retrying in ${retryAttempt * scalingDuration}ms`);
      return timer(retryAttempt * scalingDuration);
    }),
    finalize(() => console.log('We are done!'))
  );
};
defer(() => throwError(() => ({ status: 500 }))).pipe(retryWhen(genericRetryStrategy({ scalingDuration: 200, excludedStatusCodes: [400] })), catchError(error => of(error))).subscribe(x => console.log(x));
throwError(() => ({ status: 400 })).pipe(retryWhen(genericRetryStrategy({ excludedStatusCodes: [400] }))).subscribe({ error: e => console.log('failed', e) });

//> 0ms Attempt 1: retrying in 200ms
//> 0ms failed { status: 400 }
//> 0ms We are done!
//> 200ms Attempt 2: retrying in 400ms
//> 600ms Attempt 3: retrying in 600ms
//> 1200ms We are done!
//> 1200ms { status: 500 }
