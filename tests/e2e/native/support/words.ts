/** Letters that are divided by syllables or not at all; Thai, Chinese and Japanese ones may end a line anywhere. */
const ENDS = /[\p{Script=Latin}\p{Script=Cyrillic}]+$/u
const BEGINS = /^[\p{Script=Latin}\p{Script=Cyrillic}]+/u

/**
 * The words of a text within which one of its lines ends, as `Recarg-ar`.
 * @param lines as they were laid out
 * @param letters as the app gave them
 */
export function brokenWords(lines: readonly string[], letters: string): string[] {
  const whole = letters.toLowerCase()
  return lines.slice(1).flatMap((line, index) => {
    const [before] = ENDS.exec(lines[index]) ?? []
    const [after] = BEGINS.exec(line) ?? []
    if (before === undefined || after === undefined) return []
    // a line feed may part them, too
    return whole.includes(`${before}${after}`.toLowerCase()) ? [`${before}-${after}`] : []
  })
}
