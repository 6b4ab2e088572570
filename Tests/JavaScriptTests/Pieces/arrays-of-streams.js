const curry = fn => function c(...args) { return args.length >= fn.length ? fn(...args) : (...more) => c(...args, ...more); };
console.log(curry((a, b, c) => a + b + c)(1)(2)(3));
const fact = function f(n) { return n < 2 ? 1 : n * f(n - 1); }; console.log(fact(5));
const { of, map, merge, concat, from, zip, combineLatest, withLatestFrom, mergeWith } = require('rxjs');
concat([of(1), of(2)]).subscribe(x => console.log(typeof x)); merge([1, 2]).subscribe(x => console.log(x)); const list = [of('a'), of('b')];
concat(...list).subscribe(x => console.log(x)); merge(...list, [7]).subscribe(x => console.log(x)); zip(list).subscribe(x => console.log(x)); zip([1, 2], [3, 4]).subscribe(x => console.log(x)); combineLatest([[1, 2], of(3)]).subscribe(x => console.log(x));
of(0).pipe(withLatestFrom([1, 2]), mergeWith(['m'])).subscribe(x => console.log(x)); of(5).pipe(map(x => x)).subscribe(console.log);

//> 0ms 6
//> 0ms 120
//> 0ms object
//> 0ms object
//> 0ms 1
//> 0ms 2
//> 0ms a
//> 0ms b
//> 0ms a
//> 0ms b
//> 0ms 7
//> 0ms [ 'a', 'b' ]
//> 0ms [ 1, 3 ]
//> 0ms [ 2, 4 ]
//> 0ms [ 2, 3 ]
//> 0ms [ 0, 2 ]
//> 0ms m
//> 0ms 5
