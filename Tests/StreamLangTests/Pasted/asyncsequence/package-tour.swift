import AsyncAlgorithms
let a = [1, 2, 3].async
let b = ["a", "b", "c"].async
for await (n, s) in zip(a, b) { print(n, s) }
for await (x, y, z) in zip(a, b, [true, false].async) { print(x, y, z) }
for await v in merge([1].async, [2].async, [3].async) { print("merged", v) }
let sums = a.reductions { $0 + $1 }
print(await Array(sums))
let dict = await Dictionary(uniqueKeysWithValues: zip(b, a))
print(dict["b"] ?? 0)
let first = await a.first(where: { $0 > 1 })
print(first as Any)
print(await a.max() ?? 0, await b.min() ?? "")
let flat = await Array(a.flatMap { n in Array(repeating: n, count: n).async })
print(flat)
for await x in a.prefix(while: { $0 < 3 }).dropFirst() { print("x", x) }
for await c in "hi!".async { print(c) }
