import { fromEvent, merge, BehaviorSubject } from 'rxjs';
import { map, scan, shareReplay } from 'rxjs/operators';
const $ = id => document.getElementById(id);
const increment$ = fromEvent($('inc'), 'click').pipe(map(() => state => ({ ...state, count: state.count + 1 })));
const decrement$ = fromEvent($('dec'), 'click').pipe(map(() => state => ({ ...state, count: state.count - 1 })));
const reset$ = fromEvent($('reset'), 'click').pipe(map(() => () => ({ count: 0 })));
const state$ = merge(increment$, decrement$, reset$).pipe(scan((state, reducer) => reducer(state), { count: 0 }), shareReplay(1));
state$.subscribe(({ count }) => console.log(`Count is ${count}`));
//! wait(100ms)
//! inc.tap()
//! inc.tap()
//! wait(100ms)
//! dec.tap()
//! reset.tap()

//> 100ms Count is 1
//> 100ms Count is 2
//> 200ms Count is 1
//> 200ms Count is 0
