/** English as a pseudo-language: with accents, longer, in brackets, so that untranslated texts are easy to spot. */
import type { Catalogue } from './faults'

const ACCENTS: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  e: 'é',
  i: 'í',
  n: 'ñ',
  o: 'ó',
  s: 'š',
  u: 'ú',
  y: 'ý',
  A: 'Á',
  C: 'Ç',
  E: 'É',
  I: 'Í',
  N: 'Ñ',
  O: 'Ó',
  S: 'Š',
  U: 'Ú',
}

const accented = (text: string) =>
  text
    .split(/(\{\w+\})/)
    .map((part) => (part.startsWith('{') ? part : part.replace(/[a-z]/gi, (letter) => ACCENTS[letter] ?? letter)))
    .join('')

/** A message in the pseudo-language. Its placeholders and plural forms stay. */
export function pseudo(message: string): string {
  if (!/\p{L}/u.test(message.replace(/\{\w+\}/g, ''))) return message
  if (message.startsWith('{count, plural,')) {
    return message.replace(
      /(\w+) \{((?:[^{}]|\{\w+\})*)\}/g,
      (_form, name: string, text: string) => `${name} {${pseudo(text)}}`,
    )
  }
  return `[${accented(message)} ··]`
}

/** A whole catalogue in the pseudo-language. */
export const pseudoCatalogue = (english: Catalogue): Catalogue =>
  Object.fromEntries(
    Object.entries(english).map(([namespace, texts]) => [
      namespace,
      Object.fromEntries(Object.entries(texts).map(([key, message]) => [key, pseudo(message)])),
    ]),
  )
