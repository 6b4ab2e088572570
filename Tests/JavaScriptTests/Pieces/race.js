import { race, timer, interval, of, throwError, NEVER } from 'rxjs';
import { map, mapTo, take, timeout, catchError, timeoutWith, raceWith } from 'rxjs/operators';
race(timer(300).pipe(mapTo('slow')), timer(100).pipe(mapTo('fast')), NEVER).subscribe(console.log);
race([interval(200).pipe(take(2)), interval(150).pipe(take(2), map(x => 'b' + x))]).subscribe({ next: console.log, complete: () => console.log('done') });
timer(1000).pipe(timeout(500), catchError(err => of(`caught ${err.name}: ${err.message}`))).subscribe(console.log);
timer(1000).pipe(timeout({ each: 400, with: () => of('fallback') })).subscribe(console.log);
timer(1000).pipe(timeout({ first: 2000 })).subscribe(v => console.log('in time', v));
timer(900).pipe(timeoutWith(300, of('with'))).subscribe(console.log);
NEVER.pipe(raceWith(timer(50))).subscribe(console.log);

//> 50ms 0
//> 100ms fast
//> 150ms b0
//> 300ms with
//> 300ms b1
//> 300ms done
//> 400ms fallback
//> 500ms caught TimeoutError: Timeout has occurred
//> 1000ms in time 0
