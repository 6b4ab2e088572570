import { asyncScheduler, combineLatest, empty, of, queueScheduler, throwError } from 'rxjs';
import { partition } from 'rxjs/operators';

combineLatest([], asyncScheduler).subscribe({ complete: () => console.log('the empty list is over') });
empty(asyncScheduler).subscribe({ complete: () => console.log('empty is over') });
throwError(() => new Error('later'), asyncScheduler).subscribe({ error: (e) => console.log(e.message) });
combineLatest([of(1), of(2)], asyncScheduler).subscribe((pair) => console.log(pair));
combineLatest([of(3), of(4)], queueScheduler).subscribe((pair) => console.log(pair));
console.log(typeof partition, 'after');
//> 0ms [ 3, 4 ]
//> 0ms function after
//> 0ms the empty list is over
//> 0ms empty is over
//> 0ms later
//> 0ms [ 1, 2 ]
