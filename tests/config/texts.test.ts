import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { runInNewContext } from 'node:vm'
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from '@contract/base/languages'
import { TEXT_PACKAGES } from '@/packages'
import english from '@/locales/catalogues/en.json'
import split from '@/locales/split'
import { loadFromChunks, loadFromPackages, OF_SCREENS, textsOf, withTexts } from '../../config/texts/modules'

const CATALOGUES = {
  en: { chat: { title: 'Chat' }, cart: { title: 'Cart' } },
  es: { chat: { title: 'Chatea' }, cart: { title: 'Carrito' } },
}
const read = (language: string) => CATALOGUES[language as keyof typeof CATALOGUES]

describe('the namespaces of a first load', () => {
  it('are picked out of a catalogue, and no others', () => {
    expect(JSON.parse(textsOf(CATALOGUES.es, ['cart']))).toEqual({ cart: { title: 'Carrito' } })
  })

  it('have to be there', () => {
    expect(() => textsOf(CATALOGUES.es, ['basket'])).toThrow('no catalogue has the namespace "basket"')
  })

  it('leave to their screens what few of them show', () => {
    const first: readonly string[] = [...split.first, ...split.late]
    expect(first.filter((namespace) => !(namespace in english))).toEqual([])
    expect(first).not.toContain('chat')
  })
})

describe('texts that come with their screens', () => {
  const source = `import { inEveryLanguage } from '../in-every-language'
import { ownTexts } from './own-texts'

export const chatText = ownTexts(inEveryLanguage('chat'))
`

  it('are written in, in every language', () => {
    const code = withTexts(source, ['en', 'es'], read)
    expect(code).toContain('ownTexts({"en":{"title":"Chat"},"es":{"title":"Chatea"}})')
    expect(code).not.toContain('inEveryLanguage')
  })

  it('are asked for by a namespace that is there and written out', () => {
    expect(() => withTexts(source.replace("'chat'", "'map'"), ['en'], read)).toThrow('en has no namespace "map"')
    expect(() => withTexts(source.replace("'chat'", 'name'), ['en'], read)).toThrow('written out')
  })

  describe('lie in modules', () => {
    const src = path.join(__dirname, '../../src')
    const modules = readdirSync(src, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .map((file) => path.join(src, file))
    const asked = (file: string) => readFileSync(file, 'utf8').match(/\binEveryLanguage\('\w+'\)/g)?.length ?? 0

    it('into which the builds write them: elsewhere they would bring whole catalogues along', () => {
      const asking = modules.filter((file) => /\binEveryLanguage\('/.test(readFileSync(file, 'utf8')))
      expect(asking.length).toBeGreaterThan(30)
      expect(asking.filter((file) => !OF_SCREENS.test(file))).toEqual([])
    })

    it('that ask once each, in the one way that the builds replace', () => {
      const own = modules.filter((file) => OF_SCREENS.test(file) && !/\/late\/|\/own-texts\.ts$/.test(file))
      expect(own.length).toBeGreaterThan(30)
      expect(own.filter((file) => asked(file) !== 1)).toEqual([])
    })
  })
})

type Host = ((file: string) => unknown) & { async?: (file: string) => Promise<unknown> }

/** The mini-program's loader with a host that downloads packages, or (`async` undefined) one that has them all. */
function loaded(async?: (file: string) => Promise<unknown>) {
  const asked: string[] = []
  const answer = (file: string) => {
    asked.push(file)
    return { default: file }
  }
  const host: Host = Object.assign((file: string) => answer(file), { async })
  const code = `${loadFromPackages(split).replace('export const', 'const')}; loadDictionary`
  const load = runInNewContext(code, { require: answer, __non_webpack_require__: host, Promise }) as (
    language: string,
  ) => Promise<string>
  return { asked, load }
}

describe('the mini-program', () => {
  const downloads = (asked: string[]) => (file: string) => {
    asked.push(file)
    return Promise.resolve({ default: file })
  }

  it('reads no language before one is chosen, and only that one then', async () => {
    const fetched: string[] = []
    const { asked, load } = loaded(downloads(fetched))
    expect([...asked, ...fetched]).toEqual([])
    await expect(load('th')).resolves.toBe('./locales/th-pack/texts.js')
    await expect(load(DEFAULT_LANGUAGE)).resolves.toBe('./catalogues/es.json')
    expect([fetched, asked]).toEqual([['./locales/th-pack/texts.js'], ['./catalogues/es.json']])
  })

  it('finds every language where its package is', async () => {
    const fetched: string[] = []
    const { asked, load } = loaded(downloads(fetched))
    for (const language of LANGUAGE_CODES) await load(language)
    expect(fetched.sort()).toEqual(TEXT_PACKAGES.map(({ root }) => `./${root}/texts.js`).sort())
    expect(asked).toHaveLength(1)
  })

  it('asks a host for the file itself that knows no downloading', async () => {
    const { asked, load } = loaded()
    await load('jp')
    expect(asked).toEqual(['./locales/jp-pack/texts.js'])
  })

  it('rejects when the package cannot be downloaded', async () => {
    const { load } = loaded(() => Promise.reject(new Error('no network')))
    await expect(load('en')).rejects.toThrow('no network')
  })
})

describe('H5', () => {
  it('has a chunk for every language, named after it', () => {
    const chunks = [
      ...loadFromChunks(split).matchAll(/(\w+): \(\) => import\(\/\* webpackChunkName: "locale-(\w+)" \*\/ '(.+?)'\)/g),
    ]
    expect(chunks.map(([, language, chunk]) => [language, chunk])).toEqual(LANGUAGE_CODES.map((code) => [code, code]))
    const folder = path.join(__dirname, '../../src/locales')
    expect(chunks.filter(([, , , file]) => !existsSync(path.join(folder, file)))).toEqual([])
  })
})
