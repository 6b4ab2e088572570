import {
  asapScheduler, asyncScheduler, config, connectable, EMPTY, empty, interval, merge, of, pipe, queueScheduler,
  scheduled, Subject,
} from 'rxjs';
import { connect, delay, map, mergeMap, multicast, refCount, retry, share, take, tap } from 'rxjs/operators';

of(1, 2).pipe(connect((shared) => merge(shared, shared.pipe(map((x) => x * 10))), { connector: () => new Subject() }))
  .subscribe((x) => console.log('connect', x));
const s = queueScheduler;
s.schedule(() => { console.log('work'); s.schedule(() => console.log('later work')); console.log('work ends'); });
of('d').pipe(delay(10, asyncScheduler)).subscribe(console.log);
console.log(pipe((x) => x + 1, (x) => x * 2)(3), EMPTY === empty());
config.onUnhandledError = (e) => console.log('unhandled', e.message);
of(1).subscribe(() => { throw new Error('in next'); });
merge(scheduled(['a1', 'a2'], asapScheduler), scheduled(['b1', 'b2'], asapScheduler)).subscribe((x) => console.log('asap', x));
of(1).pipe(mergeMap(function* () { yield 'o'; throw new Error('after o'); }))
  .subscribe({ next: console.log, error: (e) => console.log('error', e.message) });
let runs = 0;
const shaky = new Subject();
of(1).pipe(
  tap(() => { runs++; if (runs < 3) throw new Error('again'); }),
  multicast(() => new Subject()), refCount(), retry(3),
).subscribe({ next: (x) => console.log('at run', runs, x), complete: () => console.log('complete') });
const again = connectable(of('c'), { connector: () => new Subject(), resetOnDisconnect: true });
again.subscribe((x) => console.log('first', x));
again.connect();
again.subscribe((x) => console.log('second', x));
again.connect();
console.log('after');
const options = { resetOnRefCountZero: false };
const shared = interval(100).pipe(take(2), share(options));
shared.pipe(take(1)).subscribe((x) => console.log('shared', x));
//> 0ms connect 1
//> 0ms connect 10
//> 0ms connect 2
//> 0ms connect 20
//> 0ms work
//> 0ms work ends
//> 0ms later work
//> 0ms 8 true
//> 0ms o
//> 0ms error after o
//> 0ms at run 3 1
//> 0ms complete
//> 0ms first c
//> 0ms second c
//> 0ms after
//> 0ms asap a1
//> 0ms asap b1
//> 0ms asap a2
//> 0ms asap b2
//> 0ms unhandled in next
//> 10ms d
//> 100ms shared 0
