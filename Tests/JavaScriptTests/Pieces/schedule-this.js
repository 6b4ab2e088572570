import { asyncScheduler, queueScheduler } from 'rxjs';
function task(state) {
  console.log(state);
  if (state < 3) this.schedule(state + 1, 500);
}
asyncScheduler.schedule(task, 1000, 0);
queueScheduler.schedule(function (state) {
  if (state !== 0) {
    console.log('before', state);
    this.schedule(state - 1);
    console.log('after', state);
  }
}, 0, 3);
const s = asyncScheduler.schedule((v) => console.log('never', v), 200, 'x');
s.unsubscribe();
console.log(s.closed);
const sub = asyncScheduler.schedule(function () { console.log('tick'); this.schedule(undefined, 300); }, 300);
setTimeout(() => sub.unsubscribe(), 1000);

//> 0ms before 3
//> 0ms after 3
//> 0ms before 2
//> 0ms after 2
//> 0ms before 1
//> 0ms after 1
//> 0ms true
//> 300ms tick
//> 600ms tick
//> 900ms tick
//> 1000ms 0
//> 1500ms 1
//> 2000ms 2
//> 2500ms 3
