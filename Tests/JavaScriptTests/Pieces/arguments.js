function sum() { var t = 0; for (var i = 0; i < arguments.length; i++) t += arguments[i]; return t; }
console.log(sum(1, 2, 3), sum());
function greet(name, greeting) { greeting = greeting || 'Hello'; return greeting + ' ' + name + ' ' + arguments.length; }
console.log(greet('Ann'), greet('Bob', 'Hi', 1));
function logAll() { Array.from(arguments).forEach(function (a) { console.log(a); }); }
logAll('x', 'y');
const debounce = (fn, wait) => { let t; return function () { const args = arguments; clearTimeout(t); t = setTimeout(() => fn.apply(null, args), wait); }; };
const d = debounce(function (a, b) { console.log('called', a, b); }, 50); d(1, 2); d(3, 4);

//> 0ms 6 0
//> 0ms Hello Ann 1 Hi Bob 3
//> 0ms x
//> 0ms y
//> 50ms called 3 4
