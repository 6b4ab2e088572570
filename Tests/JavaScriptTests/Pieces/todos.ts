import { Observable, Subject, BehaviorSubject, combineLatest, of, Subscription } from 'rxjs';
import { map, switchMap, debounceTime, distinctUntilChanged, tap, catchError, startWith, finalize, takeUntil, delay } from 'rxjs/operators';

export interface Todo { id: number; title: string; completed: boolean; }
export type Filter = 'all' | 'active' | 'done';
const todos$ = new BehaviorSubject<Todo[]>([]);
const filter$ = new BehaviorSubject<Filter>('all');
const unsubscribe$ = new Subject<void>();
let loading = false;

const visible$: Observable<Todo[]> = combineLatest([todos$, filter$]).pipe(
  map(([todos, filter]: [Todo[], Filter]) => {
    switch (filter) {
      case 'active': return todos.filter(t => !t.completed);
      case 'done': return todos.filter(({ completed }) => completed);
      default: return todos;
    }
  }),
  distinctUntilChanged((a, b) => JSON.stringify(a) === JSON.stringify(b)),
  takeUntil(unsubscribe$),
);
const subscription: Subscription = visible$.subscribe(list => console.table ? console.log(list.map(t => t.title).join(',') || '-') : null);

function add(title: string, completed: boolean = false): void {
  const id = Math.max(0, ...todos$.value.map(t => t.id)) + 1;
  todos$.next([...todos$.value, { id, title, completed }]);
}
add('milk'); add('bread', true); filter$.next('done'); filter$.next('active');
todos$.next(todos$.value.map(t => ({ ...t, completed: true })));

function loadTodos(page = 1): Observable<Todo[]> {
  loading = true;
  return of([{ id: page, title: `p${page}`, completed: false }]).pipe(delay(100), finalize(() => { loading = false; console.log('loaded', loading); }));
}
const page$ = new Subject<number>();
page$.pipe(startWith(1), switchMap(p => loadTodos(p)), catchError((e: unknown) => { console.error(e as Error); return of([] as Todo[]); })).subscribe(t => console.log(t[0]?.title ?? 'none'));
page$.next(2);
setTimeout(() => { unsubscribe$.next(); unsubscribe$.complete(); console.log(subscription.closed, visible$ instanceof Observable); }, 500);
enum Direction { Up = 1, Down }
console.log(Direction.Up, Direction[2], <number>5, ('x' as unknown as string).length);
const pairs = new Map<string, number[]>();
pairs.set('a', [1]); pairs.get('a')?.push(2);
for (const [k, v] of pairs) console.log(k, v);
const keyed: { [key: string]: number } = {}; keyed['z'] ??= 3; console.log(keyed);

//> 0ms -
//> 0ms milk
//> 0ms milk,bread
//> 0ms bread
//> 0ms milk
//> 0ms -
//> 0ms loaded false
//> 0ms 1 Down 5 1
//> 0ms a [ 1, 2 ]
//> 0ms { z: 3 }
//> 100ms p2
//> 100ms loaded false
//> 500ms true true
