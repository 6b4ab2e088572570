import { fromEvent, buffer, debounceTime, filter, map, throttle, interval, audit, sample, delayWhen, timer, timeout, of, catchError, skipUntil, skipWhile, skipLast, takeLast, elementAt, single, last, first, throwIfEmpty, EmptyError, TimeoutError, from } from 'rxjs';

const clicks$ = fromEvent(document, 'click');
clicks$.pipe(
  buffer(clicks$.pipe(debounceTime(250))),
  map((list) => list.length),
  filter((n) => n >= 2),
).subscribe((n) => console.log(n === 2 ? 'double click' : `${n} clicks`));

clicks$.pipe(throttle(() => interval(400)), map((e) => e.clientX)).subscribe((x) => console.log('throttled', x));
clicks$.pipe(first((e) => e.clientX > 2)).subscribe((e) => console.log('first', e.clientX));
timer(500).pipe(timeout({ first: 300, with: () => of('fallback') })).subscribe(console.log);
timer(500).pipe(timeout(200), catchError((e) => of(e instanceof TimeoutError ? e.message : 'no'))).subscribe(console.log);
of().pipe(first()).subscribe({ error: (e) => console.log(e.name, e instanceof EmptyError) });
of(1, 2, 3, 4).pipe(skipLast(2)).subscribe((n) => console.log('kept', n));
of(1, 2, 3, 4).pipe(last((n) => n % 2 === 1)).subscribe((n) => console.log('last odd', n));
of('a', 'b').pipe(elementAt(5, 'default')).subscribe(console.log);
of(1, 2).pipe(single()).subscribe({ error: (e) => console.log(e.name) });

//! wait(1s)
//! document.fire("click", clientX: 1)
//! wait(100ms)
//! document.fire("click", clientX: 2)
//! wait(500ms)
//! document.fire("click", clientX: 3)
//! wait(100ms)
//! document.fire("click", clientX: 4)
//! wait(100ms)
//! document.fire("click", clientX: 5)

//> 0ms EmptyError true
//> 0ms kept 1
//> 0ms kept 2
//> 0ms last odd 3
//> 0ms default
//> 0ms SequenceError
//> 200ms Timeout has occurred
//> 300ms fallback
//> 1000ms throttled 1
//> 1350ms double click
//> 1600ms throttled 3
//> 1600ms first 3
//> 2050ms 3 clicks
