import { Observable, of, interval, pipe, MonoTypeOperatorFunction, OperatorFunction } from 'rxjs';
import { filter, map, take, tap } from 'rxjs/operators';
function filterNil<T>(): OperatorFunction<T | null | undefined, T> {
  return source => source.pipe(filter((v): v is T => v !== undefined && v !== null));
}
const multiplyBy = (factor: number) => (source: Observable<number>) => new Observable<number>(subscriber => {
  const subscription = source.subscribe({
    next(value) { subscriber.next(value * factor); },
    error(err) { subscriber.error(err); },
    complete() { subscriber.complete(); },
  });
  return () => { subscription.unsubscribe(); console.log('teardown'); };
});
const debug = (tag) => tap({
  next(value) { console.log(`[${tag}: Next]`, value); },
  error(error) { console.log(`[${tag}: Error]`, error); },
  complete() { console.log(`[${tag}]: Complete`); },
});
const takeEveryNth = (n) => filter((value, index) => index % n === 0);
const discardOddDoubleEven = pipe(filter((v: number) => ! (v % 2)), map((v: number) => v + v));
of(1, null, 2, undefined, 3).pipe(filterNil(), multiplyBy(10), debug('x')).subscribe();
interval(50).pipe(takeEveryNth(3), take(3)).subscribe(console.log);
of(1, 2, 3, 4).pipe(discardOddDoubleEven).subscribe(x => console.log(x));

//> 0ms [x: Next] 10
//> 0ms [x: Next] 20
//> 0ms [x: Next] 30
//> 0ms [x]: Complete
//> 0ms teardown
//> 0ms 4
//> 0ms 8
//> 50ms 0
//> 200ms 3
//> 350ms 6
