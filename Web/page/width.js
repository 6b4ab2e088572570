// How wide pictures are: the program is asked for a number of cells.

/** The most pixels of width that a picture has for each of its cells. */
export const CELL = 12
export const LEAST_CELLS = 24
export const MOST_CELLS = 160

/**
 * The cells of a picture that fits into a width in pixels.
 * @param {number} width @param {number} [most]
 */
export function cellsIn(width, most = MOST_CELLS) {
  return Math.max(LEAST_CELLS, Math.min(most, Math.floor(width / CELL)))
}
