import { BehaviorSubject, Observable, Subject, combineLatest, distinctUntilChanged, map, scan, shareReplay, startWith, withLatestFrom, merge, filter, tap } from 'rxjs';

type Action<T = any> = { type: string; payload?: T };
interface Item { readonly id: number; title: string; price: number; quantity?: number }

const cart$ = new BehaviorSubject<Item[]>([]);
const discount$: BehaviorSubject<number> = new BehaviorSubject(0);
const actions$ = new Subject<Action>();

const total$: Observable<number> = combineLatest([cart$, discount$]).pipe(
  map(([items, discount]) => items.reduce((sum, { price, quantity = 1 }) => sum + price * quantity, 0) * (1 - discount)),
  distinctUntilChanged(),
  shareReplay({ bufferSize: 1, refCount: true }),
);

const ofType = <T>(type: string) => (source: Observable<Action<T>>) => source.pipe(filter((a): a is Action<T> => a.type === type), map((a) => a.payload as T));

actions$.pipe(ofType<Item>('add'), withLatestFrom(cart$)).subscribe(([item, items]) => cart$.next([...items, item]));
actions$.pipe(ofType<number>('remove')).subscribe((id) => cart$.next(cart$.getValue().filter((i) => i.id !== id)));
actions$.pipe(ofType<number>('discount')).subscribe(discount$);

total$.subscribe((total) => console.log(`Total: $${total.toFixed(2)}`));
actions$.next({ type: 'add', payload: { id: 1, title: 'Book', price: 12.5 } });
actions$.next({ type: 'add', payload: { id: 2, title: 'Pen', price: 1.25, quantity: 4 } });
actions$.next({ type: 'discount', payload: 0.1 });
actions$.next({ type: 'remove', payload: 1 });
total$.subscribe((total) => console.log('late', total));
console.log(cart$.value!.map((i) => i.title));

//> 0ms Total: $0.00
//> 0ms Total: $12.50
//> 0ms Total: $17.50
//> 0ms Total: $15.75
//> 0ms Total: $4.50
//> 0ms late 4.5
//> 0ms [ 'Pen' ]
