import { interval, takeWhile, timer, takeUntil, skip, skipWhile, skipUntil, skipLast, takeLast, take, first, last, elementAt, single, ignoreElements, of, range, find, findIndex, every, isEmpty, defaultIfEmpty, throwIfEmpty, EMPTY, count, max, min } from 'rxjs';
interval(100).pipe(takeWhile(x => x < 3)).subscribe({ next: x => console.log(x), complete: () => console.log('done') });
interval(100).pipe(takeWhile(x => x < 2, true)).subscribe(x => console.log('incl', x));
interval(100).pipe(skipUntil(timer(250)), take(2)).subscribe(x => console.log('su', x));
of(1, 2, 3, 4).pipe(skipWhile(x => x < 3)).subscribe(x => console.log('sw', x));
range(1, 5).pipe(skipLast(2)).subscribe(x => console.log('sl', x));
range(1, 5).pipe(takeLast(2)).subscribe(x => console.log('tl', x));
range(1, 5).pipe(first()).subscribe(x => console.log('first', x));
range(1, 5).pipe(first(x => x > 2)).subscribe(x => console.log('first', x));
range(1, 5).pipe(first(x => x > 9, 'none')).subscribe(x => console.log('first', x));
EMPTY.pipe(first()).subscribe({ error: e => console.log(e.name, e.message) });
range(1, 5).pipe(last(x => x < 4)).subscribe(x => console.log('last', x));
range(1, 5).pipe(elementAt(2)).subscribe(x => console.log('at', x));
range(1, 2).pipe(elementAt(5)).subscribe({ error: e => console.log(e.name, e.message) });
range(1, 2).pipe(elementAt(5, 'def')).subscribe(x => console.log(x));
of(1, 2).pipe(single()).subscribe({ error: e => console.log(e.name, e.message) });
of(1, 2).pipe(single(x => x === 2)).subscribe(console.log);
of(1, 2).pipe(ignoreElements()).subscribe({ next: console.log, complete: () => console.log('ignored') });
range(1, 5).pipe(find(x => x % 3 === 0)).subscribe(console.log);
range(1, 5).pipe(findIndex(x => x % 3 === 0)).subscribe(console.log);
range(1, 5).pipe(find(x => x > 10)).subscribe(console.log);
range(1, 5).pipe(every(x => x < 10)).subscribe(console.log);
EMPTY.pipe(isEmpty()).subscribe(console.log);
EMPTY.pipe(defaultIfEmpty('d')).subscribe(console.log);
EMPTY.pipe(throwIfEmpty(() => new Error('empty!'))).subscribe({ error: e => console.log(e.message) });
EMPTY.pipe(throwIfEmpty()).subscribe({ error: e => console.log(e.message) });
range(1, 5).pipe(count(x => x % 2 === 1)).subscribe(console.log);
of({ age: 7 }, { age: 5 }).pipe(min((a, b) => a.age - b.age)).subscribe(console.log);
of(3, 9, 2).pipe(max()).subscribe(console.log);

//> 0ms sw 3
//> 0ms sw 4
//> 0ms sl 1
//> 0ms sl 2
//> 0ms sl 3
//> 0ms tl 4
//> 0ms tl 5
//> 0ms first 1
//> 0ms first 3
//> 0ms first none
//> 0ms EmptyError no elements in sequence
//> 0ms last 3
//> 0ms at 3
//> 0ms ArgumentOutOfRangeError argument out of range
//> 0ms def
//> 0ms SequenceError Too many matching values
//> 0ms 2
//> 0ms ignored
//> 0ms 3
//> 0ms 2
//> 0ms undefined
//> 0ms true
//> 0ms true
//> 0ms d
//> 0ms empty!
//> 0ms no elements in sequence
//> 0ms 3
//> 0ms { age: 5 }
//> 0ms 9
//> 100ms 0
//> 100ms incl 0
//> 200ms 1
//> 200ms incl 1
//> 300ms 2
//> 300ms incl 2
//> 300ms su 2
//> 400ms done
//> 400ms su 3
