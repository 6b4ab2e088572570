/** @typedef {{ text: string, wanted: string[], received: string[], errors: string[] }} Difference */

/**
 * Differences that stay, with their reasons.
 *
 * @type {{ name: string, explains: (difference: Difference) => boolean }[]}
 */
export const known = []
