import Testing

struct `Numbers, equality and printing are JavaScript's` {
  @Test(arguments: [
    ("1 / 2, 7 % 3, 1 / 0, 0 / 0, -0, 2 ** 10", "0.5 1 Infinity NaN -0 1024"),
    ("0.1 + 0.2, 1e21, 123456789012345680000, 1e-7", "0.30000000000000004 1e+21 123456789012345680000 1e-7"),
    ("[1, 'two', [3]], [], {}, null, undefined", "[ 1, 'two', [ 3 ] ] [] {} null undefined"),
    ("{ a: 1, 'b-c': \"it's\", f() {} }", "{ a: 1, 'b-c': \"it's\", f: [Function: f] }"),
    ("{ a: { b: { c: { d: 1 } } } }", "{ a: { b: { c: [Object] } } }"),
    ("new Error('boom'), [new TypeError('t')]", "Error: boom [ [TypeError: t] ]"),
    ("'%s has %d', 'cart', 3, true", "cart has 3 true"),
    ("new Map([['k', 1]]), new Set(['x'])", "Map(1) { 'k' => 1 } Set(1) { 'x' }"),
    ("`${[1, 2]} ${{}} ${null}`", "1,2 [object Object] null"),
    ("new Date().toISOString()", "2017-01-01T00:00:00.000Z"),
    ("(25.826).toFixed(2), parseInt('42px'), Number('3.5'), (255).toString(16)", "25.83 42 3.5 ff"),
    ("[3, 1, 10].sort(), [1, [2, [3]]].flat(), 'a-b'.split('-')", "[ 1, 10, 3 ] [ 1, 2, [ 3 ] ] [ 'a', 'b' ]"),
    ("'John Smith'.replace(/(\\w+)\\s(\\w+)/, '$2, $1'), /^\\d+$/.test('12')", "Smith, John true"),
  ]) func `console.log prints as Node does`(_ arguments: String, _ printed: String) {
    #expect(Running("console.log(\(arguments));").log == ["0ms \(printed)"])
  }

  @Test(arguments: [
    ("1 + '2'", "12"), ("'3' * '4'", "12"), ("true + 1", "2"), ("[] + []", ""), ("null ?? 'd'", "d"),
    ("[].length || 'none'", "none"), ("null == undefined", "true"), ("null === undefined", "false"),
    ("'1' == 1", "true"), ("[1] === [1]", "false"), ("typeof null", "object"), ("undefined?.x.y", "undefined"),
    ("9007199254740992 + 1", "9007199254740992"), ("'b' > 'a' && 2 > 10", "false"), ("5 & 3 | 8", "9"),
  ]) func `Operators convert as JavaScript's do`(_ expression: String, _ printed: String) {
    #expect(Running("console.log(\(expression));").log == ["0ms \(printed)"])
  }
}
