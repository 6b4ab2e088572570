import { fromEvent, merge } from 'rxjs';
import { map, switchMap, takeUntil, tap, withLatestFrom, startWith, pairwise, scan, throttleTime, takeWhile, first, mergeMap, concatMap } from 'rxjs/operators';
const target = document.querySelector('.draggable');
const mousedown$ = fromEvent(target, 'mousedown');
const mousemove$ = fromEvent(document, 'mousemove');
const mouseup$ = fromEvent(document, 'mouseup');
const drag$ = mousedown$.pipe(
  switchMap((start) => {
    start.preventDefault();
    const { offsetX = 0, offsetY = 0 } = start;
    return mousemove$.pipe(
      tap((move) => move.preventDefault()),
      map((move) => ({ left: move.clientX - offsetX, top: move.clientY - offsetY })),
      takeUntil(mouseup$),
    );
  }),
);
drag$.subscribe(({ left, top }) => {
  target.style.left = `${left}px`;
  target.style.top = top + 'px';
  console.log('drag', left, top);
});
mousedown$.pipe(concatMap(() => mousemove$.pipe(map((e) => [e.clientX, e.clientY]), startWith(null), pairwise(), map(([a, b]) => (a ? Math.hypot(b[0] - a[0], b[1] - a[1]) : 0)), scan((s, d) => s + d, 0), takeUntil(mouseup$)))).subscribe((d) => console.log('distance', d));
//! target.fire("mousedown", offsetX: 5, offsetY: 6)
//! wait(100ms)
//! document.fire("mousemove", clientX: 10, clientY: 10)
//! document.fire("mousemove", clientX: 13, clientY: 14)
//! wait(100ms)
//! document.fire("mouseup")
//! document.fire("mousemove", clientX: 99, clientY: 99)
//! wait(100ms)
//! target.fire("mousedown")
//! document.fire("mousemove", clientX: 1, clientY: 1)

//> 100ms drag 5 4
//> 100ms distance 0
//> 100ms drag 8 8
//> 100ms distance 5
//> 300ms drag 1 1
//> 300ms distance 0
