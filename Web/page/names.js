// The names of the parts of this release, with the digests of their contents: `assemble.mjs` makes this module anew.

export const NAMES = /** @type {Record<string, string>} */ ({})
export const VERSION = ''
/** The digest of all parts; empty in the page of one file. */
export const RELEASE = ''
