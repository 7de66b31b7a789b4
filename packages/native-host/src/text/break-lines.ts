const THAI = /[\u0e00-\u0e7f]/u
const WIDE_LETTER = /[\u2e80-\u2fff\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff\uff01-\uff60]/u
/** Punctuation that may not begin a line, and that may not end one. */
const NOT_FIRST = /[、。，．・：；？！）」』】〕〉》’”ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ%,.!?:;)\]}]/u
const NOT_LAST = /[（「『【〔〈《‘“([{]/u

const thaiWords = new Intl.Segmenter('th', { granularity: 'word' })

/**
 * The pieces between which a text may break: after spaces and hyphens, between Chinese and Japanese letters, and
 * between Thai words, which have no spaces between them. Spaces stay at the end of their piece; a line feed is a
 * separate piece.
 */
export function piecesOf(text: string): readonly string[] {
  const pieces: string[] = []
  for (const word of text.match(/\n|[^\n\s-]*(?:[^\S\n]+|-)|[^\n\s-]+/gu) ?? []) {
    for (const part of partsOf(word)) pieces.push(part)
  }
  return pieces
}

function partsOf(word: string): readonly string[] {
  if (THAI.test(word)) return [...thaiWords.segment(word)].reduce(joinSpaces, [])
  if (!WIDE_LETTER.test(word)) return [word]
  const parts: string[] = []
  for (const letter of word) {
    const last = parts[parts.length - 1]
    if (last !== undefined && staysTogether(last, letter)) parts[parts.length - 1] = last + letter
    else parts.push(letter)
  }
  return parts
}

function joinSpaces(parts: string[], { segment }: { segment: string }): string[] {
  if (/^\s+$/u.test(segment) && parts.length > 0) parts[parts.length - 1] += segment
  else parts.push(segment)
  return parts
}

function staysTogether(before: string, letter: string): boolean {
  const last = [...before].pop() ?? ''
  if (/\s/u.test(letter) || NOT_FIRST.test(letter) || NOT_LAST.test(last)) return true
  return !WIDE_LETTER.test(letter) && !WIDE_LETTER.test(last) && !/\s/u.test(last)
}
