// The first program of the page.

export const EXAMPLE = `// Drag a marble, or change a number.
let keys = hot("-r-x---p---l-|")
let ticks = cold("---1---2---3-|")

keys.merge(ticks).debounce(150ms)
`
