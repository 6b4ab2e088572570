import { interval, Subscription, Subject, timer, of, Observable, NEVER, using, EMPTY, tap, take, takeUntil, finalize, merge } from 'rxjs';
const parent = new Subscription(() => console.log('parent gone'));
parent.add(interval(100).subscribe((x) => console.log('A', x)));
const child = interval(155).subscribe({ next: (x) => console.log('B', x), complete: () => console.log('never') });
parent.add(child); parent.add(() => console.log('teardown'));
setTimeout(() => parent.remove(child), 200);
setTimeout(() => { parent.unsubscribe(); console.log(parent.closed, child.closed); }, 350);
setTimeout(() => child.unsubscribe(), 500);
using(() => { console.log('open'); return { unsubscribe: () => console.log('close') }; }, () => timer(45)).subscribe({ next: (x) => console.log('using', x), complete: () => console.log('using done') });
new Observable((o) => { o.next(1); o.complete(); o.next(2); return () => console.log('t1'); }).subscribe({ next: console.log, complete: () => console.log('c1') });
new Observable((o) => { o.add(() => console.log('added')); o.next('x'); o.error(new Error('oops')); }).subscribe({ next: console.log, error: (e) => console.log('e', e.message) });
const safe = new Observable((subscriber) => { let i = 0; const id = setInterval(() => { console.log('work', i); subscriber.next(i++); if (subscriber.closed) console.log('closed'); }, 50); return () => clearInterval(id); });
safe.pipe(take(2)).subscribe((x) => console.log('safe', x));
const destroy$ = new Subject();
merge(NEVER, interval(60)).pipe(takeUntil(destroy$), finalize(() => console.log('finalized'))).subscribe((v) => { if (v === 1) { destroy$.next(); destroy$.complete(); } });
const late = of(1).subscribe(); late.add(() => console.log('runs at once')); console.log(late.closed);
const subj = new Subject(); subj.subscribe({ next: (v) => console.log('s', v), complete: () => console.log('sc') }); subj.next(1); subj.complete(); subj.next(2); subj.subscribe({ complete: () => console.log('late complete') });
console.log(subj.observed);

//> 0ms open
//> 0ms 1
//> 0ms c1
//> 0ms t1
//> 0ms x
//> 0ms e oops
//> 0ms added
//> 0ms runs at once
//> 0ms true
//> 0ms s 1
//> 0ms sc
//> 0ms late complete
//> 0ms false
//> 45ms using 0
//> 45ms using done
//> 45ms close
//> 50ms work 0
//> 50ms safe 0
//> 100ms A 0
//> 100ms work 1
//> 100ms safe 1
//> 100ms closed
//> 120ms finalized
//> 155ms B 0
//> 200ms A 1
//> 300ms A 2
//> 310ms B 1
//> 350ms parent gone
//> 350ms teardown
//> 350ms true false
//> 465ms B 2
