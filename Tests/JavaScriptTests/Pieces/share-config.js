import { interval, share, take, ReplaySubject, timer, tap, defer, of, map, connectable, Subject, BehaviorSubject, connect, merge, filter, finalize } from 'rxjs';
let starts = 0;
const source$ = defer(() => { console.log('start', ++starts); return interval(100).pipe(take(5)); });
const shared$ = source$.pipe(share({
  connector: () => new ReplaySubject(1),
  resetOnRefCountZero: () => timer(150),
  resetOnComplete: false,
}));
const a = shared$.subscribe((x) => console.log('a', x));
setTimeout(() => a.unsubscribe(), 250);
setTimeout(() => shared$.pipe(take(1)).subscribe((x) => console.log('b', x)), 300);
setTimeout(() => shared$.subscribe({ next: (x) => console.log('c', x), complete: () => console.log('c done') }), 700);
setTimeout(() => shared$.subscribe({ next: (x) => console.log('d', x), complete: () => console.log('d done') }), 2000);
const ticks$ = connectable(interval(1000).pipe(take(3), finalize(() => console.log('ticks end'))), { connector: () => new BehaviorSubject('init'), resetOnDisconnect: true });
ticks$.subscribe((x) => console.log('tick', x));
const connection = ticks$.connect();
setTimeout(() => { connection.unsubscribe(); console.log(connection.closed); }, 2500);
of(1, 2, 3, 4).pipe(connect((s$) => merge(s$.pipe(filter((x) => x % 2), map((x) => `odd ${x}`)), s$.pipe(filter((x) => !(x % 2)), map((x) => `even ${x}`))))).subscribe(console.log);

//> 0ms start 1
//> 0ms tick init
//> 0ms odd 1
//> 0ms even 2
//> 0ms odd 3
//> 0ms even 4
//> 100ms a 0
//> 200ms a 1
//> 300ms b 1
//> 700ms start 2
//> 800ms c 0
//> 900ms c 1
//> 1000ms tick 0
//> 1000ms c 2
//> 1100ms c 3
//> 1200ms c 4
//> 1200ms c done
//> 2000ms d 4
//> 2000ms d done
//> 2000ms tick 1
//> 2500ms ticks end
//> 2500ms true
