import { interval, Subject, timer, connectable, ReplaySubject } from 'rxjs';
import { share, take, tap, publish, refCount, multicast, shareReplay, publishReplay, map, finalize } from 'rxjs/operators';
const source = interval(100).pipe(tap(x => console.log('source', x)), take(3), share());
source.subscribe(x => console.log('A', x));
setTimeout(() => source.subscribe(x => console.log('B', x)), 150);
const c = connectable(timer(500, 100).pipe(take(2)), { connector: () => new Subject(), resetOnDisconnect: false });
c.subscribe(x => console.log('c1', x));
c.subscribe(x => console.log('c2', x));
c.connect();
const sr = timer(1000, 100).pipe(take(3), shareReplay(2));
sr.subscribe();
setTimeout(() => sr.subscribe({ next: x => console.log('replayed', x), complete: () => console.log('sr done') }), 2000);
const s2 = interval(100).pipe(finalize(() => console.log('torn down')), shareReplay({ bufferSize: 1, refCount: true }));
const sub = s2.subscribe(x => console.log('s2', x));
setTimeout(() => sub.unsubscribe(), 250);
const s3 = interval(100).pipe(take(2), share({ connector: () => new ReplaySubject(1), resetOnComplete: false, resetOnError: false, resetOnRefCountZero: false }));
s3.subscribe(x => console.log('s3', x));
setTimeout(() => s3.subscribe(x => console.log('s3 late', x)), 500);

//> 100ms source 0
//> 100ms A 0
//> 100ms s2 0
//> 100ms s3 0
//> 200ms source 1
//> 200ms A 1
//> 200ms B 1
//> 200ms s2 1
//> 200ms s3 1
//> 250ms torn down
//> 300ms source 2
//> 300ms A 2
//> 300ms B 2
//> 500ms c1 0
//> 500ms c2 0
//> 500ms s3 late 1
//> 600ms c1 1
//> 600ms c2 1
//> 2000ms replayed 1
//> 2000ms replayed 2
//> 2000ms sr done
