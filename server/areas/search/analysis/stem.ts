/**
 * Forms of a word that count as one: number, gender, and what is done with a thing. Only what changes no meaning: the
 * usual algorithms make one word of cámara and cama. Pure.
 */
import type { Language } from '@contract/base/languages'

const IRREGULAR: Readonly<Record<string, string>> = {
  knives: 'knife',
  wives: 'wife',
  lives: 'life',
  shelves: 'shelf',
  scarves: 'scarf',
  loaves: 'loaf',
  leaves: 'leaf',
  wolves: 'wolf',
  halves: 'half',
  calves: 'calf',
  hooves: 'hoof',
  men: 'man',
  women: 'woman',
  children: 'child',
  people: 'person',
  feet: 'foot',
  teeth: 'tooth',
  mice: 'mouse',
  geese: 'goose',
  dice: 'die',
  oxen: 'ox',
  bikinis: 'bikini',
  taxis: 'taxi',
  skis: 'ski',
  kiwis: 'kiwi',
  menus: 'menu',
}

/** Things that only look as if they were done. */
const NO_VERB = new Set(
  (
    'bunting ceiling cutting darling dressing dumpling duckling earring evening filling icing lightning morning ' +
    'opening pudding seasoning sibling sterling stocking string topping wedding'
  ).split(' '),
)

/** What is done: running → run, hiking → hike, gardening → garden. */
function base(word: string): string {
  const found = /^([a-z]*[aeiouy][a-z]*)ing$/.exec(word)?.[1]
  if (!found || found.length < 3 || NO_VERB.has(word)) return word
  if (/([bdgklmnprt])\1$/.test(found)) return found.slice(0, -1)
  const isShort = /^[^aeiou]*[aeiouy][^aeiouwxy]$/.test(found)
  return isShort || /[bcdfgkptz]l$|[rn]g$|[cv]$/.test(found) ? `${found}e` : found
}

function singular(word: string): string {
  if (word.length < 4 || !/[^su]s$|[^aeiou]us$/.test(word) || /[^aeo]us$|is$/.test(word)) return word
  return word.slice(0, -1)
}

/** One ending where the plural hides which one the singular has: boxes and box, vases and vase, cookies and cookie. */
const settled = (word: string) =>
  word.length < 3
    ? word
    : word
        .replace(/(s|x|z|ch|sh)e$/, '$1')
        .replace(/oe$/, 'o')
        .replace(/(?<=[^aeiou])(ie|y)$/, 'i')

function english(word: string): string {
  if (!/^[a-z]+$/.test(word)) return word
  const one = IRREGULAR[word] ?? singular(word)
  return settled(base(one))
}

function spanishSingular(word: string): string {
  if (word.endsWith('ces') || (word.length > 4 && /[^aeiou]es$/.test(word))) return word.slice(0, -2)
  return /[aeiou]s$/.test(word) ? word.slice(0, -1) : word
}

/** Number and gender. */
function spanish(word: string): string {
  const one = spanishSingular(word)
  return (one.length > 3 ? one.replace(/[aeo]$/, '') : one).replace(/z$/, 'c')
}

/** An ending of nouns that says nothing: 杯子 is 杯. */
const EMPTY_ENDING = /^(.+)[子儿兒]$/u

/** The lexeme of a folded word, without its mark. */
export function stem(word: string, language: Language): string {
  if (language === 'en') return english(word)
  if (language === 'es') return spanish(word)
  if (language === 'zh' || language === 'zhtw') return EMPTY_ENDING.exec(word)?.[1] ?? word
  return word
}
