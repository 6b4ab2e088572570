import { fromEvent, bufferTime, filter, map, bufferCount, buffer, debounceTime } from 'rxjs';
const clicks$ = fromEvent(document, 'click');
clicks$.pipe(bufferTime(500), filter(b => b.length > 0), map(b => b.length)).subscribe(n => console.log('in 500ms:', n));
clicks$.pipe(bufferCount(2)).subscribe(b => console.log('pair', b.length));
clicks$.pipe(bufferCount(3, 1), map(x => x.map(e => e.type))).subscribe(x => console.log(x));
clicks$.pipe(buffer(clicks$.pipe(debounceTime(200)))).subscribe(b => console.log('burst of', b.length));
//! wait(100ms)
//! document.fire("click")
//! wait(100ms)
//! document.fire("click")
//! wait(600ms)
//! document.fire("click")

//> 200ms pair 2
//> 400ms burst of 2
//> 500ms in 500ms: 2
//> 800ms [ 'click', 'click', 'click' ]
//> 1000ms in 500ms: 1
//> 1000ms burst of 1
