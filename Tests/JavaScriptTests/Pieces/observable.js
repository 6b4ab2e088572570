import { Observable, Subscription } from 'rxjs';
const observable = new Observable((subscriber) => {
  subscriber.next(1);
  subscriber.next(2);
  const id = setTimeout(() => { subscriber.next(4); subscriber.complete(); subscriber.next(5); }, 1000);
  console.log(subscriber.closed);
  return function unsubscribe() { clearTimeout(id); console.log('cleaned'); };
});
console.log('just before subscribe');
observable.subscribe({
  next(x) { console.log('got value ' + x); },
  error(err) { console.error('something wrong occurred: ' + err); },
  complete() { console.log('done'); },
});
console.log('just after subscribe');
const sub = new Subscription(() => console.log('root'));
const child = observable.subscribe(x => console.log('child', x));
sub.add(child);
sub.add(() => console.log('extra'));
sub.remove(child);
sub.unsubscribe();
console.log(sub.closed, child.closed);
child.unsubscribe();
const bad = new Observable(s => { s.next('a'); throw new Error('in subscribe'); });
bad.subscribe({ next: console.log, error: e => console.log('caught', e.message) });
const hot = new Observable(subscriber => { subscriber.add(() => console.log('added')); subscriber.complete(); });
hot.subscribe();
observable.forEach(v => console.log('each', v)).then(() => console.log('promise done'));

//> 0ms just before subscribe
//> 0ms got value 1
//> 0ms got value 2
//> 0ms false
//> 0ms just after subscribe
//> 0ms child 1
//> 0ms child 2
//> 0ms false
//> 0ms root
//> 0ms extra
//> 0ms true false
//> 0ms cleaned
//> 0ms a
//> 0ms caught in subscribe
//> 0ms added
//> 0ms each 1
//> 0ms each 2
//> 0ms false
//> 1000ms got value 4
//> 1000ms done
//> 1000ms cleaned
//> 1000ms each 4
//> 1000ms cleaned
//> 1000ms promise done
