import { fromEvent, map, switchMap, takeUntil, tap, finalize } from 'rxjs';
const box = document.querySelector('#box');
const down$ = fromEvent(box, 'mousedown');
const move$ = fromEvent(document, 'mousemove');
const up$ = fromEvent(document, 'mouseup');
down$.pipe(
  switchMap(({ clientX: startX, clientY: startY }) => move$.pipe(
    map(({ clientX, clientY }) => ({ dx: clientX - startX, dy: clientY - startY })),
    takeUntil(up$),
    finalize(() => console.log('drop')),
  ))
).subscribe(pos => console.log(pos));
//! wait(100ms)
//! box.fire("mousedown", clientX: 10, clientY: 20)
//! wait(100ms)
//! document.fire("mousemove", clientX: 15, clientY: 22)
//! document.fire("mousemove", clientX: 30, clientY: 10)
//! wait(100ms)
//! document.fire("mouseup")
//! document.fire("mousemove", clientX: 99, clientY: 10)

//> 200ms { dx: 5, dy: 2 }
//> 200ms { dx: 20, dy: -10 }
//> 300ms drop
