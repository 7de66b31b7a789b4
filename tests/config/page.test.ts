/** What a browser shows when files of the app are missing: src/index.html, and the script that it asks for. */
import fs from 'node:fs'
import path from 'node:path'
import { JSDOM, VirtualConsole } from 'jsdom'
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from '@contract/base/languages'
import { lostScript } from '../../config/pwa/lost-plugin'

const ROOT = path.join(__dirname, '../..')
const page = fs.readFileSync(path.join(ROOT, 'src/index.html'), 'utf8')
const [OWN, OTHER] = ['js/app.0a1b2c3d.js', 'js/app.11111111.js']

interface Loader {
  readonly failed: string
  readonly retry: string
}
function textsOf(language: string): Loader {
  const file = path.join(ROOT, 'src/locales/catalogues', `${language}.json`)
  return (JSON.parse(fs.readFileSync(file, 'utf8')) as { loader: Loader }).loader
}

/** A page whose first script is `entry`, on a device with this language. */
function open(entry: string, language: string | null = 'en') {
  // a reload, which jsdom does not know, is written there
  const virtualConsole = new VirtualConsole()
  const { window } = new JSDOM('<body></body>', {
    ...{ runScripts: 'outside-only', url: 'https://shop.example/', virtualConsole },
  })
  if (language !== null) window.localStorage.setItem('lang', JSON.stringify({ data: language }))
  for (const [, script] of page.matchAll(/<script>([\s\S]*?)<\/script>/g)) window.eval(script ?? '')
  const first = window.document.createElement('script')
  Object.assign(first, { defer: true, src: entry })
  window.document.head.append(first)
  return { window, first }
}
type Page = ReturnType<typeof open>

const asked = ({ window }: Page) => window.document.querySelectorAll<HTMLScriptElement>('script[src="lost.js"]')

/** Plays the script that the page has asked for, of the build with this entry. */
function answer({ window }: Page, entry: string): void {
  const script = window.document.querySelector<HTMLScriptElement>('script[src="lost.js"]')
  Object.defineProperty(window.document, 'currentScript', { value: script, configurable: true })
  window.eval(lostScript(entry, LANGUAGE_CODES))
}

const shown = ({ window }: Page) =>
  Array.from(window.document.querySelectorAll('p, button'), (each) => each.textContent)
const reloads = ({ window }: Page) => (window as unknown as { __soukReloads?: boolean }).__soukReloads

it.each(LANGUAGE_CODES)('says once that its scripts are missing, and offers a retry, in %s', (language) => {
  const opened = open(OWN, language)
  opened.first.dispatchEvent(new opened.window.Event('error'))
  answer(opened, OWN)
  answer(opened, OWN)
  const { failed, retry } = textsOf(language)
  expect([shown(opened), reloads(opened)]).toEqual([[failed, retry], false])
})

it('says so in the language of a first start where none is known [const.default-language]', () => {
  const opened = open(OWN, null)
  opened.first.dispatchEvent(new opened.window.Event('error'))
  answer(opened, OWN)
  const { failed, retry } = textsOf(DEFAULT_LANGUAGE)
  expect(shown(opened)).toEqual([failed, retry])
})

it('is loaded anew where another build is served, once for each build', () => {
  const opened = open(OWN)
  opened.first.dispatchEvent(new opened.window.Event('error'))
  answer(opened, OTHER)
  expect([shown(opened), reloads(opened)]).toEqual([[], true])
  answer(opened, OTHER)
  expect([shown(opened).length, reloads(opened)]).toEqual([2, false])
  answer(opened, 'js/app.22222222.js')
  expect(reloads(opened)).toBe(true)
})

it('leaves the scripts of a running app to it', () => {
  const opened = open(OWN)
  opened.first.defer = false
  opened.first.dispatchEvent(new opened.window.Event('error'))
  expect(asked(opened)).toHaveLength(0)
})
