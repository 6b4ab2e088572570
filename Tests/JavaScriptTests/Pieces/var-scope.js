function f(x) { if (x) { var y = x * 2; } else { var y = 'none'; } return y; }
console.log(f(2), f(0));
for (var i = 0; i < 3; i++) {} console.log('after', i);
try { var t = JSON.parse('{'); } catch (e) { var msg = e.name; } console.log(t, msg);
var a = 1; var a = 2; console.log(a); function outer() { var n = 0; function inc() { n++; return n; } inc(); inc(); return n; } console.log(outer());
switch (3) { case 3: var sw = 'three'; } console.log(sw);
function g() { return h(); function h() { return 'hoisted'; } } console.log(g());
var self = { name: 'me', greet: function () { var that = this; return [1].map(function () { return that.name; })[0]; } }; console.log(self.greet());
{ let block = 1; { let block = 2; console.log(block); } console.log(block); }
const o = { count: 0, inc() { this.count++; return this; } }; console.log(o.inc().inc().count);
function Counter() { let c = 0; return { inc: () => ++c, get value() { return c; } }; } const c = Counter(); c.inc(); c.inc(); console.log(c.value, c);
console.log(3, [..."ab"], (() => { try { return 'try'; } finally { console.log('finally first'); } })());

//> 0ms 4 none
//> 0ms after 3
//> 0ms undefined SyntaxError
//> 0ms 2
//> 0ms 2
//> 0ms three
//> 0ms hoisted
//> 0ms me
//> 0ms 2
//> 0ms 1
//> 0ms 2
//> 0ms 2 { inc: [Function: inc], value: [Getter] }
//> 0ms finally first
//> 0ms 3 [ 'a', 'b' ] try
