// The parts of the program, in the order of loading. Each calls functions of the others, so a later part needs all
// those before it; a run that needs a function of a missing part traps, and is repeated with that part.

/** The memory, the data, and the functions of the first program. */
export const FIRST = 'rxplay.wasm'

/**
 * The second draws the first lessons and the examples of operators. The third has the rest of rxplay's own language and
 * of Swift; JavaScript, Objective-C and rare functions are last.
 */
export const PARTS = [FIRST, 'rxplay-operators.wasm', 'rxplay-language.wasm', 'rxplay-foreign.wasm']
