// The view of stages: pipelines that are drawn get a lane after every operator, by the language's `stages(…)`.

/**
 * The text with `stages(…)` around each expression that was drawn.
 * @param {string} text
 * @param {any[]} outputs the output of the unchanged text
 */
function staged(text, outputs) {
  const drawn = outputs.filter((output, index) => output.kind === 'statement' && outputs[index + 1]?.kind === 'picture')
    .filter(({ from, to }) => isExpression(text.slice(from, to)))
  return drawn.reverse().reduce((result, { from, to }) => `${result.slice(0, from)}stages(${result.slice(from, to)})${result.slice(to)}`, text)
}

/** @param {string} statement */
function isExpression(statement) {
  return !/^(?:let|var|func|if|for|while|repeat|scene|stages|compare|graph|return|const|function|import)\b/.test(statement) &&
    !/\b(?:subscribe|sink|start\w*|observe\w*)\b/.test(statement)
}

/**
 * Pictures of stages have no places in the text, because they belong to another text.
 * @param {any} answer
 */
function still(answer) {
  const outputs = (answer.outputs ?? []).map((/** @type {any} */ output) => output.kind === 'picture' ? {
    ...output,
    marks: (output.marks ?? []).map((/** @type {any} */ mark) => ({ ...mark, source: undefined, why: 'Marks are moved in the view of the picture.' })),
    lines: (output.lines ?? []).map((/** @type {any} */ line) => ({ ...line, from: undefined, to: undefined })),
  } : output)
  return { ...answer, outputs }
}

/**
 * The answer with a lane after every operator, or the plain answer if that cannot be drawn.
 * @param {(text: string) => Promise<any>} ask @param {string} text @param {any} answer
 */
export async function withStages(ask, text, answer) {
  const wider = staged(text, answer.outputs ?? [])
  if (wider === text) return answer
  const found = await ask(wider)
  return found && found.status !== 'fine' ? answer : found && { ...still(found), text: wider }
}
