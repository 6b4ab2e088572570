import { fromEvent, fromEventPattern, merge, map, scan, startWith, mapTo, tap } from 'rxjs';
const plus = document.getElementById('plus');
const minus = document.getElementById('minus');
const counter = document.querySelector('.counter');
merge(fromEvent(plus, 'click').pipe(mapTo(1)), fromEvent(minus, 'click').pipe(mapTo(-1)))
  .pipe(startWith(0), scan((acc, v) => acc + v), tap(v => { counter.textContent = `${v}`; }))
  .subscribe(v => console.log('count', v));
fromEvent(document, 'keydown', e => e.key).subscribe(k => console.log('key', k));
fromEventPattern(h => plus.addEventListener('click', h), h => plus.removeEventListener('click', h)).subscribe(e => console.log(e.type));
//! wait(1s)
//! plus.tap()
//! wait(1s)
//! minus.tap()
//! document.fire("keydown", key: "x")

//> 0ms count 0
//> 1000ms count 1
//> 1000ms click
//> 2000ms count 0
//> 2000ms key x
