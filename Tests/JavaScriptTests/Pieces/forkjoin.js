import { forkJoin, of, timer, throwError, from } from 'rxjs';
import { map, catchError, delay, take } from 'rxjs/operators';
forkJoin({ google: of('g').pipe(delay(300)), microsoft: of('m'), users: timer(500).pipe(map(() => ['u'])) })
  .subscribe(({ google, users, ...rest }) => console.log(google, users, rest));
forkJoin([of(1, 2), timer(100)]).subscribe(([a, b]) => console.log(a, b));
const ids = [1, 2, 3];
forkJoin(ids.map(id => of(id * 10).pipe(delay(id * 100)))).subscribe(console.log);
forkJoin([of('ok'), throwError(() => new Error('This will error')).pipe(catchError(error => of(error.message)))]).subscribe(val => console.log(val));
forkJoin([of(1), throwError(() => 'boom')]).subscribe({ next: console.log, error: e => console.log('error', e) });
forkJoin([]).subscribe({ complete: () => console.log('empty') });
forkJoin(of(1), of(2), (a, b) => a + b).subscribe(console.log);

//> 0ms [ 'ok', 'This will error' ]
//> 0ms error boom
//> 0ms empty
//> 0ms 3
//> 100ms 2 0
//> 300ms [ 10, 20, 30 ]
//> 500ms g [ 'u' ] { microsoft: 'm' }
