import { MonoTypeOperatorFunction, Observable, OperatorFunction, UnaryFunction, pipe, of, timer, interval } from 'rxjs';
import { filter, map, scan, tap, take, concatMap, delay, ignoreElements, startWith, mergeMap, pairwise } from 'rxjs/operators';

export function filterNil<T>(): OperatorFunction<T | null | undefined, T> {
  return filter((value): value is T => value !== null && value !== undefined);
}
const log = <T>(tag: string): MonoTypeOperatorFunction<T> => tap<T>((v) => console.log(`[${tag}]`, v));
const runningAverage = (): UnaryFunction<Observable<number>, Observable<number>> => pipe(
  scan(({ sum, count }, n: number) => ({ sum: sum + n, count: count + 1 }), { sum: 0, count: 0 }),
  map(({ sum, count }) => sum / count),
);
function delayEach<T>(ms: number) {
  return (source: Observable<T>): Observable<T> => source.pipe(concatMap((x) => of(x).pipe(delay(ms))));
}
const everyNth = (n: number) => <T>(source: Observable<T>) =>
  new Observable<T>((subscriber) => {
    let count = 0;
    return source.subscribe({
      next(value) { if (++count % n === 0) subscriber.next(value); },
      error(err) { subscriber.error(err); },
      complete() { subscriber.complete(); },
    });
  });

of(1, null, 2, undefined, 6).pipe(filterNil(), log('in'), runningAverage(), log('avg')).subscribe();
of('x', 'y').pipe(delayEach(200)).subscribe((v) => console.log(v));
interval(100).pipe(everyNth(3), take(2)).subscribe({ next: console.log, complete: () => console.log('every third') });

//> 0ms [in] 1
//> 0ms [avg] 1
//> 0ms [in] 2
//> 0ms [avg] 1.5
//> 0ms [in] 6
//> 0ms [avg] 3
//> 200ms x
//> 300ms 2
//> 400ms y
//> 600ms 5
//> 600ms every third
