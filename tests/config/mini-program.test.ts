/** The mini-program's app.json and what its build leaves out. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { runInNewContext } from 'node:vm'
import { REQUEST_TIMEOUT_MS } from '@contract/base/constants'
import { LANGUAGE_CODES } from '@contract/base/languages'
import { catalogue } from '@/locales/catalogue'
import split from '@/locales/split'
import { CONTENT_PACKAGES, PACKAGES, TEXT_PACKAGES } from '@/packages'
import { audienceOf, namesOn, pathsOn, ROUTES } from '@/routes'
import { languageOf, textsModule } from '../../config/mini/language-packages'
import { leanTemplates, UNUSED } from '../../config/mini/lean-templates'
import { runtimeCode } from '../../config/mini/load-packages'
import { packageOfChunks, picturePlace } from '../../config/mini/picture-place'
import { ScreenChunks } from '../../config/mini/screen-chunks'
import { stubFiles, withStubs } from '../../config/mini/stub-pages'
import sitemap from '../../config/mini/sitemap.json'

const SRC = path.resolve(__dirname, '../../src')

interface AppConfig {
  readonly pages: readonly string[]
  readonly subPackages?: readonly unknown[]
  readonly preloadRule?: unknown
  readonly networkTimeout?: Record<string, number>
}

function configFor(target: 'h5' | 'weapp' | 'rn'): AppConfig {
  const before = process.env.TARO_ENV
  process.env.TARO_ENV = target
  try {
    let config: AppConfig | undefined
    jest.isolateModules(() => {
      config = jest.requireActual<{ default: AppConfig }>('@/app.config').default
    })
    return config as unknown as AppConfig
  } finally {
    process.env.TARO_ENV = before
  }
}

describe('app.json', () => {
  it('lists the packages of screens, of contents and of texts', () => {
    const config = configFor('weapp')
    expect(config.pages).toEqual(PACKAGES.main)
    expect(config.subPackages).toEqual([...PACKAGES.subpackages, ...CONTENT_PACKAGES, ...TEXT_PACKAGES])
    expect(config.preloadRule).toBeDefined()
  })

  it('ends requests, sockets, uploads and downloads after 60 s [const.request-timeout]', () => {
    const sixty = 60_000
    expect(REQUEST_TIMEOUT_MS).toBe(sixty)
    expect(configFor('weapp').networkTimeout).toEqual({
      request: sixty,
      connectSocket: sixty,
      uploadFile: sixty,
      downloadFile: sixty,
    })
  })

  it.each(['h5', 'rn'] as const)('knows no packages on %s, only the pages', (target) => {
    const config = configFor(target)
    expect(config.pages).toEqual(pathsOn(target))
    expect(config).not.toHaveProperty('subPackages')
    expect(config).not.toHaveProperty('preloadRule')
    expect(config).not.toHaveProperty('networkTimeout')
  })
})

describe('project.config.json', () => {
  const project = JSON.parse(readFileSync(path.join(SRC, '../project.config.json'), 'utf8')) as {
    readonly setting: Readonly<Record<string, boolean>>
  }

  it('opens what the build writes, as a guest and with any address', () => {
    expect(project).toMatchObject({
      miniprogramRoot: 'dist/weapp/',
      appid: 'touristappid',
      setting: { urlCheck: false },
    })
  })

  it('compiles nothing a second time, and drops no file that only a require.async names', () => {
    const { es6, enhance, postcss, ignoreDevUnusedFiles, ignoreUploadUnusedFiles } = project.setting
    expect([es6, enhance, postcss]).toEqual([false, false, false])
    expect([ignoreDevUnusedFiles, ignoreUploadUnusedFiles]).toEqual([false, false])
  })
})

describe('packages without screens', () => {
  const app = JSON.stringify({
    pages: ['pages/home/home'],
    subPackages: [
      { root: 'pages/users', pages: ['login'] },
      { root: 'screens/cart', name: 'cart-screens', pages: [] },
    ],
    preloadRule: { 'pages/home/home': { packages: ['cart-screens'] } },
  })

  it('get a page each, so that a preload rule can name them', () => {
    const { text, roots } = withStubs(app)
    expect(roots).toEqual(['screens/cart'])
    expect(JSON.parse(text)).toEqual({
      ...JSON.parse(app),
      subPackages: [
        { root: 'pages/users', pages: ['login'] },
        { root: 'screens/cart', name: 'cart-screens', pages: ['empty'] },
      ],
    })
  })

  it('send a person home who opens such a page', () => {
    const files = stubFiles('screens/cart', 'pages/home/home')
    expect(Object.keys(files).sort()).toEqual(['js', 'json', 'wxml'].map((end) => `screens/cart/empty.${end}`))
    let page: { onLoad: () => void } | undefined
    const switchTab = jest.fn()
    runInNewContext(files['screens/cart/empty.js'] ?? '', {
      Page: (given: typeof page) => (page = given),
      wx: { switchTab },
    })
    page?.onLoad()
    expect(switchTab).toHaveBeenCalledWith({ url: '/pages/home/home' })
  })

  it('are not looked for in an app.json that has no packages at all', () => {
    expect(() => withStubs('{"pages":[]}')).toThrow('no subPackages')
  })
})

describe('sitemap.json', () => {
  const allowed = sitemap.rules.filter(({ action }) => action === 'allow').map(({ page }) => page)
  const matches = (path: string) =>
    allowed.some((page) => (page.endsWith('*') ? path.startsWith(page.slice(0, -1)) : page === path))

  it('lets the host search pages that exist and that any visitor may see, and no other', () => {
    expect(sitemap.rules.at(-1)).toEqual({ action: 'disallow', page: '*' })
    const searched = namesOn('weapp').filter((name) => matches(ROUTES[name].path))
    expect(searched.filter((name) => audienceOf(name) !== 'visitor')).toEqual([])
    expect(
      allowed.filter((page) => !pathsOn('weapp').some((path) => path.startsWith(page.replace(/\*$/, '')))),
    ).toEqual([])
    expect(searched).toEqual(expect.arrayContaining(['home', 'product', 'shop', 'article', 'privacy']))
  })
})

describe('a package of texts', () => {
  it.each(LANGUAGE_CODES)('holds what the app says in %s, and asks for no other file', (language) => {
    const exports = {} as { default?: Record<string, unknown> }
    runInNewContext(textsModule(language, split), { exports })
    const dictionary = JSON.parse(JSON.stringify(exports.default)) as Record<string, unknown>
    expect(catalogue(language)).toMatchObject(dictionary)
    expect(Object.keys(dictionary)).toEqual(expect.arrayContaining(['common', 'errors', 'cart', 'checkout']))
    expect(dictionary).not.toHaveProperty('chat')
  })

  it('differs from a package of screens by its folder', () => {
    expect(languageOf('locales/zhtw-pack')).toBe('zhtw')
    expect(languageOf('pages/users')).toBeUndefined()
  })
})

describe('the templates', () => {
  const wxml = `<template name="tmpl_0_0">
  <view hover-class="{{i.p1||'none'}}" hover-start-time="{{xs.b(i.p2,50)}}" animation="{{i.p0}}" bindtap="eh"  id="{{i.uid||i.sid}}">
    <template is="{{xs.a(c, item.nn, l)}}" />
  </view>
</template>`

  it('lose what no screen sets, and keep the rest', () => {
    expect(leanTemplates(wxml)).toBe(
      `<template name="tmpl_0_0"><view hover-class="{{i.p1||'none'}}" bindtap="eh" id="{{i.uid||i.sid}}">` +
        `<template is="{{xs.a(c, item.nn, l)}}"/></view></template>`,
    )
  })

  it('lose the children of components that have none', () => {
    const child = '<template is="{{xs.a(c, item.nn, l)}}" wx:for="{{i.cn}}"/>'
    const template = (tag: string, inside: string) => `<${tag} id="{{i.uid}}">${inside}</${tag}>`
    for (const tag of ['image', 'input', 'textarea', 'canvas', 'web-view']) {
      expect(leanTemplates(template(tag, child))).toBe(template(tag, ''))
    }
    for (const tag of ['view', 'button', 'map']) expect(leanTemplates(template(tag, child))).toBe(template(tag, child))
    expect(
      sources()
        .join('')
        .match(/<\/(Image|Input|Textarea|Canvas|WebView)>/),
    ).toBeNull()
  })

  it('lose nothing that a screen does set', () => {
    const prop = (attribute: string) =>
      attribute.startsWith('bind')
        ? `on${attribute.slice(4)}`
        : attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
    const set = (text: string) =>
      UNUSED.filter((attribute) => new RegExp(`\\s${prop(attribute)}(=[{"]|\\s*/?>|\\s+\\w+=[{"])`, 'i').test(text))
    expect(set('<Text className="a" selectable id="b">')).toEqual(['selectable'])
    expect(set('<View onTransitionEnd={() => end()}>')).toEqual(['bindtransitionend'])
    expect(sources().flatMap(set)).toEqual([])
  })
})

