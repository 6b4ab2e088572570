import { Observable, Subscription, interval, Subject, of, timer, merge, using, finalize, tap, take, NEVER, share } from 'rxjs';
const sub = new Subscription(() => console.log('root teardown'));
sub.add(interval(100).subscribe((x) => console.log('i', x)));
const child = interval(70).pipe(finalize(() => console.log('child finalised'))).subscribe((x) => console.log('c', x));
sub.add(child);
sub.add(() => console.log('function teardown'));
setTimeout(() => { sub.remove(child); }, 150);
setTimeout(() => { sub.unsubscribe(); console.log(sub.closed, child.closed); sub.add(() => console.log('added after')); }, 250);
setTimeout(() => child.unsubscribe(), 300);
const o = new Observable((subscriber) => {
  console.log('subscribed', subscriber.closed);
  subscriber.add(() => console.log('added teardown'));
  const id = setInterval(() => { subscriber.next(Date.now() % 1000); }, 120);
  return () => { clearInterval(id); console.log('returned teardown'); };
});
o.pipe(take(2)).subscribe({ next: (v) => console.log('o', v), complete: () => console.log('o complete') });
const sync = new Observable((s) => { let i = 0; while (!s.closed && i < 1000) s.next(i++); console.log('stopped at', i); });
sync.pipe(take(3)).subscribe((v) => console.log('sync', v));
new Observable((s) => { s.next(1); s.complete(); s.next(2); s.error(new Error('ignored')); }).subscribe({ next: console.log, error: console.error, complete: () => console.log('done once') });
new Observable((s) => { s.next('before'); throw new Error('thrown in subscribe'); }).subscribe({ next: console.log, error: (e) => console.log('error:', e.message) });
const subject = new Subject();
const s1 = subject.subscribe((v) => { console.log('s1', v); if (v === 2) s1.unsubscribe(); });
subject.subscribe((v) => console.log('s2', v));
console.log(subject.observed, subject.closed);
[1, 2, 3].forEach((v) => subject.next(v));
using(() => ({ unsubscribe: () => console.log('resource freed') }), () => timer(10, 20).pipe(take(2))).subscribe((v) => console.log('using', v));
of(1).subscribe({ next() { throw new Error('in next'); } });
of(1, 2).subscribe({ next: (v) => console.log(v), complete() { console.log(this === undefined); } });
NEVER.subscribe().unsubscribe();
const t = timer(400).pipe(tap({ subscribe: () => console.log('tap sub'), unsubscribe: () => console.log('tap unsub'), finalize: () => console.log('tap fin') })).subscribe();
setTimeout(() => t.unsubscribe(), 390);
console.log(typeof sub.unsubscribe, sub instanceof Subscription, o instanceof Observable);

//> 0ms subscribed false
//> 0ms sync 0
//> 0ms sync 1
//> 0ms sync 2
//> 0ms stopped at 3
//> 0ms 1
//> 0ms done once
//> 0ms before
//> 0ms error: thrown in subscribe
//> 0ms true false
//> 0ms s1 1
//> 0ms s2 1
//> 0ms s1 2
//> 0ms s2 2
//> 0ms s2 3
//> 0ms 1
//> 0ms 2
//> 0ms false
//> 0ms tap sub
//> 0ms function true true
//> 0ms Uncaught Error: in next
//> 10ms using 0
//> 30ms using 1
//> 30ms resource freed
//> 70ms c 0
//> 100ms i 0
//> 120ms o 120
//> 140ms c 1
//> 200ms i 1
//> 210ms c 2
//> 240ms o 240
//> 240ms o complete
//> 240ms added teardown
//> 240ms returned teardown
//> 250ms root teardown
//> 250ms function teardown
//> 250ms true false
//> 250ms added after
//> 280ms c 3
//> 300ms child finalised
//> 390ms tap unsub
//> 390ms tap fin
