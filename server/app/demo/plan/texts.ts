import type { Language } from '@contract/base/languages'
import type { Random } from '../random'
import { CATEGORY_SENTENCES, COMMON_SENTENCES } from '../vocabulary/descriptions'
import { EDITIONS, type Edition } from '../vocabulary/editions'
import { inEach, type SixTexts } from '../vocabulary/texts'

/** Languages with a comma between a name and its addition; others use a space. */
const COMMA: readonly Language[] = ['en', 'es']
const UNSPACED: readonly Language[] = ['zh', 'zhtw', 'jp']

/** The plain name, or the name with the phrase of its edition. */
export function productName(names: SixTexts, edition: Edition | null): SixTexts {
  if (edition === null) return names
  const phrases: SixTexts = EDITIONS[edition]
  return inEach((language) => `${names[language]}${COMMA.includes(language) ? ', ' : ' '}${phrases[language]}`)
}

/** The short line, a sentence about the category and two general ones. */
export function productDescription(random: Random, top: string, line: SixTexts): SixTexts {
  const first = random.whole(0, COMMON_SENTENCES.length - 1)
  const second = (first + random.whole(1, COMMON_SENTENCES.length - 1)) % COMMON_SENTENCES.length
  const common = [COMMON_SENTENCES[first], COMMON_SENTENCES[second]].filter((text) => text !== undefined)
  const sentences = [line, ...(CATEGORY_SENTENCES[top] ?? []), ...common]
  return inEach((language) =>
    sentences.map((sentence) => sentence[language]).join(UNSPACED.includes(language) ? '' : ' '),
  )
}
