import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGE_CODES } from '@contract/languages'
import { setCurrent } from './current'
import { dictionary as en } from './en'
import { loadDictionary } from './load'
import { t } from './t'

const SRC = join(__dirname, '..')
const KEY = /['"`]checkout\.[a-z]/

it('leaves the checkout out of what is loaded first on H5, and has it once its screens are there', async () => {
  const thai = await loadDictionary('th')
  expect(thai).not.toHaveProperty('checkout')
  setCurrent('th', thai)
  expect(t('checkout.title')).toBe('checkout.title')
  await import('./late/checkout')
  for (const language of LANGUAGE_CODES) {
    setCurrent(language, await loadDictionary(language))
    expect(t('checkout.title')).toBe(
      jest.requireActual<{ dictionary: typeof en }>(`./${language}`).dictionary.checkout.title,
    )
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
