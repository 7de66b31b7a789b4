/** What a page shows before a file of the app is there, as a browser runs it. */
import fs from 'node:fs'
import path from 'node:path'
import { JSDOM } from 'jsdom'
import { LANGUAGE_CODES } from '@contract/base/languages'
import { firstPaint } from '../../config/first-paint/first-paint-plugin'

const CATALOGUES = path.join(__dirname, '../../src/locales/catalogues')
const html = firstPaint({ languages: LANGUAGE_CODES, start: 'es', first: 'pages/home/home' })

interface Catalogue {
  readonly common: { readonly search_products: string }
}
const searchIn = (language: string) =>
  (JSON.parse(fs.readFileSync(path.join(CATALOGUES, `${language}.json`), 'utf8')) as Catalogue).common.search_products

/** The first paint at an address, with what the device has kept. */
function open(hash: string, kept: Readonly<Record<string, string>> = {}) {
  const { window } = new JSDOM('<body></body>', { runScripts: 'outside-only', url: `https://shop.example/${hash}` })
  for (const [key, value] of Object.entries(kept)) window.localStorage.setItem(key, value)
  window.document.body.innerHTML = html
  window.eval(window.document.querySelector('script')?.textContent ?? '')
  const text = (id: string) => window.document.getElementById(`first-paint-${id}`)?.textContent
  return {
    search: text('search'),
    name: text('name'),
    parts: window.document.querySelectorAll('.paint-home').length,
    boxes: [...window.document.querySelectorAll('i[id]')].map(({ id }) => id),
    bar: window.document.getElementById('first-paint-bar')?.className,
    read: window.document.getElementById('first-paint')?.getAttribute('aria-hidden'),
  }
}

it.each(LANGUAGE_CODES)('speaks %s where the device does', (language) => {
  expect(open('', { lang: JSON.stringify({ data: language }) }).search).toBe(searchIn(language))
})

it('speaks the language of a first start, and names no marketplace that it does not know', () => {
  expect(open('')).toMatchObject({ search: searchIn('es'), name: '', read: 'true' })
})

it('has the name that the device has kept', () => {
  const config = JSON.stringify({ data: { version: 1, currencies: { name: 'Bazaar' } } })
  expect(open('', { 'souk.config': config }).name).toBe('Bazaar')
})

it.each(['', '#/', '#/pages/home/home', '#/pages/home/home?from=card'])('is that of home at "%s"', (hash) => {
  expect(open(hash)).toMatchObject({ parts: 2, bar: 'paint-bar' })
  expect(open(hash).boxes).toEqual(
    expect.arrayContaining(['advert', 'deal0', 'deal1'].map((id) => `first-paint-${id}`)),
  )
})

it('is a bar alone elsewhere, on wide screens, with a place for the picture of a product', () => {
  const alone = { parts: 0, bar: 'paint-bar paint-bar--wide', boxes: ['first-paint-product'] }
  expect(open('#/pages/cart/cart')).toMatchObject(alone)
  expect(open('#/pages/prouduct/detail?product_id=1')).toMatchObject(alone)
})

it.each(['nonsense', '{"data":"xx"}', '{}'])('stays when the device has kept %s', (lang) => {
  expect(open('', { lang })).toMatchObject({ parts: 2 })
})
