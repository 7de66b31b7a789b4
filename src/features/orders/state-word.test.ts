import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGE_CODES } from '@contract/base/languages'
import { ORDER_STATES, ORDER_TABS, ORDER_TAB_NAMES } from '@contract/base/order-states'
import { catalogue } from '@/locales/catalogue'
import { setCurrent } from '@/locales/current'
import { stateWord, tabOf } from './state-word'
import { tabWord } from './tab-word'

const SRC = join(__dirname, '../..')

/** Where a state has another word: what the seller reads, and the history of an order, which names each state. */
const OTHERS = /^features\/(shop-admin|shop)\/|^features\/orders\/order\/order-history\.tsx$/
/** The texts of sellers, and of things that are not orders: movements of money, and a checkout that is done. */
const OTHER_TEXTS = /^(states|shopAdmin|store|wallet|shopBalance)\.|^checkout\.done$/

it('is that of the tab where the order is found [tab.on_the_way]', () => {
  setCurrent('en', catalogue('en'))
  for (const tab of ORDER_TAB_NAMES.filter((name) => name !== 'all')) {
    expect(ORDER_TABS[tab].map(tabOf)).toEqual(ORDER_TABS[tab].map(() => tab))
    expect(new Set(ORDER_TABS[tab].map(stateWord))).toEqual(new Set([tabWord(tab)]))
  }
  const words = ['To be paid', 'To be shipped', 'On the way', 'Delivered', 'Completed', 'Cancelled']
  expect([...new Set(ORDER_STATES.map(stateWord))]).toEqual(words)
})

describe.each(LANGUAGE_CODES)('in %s', (language) => {
  const words = () => ORDER_TAB_NAMES.map(tabWord)
  beforeEach(() => setCurrent(language, catalogue(language)))

  it('is another one for each tab', () => {
    expect(new Set(words()).size).toBe(ORDER_TAB_NAMES.length)
  })

  it('stands in no text beside the table', () => {
    const states: Readonly<Record<string, string>> = catalogue(language).states
    const taken = new Set([...words().slice(1), ...ORDER_STATES.map((state) => states[state])])
    const again = Object.entries(catalogue(language))
      .flatMap(([namespace, texts]) =>
        Object.entries(texts as Record<string, string>)
          .filter(([, text]) => taken.has(text))
          .map(([key]) => `${namespace}.${key}`),
      )
      .filter((key) => !OTHER_TEXTS.test(key))
    expect(again).toEqual([])
  })
})

it('is taken from the table alone', () => {
  const named = new RegExp(`['"\`]states\\.(\\$|all|on_the_way|${ORDER_STATES.join('|')})`)
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => named.test(readFileSync(join(SRC, file), 'utf8')))
  expect(files.filter((file) => !OTHERS.test(file))).toEqual(['features/orders/tab-word.ts'])
})
