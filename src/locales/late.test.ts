import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGE_CODES } from '@contract/languages'
import { catalogue } from './catalogue'
import { setCurrent } from './current'
import { t } from './t'

const SRC = join(__dirname, '..')
const KEY = /['"`]checkout\.[a-z]/

it('says nothing of the checkout where a language came without it, until its screens are there', async () => {
  const first = (language: (typeof LANGUAGE_CODES)[number]) => ({ ...catalogue(language), checkout: undefined })
  setCurrent('th', first('th'))
  expect(t('checkout.title')).toBe('checkout.title')
  await import('./late/checkout')
  for (const language of LANGUAGE_CODES) {
    setCurrent(language, first(language))
    expect(t('checkout.title')).toBe(catalogue(language).checkout.title)
  }
})

it('comes with every file that has words of the checkout', () => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.startsWith('locales'))
    .map((file) => ({ file, text: readFileSync(join(SRC, file), 'utf8') }))
  const naming = files.filter(({ text }) => KEY.test(text))
  expect(naming.length).toBeGreaterThan(10)
  const without = naming.filter(({ text }) => !text.includes("import '@/locales/late/checkout'"))
  expect(without.map(({ file }) => file)).toEqual([])
})
