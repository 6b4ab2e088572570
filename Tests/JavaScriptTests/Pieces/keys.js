import { fromEvent, from, interval } from 'rxjs';
import { map, bufferCount, mergeMap, sequenceEqual, filter, pluck, throttleTime, bufferTime, scan, take, takeUntil, skip, pairwise } from 'rxjs/operators';
const codes = ['ArrowUp', 'ArrowUp', 'ArrowDown'];
const konami$ = from(codes);
const pressed$ = fromEvent(document, 'keyup').pipe(pluck('code'));
pressed$.pipe(bufferCount(3, 1), mergeMap(last => from(last).pipe(sequenceEqual(konami$))), filter(ok => ok)).subscribe(() => console.log('You cheater!'));
pressed$.pipe(pairwise()).subscribe(([a, b]) => console.log(a, '>', b));
//! wait(100ms)
//! document.fire("keyup", code: "ArrowUp")
//! document.fire("keyup", code: "ArrowUp")
//! document.fire("keyup", code: "ArrowDown")
//! document.fire("keyup", code: "x")

//> 100ms ArrowUp > ArrowUp
//> 100ms You cheater!
//> 100ms ArrowUp > ArrowDown
//> 100ms ArrowDown > x
