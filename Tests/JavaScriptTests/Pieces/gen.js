import { from, of, take, map } from 'rxjs';
function* fibonacci() { let [a, b] = [0, 1]; while (true) { yield a; [a, b] = [b, a + b]; } }
from(fibonacci()).pipe(take(8)).subscribe(x => console.log(x));
from('hello').pipe(map(c => c.toUpperCase())).subscribe(c => console.log(c));
from(new Map([['a', 1], ['b', 2]])).subscribe(([k, v]) => console.log(k, v));
from(new Set([1, 1, 2])).subscribe(console.log);
from({ length: 2, 0: 'x', 1: 'y' }).subscribe(console.log);

//> 0ms 0
//> 0ms 1
//> 0ms 1
//> 0ms 2
//> 0ms 3
//> 0ms 5
//> 0ms 8
//> 0ms 13
//> 0ms H
//> 0ms E
//> 0ms L
//> 0ms L
//> 0ms O
//> 0ms a 1
//> 0ms b 2
//> 0ms 1
//> 0ms 2
//> 0ms x
//> 0ms y
