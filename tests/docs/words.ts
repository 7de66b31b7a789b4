/** Every text that a reader of the walks can see: of the app, of the console, of the demo shop and of the practice page for cards. */
import fs from 'node:fs'
import path from 'node:path'
import { LANGUAGES, type Language } from '@contract/base/languages'
import { at } from '@contract/rules/lists'

const ROOT = path.join(__dirname, '../..')

/** Where texts stand as values, in six languages, `{en, es, …}`. */
const SPOKEN = ['server/app/demo/vocabulary']

function modules(folder: string): string[] {
  return fs
    .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => path.join(ROOT, folder, file))
}

/** All texts in a value, at any depth; for localised ones only those in the language. */
function* textsIn(value: unknown, language: Language): Generator<string> {
  if (typeof value === 'string') yield value
  if (typeof value !== 'object' || value === null) return
  const own: unknown = language in value ? Reflect.get(value, language) : Object.values(value)
  if (typeof own === 'string') yield own
  else for (const inner of Object.values(own ?? {})) yield* textsIn(inner, language)
}

/** A message of the app's catalogues as people read it: of a plural each form. */
const formsOf = (message: string): readonly string[] =>
  message.startsWith('{count, plural,')
    ? [...message.matchAll(/\w+ \{((?:[^{}]|\{\w+\})*)\}/g)].map((match) => at(match, 1).replace(/#/g, '{count}'))
    : [message]

/** The texts in this language, templates with their `{placeholders}`. */
export function wordsOf(language: Language): ReadonlySet<string> {
  const values: unknown[] = [
    LANGUAGES.map(({ name }) => name),
    jest.requireActual(path.join(ROOT, 'src/locales/catalogues', `${language}.json`)),
    jest.requireActual(path.join(ROOT, 'console/locales', `${language}.json`)),
    jest.requireActual(path.join(ROOT, 'server/kernel/text/catalogues', `${language}.json`)),
  ]
  for (const file of SPOKEN.flatMap(modules)) values.push(jest.requireActual(file))
  return new Set(values.flatMap((value) => [...textsIn(value, language)]).flatMap(formsOf))
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** Enough text to recognise a template: one of placeholders only would match everything. */
const isTelling = (text: string) => /\p{L}{2}|\p{N}{4}/u.test(text.replace(/\{\w+\}/g, ''))
/** Placeholders match any text. */
const fits = (parts: readonly string[], text: string) =>
  new RegExp(`^${parts.map(escaped).join('.+')}$`, 's').test(text)

/** Whether a walk may quote this: it is one of the texts, filled in; `…` stands for an omitted part. */
export function isSaid(label: string, words: ReadonlySet<string>): boolean {
  if (words.has(label)) return true
  return [...words].some(
    (word) => (isTelling(word) && fits(word.split(/\{\w+\}/), label)) || fits(label.split('…'), word),
  )
}
