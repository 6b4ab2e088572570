enum Perm { None = 0, Read = 1 << 0, Write = 1 << 1, All = Read | Write }
enum Dir { Up = 'UP', Down = 'DOWN' }
enum Neg { A = -1, B, C = A + 5 }
console.log(Perm.All, Perm[2], Dir.Up, Neg.B, Neg.C, Perm, Object.keys(Dir));
const has = (p: Perm, f: Perm): boolean => (p & f) === f;
console.log(has(Perm.All, Perm.Write), has(Perm.Read, Perm.Write));
const item = "<li>x</li><br/>";
const n = <number>(5 as any); console.log(n);

//> 0ms 3 Write UP 0 4 {\n  '0': 'None',\n  '1': 'Read',\n  '2': 'Write',\n  '3': 'All',\n  None: 0,\n  Read: 1,\n  Write: 2,\n  All: 3\n} [ 'Up', 'Down' ]
//> 0ms true false
//> 0ms 5
