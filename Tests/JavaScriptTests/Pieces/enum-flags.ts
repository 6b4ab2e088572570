enum Perm { None = 0, Read = 1 << 0, Write = 1 << 1, All = Read | Write }
enum Dir { Up = 'UP', Down = 'DOWN' }
enum Neg { A = -1, B, C = A + 5 }
console.log(Perm.All, Perm[2], Dir.Up, Neg.B, Neg.C, Perm, Object.keys(Dir));
const has = (p: Perm, f: Perm): boolean => (p & f) === f;
console.log(has(Perm.All, Perm.Write), has(Perm.Read, Perm.Write));
const item = "<li>x</li><br/>";
const n = <number>(5 as any); console.log(n);

//> 0ms 3 Write UP 0 4 { '0': 'None', '1': 'Read', '2': 'Write', '3': 'All', None: 0, Read: 1, Write: 2, All: 3 } [ 'Up', 'Down' ]
//> 0ms true false
//> 0ms 5
