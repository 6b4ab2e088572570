import { asapScheduler, debounceTime, Subject } from 'rxjs';

// By order of arming; what runs in the same instant comes before the timers that wait for it.
setTimeout(() => {
  console.log('timeout');
  Promise.resolve().then(() => console.log('promise of the timeout'));
  queueMicrotask(() => console.log('microtask of the timeout'));
  asapScheduler.schedule(() => console.log('asap of the timeout'));
}, 100);
let ticks = 0;
const id = setInterval(() => {
  console.log('interval');
  setTimeout(() => console.log('armed by the interval'), 50);
  if (++ticks === 3) clearInterval(id);
}, 50);
setTimeout(() => console.log('second timeout'), 100);
setTimeout(() => {
  setImmediate(() => console.log('immediate'));
  setTimeout(() => console.log('no delay'), 0);
  Promise.resolve().then(() => console.log('promise'));
  console.log('main');
}, 200);
setTimeout(() => console.log('armed before'), 200);
const typed = new Subject();
typed.pipe(debounceTime(100)).subscribe((x) => console.log('debounced', x));
setTimeout(() => typed.next('a'), 300);
setTimeout(() => typed.next('b'), 350);
setTimeout(() => setTimeout(() => console.log('armed at 380'), 70), 380);
//> 50ms interval
//> 100ms timeout
//> 100ms promise of the timeout
//> 100ms microtask of the timeout
//> 100ms asap of the timeout
//> 100ms second timeout
//> 100ms armed by the interval
//> 100ms interval
//> 150ms armed by the interval
//> 150ms interval
//> 200ms main
//> 200ms promise
//> 200ms armed before
//> 200ms armed by the interval
//> 200ms immediate
//> 200ms no delay
//> 450ms armed at 380
//> 450ms debounced b
