import { Observable, timer, Subject, throwError } from 'rxjs';
import { retryWhen, delayWhen, tap, mergeMap, take, share, filter, map, retry } from 'rxjs/operators';
let connections = 0;
const connect = () => new Observable(observer => {
  const id = ++connections;
  console.log('open', id);
  let n = 0;
  const handle = setInterval(() => {
    n++;
    if (id < 3 && n === 2) { observer.error(new Error(`lost ${id}`)); return; }
    observer.next({ id, n });
    if (n === 3) observer.complete();
  }, 100);
  return () => { clearInterval(handle); console.log('close', id); };
});
connect().pipe(
  retryWhen(errors => errors.pipe(
    mergeMap((error, i) => {
      const attempt = i + 1;
      if (attempt > 3) return throwError(() => error);
      console.log(`Attempt ${attempt}: retrying in ${attempt * 200}ms`, error.message);
      return timer(attempt * 200);
    }),
  )),
).subscribe({ next: v => console.log(v), complete: () => console.log('complete') });

//> 0ms open 1
//> 100ms { id: 1, n: 1 }
//> 200ms Attempt 1: retrying in 200ms lost 1
//> 200ms close 1
//> 400ms open 2
//> 500ms { id: 2, n: 1 }
//> 600ms Attempt 2: retrying in 400ms lost 2
//> 600ms close 2
//> 1000ms open 3
//> 1100ms { id: 3, n: 1 }
//> 1200ms { id: 3, n: 2 }
//> 1300ms { id: 3, n: 3 }
//> 1300ms complete
//> 1300ms close 3
