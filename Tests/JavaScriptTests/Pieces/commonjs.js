const { of, interval } = require('rxjs');
const { map, take } = require('rxjs/operators');
const rxjs = require('rxjs');
const operators = require('rxjs/operators');
of(1, 2).pipe(map(x => x + 1)).subscribe(console.log);
rxjs.range(1, 3).pipe(operators.filter(x => x !== 2), rxjs.toArray()).subscribe(console.log);
interval(10).pipe(take(1)).subscribe({ complete() { console.log('c'); } });
module.exports = { a: 1 };

//> 0ms 2
//> 0ms 3
//> 0ms [ 1, 3 ]
//> 10ms c
