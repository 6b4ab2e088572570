import { interval, timer, BehaviorSubject, NEVER, fromEvent } from 'rxjs';
import { map, scan, takeWhile, switchMap, startWith, mapTo, endWith, finalize } from 'rxjs/operators';
const format = (s) => `${String(Math.floor(s / 60)).padStart(2, '0')}:${String(s % 60).padStart(2, '0')}`;
const start = 63;
const paused$ = new BehaviorSubject(false);
paused$.pipe(
  switchMap(paused => paused ? NEVER : interval(1000).pipe(mapTo(-1))),
  scan((acc, d) => acc + d, start),
  startWith(start),
  takeWhile(t => t > 59),
  map(format),
  finalize(() => console.log('stopped')),
).subscribe({ next: t => console.log(t), complete: () => console.log('Lift off') });
setTimeout(() => paused$.next(true), 2500);
setTimeout(() => paused$.next(false), 4200);

//> 0ms 01:03
//> 1000ms 01:02
//> 2000ms 01:01
//> 5200ms 01:00
//> 6200ms Lift off
//> 6200ms stopped
