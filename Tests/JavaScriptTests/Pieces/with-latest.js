import { Subject, interval, merge, fromEvent, timer, NEVER, concat, of } from 'rxjs';
import { withLatestFrom, switchMap, scan, startWith, map, mapTo, takeWhile, repeat, delay, tap, switchScan, mergeScan, combineLatestWith, mergeWith, concatWith } from 'rxjs/operators';

const start = document.getElementById('start');
const pause = document.getElementById('pause');
const display = document.getElementById('display');

merge(
  fromEvent(start, 'click').pipe(map(() => true)),
  fromEvent(pause, 'click').pipe(map(() => false)),
).pipe(
  startWith(false),
  switchMap((running) => (running ? interval(500) : NEVER)),
  scan((seconds) => seconds - 1, 5),
  takeWhile((n) => n >= 0),
).subscribe({
  next: (n) => { display.innerText = n; },
  complete: () => display.classList.add('done'),
});

const a$ = new Subject();
const b$ = new Subject();
a$.pipe(withLatestFrom(b$, (a, b) => `${a}${b}`)).subscribe((v) => console.log('with', v));
a$.pipe(combineLatestWith(b$)).subscribe(([a, b]) => console.log('combine', a, b));
a$.pipe(mergeWith(b$), concatWith(of('!'))).subscribe((v) => console.log('merge', v));
a$.next('a');
b$.next(1);
a$.next('b');
a$.complete();
b$.complete();

//! start.tap()
//! wait(1200ms)
//! pause.tap()
//! wait(1s)
//! start.tap()

//> 0ms merge a
//> 0ms combine a 1
//> 0ms merge 1
//> 0ms with b1
//> 0ms combine b 1
//> 0ms merge b
//> 0ms merge !
