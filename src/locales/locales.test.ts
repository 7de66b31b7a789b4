import { join } from 'node:path'
import { FIELD_RULES } from '@contract/envelope'
import { LANGUAGE_CODES, type Language } from '@contract/languages'
import { ORDER_STATES, ORDER_TAB_NAMES, PAYMENT_STATES } from '@contract/order-states'
import { dictionary as en } from './en'
import type { Dictionary, Plural } from './texts'
import { usedKeys } from './used-keys'

type Entries = Record<string, string | Plural>

const flat = (dictionary: object): Entries =>
  Object.fromEntries(
    Object.entries(dictionary).flatMap(([area, texts]) =>
      Object.entries(texts as Entries).map(([name, text]) => [`${area}.${name}`, text]),
    ),
  )
const forms = (text: string | Plural): string[] => (typeof text === 'string' ? [text] : Object.values({ ...text }))
const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()

const english = flat(en)
const usage = usedKeys(join(__dirname, '..'))
const others = LANGUAGE_CODES.filter((language) => language !== 'en')
const whole = (language: Language) => jest.requireActual<{ dictionary: Dictionary }>(`./${language}`).dictionary
const entriesOf = async (language: Language) => flat(whole(language))

describe.each(LANGUAGE_CODES)('%s', (language) => {
  it('calls no two states of an order, of its payment, or tabs by one name [state.in_transit] [state.shipped]', async () => {
    const entries = await entriesOf(language)
    const kinds = [
      ORDER_STATES.map((state) => `states.${state}`),
      PAYMENT_STATES.map((state) => `states.payment_${state}`),
      ORDER_TAB_NAMES.map((tab) => `states.tab_${tab}`),
    ]
    for (const keys of kinds) {
      const labels = keys.map((key) => entries[key])
      expect(labels).not.toContain(undefined)
      expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([])
    }
  })

  it('has exactly the keys of English, none empty [const.languages]', async () => {
    const entries = await entriesOf(language)
    expect(Object.keys(entries).sort()).toEqual(Object.keys(english).sort())
    const empty = Object.entries(entries).filter(([, text]) => forms(text).some((form) => form.trim() === ''))
    expect(empty).toEqual([])
  })

  it('has the plural forms that its grammar needs', async () => {
    const tellsOne = language === 'en' || language === 'es'
    const plurals = Object.entries(await entriesOf(language)).filter(([, text]) => typeof text !== 'string')
    expect(plurals.length).toBeGreaterThan(0)
    const wrong = plurals.filter(([, text]) => ((text as Plural).one !== undefined) !== tellsOne)
    expect(wrong.map(([key]) => key)).toEqual([])
  })

  it('raises its voice nowhere', async () => {
    const loud = Object.entries(await entriesOf(language)).filter(([, text]) => /[!！¡]/.test(forms(text).join('')))
    expect(loud.map(([key]) => key)).toEqual([])
  })
})

describe.each(others)('%s', (language) => {
  it('fills the same placeholders as English', async () => {
    const entries = await entriesOf(language)
    const wrong = Object.keys(english).filter((key) => {
      const expected = placeholders((english[key] as Plural).other ?? (english[key] as string))
      return forms(entries[key]).some((form) => placeholders(form).join() !== expected.join())
    })
    expect(wrong).toEqual([])
  })
})

describe.each(ORDER_STATES.map((state) => [state] as const))('order state %s', (state) => {
  it(`has a label [state.${state}]`, async () => {
    const all = LANGUAGE_CODES.map(whole)
    expect(all.map(({ states }) => states[state]).filter(Boolean)).toHaveLength(LANGUAGE_CODES.length)
  })
})

it('has words for every rule, tab and payment state', () => {
  const wanted = [
    ...FIELD_RULES.map((rule) => `rules.${rule}`),
    ...ORDER_TAB_NAMES.map((tab) => `states.tab_${tab}`),
    ...PAYMENT_STATES.map((state) => `states.payment_${state}`),
  ]
  expect(wanted.filter((key) => !(key in english))).toEqual([])
})

it('has every text that the source asks for', () => {
  expect([...usage.asked].filter((key) => !(key in english))).toEqual([])
})

it('has no text that the source never uses', () => {
  const unused = Object.keys(english).filter(
    (key) => !usage.keys.has(key) && !usage.prefixes.some((prefix) => key.startsWith(prefix)),
  )
  expect(unused).toEqual([])
})
