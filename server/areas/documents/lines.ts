/** Where a text may break, in languages with and without spaces. */

/** Characters that must not begin a line. */
const CLOSING = /^[、。，．：；！？）」』】》…,.:;!?)\]}%]/u

/** Characters that must not end one. */
const OPENING = /[（「『《【“‘([{]$/u

/** The pieces of a text between which a line may end. `tag` is a BCP 47 tag. */
function pieces(text: string, tag: string): string[] {
  const found: string[] = []
  for (const { segment } of new Intl.Segmenter(tag, { granularity: 'word' }).segment(text)) {
    const joins = segment === ' ' || CLOSING.test(segment) || OPENING.test(found[found.length - 1] ?? '')
    if (joins && found.length > 0) found[found.length - 1] += segment
    else found.push(segment)
  }
  return found
}

const letters = (text: string, tag: string) =>
  [...new Intl.Segmenter(tag, { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment)

/** A text in lines no wider than `width`; a word that is wider is split. Each piece is measured separately. */
export function breakLines(text: string, tag: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = []
  let line = ''
  let taken = 0
  const put = (piece: string) => {
    if (line !== '' && taken + measure(piece.trimEnd()) > width) {
      lines.push(line.trimEnd())
      line = ''
      taken = 0
    }
    line += piece
    taken += measure(piece)
  }
  for (const piece of pieces(text, tag)) {
    if (measure(piece.trimEnd()) <= width) put(piece)
    else letters(piece, tag).forEach(put)
  }
  if (line.trim() !== '') lines.push(line.trimEnd())
  return lines
}
