const { BehaviorSubject, combineLatest, Subject } = rxjs;
const { map, scan, startWith, withLatestFrom, distinctUntilChanged, tap, shareReplay, filter, debounceTime } = rxjs.operators;
const money = n => '$' + n.toFixed(2).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
const products = Object.freeze([{ sku: 'a1', name: 'Apple', price: 1.25 }, { sku: 'b2', name: 'Bread', price: 3.5 }, { sku: 'tv', name: 'TV', price: 1299 }]);
const bySku = products.reduce((acc, p) => ({ ...acc, [p.sku]: p }), {});
const add$ = new Subject(), remove$ = new Subject(), coupon$ = new BehaviorSubject(null);
const cart$ = rxjs.merge(add$.pipe(map(sku => cart => ({ ...cart, [sku]: (cart[sku] || 0) + 1 }))), remove$.pipe(map(sku => ({ [sku]: n = 0, ...rest }) => n > 1 ? { ...rest, [sku]: n - 1 } : rest)))
  .pipe(scan((cart, f) => f(cart), {}), startWith({}), shareReplay(1));
const total$ = combineLatest([cart$, coupon$]).pipe(map(([cart, coupon]) => {
  const sum = Object.entries(cart).reduce((s, [sku, n]) => s + bySku[sku].price * n, 0);
  return coupon ? sum * (1 - coupon.percent / 100) : sum;
}), distinctUntilChanged());
total$.subscribe(t => console.log('total', money(t)));
cart$.pipe(map(c => Object.keys(c).length), distinctUntilChanged()).subscribe(n => console.log(`${n} item${n === 1 ? '' : 's'}`));
['a1', 'a1', 'tv', 'b2'].forEach(sku => add$.next(sku));
coupon$.next({ code: 'TEN', percent: 10 });
remove$.next('tv'); remove$.next('a1');
cart$.subscribe(c => console.log(JSON.stringify(c), Object.values(c), 'tv' in c, c.hasOwnProperty('a1')));
console.log(products.map(({ name }) => name.toLowerCase()).sort((a, b) => b.localeCompare(a)), products.find(p => p.price > 1000)?.name, products.findIndex(p => p.sku === 'zz'), products.some(p => p.price < 1), products.at(-1).sku);
console.log([3, 20, 100].sort(), [3, 20, 100].sort((a, b) => a - b), [..."héllo"].reverse().join(''), 'a-b-c'.split('-', 2), 'x'.padStart(3, '·'), parseInt('42px'), Number(''), +true, [1, [2, [3]]].flat(Infinity), Array.from({ length: 3 }, (_, i) => i ** 2));
console.log(typeof null, typeof undefined, typeof (() => 1), null ?? 'd', 0 || 'e', '' ?? 'f', NaN === NaN, [] + [], [1, 2] + '', {} + '', 0.1 + 0.2, 5 / 0, -7 % 3, 2 ** 10, 7 >> 1, 1 / 3);
const { a = 1, b: { c = 2, ...others } = {}, ...tail } = { b: { d: 4, e: 5 }, x: 9 }; console.log(a, c, others, tail);

//> 0ms total $0.00
//> 0ms 0 items
//> 0ms total $1.25
//> 0ms 1 item
//> 0ms total $2.50
//> 0ms total $1,301.50
//> 0ms 2 items
//> 0ms total $1,305.00
//> 0ms 3 items
//> 0ms total $1,174.50
//> 0ms total $5.40
//> 0ms 2 items
//> 0ms total $4.28
//> 0ms {"b2":1,"a1":1} [ 1, 1 ] false true
//> 0ms [ 'tv', 'bread', 'apple' ] TV -1 false tv
//> 0ms [ 100, 20, 3 ] [ 3, 20, 100 ] olléh [ 'a', 'b' ] ··x 42 0 1 [ 1, 2, 3 ] [ 0, 1, 4 ]
//> 0ms object undefined function d e  false  1,2 [object Object] 0.30000000000000004 Infinity -1 1024 3 0.3333333333333333
//> 0ms 1 2 { d: 4, e: 5 } { x: 9 }
