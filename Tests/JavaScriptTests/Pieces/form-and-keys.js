import { fromEvent, merge, combineLatest, interval, animationFrameScheduler, timer } from 'rxjs';
import { map, filter, tap, startWith, takeUntil, bufferCount, buffer, debounceTime, scan, pluck, distinctUntilChanged, mapTo, switchMap, takeWhile, endWith, throttleTime, withLatestFrom, repeat, take, share } from 'rxjs/operators';
const email = document.querySelector('#email'); const pass = document.querySelector('#password'); const agree = document.getElementById('agree'); const submit = document.querySelector('button[type=submit]');
const value$ = (el) => fromEvent(el, 'input').pipe(map((e) => e.target.value), startWith(el.value));
const form$ = combineLatest({ email: value$(email), pass: value$(pass), agreed: fromEvent(agree, 'change').pipe(map((e) => e.target.checked), startWith(false)) });
const isValid = ({ email, pass, agreed }) => /^\S+@\S+\.\S+$/.test(email) && pass.length >= 4 && agreed;
form$.pipe(map(isValid), distinctUntilChanged()).subscribe((ok) => { submit.disabled = !ok; console.log('valid', ok); });
const keys$ = fromEvent(document, 'keydown').pipe(map((e) => e.key));
keys$.pipe(bufferCount(3, 1), filter((k) => k.join('') === 'abc')).subscribe(() => console.log('secret!'));
keys$.pipe(filter((k) => ['ArrowUp', 'ArrowDown'].includes(k)), scan((n, k) => Math.max(0, n + (k === 'ArrowUp' ? 1 : -1)), 0)).subscribe((n) => console.log('level', n));
fromEvent(window, 'resize').pipe(throttleTime(100), map(() => ({ w: window.innerWidth }))).subscribe(() => console.log('resized'));
document.addEventListener('keydown', function (event) { if (event.key === 'Escape') console.log('escape'); });
timer(0, 16).pipe(map((n) => Math.min(n / 4, 1)), takeWhile((p) => p < 1), endWith(1)).subscribe((p) => console.log('progress', p));
//! wait(100ms)
//! email.enter("a@b.co")
//! password.type("secr")
//! agree.toggle()
//! document.key("a")
//! document.key("b")
//! document.key("c")
//! document.key("ArrowUp")
//! document.key("ArrowDown")
//! document.key("Escape")
//! window.fire("resize")
//! wait(50ms)
//! window.fire("resize")

//> 0ms valid false
//> 0ms progress 0
//> 16ms progress 0.25
//> 32ms progress 0.5
//> 48ms progress 0.75
//> 64ms progress 1
//> 400ms valid true
//> 400ms secret!
//> 400ms level 1
//> 400ms level 0
//> 400ms escape
//> 400ms resized
