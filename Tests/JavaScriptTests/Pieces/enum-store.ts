import { BehaviorSubject, Subject, Observable, map, distinctUntilChanged, scan, shareReplay, startWith, merge, withLatestFrom, skip, tap } from 'rxjs';
enum ActionType { Add = 'ADD', Remove = 'REMOVE', Toggle = 'TOGGLE' }
interface Todo { readonly id: number; text: string; done?: boolean }
type Action = { type: ActionType.Add; text: string } | { type: ActionType.Remove | ActionType.Toggle; id: number };
type State = Readonly<{ todos: ReadonlyArray<Todo>; nextId: number }>;
const initial: State = Object.freeze({ todos: [], nextId: 1 });
const reducer = (state: State, action: Action): State => {
  switch (action.type) {
    case ActionType.Add:
      return { ...state, nextId: state.nextId + 1, todos: [...state.todos, { id: state.nextId, text: action.text }] };
    case ActionType.Remove:
      return { ...state, todos: state.todos.filter(({ id }) => id !== action.id) };
    case ActionType.Toggle: {
      const todos = state.todos.map((t) => (t.id === action.id ? { ...t, done: !t.done } : t));
      return { ...state, todos };
    }
    default:
      return state;
  }
};
const actions$ = new Subject<Action>();
const state$: Observable<State> = actions$.pipe(scan(reducer, initial), startWith(initial), shareReplay({ bufferSize: 1, refCount: true }));
const select = <T>(project: (s: State) => T) => state$.pipe(map(project), distinctUntilChanged());
select((s) => s.todos.length).subscribe((n) => console.log('count', n));
select((s) => s.todos.filter((t) => t.done).map((t) => t.text).join('|')).pipe(skip(1)).subscribe((t) => console.log('done', t));
actions$.next({ type: ActionType.Add, text: 'milk' });
actions$.next({ type: ActionType.Add, text: 'tea' });
actions$.next({ type: ActionType.Toggle, id: 2 });
actions$.next({ type: ActionType.Remove, id: 1 });
state$.subscribe((s) => console.log(JSON.stringify(s)));
console.log(Object.values(ActionType), ActionType['Add']);

//> 0ms count 0
//> 0ms count 1
//> 0ms count 2
//> 0ms done tea
//> 0ms count 1
//> 0ms {"todos":[{"id":2,"text":"tea","done":true}],"nextId":3}
//> 0ms [ 'ADD', 'REMOVE', 'TOGGLE' ] ADD
