import { fromEvent } from 'rxjs';
import { map, filter, throttleTime, distinctUntilChanged, pairwise, exhaustMap, auditTime } from 'rxjs/operators';
const scroll$ = fromEvent(window, 'scroll').pipe(map(e => e.scrollY));
scroll$.pipe(throttleTime(100), pairwise(), map(([y1, y2]) => y2 < y1 ? 'Up' : 'Down'), distinctUntilChanged()).subscribe(d => console.log(d));
scroll$.pipe(filter(y => y > 800)).subscribe(y => console.log('load more at', y));
//! wait(200ms)
//! window.fire("scroll", scrollY: 10)
//! wait(200ms)
//! window.fire("scroll", scrollY: 900)
//! wait(200ms)
//! window.fire("scroll", scrollY: 300)

//> 400ms Down
//> 400ms load more at 900
//> 600ms Up
