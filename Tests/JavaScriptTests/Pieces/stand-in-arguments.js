import { combineLatest, concat, fromEvent, of, throwError } from 'rxjs';
import { ajax } from 'rxjs/ajax';
import { catchError, dematerialize, map, materialize, startWith } from 'rxjs/operators';

const values = (el) => fromEvent(el, 'input').pipe(map((e) => e.target.value), startWith(''));
combineLatest([values(email), values(password)]).subscribe(([a, b]) => console.log(a.includes('@'), b.length));
concat(of(1), throwError(() => 'boom')).pipe(materialize(), map((n) => `${n.kind} ${n.value} ${n.error}`))
  .subscribe((line) => console.log(line));
of('x').pipe(materialize(), dematerialize()).subscribe((v) => console.log(v));
ajax('/orders').pipe(map((r) => r.status), catchError((e) => of(`${e.name} ${e.status}: ${e.message}`)))
  .subscribe((line) => console.log(line));
//! network("/orders", after: 100ms, fails: "offline")
//! wait(1s)
//! email.enter("bob@")
//! wait(1s)
//! password.enter("secret")
//> 0ms false 0
//> 0ms N 1 undefined
//> 0ms E undefined boom
//> 0ms x
//> 100ms AjaxError 0: ajax error
//> 1000ms true 0
//> 2000ms true 6
