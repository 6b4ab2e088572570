import { fromEvent, of, throwError, defer } from 'rxjs';
import { exhaustMap, catchError, delay, concatMap, map, scan, mergeMap } from 'rxjs/operators';

const saveButton = document.getElementById('save');
let n = 0;
const save = () => defer(() => {
  n += 1;
  return n === 2 ? throwError(() => new Error('conflict')) : of({ saved: n }).pipe(delay(500));
});

fromEvent(saveButton, 'click').pipe(
  exhaustMap(() => save().pipe(
    catchError((err) => of({ error: err.message })),
  )),
).subscribe(console.log);

//! wait(100ms)
//! saveButton.tap()
//! wait(200ms)
//! saveButton.tap()
//! wait(1s)
//! saveButton.tap()
//! wait(100ms)
//! saveButton.tap()

//> 600ms { saved: 1 }
//> 1300ms { error: 'conflict' }
//> 1900ms { saved: 3 }
