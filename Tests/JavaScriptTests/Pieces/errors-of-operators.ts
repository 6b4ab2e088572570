import { Subject, BehaviorSubject, ReplaySubject, throwError, of, EMPTY, timer, interval, NEVER, concat,
  ObjectUnsubscribedError, EmptyError, TimeoutError, NotFoundError, SequenceError, ArgumentOutOfRangeError, onErrorResumeNextWith } from 'rxjs';
import { catchError, first, single, elementAt, timeout, throwIfEmpty, map, last, take, retry, tap, finalize } from 'rxjs/operators';

const logError = (label: string) => ({
  next: (v: unknown) => console.log(label, 'next', v),
  error: (e: Error) => console.log(label, e.name, '|', e.message, e instanceof Error),
  complete: () => console.log(label, 'complete'),
});

EMPTY.pipe(first()).subscribe(logError('first'));
of(1, 2).pipe(single()).subscribe(logError('single'));
of(1, 2).pipe(single(x => x > 5)).subscribe(logError('single none'));
of(1, 2).pipe(elementAt(5)).subscribe(logError('elementAt'));
of(1, 2).pipe(elementAt(5, 'none')).subscribe(logError('elementAt default'));
EMPTY.pipe(throwIfEmpty()).subscribe(logError('throwIfEmpty'));
EMPTY.pipe(throwIfEmpty(() => new RangeError('no rows'))).subscribe(logError('throwIfEmpty own'));
EMPTY.pipe(last(null, 7)).subscribe(logError('last default'));
of(1).pipe(last(x => x > 3)).subscribe(logError('last'));
NEVER.pipe(timeout(150)).subscribe(logError('timeout'));
NEVER.pipe(timeout({ first: 60, with: (info) => of(`fallback ${info.seen} ${info.lastValue} ${JSON.stringify(info.meta)}`), meta: { id: 1 } })).subscribe(logError('with'));
interval(30).pipe(take(2), map(x => { if (x === 1) throw { code: 42 }; return x; })).subscribe({ error: (e) => console.log('object', e, e.code) });
const s = new Subject<number>();
s.subscribe(logError('subject'));
s.next(1);
s.error(new SyntaxError('bad token'));
s.next(2);
s.subscribe(logError('late'));
const closed = new BehaviorSubject(0);
closed.unsubscribe();
try { closed.next(1); } catch (e) { console.log(e.name, e.message, e instanceof ObjectUnsubscribedError); }
try { console.log(closed.getValue()); } catch (e) { console.log('getValue', e.message); }
NEVER.pipe(timeout({ each: 200 })).subscribe({ error: (e) => { if (e instanceof TimeoutError) console.log('seen', e.info.seen, e.info.lastValue, e.info.meta); } });
interval(80).pipe(timeout({ first: 100, each: 50 })).subscribe({ next: (v) => console.log('v', v), error: (e) => console.log(e.message, e.info) });
concat(of(1), throwError(() => new Error('x'))).pipe(onErrorResumeNextWith(of(2), of(3))).subscribe(logError('resume'));

//> 0ms first EmptyError | no elements in sequence true
//> 0ms single SequenceError | Too many matching values true
//> 0ms single none NotFoundError | No matching values true
//> 0ms elementAt ArgumentOutOfRangeError | argument out of range true
//> 0ms elementAt default next none
//> 0ms elementAt default complete
//> 0ms throwIfEmpty EmptyError | no elements in sequence true
//> 0ms throwIfEmpty own RangeError | no rows true
//> 0ms last default next 7
//> 0ms last default complete
//> 0ms last EmptyError | no elements in sequence true
//> 0ms subject next 1
//> 0ms subject SyntaxError | bad token true
//> 0ms late SyntaxError | bad token true
//> 0ms ObjectUnsubscribedError object unsubscribed true
//> 0ms getValue object unsubscribed
//> 0ms resume next 1
//> 0ms resume next 2
//> 0ms resume next 3
//> 0ms resume complete
//> 60ms with next fallback 0 null {"id":1}
//> 60ms with complete
//> 60ms object { code: 42 } 42
//> 80ms v 0
//> 130ms Timeout has occurred { meta: null, lastValue: null, seen: 1 }
//> 150ms timeout TimeoutError | Timeout has occurred true
//> 200ms seen 0 null null
