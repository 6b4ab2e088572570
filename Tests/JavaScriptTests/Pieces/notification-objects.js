import {
  config, from, fromEvent, map, merge, Notification, NEVER, Observable, of, partition, Subject, Subscriber, Subscription, timer,
  UnsubscriptionError, VirtualTimeScheduler,
} from 'rxjs';

const n = Notification.createNext(1);
console.log(n instanceof Notification, n.kind, n.hasValue, Notification.createNext(1) === n);
console.log(Notification.createComplete() === Notification.createComplete());
n.observe({ next: (x) => console.log('observed', x) });
new Notification('E', undefined, 'why').do((x) => console.log(x), (e) => console.log('failed', e));
Notification.createComplete().accept(Subscriber.create(null, null, () => console.log('completed')));
n.toObservable().subscribe({ next: (x) => console.log('sent', x), complete: () => console.log('over') });

const subscriber = Subscriber.create((x) => console.log('heard', x), null, () => console.log('heard the end'));
const source = new Observable((observer) => { observer.next('a'); return () => console.log('torn down'); });
source.subscribe(subscriber);
subscriber.unsubscribe();
subscriber.next('never');
console.log(subscriber.closed);

function isBig(x) { return x > this.limit; }
const show = ([big, small]) => merge(big.pipe(map((x) => 'big ' + x)), small.pipe(map((x) => 'small ' + x))).subscribe(console.log);
show(partition(of(1, 20), isBig, { limit: 10 }));
show(partition(of(3, 30), (x) => x > 10));
console.log(isBig === isBig, isBig.call({ limit: 1 }, 2));

const broken = (text) => new Observable(() => () => { throw new Error(text); });
const open = merge(broken('one'), NEVER, broken('two')).subscribe();
try { open.unsubscribe(); } catch (e) { console.log(e instanceof UnsubscriptionError, e.errors.length, e.message.split('\n').length); }
const main = new Subscription();
const never = () => console.log('removed, so it never runs');
main.add(never);
main.remove(never);
main.add(() => console.log('runs'));
main.unsubscribe();

const subject = new Subject();
subject.subscribe();
subject.subscribe();
console.log(subject.observers.length);
subject.subscribe(() => { throw new Error('in an observer'); });
config.useDeprecatedSynchronousErrorHandling = true;
try { subject.next(1); console.log('not reached'); } catch (e) { console.log('thrown by next:', e.message); }
config.useDeprecatedSynchronousErrorHandling = false;

from({ then: (fulfilled) => fulfilled('of a thenable') }).subscribe(console.log);
async function* letters() { yield 'x'; yield 'y'; yield 'z'; }
const reading = from(letters()).subscribe((x) => { console.log(x); if (x === 'y') reading.unsubscribe(); });
const target = {
  addEventListener(type, handler, options) { console.log('listens to', type, options); handler({ type }); },
  removeEventListener(type, handler, options) { console.log('listens no more', options); },
};
fromEvent(target, 'click', { passive: true }).subscribe((e) => console.log(e.type)).unsubscribe();
try { fromEvent({ on() {} }, 'click'); } catch (e) { console.log(e.name, e.message); }

const scheduler = new VirtualTimeScheduler();
scheduler.schedule(function (round) { console.log('round', round, scheduler.now()); if (round < 3) this.schedule(round + 1, 10); }, 50, 1);
scheduler.schedule(() => console.log('first'), 20);
scheduler.flush();

class Own extends Observable {
  lift(operator) {
    const made = new Own();
    made.source = this;
    made.operator = operator;
    return made;
  }
}
console.log(new Own((o) => o.next(1)).pipe(map((x) => x)) instanceof Own, of(1).pipe(map((x) => x)) instanceof Own);

timer(10).subscribe(() => {
  from(new ReadableStream({ start(c) { c.enqueue('r1'); c.enqueue('r2'); c.close(); } }))
    .subscribe({ next: console.log, complete: () => console.log('read') });
});
//> 0ms true N true false
//> 0ms true
//> 0ms observed 1
//> 0ms failed why
//> 0ms completed
//> 0ms sent 1
//> 0ms over
//> 0ms heard a
//> 0ms torn down
//> 0ms true
//> 0ms big 20
//> 0ms small 1
//> 0ms big 30
//> 0ms small 3
//> 0ms true true
//> 0ms true 2 3
//> 0ms runs
//> 0ms 2
//> 0ms thrown by next: in an observer
//> 0ms of a thenable
//> 0ms listens to click { passive: true }
//> 0ms click
//> 0ms listens no more { passive: true }
//> 0ms TypeError Invalid event target
//> 0ms first
//> 0ms round 1 50
//> 0ms round 2 60
//> 0ms round 3 70
//> 0ms true false
//> 0ms x
//> 0ms y
//> 10ms r1
//> 10ms r2
//> 10ms read
