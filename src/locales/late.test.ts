import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGE_CODES } from '@contract/base/languages'
import { catalogue } from './catalogue'
import { setCurrent } from './current'
import split, { type LateNamespace } from './split'
import { t } from './t'
import type { Key } from './texts'

const SRC = join(__dirname, '..')

/** A text of each namespace, and what loads the namespace. */
const SAMPLES: Readonly<Record<LateNamespace, readonly [key: Key, load: () => Promise<unknown>]>> = {
  account: ['account.title', () => import('./late/account.h5')],
  auth: ['auth.login', () => import('./late/auth.h5')],
  checkout: ['checkout.title', () => import('./late/checkout.h5')],
  coupon: ['coupon.apply', () => import('./late/coupon.h5')],
  orders: ['orders.title', () => import('./late/orders.h5')],
  search: ['search.title', () => import('./late/search.h5')],
  states: ['states.to_be_paid', () => import('./late/states.h5')],
}

describe.each(split.late)('the texts of %s', (namespace) => {
  const [key, load] = SAMPLES[namespace]

  it('are missing where a language came without them, until their screens are there', async () => {
    const whole = (language: (typeof LANGUAGE_CODES)[number]) => {
      setCurrent(language, catalogue(language))
      return t(key)
    }
    const expected = LANGUAGE_CODES.map(whole)
    const first = (language: (typeof LANGUAGE_CODES)[number]) => ({ ...catalogue(language), [namespace]: undefined })
    setCurrent('th', first('th'))
    expect(t(key)).toBe(key)
    await load()
    const found = LANGUAGE_CODES.map((language) => {
      setCurrent(language, first(language))
      return t(key)
    })
    expect(found).toEqual(expected)
  })

  it('come with every file that has one of them', () => {
    const named = new RegExp(`['"\`]${namespace}\\.[a-z]`)
    const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.startsWith('locales'))
      .map((file) => ({ file, text: readFileSync(join(SRC, file), 'utf8') }))
    const naming = files.filter(({ text }) => named.test(text))
    expect(naming.length).toBeGreaterThan(2)
    const without = naming.filter(({ text }) => !text.includes(`import '@/locales/late/${namespace}'`))
    expect(without.map(({ file }) => file)).toEqual([])
  })
})
