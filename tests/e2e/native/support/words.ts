import { at } from '@contract/rules/lists'

/** Letters of scripts that break words at syllables or not at all; Thai, Chinese and Japanese can break anywhere. */
const ENDS = /[\p{Script=Latin}\p{Script=Cyrillic}]+$/u
const BEGINS = /^[\p{Script=Latin}\p{Script=Cyrillic}]+/u

/**
 * The words of a text that are broken over two lines, such as `Recarg-ar`.
 * @param lines the lines after layout
 * @param letters the text of the app
 */
export function brokenWords(lines: readonly string[], letters: string): string[] {
  const whole = letters.toLowerCase()
  return lines.slice(1).flatMap((line, index) => {
    const [before] = ENDS.exec(at(lines, index)) ?? []
    const [after] = BEGINS.exec(line) ?? []
    if (before === undefined || after === undefined) return []
    // a line feed can also separate them
    return whole.includes(`${before}${after}`.toLowerCase()) ? [`${before}-${after}`] : []
  })
}
