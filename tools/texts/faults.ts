/** Faults inside catalogues. `npm run lint` checks those of the app and of the server. */
import { at } from '@contract/rules/lists'

/** The texts of a language by namespace and key: ICU messages as far as contract/rules/message.ts supports them. */
export type Catalogue = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Words that other languages may share with English. */
const ALIKE = new Set(['PDF', 'Blog', 'Total', 'Euro', 'SKU', 'Webhook', 'Webhooks'])

const PLURAL = /^\{count, plural,((?: \w+ \{(?:[^{}]|\{\w+\})*\})+)\}$/
const FORM = /(\w+) \{((?:[^{}]|\{\w+\})*)\}/g

interface Message {
  /** The forms of a plural by name; null for a message without them. */
  readonly forms: ReadonlyMap<string, string> | null
  readonly placeholders: string
}

const placeholdersOf = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort().join(' ')

/** Parses a message; undefined when it has ICU syntax that the app does not support. */
function parse(message: string): Message | undefined {
  const plural = PLURAL.exec(message)
  if (plural === null) {
    return /^[^{}]*(\{\w+\}[^{}]*)*$/.test(message) ? { forms: null, placeholders: placeholdersOf(message) } : undefined
  }
  const forms = new Map([...at(plural, 1).matchAll(FORM)].map((form) => [at(form, 1), at(form, 2)]))
  // a form may write out its number, as in "one piece"
  const placeholders = placeholdersOf(`{count}${[...forms.values()].join()}`)
  return { forms, placeholders }
}

const isTelling = (message: string) => /\p{L}{2}/u.test(message.replace(/\{\w+\}/g, ''))

/** The fault of one message, as text; undefined when there is none. */
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
 * The faults of a catalogue, as text: missing or extra keys, and messages that are empty, unsupported, untranslated, or
 * have the wrong placeholders or plural forms.
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
