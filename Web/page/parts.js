// The parts of the program, in the order in which they are loaded. Each calls functions of the others, so a later part
// needs all those before it; a run that meets a function of a part that is not there traps, and is repeated with it.

/** The memory, the data, and what the first lessons need. */
export const FIRST = 'rxplay.wasm'

/** Then what else there is to rxplay's own language and to Swift; JavaScript, Objective-C and rare functions come last. */
export const PARTS = [FIRST, 'rxplay-language.wasm', 'rxplay-foreign.wasm']
