/** Pages of the mini-program, as Taro's own loader writes their scripts. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { leanPage, withLeanPages } from '../../config/mini/lean-pages'

const SRC = path.resolve(__dirname, '../../src')

type Loader = (this: object, source: string) => string

const { default: loadPage } = jest.requireActual<{ default: Loader }>('@tarojs/taro-loader/lib/page')

/** What the loader writes for a page without a config. */
function scriptOf(loaderMeta: object | undefined): string {
  const page = path.join(SRC, 'pages/tabs/home.tsx')
  const options = { name: 'pages/tabs/home', behaviorsName: 'behaviors', loaderMeta: loaderMeta ?? {}, config: {} }
  const context = {
    getOptions: () => options,
    query: options,
    resourcePath: page,
    context: SRC,
    utils: { contextify: (_: string, request: string) => request },
  }
  return loadPage.call(context, '')
}

describe('the script of a page', () => {
  const before = process.env.TARO_PLATFORM
  beforeAll(() => {
    process.env.TARO_PLATFORM = 'mini'
  })
  afterAll(() => {
    if (before === undefined) delete process.env.TARO_PLATFORM
    else process.env.TARO_PLATFORM = before
  })

  it('makes the page, and does not ask it for behaviors', () => {
    const script = scriptOf(withLeanPages({}).loaderMeta)
    expect(scriptOf({})).toContain('behaviors')
    expect(script).toContain('var inst = Page(taroOption)')
    expect(script).not.toContain('behaviors')
  })

  it('is refused where Taro writes it in another way', () => {
    expect(() => leanPage('var inst = Page(options)')).toThrow('behaviors')
  })

  it('has nothing to ask for', () => {
    const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
    expect(files.filter((file) => /\bbehaviors\b/.test(readFileSync(path.join(SRC, file), 'utf8')))).toEqual([])
  })
})
