const { interval, fromEvent, merge, timer, NEVER, BehaviorSubject } = require('rxjs');
const { mapTo, scan, startWith, switchMap, takeWhile, map, filter, tap } = require('rxjs/operators');
const pauseButton = document.getElementById('pause');
const resumeButton = document.getElementById('resume');
const remainingLabel = document.getElementById('remaining');
const COUNTDOWN_SECONDS = 5;
const interval$ = interval(1000).pipe(mapTo(-1));
const pause$ = fromEvent(pauseButton, 'click').pipe(mapTo(false));
const resume$ = fromEvent(resumeButton, 'click').pipe(mapTo(true));
const timer$ = merge(pause$, resume$).pipe(
  startWith(true),
  switchMap((val) => (val ? interval$ : NEVER)),
  scan((acc, curr) => (curr ? curr + acc : acc), COUNTDOWN_SECONDS),
  takeWhile((v) => v >= 0),
);
const fmt = (s) => `${String(Math.floor(s / 60)).padStart(2, '0')}:${('0' + (s % 60)).slice(-2)}`;
timer$.subscribe({ next: (t) => { remainingLabel.innerHTML = fmt(t); console.log(fmt(t)); }, complete() { console.log('lift off'); } });
//! wait(2500ms)
//! pause.tap()
//! wait(1s)
//! resume.tap()

//> 1000ms 00:04
//> 2000ms 00:03
//> 4500ms 00:02
//> 5500ms 00:01
//> 6500ms 00:00
//> 7500ms lift off
