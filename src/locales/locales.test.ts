import { FIELD_RULES } from '@contract/base/envelope'
import { LANGUAGE_CODES } from '@contract/base/languages'
import { ORDER_STATES, PAYMENT_STATES } from '@contract/base/order-states'
import { catalogue } from './catalogue'
import english from './catalogues/en.json'

const keysOf = (texts: object) => Object.entries(texts).map(([name, of]) => [name, Object.keys(of as object).sort()])

const messagesOf = (texts: object) =>
  Object.entries(texts).flatMap(([namespace, of]) =>
    Object.entries(of as Record<string, string>).map(([key, text]): [string, string] => [`${namespace}.${key}`, text]),
  )

describe.each(LANGUAGE_CODES)('%s', (language) => {
  it('calls no two states of an order, or of its payment, by one name [state.in_transit] [state.shipped]', () => {
    const states: Readonly<Record<string, string>> = catalogue(language).states
    const kinds = [
      ORDER_STATES.map((state) => states[state]),
      PAYMENT_STATES.map((state) => states[`payment_${state}`]),
    ]
    for (const labels of kinds) {
      expect(labels).not.toContain(undefined)
      expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([])
    }
  })

  it('has exactly the keys of English, none empty [const.languages]', () => {
    const texts = catalogue(language)
    expect(keysOf(texts)).toEqual(keysOf(english))
    expect(messagesOf(texts).filter(([, text]) => text.trim() === '')).toEqual([])
  })

  it('raises its voice nowhere', () => {
    expect(messagesOf(catalogue(language)).filter(([, text]) => /[!！¡]/.test(text))).toEqual([])
  })
})

describe.each(ORDER_STATES.map((state) => [state] as const))('order state %s', (state) => {
  it(`has a label [state.${state}]`, () => {
    const labels = LANGUAGE_CODES.map((language) => catalogue(language).states[state])
    expect(labels.filter(Boolean)).toHaveLength(LANGUAGE_CODES.length)
  })
})

it('has words for every rule and payment state', () => {
  const { rules, states } = english
  expect(FIELD_RULES.filter((rule) => !(rule in rules))).toEqual([])
  expect(PAYMENT_STATES.filter((state) => !(`payment_${state}` in states))).toEqual([])
})
