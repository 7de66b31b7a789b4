import { existsSync } from 'node:fs'
import path from 'node:path'
import { runInNewContext } from 'node:vm'
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from '@contract/base/languages'
import { at } from '@contract/rules/lists'
import { TEXT_PACKAGES } from '@/packages'
import english from '@/locales/catalogues/en.json'
import split from '@/locales/split'
import { setCurrent } from '@/locales/current'
import { addTexts } from '@/locales/screen-texts'
import { t } from '@/locales/t'
import { translate } from '@/locales/translate'
import {
  loadFromChunks,
  loadFromPackages,
  NAMESPACE,
  namespaceModule,
  namespacesIn,
  SOURCES,
  textsOf,
  withImports,
} from '../../config/texts/modules'

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
  const languages = ['en', 'es']
  const named = (source: string) => namespacesIn(source, () => CATALOGUES.en)

  it('are those of the keys that a source names, or puts together', () => {
    expect(named("t('chat.title')")).toEqual(['chat'])
    expect(named('{ title: \'chat.title\', other: "cart.title" }')).toEqual(['cart', 'chat'])
    expect(named('t(`chat.ti${rest}`)')).toEqual(['chat'])
  })

  it('are not what only looks like a key', () => {
    expect(named("import './chat.scss'; t('chat.none'); t(`chat.no_${key}`); chat.title; 'wechat.title'")).toEqual([])
    expect(named('export {}')).toEqual([])
  })

  it('are imported after the last line, unless they come with the language', () => {
    const code = withImports("t('chat.title')\nt('cart.title')", () => CATALOGUES.en, ['cart'])
    expect(code).toBe("t('chat.title')\nt('cart.title')\nimport '@/locales/namespace?chat'")
  })

  it('are written in every language', () => {
    const code = namespaceModule('chat', languages, read)
    expect(code).toContain('addTexts(\'chat\', ["title"], {"en":["Chat"],"es":["Chatea"]})')
  })

  it('have to be there in every language', () => {
    const short = (language: string) => (language === 'en' ? CATALOGUES.en : { chat: {} })
    expect(() => namespaceModule('map', languages, read)).toThrow('en has no namespace "map"')
    expect(() => namespaceModule('chat', languages, short)).toThrow('es has no text "chat.title"')
  })

  it('are found by the app as soon as they are there, in any language', () => {
    setCurrent('es', { cart: { title: 'Carrito' } } as never)
    expect(t('chat.title')).toBe('chat.title')
    runInNewContext(
      namespaceModule('chat', LANGUAGE_CODES, (language) => ({ chat: { title: `Chat ${language}` } })).replace(
        /^import.*$/m,
        '',
      ),
      { addTexts },
    )
    expect(t('chat.title')).toBe('Chat es')
    setCurrent('th', {} as never)
    expect(t('chat.title')).toBe('Chat th')
    expect(translate({}, 'jp', 'chat.title')).toBe('Chat jp')
  })

  it('are looked for in every source of the app', () => {
    expect(
      ['src/features/map/map.tsx', 'src/stores/cart.ts', 'src/locales/wallet-name.ts'].map((file) =>
        SOURCES.test(`/souk/${file}`),
      ),
    ).toEqual([true, true, true])
    expect(NAMESPACE.test('/souk/src/locales/namespace.ts')).toBe(true)
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
  const code = `${loadFromPackages(split).replaceAll('export const', 'const')}; loadDictionary`
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
    expect(chunks.filter((chunk) => !existsSync(path.join(folder, at(chunk, 3))))).toEqual([])
  })
})
