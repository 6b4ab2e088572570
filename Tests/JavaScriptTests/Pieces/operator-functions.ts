import { Observable, OperatorFunction, MonoTypeOperatorFunction, pipe, of, map, filter, scan, tap, timer, interval, take, Subscriber, defer, UnaryFunction, takeUntil, Subject, concat, ObservableInput, from } from 'rxjs';
function filterNil<T>(): OperatorFunction<T | null | undefined, T> {
  return (source: Observable<T | null | undefined>) => source.pipe(filter((v): v is T => v != null));
}
const debug = <T>(tag: string): MonoTypeOperatorFunction<T> => tap<T>({
  next: (v) => console.log(`[${tag}] next`, v),
  error: (e: unknown) => console.log(`[${tag}] error`, e),
  complete: () => console.log(`[${tag}] complete`),
  subscribe: () => console.log(`[${tag}] subscribe`),
  finalize: () => console.log(`[${tag}] finalize`),
});
const sumPairs = pipe(map(([a, b]: [number, number]) => a + b), filter((x: number) => x > 3));
of<[number, number]>([1, 2], [3, 4]).pipe(sumPairs).subscribe((x) => console.log(x));
of(1, null, undefined, 0, 2).pipe(filterNil(), debug('nil')).subscribe();
function everyNth<T>(n: number) {
  return (source: Observable<T>): Observable<T> =>
    new Observable<T>((subscriber: Subscriber<T>) => {
      let index = 0;
      const subscription = source.subscribe({
        next(value) { if (++index % n === 0) subscriber.next(value); },
        error(err) { subscriber.error(err); },
        complete() { subscriber.complete(); },
      });
      return () => { console.log('teardown'); subscription.unsubscribe(); };
    });
}
interval(10).pipe(take(7), everyNth(3)).subscribe({ next: (v) => console.log('nth', v), complete: () => console.log('nth done') });
const withIndex = <T>() => (s: Observable<T>) => defer(() => { let i = 0; return s.pipe(map((v) => ({ v, i: i++ }))); });
const indexed = of('a', 'b').pipe(withIndex());
indexed.subscribe((x) => console.log(x)); indexed.subscribe((x) => console.log(x));
const ops = [map((x: number) => x + 1), filter((x: number) => x % 2 === 0)] as const;
of(1, 2, 3).pipe(...ops).subscribe((x) => console.log('spread', x));
const composed = (...fns: Array<(x: any) => any>) => (x: any) => fns.reduce((acc, f) => f(acc), x);
console.log(composed((x) => x + 1, (x) => x * 2)(3));
const op: OperatorFunction<number, string> = map(String);
of(1).pipe(op).subscribe((s) => console.log(typeof s));

//> 0ms 7
//> 0ms [nil] subscribe
//> 0ms [nil] next 1
//> 0ms [nil] next 0
//> 0ms [nil] next 2
//> 0ms [nil] complete
//> 0ms [nil] finalize
//> 0ms { v: 'a', i: 0 }
//> 0ms { v: 'b', i: 1 }
//> 0ms { v: 'a', i: 0 }
//> 0ms { v: 'b', i: 1 }
//> 0ms spread 2
//> 0ms spread 4
//> 0ms 8
//> 0ms string
//> 30ms nth 2
//> 60ms nth 5
//> 70ms nth done
//> 70ms teardown
