import { fromEvent } from 'rxjs';
import { map, switchMap, takeUntil } from 'rxjs/operators';

const box = document.querySelector('.box');
const down$ = fromEvent(box, 'mousedown');
const move$ = fromEvent(document, 'mousemove');
const up$ = fromEvent(document, 'mouseup');

down$.pipe(
  switchMap((start) => {
    start.preventDefault();
    const startX = start.clientX - parseInt(box.style.left || 0);
    const startY = start.clientY - parseInt(box.style.top || 0);
    return move$.pipe(
      map((move) => ({ left: move.clientX - startX, top: move.clientY - startY })),
      takeUntil(up$),
    );
  }),
).subscribe(({ left, top }) => {
  box.style.left = `${left}px`;
  box.style.top = `${top}px`;
  console.log(box.style.left, box.style.top);
});

//! box.fire("mousedown", clientX: 10, clientY: 10)
//! wait(100ms)
//! document.fire("mousemove", clientX: 30, clientY: 40)
//! document.fire("mouseup")
//! document.fire("mousemove", clientX: 90, clientY: 90)
//! wait(100ms)
//! box.fire("mousedown", clientX: 30, clientY: 40)
//! document.fire("mousemove", clientX: 35, clientY: 40)

//> 100ms 20px 30px
//> 200ms 25px 30px
