import { from, of, firstValueFrom, lastValueFrom, interval, take, EMPTY, mergeMap, concatMap, defer, timer, map, switchMap, catchError, forkJoin, Subject } from 'rxjs';
const wait = (ms, value) => new Promise((resolve) => setTimeout(() => resolve(value), ms));
const failing = (ms) => new Promise((_, reject) => setTimeout(reject, ms, new Error('rejected')));
firstValueFrom(interval(100)).then((v) => console.log('first', v));
lastValueFrom(interval(100).pipe(take(3))).then((v) => console.log('last', v)).finally(() => console.log('finally'));
firstValueFrom(EMPTY).catch((e) => console.log(e.name, e.message));
firstValueFrom(EMPTY, { defaultValue: 'none' }).then(console.log);
from(wait(50, 'p')).subscribe({ next: console.log, complete: () => console.log('p done') });
from(failing(60)).pipe(catchError((e) => of(`caught ${e.message}`))).subscribe(console.log);
of(3, 1, 2).pipe(mergeMap((n) => wait(n * 10, n))).subscribe((n) => console.log('merge', n));
of(3, 1, 2).pipe(concatMap((n) => wait(n * 10, n))).subscribe((n) => console.log('concat', n));
defer(() => Promise.resolve('deferred')).subscribe(console.log);
Promise.all([wait(10, 1), 2, Promise.resolve(3)]).then((all) => console.log(all));
Promise.allSettled([Promise.reject(new Error('x')), 1]).then((r) => console.log(r));
Promise.race([wait(30, 'slow'), wait(20, 'fast')]).then(console.log);
Promise.any([failing(5), wait(15, 'any')]).then(console.log);
forkJoin({ a: wait(10, 'A'), b: of('B') }).subscribe(console.log);
new Promise((resolve) => { console.log('executor'); resolve(wait(40, 'nested')); }).then((v) => { console.log(v); return wait(5, 'chained'); }).then(console.log);
Promise.reject(new Error('late')).then(null, (e) => console.log('handled', e.message));
interval(10).pipe(take(2)).toPromise().then((v) => console.log('toPromise', v));
const done$ = new Subject(); lastValueFrom(done$, { defaultValue: 0 }).then((v) => console.log('subject', v)); done$.complete();
interval(25).pipe(take(2)).forEach((x) => console.log('each', x)).then(() => console.log('each done'));

//> 0ms executor
//> 0ms EmptyError no elements in sequence
//> 0ms none
//> 0ms deferred
//> 0ms handled late
//> 0ms subject 0
//> 0ms [\n  { status: 'rejected', reason: [Error: x] },\n  { status: 'fulfilled', value: 1 }\n]
//> 10ms merge 1
//> 10ms [ 1, 2, 3 ]
//> 10ms { a: 'A', b: 'B' }
//> 15ms any
//> 20ms merge 2
//> 20ms fast
//> 20ms toPromise 1
//> 25ms each 0
//> 30ms merge 3
//> 30ms concat 3
//> 40ms nested
//> 40ms concat 1
//> 45ms chained
//> 50ms p
//> 50ms p done
//> 50ms each 1
//> 50ms each done
//> 60ms caught rejected
//> 60ms concat 2
//> 100ms first 0
//> 300ms last 2
//> 300ms finally
