import { Subject, of, delay } from 'rxjs';
function setup() {
  const subject = new Subject();
  const count = 5;
  function push(x) { subject.next(x + count); }
  subject.subscribe(show);
  push(1);
  function show(x) { console.log(label(x), count); }
  function label(x) { return `value ${x}`; }
}
setup();
(() => {
  const map = new Map();
  function put(k) { map.set(k, 1); return map; }
  console.log(put('a'));
})();
const timer = () => {
  early();
  const filter = [1, 2, 3];
  function early() { console.log('early'); }
  function last() { return filter.length; }
  of(last()).pipe(delay(10)).subscribe((n) => console.log(n));
};
timer();

//> 0ms value 6 5
//> 0ms Map(1) { 'a' => 1 }
//> 0ms early
//> 10ms 3
