import { Subscription, Subject, ReplaySubject, AsyncSubject, interval, timer, Observer, Observable, firstValueFrom, lastValueFrom, from } from 'rxjs';
import { takeUntil, finalize, tap, take, share, publish, refCount, connect, map, dematerialize, materialize, timestamp, timeInterval, shareReplay } from 'rxjs/operators';

const destroy$ = new Subject<void>();
const subs = new Subscription();
subs.add(interval(300).subscribe((n) => console.log('a', n)));
subs.add(interval(400).pipe(finalize(() => console.log('b finalized'))).subscribe((n) => console.log('b', n)));
interval(500).pipe(takeUntil(destroy$), tap({ complete: () => console.log('c completed'), finalize: () => console.log('c finalized') })).subscribe();
setTimeout(() => { subs.unsubscribe(); destroy$.next(); destroy$.complete(); console.log(subs.closed); }, 1000);

const replay = new ReplaySubject<number>(2);
[1, 2, 3].forEach((n) => replay.next(n));
const observer: Partial<Observer<number>> = { next: (n) => console.log('replayed', n) };
replay.subscribe(observer);

const last = new AsyncSubject<string>();
last.subscribe((s) => console.log('async', s));
last.next('x'); last.next('y'); last.complete();

timer(0, 250).pipe(timeInterval(), take(3), map(({ value, interval }) => `${value} after ${interval}`)).subscribe(console.log);
firstValueFrom(timer(700).pipe(map(() => 'first'))).then((v) => console.log(v));
lastValueFrom(from([1, 2, 3])).then((v) => console.log('last', v)).finally(() => console.log('settled'));
Promise.all([firstValueFrom(timer(100)), Promise.resolve(7)]).then(([a, b]) => console.log(a, b));

//> 0ms replayed 2
//> 0ms replayed 3
//> 0ms async y
//> 0ms last 3
//> 0ms settled
//> 0ms 0 after 0
//> 100ms 0 7
//> 250ms 1 after 250
//> 300ms a 0
//> 400ms b 0
//> 500ms 2 after 250
//> 600ms a 1
//> 700ms first
//> 800ms b 1
//> 900ms a 2
//> 1000ms b finalized
//> 1000ms c completed
//> 1000ms c finalized
//> 1000ms true
