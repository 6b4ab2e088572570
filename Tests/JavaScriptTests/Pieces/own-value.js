import { first, from, merge, Observable, of, Subject, zip } from 'rxjs';
import { distinctUntilChanged, endWith, mergeMap, startWith, take } from 'rxjs';

// A subscription that ends itself, and timers that do.
function countTo(limit, ms) {
  return new Observable((subscriber) => {
    let n = 0;
    const id = setInterval(() => {
      subscriber.next(++n);
      if (n === limit) {
        clearInterval(id);
        subscriber.complete();
      }
    }, ms);
    return () => console.log('cleared', limit);
  });
}
const start = () => {
  const sub = countTo(5, 10).subscribe({
    next(x) {
      console.log('n', x);
      if (x === 3) sub.unsubscribe();
    },
  });
  var once = setInterval(function () {
    console.log('once');
    clearInterval(once);
  }, 4);
};
start();

// The first value is one, even if its observer sends another.
const echo = new Subject();
echo.pipe(first()).subscribe((x) => {
  console.log('first', x);
  echo.next(x + 1);
});
echo.next(0);

const edges = ['a', 'b'];
of('-').pipe(startWith(...edges), endWith('y', ...edges)).subscribe((x) => console.log(x));
of({ by: 'ann', n: 1 }, { by: 'ann', n: 2 }, { by: 'bob', n: 3 })
  .pipe(distinctUntilChanged(undefined, (update) => update.by))
  .subscribe(({ by, n }) => console.log(by, n));
zip(of(1, 2, 3), ['x', 'y']).subscribe((pair) => console.log(pair));
merge([of(1), of(2)]).subscribe((inner) => console.log(inner instanceof Observable));
from([1, 2, 3]).pipe(mergeMap((x) => of(x * 10), Infinity), take(Infinity)).subscribe((x) => console.log(x));

//> 0ms first 0
//> 0ms a
//> 0ms b
//> 0ms -
//> 0ms y
//> 0ms a
//> 0ms b
//> 0ms ann 1
//> 0ms bob 3
//> 0ms [ 1, 'x' ]
//> 0ms [ 2, 'y' ]
//> 0ms true
//> 0ms true
//> 0ms 10
//> 0ms 20
//> 0ms 30
//> 4ms once
//> 10ms n 1
//> 20ms n 2
//> 30ms n 3
//> 30ms cleared 5
