/** What can be wrong with catalogues by themselves: `npm run lint` runs it over those of the app and of the server. */

/** Texts of a language by namespace and key: ICU messages of the kind that src/locales/message.ts understands. */
export type Catalogue = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Words that are the same in other languages as in English. */
const ALIKE = new Set(['PDF', 'Blog', 'Total', 'Euro'])

const PLURAL = /^\{count, plural,((?: \w+ \{(?:[^{}]|\{\w+\})*\})+)\}$/
const FORM = /(\w+) \{((?:[^{}]|\{\w+\})*)\}/g

interface Message {
  /** The forms of a plural by name; null of a message that is none. */
  readonly forms: ReadonlyMap<string, string> | null
  readonly placeholders: string
}

const placeholdersOf = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort().join(' ')

/** A message taken apart; undefined when it has ICU syntax that the app does not understand. */
function parse(message: string): Message | undefined {
  const plural = PLURAL.exec(message)
  if (plural === null) {
    return /^[^{}]*(\{\w+\}[^{}]*)*$/.test(message) ? { forms: null, placeholders: placeholdersOf(message) } : undefined
  }
  const forms = new Map([...plural[1].matchAll(FORM)].map(([, name, text]): [string, string] => [name, text]))
  // a form may write its number out, as in "one piece"
  const placeholders = placeholdersOf(`{count}${[...forms.values()].join()}`)
  return { forms, placeholders }
}

const isTelling = (message: string) => /\p{L}{2}/u.test(message.replace(/\{\w+\}/g, ''))

/** What is wrong with one message, in words; undefined when nothing is. */
function faultOf(message: string, english: string, forms: readonly string[]): string | undefined {
  if (message.trim() === '') return 'is empty'
  const [own, wanted] = [parse(message), parse(english)]
  if (own === undefined) return 'is not understood: {name} and {count, plural, one {…} other {…}} are'
  if (wanted === undefined) return undefined
  if ((own.forms === null) !== (wanted.forms === null)) return 'is a plural in one of English and this language only'
  if (own.forms !== null && [...own.forms.keys()].join(' ') !== forms.join(' ')) {
    return `has the plural forms ${[...own.forms.keys()].join(', ')}, and needs ${forms.join(', ')}`
  }
  if (own.placeholders !== wanted.placeholders) {
    return `has the placeholders "${own.placeholders}", English "${wanted.placeholders}"`
  }
  return undefined
}

/**
 * What is wrong in a catalogue, in words: keys that are missing or too many, and messages that are empty, not understood,
 * not translated, or have other placeholders or plural forms than they need.
 * @param forms the plural forms of the language, in order
 */
export function faultsIn(catalogue: Catalogue, english: Catalogue, forms: readonly string[]): string[] {
  const faults: string[] = []
  for (const [namespace, texts] of Object.entries(english)) {
    const there = catalogue[namespace] ?? {}
    for (const [key, text] of Object.entries(texts)) {
      const message = there[key]
      const fault = message === undefined ? 'is missing' : faultOf(message, text, forms)
      if (fault !== undefined) faults.push(`${namespace}.${key} ${fault}`)
      else if (catalogue !== english && message === text && isTelling(text) && !ALIKE.has(text)) {
        faults.push(`${namespace}.${key} is not translated: "${text}"`)
      }
    }
  }
  for (const [namespace, texts] of Object.entries(catalogue)) {
    for (const key of Object.keys(texts)) {
      if (english[namespace]?.[key] === undefined) faults.push(`${namespace}.${key} is not in English`)
    }
  }
  return faults
}
