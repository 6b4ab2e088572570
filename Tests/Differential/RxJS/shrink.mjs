/**
 * The shortest text that still differs: lines are left out as long as it does.
 *
 * @param {string} text
 * @param {(text: string) => Promise<boolean>} differs
 */
export async function shrink(text, differs) {
  let lines = text.split('\n')
  for (let size = Math.ceil(lines.length / 2), pass = 0; size >= 1 && pass < 12; pass++) {
    let isShorter = false
    for (let from = 0; from + size <= lines.length; ) {
      const rest = [...lines.slice(0, from), ...lines.slice(from + size)]
      if (await differs(rest.join('\n'))) {
        lines = rest
        isShorter = true
      } else {
        from++
      }
    }
    if (!isShorter || size > 1) size = Math.floor(size / 2)
  }
  return lines.join('\n')
}
