import { of, from, interval, fromEvent, Subject, concat, merge, timer, throwError, EMPTY } from 'rxjs';
import { map, take, delay, concatMap, mergeMap, tap, catchError, switchMap, finalize, scan, takeUntil, startWith, shareReplay, filter, first, last, distinct, bufferCount, windowCount, toArray, publishReplay, refCount, mergeScan, reduce, pluck, mapTo, debounce, throttleTime, repeatWhen, ignoreElements, endWith, defaultIfEmpty } from 'rxjs/operators';

// learnrxjs.io examples
const source = of('World').pipe(map(x => `Hello ${x}!`));
const subscribe = source.subscribe(val => console.log(val));

const namesObj = { a: 1, b: 2 };
from(Object.entries(namesObj)).pipe(mergeMap(([key, value]) => of(`${key.toUpperCase()}${value ** 3}`))).subscribe(v => console.log(v));

const clicks = fromEvent(document, 'click');
const example = clicks.pipe(
  scan((acc, one) => acc + one.detail || 1, 0),
  map((value) => value > 2 ? 'many' : 'few'),
);
example.subscribe(console.log);

const myPromise = willReject => new Promise((resolve, reject) => {
  if (willReject) { reject('Rejected!'); }
  resolve('Resolved!');
});
of(true, false).pipe(mergeMap(val => from(myPromise(val)).pipe(catchError(error => of(`Error: ${error}`))))).subscribe(val => console.log(val));

interval(1000).pipe(take(3), tap({ next: v => console.log(`before ${v}`), complete: () => console.log('tap done') }), finalize(() => console.log('final'))).subscribe();

const numberOfTimeouts$ = new Subject();
numberOfTimeouts$.pipe(mergeScan((acc, x) => of(acc + x).pipe(delay(10)), 0)).subscribe(x => console.log('mergeScan', x));
numberOfTimeouts$.next(5); numberOfTimeouts$.next(6);

of(1, 2, 3, 4, 5).pipe(windowCount(2), mergeMap(w => w.pipe(toArray()))).subscribe(a => console.log(a));
const obj$ = of({ name: 'Joe', job: { title: 'Dev' } }, { name: 'Sue' });
obj$.pipe(pluck('job', 'title')).subscribe(t => console.log(t));
concat(of(1).pipe(delay(20)), of(2), throwError(() => ({ code: 42 }))).subscribe({ next: console.log, error: ({ code }) => console.log('code', code) });
let count = 0;
of('again').pipe(repeatWhen(n => n.pipe(take(2), delay(100)))).subscribe(v => console.log(v, ++count));
//! wait(2s)
//! document.fire("click", detail: 1)
//! document.fire("click", detail: 1)
//! document.fire("click", detail: 1)

//> 0ms Hello World!
//> 0ms A1
//> 0ms B8
//> 0ms [ 1, 2 ]
//> 0ms [ 3, 4 ]
//> 0ms [ 5 ]
//> 0ms Dev
//> 0ms undefined
//> 0ms again 1
//> 0ms Error: Rejected!
//> 0ms Resolved!
//> 10ms mergeScan 5
//> 10ms mergeScan 6
//> 20ms 1
//> 20ms 2
//> 20ms code 42
//> 100ms again 2
//> 200ms again 3
//> 1000ms before 0
//> 2000ms before 1
//> 2000ms few
//> 2000ms few
//> 2000ms many
//> 3000ms before 2
//> 3000ms tap done
//> 3000ms final
