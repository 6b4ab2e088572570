outer: for (let i = 0; i < 3; i++) {
  for (let j = 0; j < 3; j++) {
    if (j === 1) continue outer;
    if (i === 2) break outer;
    console.log(i, j);
  }
}
found: {
  for (const x of [1, 2, 3]) if (x === 2) break found;
  console.log('never');
}
let n = 0;
do { n++; if (n < 3) continue; console.log('n', n); } while (n < 4);
for (let i = 0; i < 4; i++) {
  switch (i) {
    case 1: if (i) continue; break;
    case 2: if (n > 1) break; console.log('no');
    default: console.log('default', i);
  }
  console.log('after', i);
}
rows: for (const row of [[1, -1, 2], [3, 4]]) {
  let k = 0;
  while (true) {
    if (k === row.length) continue rows;
    if (row[k] < 0) break;
    switch (row[k++]) { case 4: break rows; default: console.log('cell', row[k - 1]); }
  }
  console.log('left');
}
const later = [];
again: for (let i = 0; i < 3; i++) { later.push(() => i); if (i === 1) continue again; }
console.log(later.map((f) => f()));
//> 0ms 0 0
//> 0ms 1 0
//> 0ms n 3
//> 0ms n 4
//> 0ms default 0
//> 0ms after 0
//> 0ms after 2
//> 0ms default 3
//> 0ms after 3
//> 0ms cell 1
//> 0ms left
//> 0ms cell 3
//> 0ms [ 0, 1, 2 ]
