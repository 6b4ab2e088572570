console.log(Array.from({ length: 12 }, (_, i) => i * 10));
console.log(['tea', 'cake', 'oat', 'rye', 'corn', 'fig', 'plum']);
console.log({ id: 1, name: 'a long name that goes on', tags: ['one', 'two', 'three'], done: false, by: 'somebody else' });
console.log([{ id: 1, title: 'first of the items' }, { id: 2, title: 'second of the items' }, { id: 3, title: 'third' }]);
console.log(new Map([['a', { x: 1, y: 'a text that is rather long for one line' }], ['b', { x: 2, y: 'another' }]]));
console.log([1, , 3], new Array(3), [, 1].map((x) => x), [undefined, null], Array(2).fill(0));
console.log({ 'a-b': 1, $x: 2, 'ключ': 3, ok_1: 4 }, ["it's", 'say "it\'s"', 'bell\u0007']);
console.log({ a: 1, a: 2 }, { text: 'line one\nline two' });
//> 0ms [\n    0,  10, 20, 30, 40,\n   50,  60, 70, 80, 90,\n  100, 110\n]
//> 0ms [\n  'tea',  'cake',\n  'oat',  'rye',\n  'corn', 'fig',\n  'plum'\n]
//> 0ms {\n  id: 1,\n  name: 'a long name that goes on',\n  tags: [ 'one', 'two', 'three' ],\n  done: false,\n  by: 'somebody else'\n}
//> 0ms [\n  { id: 1, title: 'first of the items' },\n  { id: 2, title: 'second of the items' },\n  { id: 3, title: 'third' }\n]
//> 0ms Map(2) {\n  'a' => { x: 1, y: 'a text that is rather long for one line' },\n  'b' => { x: 2, y: 'another' }\n}
//> 0ms [ 1, <1 empty item>, 3 ] [ <3 empty items> ] [ <1 empty item>, 1 ] [ undefined, null ] [ 0, 0 ]
//> 0ms { 'a-b': 1, '$x': 2, 'ключ': 3, ok_1: 4 } [ "it's", `say "it's"`, 'bell\\x07' ]
//> 0ms { a: 2 } { text: 'line one\\nline two' }
