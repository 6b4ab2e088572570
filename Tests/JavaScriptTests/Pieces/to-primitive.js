const money = { valueOf() { return 5; }, toString() { return 'T'; } };
console.log(money + 1, `${money}`, money * 2, money > 4, money + '', -money, [money] + '', String(money));
const named = { toString() { return 'ann'; } };
console.log(`hello ${named}`, 'x' + named, named == 'ann', isNaN(named * 1));
console.log({ [Symbol.toPrimitive](hint) { return hint; } } + '', +{ [Symbol.toPrimitive]() { return 7; } });
console.log([1, 50] < [0, 0], [2] > 1, [] + [], [] == false, {} + 1, new Date(5) - new Date(2));
try { ({ toString() { throw new Error('no text'); } }) + ''; } catch (e) { console.log(e.message); }
try { ({ toString: null, valueOf: null }) + 1; } catch (e) { console.log(e.name, e.message); }
//> 0ms 6 T 10 true 5 -5 T T
//> 0ms hello ann xann true true
//> 0ms default 7
//> 0ms false true  true [object Object]1 3
//> 0ms no text
//> 0ms TypeError Cannot convert object to primitive value
