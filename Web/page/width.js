// How wide pictures are: the program is asked for a number of cells.

/** A picture is at most so many pixels wide for each of its cells. */
export const CELL = 12
export const LEAST_CELLS = 24
export const MOST_CELLS = 160

/**
 * The cells of a picture that fits into a width of so many pixels.
 * @param {number} width @param {number} [most]
 */
export function cellsIn(width, most = MOST_CELLS) {
  return Math.max(LEAST_CELLS, Math.min(most, Math.floor(width / CELL)))
}
