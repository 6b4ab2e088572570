import { Observable, of, timer, defer, Subject, ReplaySubject, BehaviorSubject, interval } from 'rxjs';
import { shareReplay, tap, map, switchMap, startWith, take, publishReplay, refCount, delay } from 'rxjs/operators';
let calls = 0;
const fetchUsers = (): Observable<string[]> => defer(() => { calls++; console.log('fetching', calls); return of(['ann', 'bob']).pipe(delay(100)); });
const cache = new Map<string, Observable<string[]>>();
function cached(key: string) {
  if (!cache.has(key)) cache.set(key, fetchUsers().pipe(shareReplay({ bufferSize: 1, refCount: false })));
  return cache.get(key)!;
}
cached('users').subscribe((u) => console.log('1', u));
setTimeout(() => cached('users').subscribe((u) => console.log('2', u)), 50);
setTimeout(() => cached('users').subscribe((u) => console.log('3', u)), 500);
setTimeout(() => cached('other').subscribe((u) => console.log('4', u.length)), 600);
const refresh$ = new Subject<void>();
const data$ = refresh$.pipe(startWith(undefined), switchMap(() => fetchUsers()), shareReplay(1));
data$.subscribe((d) => console.log('data', d.join()));
setTimeout(() => refresh$.next(), 1000);
setTimeout(() => data$.pipe(take(1)).subscribe((d) => console.log('late', d)), 1500);
const ttl$ = interval(100).pipe(take(4), shareReplay(2, 150));
ttl$.subscribe();
setTimeout(() => ttl$.subscribe((x) => console.log('ttl', x)), 420);
const old$ = interval(100).pipe(take(3), publishReplay(1), refCount());
old$.subscribe((x) => console.log('old', x)); setTimeout(() => old$.subscribe((x) => console.log('old2', x)), 250);

//> 0ms fetching 1
//> 0ms fetching 2
//> 100ms 1 [ 'ann', 'bob' ]
//> 100ms 2 [ 'ann', 'bob' ]
//> 100ms data ann,bob
//> 100ms old 0
//> 200ms old 1
//> 250ms old2 1
//> 300ms old 2
//> 300ms old2 2
//> 420ms ttl 2
//> 420ms ttl 3
//> 500ms 3 [ 'ann', 'bob' ]
//> 600ms fetching 3
//> 700ms 4 2
//> 1000ms fetching 4
//> 1100ms data ann,bob
//> 1500ms late [ 'ann', 'bob' ]
