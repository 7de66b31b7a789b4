import { widthOf } from './advance'
import type { TextPiece } from './lay-out-text'

const ELLIPSIS = '…'
const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/**
 * One line of the pieces, joined, that ends with an ellipsis and is at most `maxWidth` px wide: it drops letters, not
 * words. The ellipsis has the style of the text before it.
 */
export function endWithEllipsis(pieces: readonly TextPiece[], maxWidth: number): readonly TextPiece[] {
  const line: TextPiece[] = []
  let x = 0
  for (const { run, text, width } of pieces) {
    const dots = widthOf(ELLIPSIS, run.look)
    if (x + width + dots > maxWidth) {
      const fitting = beginningOf(text, (part) => x + widthOf(part + ELLIPSIS, run.look) <= maxWidth)
      return [...line, { run, text: fitting + ELLIPSIS, x, width: widthOf(fitting + ELLIPSIS, run.look) }]
    }
    line.push({ run, text, x, width })
    x += width
  }
  const last = line.pop()
  if (!last) return []
  const text = last.text.trimEnd() + ELLIPSIS
  return [...line, { ...last, text, width: widthOf(text, last.run.look) }]
}

function beginningOf(text: string, fits: (part: string) => boolean): string {
  let part = ''
  for (const { segment } of letters.segment(text)) {
    if (!fits(part + segment)) return part
    part += segment
  }
  return part
}
