import { Subject, merge, interval, EMPTY, Observable } from 'rxjs';
import { map, scan, switchMap, startWith, share, takeUntil, mapTo, withLatestFrom, filter, takeWhile, last, toArray } from 'rxjs/operators';
const [start$, stop$, reset$, lap$] = Array.from({ length: 4 }, () => new Subject<void>());
type Cmd = ((n: number) => number);
const run$: Observable<boolean> = merge(start$.pipe(mapTo(true)), stop$.pipe(mapTo(false)), reset$.pipe(mapTo(false)));
const tick$: Observable<Cmd> = run$.pipe(switchMap(on => on ? interval(10) : EMPTY), map(() => (n: number) => n + 1));
const time$ = merge(tick$, reset$.pipe(map((): Cmd => () => 0))).pipe(scan((acc, f) => f(acc), 0), startWith(0), share());
const fmt = (t: number) => `${String(Math.floor(t / 100)).padStart(2, '0')}.${(t % 100).toString().padStart(2, '0')}`;
lap$.pipe(withLatestFrom(time$), map(([, t]) => t), scan((laps: number[], t) => [...laps, t], [])).subscribe(laps => console.log(laps.map(fmt)));
time$.pipe(filter(t => t % 20 === 0), map(fmt)).subscribe(t => console.log(t));
const at = (ms: number, s: Subject<void>) => setTimeout(() => s.next(), ms);
at(0, start$); at(255, lap$); at(405, lap$); at(450, stop$); at(500, lap$); at(600, reset$);

//> 200ms 00.20
//> 255ms [ '00.25' ]
//> 400ms 00.40
//> 405ms [ '00.25', '00.40' ]
//> 500ms [ '00.25', '00.40', '00.44' ]
//> 600ms 00.00