/** The components that the mini-program is built from. */
function sources(): string[] {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.tsx') && !/\.(test|h5|rn)\.tsx$/.test(file),
  )
  expect(files.length).toBeGreaterThan(50)
  return files.map((file) => readFileSync(path.join(SRC, file), 'utf8'))
}

describe('a content', () => {
  it('has a chunk in its package when its page is held back in the main package', () => {
    const chunks = new ScreenChunks(['screens/cart'], new Map([['pages/cart/pay', 'screens/cart/pay']]))
    expect(chunks.chunkOf('pages/cart/pay.tsx')).toBe('screens/cart/pay')
    expect(chunks.chunkOf('pages/cart/cart.tsx')).toBeUndefined()
    expect(chunks.chunkOf('pages/cart/parts/pay.tsx')).toBeUndefined()
  })

  const loaded = (require: unknown) => {
    const webpack = {} as { load: (url: string, done: (event: { type: string }) => void) => void }
    runInNewContext(runtimeCode('webpack.load', ['screens/cart/pay.js']), { webpack, require, Promise })
    return new Promise<string>((resolve) => webpack.load('/screens/cart/pay.js', ({ type }) => resolve(type)))
  }

  it('is downloaded by the host with its package', async () => {
    const asked: string[] = []
    const require = Object.assign(jest.fn(), { async: async (file: string) => void asked.push(file) })
    expect(await loaded(require)).toBe('load')
    expect(asked).toEqual(['./screens/cart/pay.js'])
    expect(require).not.toHaveBeenCalled()
  })

  it('is required at once by a host that knows no downloading', async () => {
    const require = jest.fn()
    expect(await loaded(require)).toBe('load')
    expect(require).toHaveBeenCalledWith('./screens/cart/pay.js')
  })

  it('is reported as missing when the download fails', async () => {
    const require = Object.assign(jest.fn(), { async: () => Promise.reject(new Error('no network')) })
    expect(await loaded(require)).toBe('error')
  })
})

describe('a picture', () => {
  const roots = ['pages/history', 'pages/users']

  it('lies in the one subpackage that shows it, and else in the main package', () => {
    expect(packageOfChunks(['pages/history/detail', 'pages/history/sub-vendors'], roots)).toBe('pages/history')
    expect(packageOfChunks(['pages/history/detail', 'pages/users/404'], roots)).toBeUndefined()
    expect(packageOfChunks(['common'], roots)).toBeUndefined()
    expect(packageOfChunks([], roots)).toBeUndefined()
  })

  it('keeps its path in the main package before its module is in a chunk', () => {
    expect(picturePlace(roots)({ filename: 'src/kit/art/bag.webp' })).toBe('kit/art/bag.webp')
  })
})
