import { BehaviorSubject, Subject, merge } from 'rxjs';
import { scan, map, distinctUntilChanged, pluck, withLatestFrom, startWith } from 'rxjs/operators';
enum ActionType { Add = 'ADD', Toggle = 'TOGGLE', Remove = 'REMOVE' }
interface Todo { id: number; text: string; done: boolean }
type State = { todos: Todo[]; nextId: number };
const initialState: State = { todos: [], nextId: 1 };
const reducers: Record<string, (s: State, p: any) => State> = {
  [ActionType.Add]: (state, text) => ({ ...state, todos: [...state.todos, { id: state.nextId, text, done: false }], nextId: state.nextId + 1 }),
  [ActionType.Toggle]: (state, id) => ({ ...state, todos: state.todos.map(t => t.id === id ? { ...t, done: !t.done } : t) }),
  [ActionType.Remove]: (state, id) => ({ ...state, todos: state.todos.filter(t => t.id !== id) }),
};
const action$ = new Subject<{ type: ActionType; payload: any }>();
const state$ = new BehaviorSubject<State>(initialState);
action$.pipe(
  scan((state, { type, payload }) => reducers[type]?.(state, payload) ?? state, initialState)
).subscribe(state$);
const select = <K extends keyof State>(key: K) => state$.pipe(map(s => s[key]), distinctUntilChanged());
select('todos').subscribe(todos => console.log('todos:', todos.map(t => `${t.done ? '[x]' : '[ ]'} ${t.text}`).join(', ') || '(none)'));
select('nextId').subscribe(id => console.log('next id', id));
const dispatch = (type: ActionType, payload?: unknown) => action$.next({ type, payload });
dispatch(ActionType.Add, 'milk');
dispatch(ActionType.Add, 'bread');
dispatch(ActionType.Toggle, 1);
dispatch(ActionType.Remove, 2);
dispatch('UNKNOWN' as any);
console.log(state$.value, state$.getValue() === state$.value);

//> 0ms todos: (none)
//> 0ms next id 1
//> 0ms todos: [ ] milk
//> 0ms next id 2
//> 0ms todos: [ ] milk, [ ] bread
//> 0ms next id 3
//> 0ms todos: [x] milk, [ ] bread
//> 0ms todos: [x] milk
//> 0ms { todos: [ { id: 1, text: 'milk', done: true } ], nextId: 3 } true
