import { using, of, interval, Observable, Subscription, bindCallback, bindNodeCallback, fromEventPattern, identity, noop, pipe, isObservable, EMPTY, NEVER, animationFrameScheduler, config, timer, observable } from 'rxjs';
import { take, map, tap, finalize } from 'rxjs/operators';
using(() => { console.log('acquire'); return { unsubscribe: () => console.log('release') }; }, resource => of(1, 2)).subscribe({ next: console.log, complete: () => console.log('complete') });
const greet = (name, cb) => setTimeout(() => cb(`hello ${name}`), 100);
bindCallback(greet)('ann').subscribe({ next: v => console.log(v), complete: () => console.log('bound') });
const read = (path, cb) => path ? cb(null, 'data of ' + path) : cb(new Error('no path'));
bindNodeCallback(read)('x.txt').subscribe(console.log);
bindNodeCallback(read)('').subscribe({ error: e => console.log('E', e.message) });
console.log(isObservable(of(1)), isObservable({}), identity(5), noop());
let handlers = [];
const e$ = fromEventPattern(h => handlers.push(h), h => { handlers = handlers.filter(x => x !== h); console.log('removed', handlers.length); });
const sub = e$.subscribe(v => console.log('event', v));
handlers.forEach(h => h('one'));
handlers.forEach(h => h('two', 2));
sub.unsubscribe();

//> 0ms acquire
//> 0ms 1
//> 0ms 2
//> 0ms complete
//> 0ms release
//> 0ms data of x.txt
//> 0ms E no path
//> 0ms true false 5 undefined
//> 0ms event one
//> 0ms event [ 'two', 2 ]
//> 0ms removed 0
//> 100ms hello ann
//> 100ms bound
