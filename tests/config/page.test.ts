/** The page that the browser gets before any script: src/index.html. */
import fs from 'node:fs'
import path from 'node:path'
import { JSDOM } from 'jsdom'
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from '@contract/languages'

const ROOT = path.join(__dirname, '../..')
const page = fs.readFileSync(path.join(ROOT, 'src/index.html'), 'utf8')

interface Loader {
  readonly failed: string
  readonly retry: string
}
function textsOf(language: string): Loader {
  const file = path.join(ROOT, 'src/locales/catalogues', `${language}.json`)
  return (JSON.parse(fs.readFileSync(file, 'utf8')) as { loader: Loader }).loader
}

/** What the page shows after one of its scripts did not load, on a device with this language. */
function shown(language: string | null, change: (script: HTMLScriptElement) => void = () => undefined): string[] {
  const { window } = new JSDOM('', { runScripts: 'outside-only', url: 'https://shop.example/' })
  if (language !== null) window.localStorage.setItem('lang', JSON.stringify({ data: language }))
  window.document.write('<div id="app"></div>')
  for (const [, script] of page.matchAll(/<script>([\s\S]*?)<\/script>/g)) window.eval(script ?? '')
  const script = window.document.createElement('script')
  script.defer = true
  change(script)
  window.document.head.append(script)
  script.dispatchEvent(new window.Event('error'))
  script.dispatchEvent(new window.Event('error'))
  return Array.from(window.document.querySelectorAll('p, button'), (element) => element.textContent ?? '')
}

it.each(LANGUAGE_CODES)('says once that its scripts are missing, and offers a retry, in %s', (language) => {
  const { failed, retry } = textsOf(language)
  expect(shown(language)).toEqual([failed, retry])
})

it('says so in the language of a first start where none is known [const.default-language]', () => {
  const { failed, retry } = textsOf(DEFAULT_LANGUAGE)
  expect(shown(null)).toEqual([failed, retry])
})

it('leaves the scripts of a running app to it', () => {
  expect(shown('en', (script) => (script.defer = false))).toEqual([])
})
