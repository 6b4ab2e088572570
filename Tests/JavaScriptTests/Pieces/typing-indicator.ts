import { Subject, merge, of, interval, timer, Observable, EMPTY, from, concat, defer, GroupedObservable } from 'rxjs';
import { map, filter, groupBy, mergeMap, debounceTime, scan, share, takeUntil, switchMap, startWith, distinctUntilChanged, bufferTime, tap, delay, endWith, take, timestamp, pairwise, throttleTime } from 'rxjs/operators';
type MessageKind = 'text' | 'typing' | 'left';
interface Message<K extends MessageKind = MessageKind> { readonly from: string; readonly kind: K; readonly body?: string }
const isKind = <K extends MessageKind>(kind: K) => (m: Message): m is Message<K> => m.kind === kind;
const bus = new Subject<Message>();
const typing$ = bus.pipe(
  filter(isKind('typing')),
  groupBy(({ from }) => from),
  mergeMap((who: GroupedObservable<string, Message<'typing'>>) => who.pipe(
    switchMap(() => concat(of(true), timer(210).pipe(map(() => false)))),
    distinctUntilChanged(),
    map((on) => [who.key, on] as const)
  )),
  scan((names, [name, on]) => { const next = new Set(names); on ? next.add(name) : next.delete(name); return next; }, new Set<string>()),
  map((names) => names.size === 0 ? '' : names.size === 1 ? `${[...names][0]} is typing…` : `${Array.from(names).sort().join(', ')} are typing…`)
);
typing$.subscribe((t) => console.log(t || '(nobody)'));
const log$ = bus.pipe(filter((m) => m.kind !== 'typing'), map(({ from: who, body = '*leaves*' }) => `<${who}> ${body}`), share());
log$.subscribe(console.log);
log$.pipe(bufferTime(505), filter((l) => l.length > 0), take(2)).subscribe((lines) => console.table?.call ? console.log(lines.length) : console.log(lines));
const script: [number, Message][] = [
  [10, { from: 'ann', kind: 'typing' }], [55, { from: 'bob', kind: 'typing' }], [120, { from: 'ann', kind: 'typing' }],
  [180, { from: 'ann', kind: 'text', body: 'hi "bob"' }], [600, { from: 'bob', kind: 'text', body: `it's me` }], [777, { from: 'ann', kind: 'left' }]
];
for (const [at, message] of script) setTimeout(() => bus.next(message), at);

//> 10ms ann is typing…
//> 55ms ann, bob are typing…
//> 180ms <ann> hi "bob"
//> 265ms ann is typing…
//> 330ms (nobody)
//> 505ms 1
//> 600ms <bob> it's me
//> 777ms <ann> *leaves*
//> 1010ms 2
