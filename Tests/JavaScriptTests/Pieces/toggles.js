import { interval, timer, bufferToggle, windowToggle, windowWhen, bufferWhen, windowTime, mergeMap, mergeAll, toArray, take, map, EMPTY, Subject } from 'rxjs';

const source$ = interval(100).pipe(take(12));
const openings$ = interval(350);

source$.pipe(bufferToggle(openings$, (i) => timer(210 + i * 20))).subscribe({
  next: (chunk) => console.log('toggle', chunk),
  complete: () => console.log('toggle done'),
});
source$.pipe(bufferWhen(() => timer(430))).subscribe((b) => console.log('when', b));
source$.pipe(windowToggle(openings$, () => timer(170)), mergeMap((w, i) => w.pipe(toArray(), map((list) => ({ i, list }))))).subscribe((x) => console.log('windowToggle', x));
source$.pipe(windowWhen(() => timer(510)), map((w, i) => w.pipe(map((x) => `w${i}:${x}`))), mergeAll()).subscribe((x) => console.log(x));
source$.pipe(windowTime(470, null, 3), mergeMap((w) => w.pipe(toArray()))).subscribe((x) => console.log('windowTime', x));

//> 100ms w0:0
//> 200ms w0:1
//> 300ms w0:2
//> 300ms windowTime [ 0, 1, 2 ]
//> 400ms w0:3
//> 430ms when [ 0, 1, 2, 3 ]
//> 500ms w0:4
//> 520ms windowToggle { i: 0, list: [ 3, 4 ] }
//> 560ms toggle [ 3, 4 ]
//> 600ms w1:5
//> 600ms windowTime [ 3, 4, 5 ]
//> 700ms w1:6
//> 800ms w1:7
//> 860ms when [ 4, 5, 6, 7 ]
//> 870ms windowToggle { i: 1, list: [ 6, 7 ] }
//> 900ms w1:8
//> 900ms windowTime [ 6, 7, 8 ]
//> 930ms toggle [ 6, 7, 8 ]
//> 1000ms w1:9
//> 1100ms w2:10
//> 1200ms toggle [ 10, 11 ]
//> 1200ms toggle done
//> 1200ms when [ 8, 9, 10, 11 ]
//> 1200ms windowToggle { i: 2, list: [ 10, 11 ] }
//> 1200ms w2:11
//> 1200ms windowTime [ 9, 10, 11 ]
//> 1200ms windowTime []
