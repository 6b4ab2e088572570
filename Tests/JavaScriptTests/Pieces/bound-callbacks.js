import { asyncScheduler, bindCallback, bindNodeCallback, fromEventPattern } from 'rxjs';

// With a scheduler, the function is called later, and its result is delivered later, too.
const add = (a, done) => {
  console.log('called', a);
  done(a + 1);
};
const observer = (name) => ({
  next: (x) => console.log(name, x),
  error: (e) => console.log(name, 'failed', e.message),
  complete: () => console.log(name, 'done'),
});
bindCallback(add, asyncScheduler)(1).subscribe(observer('async'));
bindCallback(add, (x) => x * 100, asyncScheduler)(2).subscribe(observer('chosen'));
const node = bindNodeCallback((a, done) => done(a > 1 ? new Error('big') : null, a), asyncScheduler);
node(1).subscribe(observer('node'));
node(2).subscribe(observer('node'));
bindCallback(add)(3).subscribe(observer('now'));
console.log('subscribed');

// An error that is thrown after the callback counts, and its value does not.
const bad = (done) => {
  done(42);
  throw new Error('after');
};
bindCallback(bad)().subscribe(observer('bad'));
bindNodeCallback((done) => { done(null, 1); throw new Error('later'); })().subscribe(observer('node'));

// So does one of the function that chooses a value.
let send;
const listen = (handler) => { send = handler; };
fromEventPattern(listen, () => {}, () => { throw new Error('chosen'); }).subscribe(observer('pattern'));
send(1);

//> 0ms called 3
//> 0ms now 4
//> 0ms now done
//> 0ms subscribed
//> 0ms bad failed after
//> 0ms node failed later
//> 0ms pattern failed chosen
//> 0ms called 1
//> 0ms called 2
//> 0ms async 2
//> 0ms async done
//> 0ms chosen 300
//> 0ms chosen done
//> 0ms node 1
//> 0ms node done
//> 0ms node failed big
