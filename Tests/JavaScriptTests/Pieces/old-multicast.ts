import { interval, of, timer, ConnectableObservable, Subject, ReplaySubject } from 'rxjs';
import { publish, publishBehavior, publishLast, publishReplay, refCount, multicast, take, tap, map, delay, subscribeOn } from 'rxjs/operators';
import { asyncScheduler, asapScheduler } from 'rxjs';

const last$ = interval(50).pipe(take(3), publishLast()) as ConnectableObservable<number>;
last$.subscribe(v => console.log('last', v));
last$.connect();

const behavior$ = interval(70).pipe(take(3), publishBehavior(-1), refCount());
behavior$.subscribe(v => console.log('behaviour A', v));
setTimeout(() => behavior$.subscribe(v => console.log('behaviour B', v)), 100);

const replay$ = interval(90).pipe(take(4), publishReplay(2), refCount());
replay$.subscribe(v => console.log('replay A', v));
setTimeout(() => replay$.subscribe({ next: v => console.log('replay B', v), complete: () => console.log('replay B done') }), 400);

of('x', 'y').pipe(subscribeOn(asyncScheduler)).subscribe(v => console.log('later', v));
of('m').pipe(subscribeOn(asapScheduler)).subscribe(v => console.log('soon', v));
console.log('end of script');
const multi$ = timer(20, 35).pipe(take(2), multicast(() => new Subject<number>())) as ConnectableObservable<number>;
multi$.subscribe(v => console.log('m1', v));
multi$.subscribe(v => console.log('m2', v));
const connection = multi$.connect();

//> 0ms behaviour A -1
//> 0ms end of script
//> 0ms soon m
//> 0ms later x
//> 0ms later y
//> 20ms m1 0
//> 20ms m2 0
//> 55ms m1 1
//> 55ms m2 1
//> 70ms behaviour A 0
//> 90ms replay A 0
//> 100ms behaviour B 0
//> 140ms behaviour A 1
//> 140ms behaviour B 1
//> 150ms last 2
//> 180ms replay A 1
//> 210ms behaviour A 2
//> 210ms behaviour B 2
//> 270ms replay A 2
//> 360ms replay A 3
//> 400ms replay B 2
//> 400ms replay B 3
//> 400ms replay B done
