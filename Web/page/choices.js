// The choices of the playground's settings.

export const DIALECTS = /** @type {[string, string][]} */ ([
  ['', 'As written'], ['rac', 'ReactiveCocoa'], ['rxjs', 'RxJS'], ['rxswift', 'RxSwift'],
  ['combine', 'Combine'], ['reactiveswift', 'ReactiveSwift'],
])
export const LIBRARIES = DIALECTS.slice(1).map(([name, title]) => ({ name, title }))
export const WIDTHS = /** @type {[string, string][]} */ ([['', 'Fits'], ...['32', '48', '64', '80', '120'].map((cells) => [cells, `${cells} cells`])])
export const EDITORS = /** @type {[string, string][]} */ ([['', 'Suits the device'], ['code', 'Code editor'], ['plain', 'Plain text']])
export const TIES = /** @type {[string, string][]} */ ([['', 'As written'], ['phased', 'phased'], ['fifo', 'fifo'], ['creation', 'creation'], ['sources-first', 'sources-first']])

/**
 * The settings of a link that are known.
 * @param {Record<string, string>} settings
 */
export function known(settings) {
  /** @type {Record<string, string>} */
  const found = {}
  if (DIALECTS.some(([name]) => name && name === settings.dialect)) found.dialect = settings.dialect ?? ''
  if (TIES.some(([name]) => name && name === settings.ties)) found.ties = settings.ties ?? ''
  return found
}
