/** Labels left out: a state or a code without its words in one of the languages. */
import { LANGUAGE_CODES } from '@contract/base/languages'
import { at } from '@contract/rules/lists'
import type { Mutant } from './mutant'

/** The line of a key in a namespace, whose last one has no comma. */
const line = (namespace: string, key: string) =>
  new RegExp(`(?<=^ {2}"${namespace}": \\{\\n(?: {4}.*\\n)*) {4}"${key}": .*,\\n`, 'm')

const STATES = ['to_be_paid', 'paid', 'shipped', 'completed', 'cancelled', 'delivered']
const CODES = [
  [1000004, 'invalid_token'],
  [1100002, 'wrong_credentials'],
  [2000022, 'balance_insufficient'],
  [2000023, 'stock_insufficient'],
  [2000030, 'recharge_limit'],
  [2000033, 'cancel_shipped'],
] as const

const ofStates = LANGUAGE_CODES.map((language, index): Mutant => ({
  row: `state.${STATES[index]}`,
  file: `src/locales/catalogues/${language}.json`,
  from: line('states', at(STATES, index)),
  to: '',
  test: 'src/locales/locales.test.ts',
}))

const ofCodes = LANGUAGE_CODES.map((language, index): Mutant => ({
  row: `code.${at(CODES, index)[0]}`,
  file: `src/locales/catalogues/${language}.json`,
  from: line('errors', at(CODES, index)[1]),
  to: '',
  test: 'src/services/request.test.ts',
}))

const ALIKE: readonly Mutant[] = [
  {
    row: 'state.in_transit',
    file: 'src/locales/catalogues/th.json',
    from: '"in_transit": "อยู่ระหว่างขนส่ง"',
    to: '"in_transit": "จัดส่งแล้ว"',
    test: 'src/locales/locales.test.ts',
  },
]

export const LABELS: readonly Mutant[] = [...ofStates, ...ofCodes, ...ALIKE]
