const re = /(\w)(\d)/g; let m; const s = 'a1 b2 c3';
while ((m = re.exec(s)) !== null) { console.log(m[0], m.index, m[1], re.lastIndex); }
const sticky = 'one two'.replace(/(?<first>\w+) (\w+)/, '$2 $<first>'); console.log(sticky, 'abc'.replace('b', m => m.toUpperCase()), 'x'.codePointAt(0), String.fromCharCode(72, 105));
const str = 'The quick brown fox'; console.log(str.split(' ').map(w => w[0].toUpperCase() + w.slice(1).toLowerCase()).join(' '), str.lastIndexOf('o'), str.substring(4, 9), str.substr(-3), str.slice(-3, -1), str.at(-1), str.indexOf('zzz'));
console.log([...str].filter(c => 'aeiou'.includes(c)).length, str.match(/o/g)?.length ?? 0, encodeURIComponent('a b&c'), decodeURIComponent('a%20b'), 'abc' < 'abd', 'a'.localeCompare('b'), ' x '.trimStart() + '|', 'ab'.concat('c', 1));

//> 0ms a1 0 a 2
//> 0ms b2 3 b 5
//> 0ms c3 6 c 8
//> 0ms two one aBc 120 Hi
//> 0ms The Quick Brown Fox 17 quick fox fo x -1
//> 0ms 5 2 a%20b%26c a b true -1 x | abc1
