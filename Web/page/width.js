// The width of pictures: the program takes it as a number of cells.

/** The maximum width of a cell in pixels. */
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
