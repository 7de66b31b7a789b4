/** The script in the page's head that asks for the files of the first page, as a browser runs it. */
import vm from 'node:vm'
import { preloadScript } from '../../config/preload/preload-plugin'

const FILES: Readonly<Record<string, readonly string[]>> = {
  'page-home-home': ['js/1.js', 'css/2.css'],
  'page-prouduct-detail': ['js/1.js', 'js/3.js'],
}
const script = preloadScript((chunk: string) => FILES[chunk] ?? [`js/${chunk}.js`], {
  languages: ['en', 'es'],
  start: 'es',
})

/** The files that a browser asks for at an address, with a language kept as it stands in the storage. */
function asked(hash: string, kept: string | null): string[] {
  const links: { rel: string; as: string; href: string }[] = []
  vm.runInNewContext(script, {
    location: { hash },
    localStorage: { getItem: (key: string) => (key === 'lang' ? kept : null) },
    document: { createElement: () => ({}), head: { append: (link: (typeof links)[number]) => links.push(link) } },
  })
  expect(links.every(({ rel }) => rel === 'preload')).toBe(true)
  return links.map(({ as, href }) => `${as} ${href}`)
}

const HOME = ['script js/1.js', 'style css/2.css']

it('asks for the entry page and the texts of a first start', () => {
  expect(asked('', null)).toEqual([...HOME, 'script js/locale-es.js'])
})

it('asks for the page of the address, and for the texts of the language that was chosen', () => {
  expect(asked('#/pages/prouduct/detail?product_id=7', '{"data":"en"}')).toEqual([
    ...['script js/1.js', 'script js/3.js', 'script js/locale-en.js'],
  ])
})

it('asks for the texts alone where the page is none of the first', () => {
  expect(asked('#/pages/mine/wallet', '{"data":"en"}')).toEqual(['script js/locale-en.js'])
})

it.each(['{"data":"xx"}', 'nonsense', '{}'])('asks for nothing when the device has kept %s', (kept) => {
  expect(asked('', kept)).toEqual([])
})
