import { zip, of, merge, interval, EMPTY, Subject } from 'rxjs';
import { expand, take, withLatestFrom, multicast, refCount, bufferTime } from 'rxjs/operators';

const names = ['Ada', 'Grace'];
zip(interval(100), names).subscribe(([i, name]) => console.log(i, name));
merge([7], of(8)).subscribe(x => console.log('merged', x));
of(1).pipe(withLatestFrom([4, 5])).subscribe(pair => console.log(pair));
of(1).pipe(expand(x => (x < 3 ? of(x + 1) : EMPTY), Infinity)).subscribe(x => console.log('expanded', x));
interval(40).pipe(take(3), bufferTime(110, null, Infinity)).subscribe(list => console.log(list));

const makeSubject = () => new Subject();
const shared = interval(30).pipe(take(2), multicast(makeSubject), refCount());
shared.subscribe(x => console.log('a', x));
shared.subscribe(x => console.log('b', x));

//> 0ms merged 7
//> 0ms merged 8
//> 0ms [ 1, 5 ]
//> 0ms expanded 1
//> 0ms expanded 2
//> 0ms expanded 3
//> 30ms a 0
//> 30ms b 0
//> 60ms a 1
//> 60ms b 1
//> 100ms 0 Ada
//> 110ms [ 0, 1 ]
//> 120ms [ 2 ]
//> 200ms 1 Grace
