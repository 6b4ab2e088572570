import { config, find, fromEvent, Observable, of, pluck, throwError } from 'rxjs';

config.onStoppedNotification = (n, subscriber) => console.log('stopped', n.kind, n.value, subscriber.closed);
config.onUnhandledError = (e) => console.log('unhandled', e.message);
new Observable((s) => {
  s.complete();
  s.next(1);
  s.error(new Error('late'));
  s.complete();
}).subscribe();
config.onStoppedNotification = null;
throwError(() => new Error('boom')).subscribe();
of(1).subscribe(() => { throw new Error('in next'); });

const many = new AggregateError([new Error('a'), new Error('b')], 'many');
console.log(many.errors.length, many.message, many.name, many.errors[1].message, many instanceof Error);
Promise.any([Promise.reject(new Error('q'))]).catch((e) => console.log(e.errors.map((x) => x.message), e.message));

const shape = { sides: 3, name: () => 'shape' };
const square = Object.create(shape, { sides: { value: 4, enumerable: true } });
console.log(square.name(), square.sides, Object.create(shape).sides, Object.getPrototypeOf(square) === shape);
console.log(Object.keys(square), Object.keys(Object.create(null)));
class Dog { bark() { return 'woof ' + this.n; } }
const dog = Object.create(Dog.prototype);
dog.n = 1;
console.log(dog.bark(), dog instanceof Dog);

// The function's `this` is given after it, also where the function is a value.
const isWanted = function (x) { return x === this.wanted; };
of(1, 2, 3).pipe(find(isWanted, { wanted: 2 })).subscribe((x) => console.log('found', x));
of([7, 8], [9]).pipe(pluck(0)).subscribe((x) => console.log('first', x));

let handler;
const source = { on: (type, f) => { handler = f; }, off: (type) => console.log('off', type) };
const clicks = fromEvent(source, 'click').subscribe((x) => console.log('click', x));
handler('a');
clicks.unsubscribe();

//> 0ms 2 many AggregateError b true
//> 0ms shape 4 3 true
//> 0ms [ 'sides' ] []
//> 0ms woof 1 true
//> 0ms found 2
//> 0ms first 7
//> 0ms first 9
//> 0ms click a
//> 0ms off click
//> 0ms [ 'q' ] All promises were rejected
//> 0ms stopped N 1 true
//> 0ms stopped E undefined true
//> 0ms stopped C undefined true
//> 0ms unhandled boom
//> 0ms unhandled in next
