import { fromEvent, combineLatest, merge } from 'rxjs';
import { map, startWith, debounceTime, distinctUntilChanged, withLatestFrom, filter, tap } from 'rxjs/operators';
const nameInput = document.querySelector('#name');
const emailInput = document.querySelector('#email');
const submit = document.getElementById('submit');
const value$ = el => fromEvent(el, 'input').pipe(map(e => e.target.value), startWith(''));
const valid$ = combineLatest([value$(nameInput), value$(emailInput)]).pipe(
  map(([name, email]) => ({ name, email, valid: name.length >= 2 && /^[^@\s]+@[^@\s]+\.[a-z]{2,}$/i.test(email) })),
);
valid$.pipe(map(v => v.valid), distinctUntilChanged()).subscribe(v => console.log('valid', v));
fromEvent(submit, 'click').pipe(tap(e => e.preventDefault()), withLatestFrom(valid$, (_, form) => form), filter(f => f.valid)).subscribe(({ name, email }) => console.log('submit', { name, email }));
//! wait(1s)
//! name.enter("Al")
//! submit.tap()
//! wait(1s)
//! email.enter("al@x.org")
//! submit.tap()

//> 0ms valid false
//> 2000ms valid true
//> 2000ms submit { name: 'Al', email: 'al@x.org' }
