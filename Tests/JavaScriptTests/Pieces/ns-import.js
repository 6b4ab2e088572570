import * as Rx from 'rxjs';
import * as ops from 'rxjs/operators';
import { map as rxMap, tap as peek, scheduled, asapScheduler } from 'rxjs';
Rx.of(1, 2, 3).pipe(ops.map(x => x * 2), rxMap(x => x + 1), peek(x => console.log('peek', x)), Rx.reduce((a, b) => a + b, 0)).subscribe(x => console.log('sum', x));
export const value$ = new Rx.BehaviorSubject<string>('v');
value$.subscribe(v => console.log(v));
export default value$;

//> 0ms peek 3
//> 0ms peek 5
//> 0ms peek 7
//> 0ms sum 15
//> 0ms v
