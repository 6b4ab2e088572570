import { Observable, defer, of, timer } from 'rxjs';
import { shareReplay, map, tap, switchMap, delay } from 'rxjs/operators';
type User = { id: number, name: string };
const cache = new Map<number, Observable<User>>();
function getUser(id: number): Observable<User> {
  if (!cache.has(id)) {
    const user$ = defer(() => { console.log('fetching', id); return of({ id, name: `user${id}` }).pipe(delay(200)); })
      .pipe(shareReplay({ bufferSize: 1, refCount: false }));
    cache.set(id, user$);
  }
  return cache.get(id)!;
}
getUser(1).subscribe(u => console.log('a', u));
getUser(1).subscribe(u => console.log('b', u));
setTimeout(() => getUser(1).subscribe(u => console.log('c', u)), 1000);
getUser(2).subscribe(u => console.log('d', u.name));

//> 0ms fetching 1
//> 0ms fetching 2
//> 200ms a { id: 1, name: 'user1' }
//> 200ms b { id: 1, name: 'user1' }
//> 200ms d user2
//> 1000ms c { id: 1, name: 'user1' }
